import {versionWarning} from './api-version';
import {configuredApiVersion} from './environment';
import {runSteps} from './run-steps';
import {CHECKS, chooseSteps} from './steps';

/** `npm run check`: the static part of `npm test`. `npm run check -- types lint` runs only those. */
// Said and no failure: what was right yesterday does not become wrong overnight. The scheduled workflow fails by it.
const warning = versionWarning(configuredApiVersion(), new Date());
if (warning !== null) console.warn(`${warning}\n`);

process.exitCode = (await runSteps(chooseSteps(CHECKS, process.argv.slice(2)))) ? 0 : 1;
