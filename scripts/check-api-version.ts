import {versionWarning} from './api-version';
import {configuredApiVersion} from './environment';

/** Fails from 90 days before the configured version of the Storefront API ends: the scheduled workflow runs it. */
const warning = versionWarning(configuredApiVersion(), new Date());
if (warning !== null) console.error(warning);
process.exitCode = warning === null ? 0 : 1;
