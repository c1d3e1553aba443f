import {PurgeMark} from './purge-mark.server';

/** The last purge that this isolate knows of. */
export const rememberedPurge = new PurgeMark(() => Date.now());
