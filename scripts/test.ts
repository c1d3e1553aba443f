import {runSteps} from './run-steps';
import {ALL, chooseSteps} from './steps';

/** `npm test`: every check and every test. `npm test -- unit edge` runs only those steps. */
const steps = chooseSteps(ALL, process.argv.slice(2));
process.exitCode = (await runSteps(steps)) ? 0 : 1;
