import {maintenance} from '~/content/maintenance.server';

/** The copy of the maintenance page. */
export function loadMaintenancePage() {
  return maintenance;
}
