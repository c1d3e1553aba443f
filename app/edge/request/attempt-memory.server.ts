import {AttemptMemory} from './rate-limit.server';

/** What this isolate has counted of attempts; bounded, and it names networks and accounts to nobody. */
export const countedAttempts = new AttemptMemory();
