import {runSteps} from './run-steps';
import {CHECKS, chooseSteps} from './steps';

/** `npm run check`: the static part of `npm test`. `npm run check -- types lint` runs only those. */
process.exitCode = (await runSteps(chooseSteps(CHECKS, process.argv.slice(2)))) ? 0 : 1;
