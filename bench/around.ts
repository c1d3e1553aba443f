import {weighFeatures} from '../tests/support/feature-weight';

import {kilobytes, printTable} from './table';

/** What consent, attribution, analytics, chat, experiments, prefetching and fresh builds cost in JavaScript. */
const {firstLoad, later} = await weighFeatures();
printTable('Features around the shop (gzip, kB, without the framework)', [
  {part: 'first load, on every page', kB: kilobytes(firstLoad)},
  ...later.map(({name, bytes}) => ({part: `${name}, idle or on intent`, kB: kilobytes(bytes)})),
]);
