import {useSyncExternalStore} from 'react';

import {Button} from '~/components/ui/Button';

const neverChanges = () => () => undefined;

/** Prints the page. Appears with JavaScript only: without it the browser's own menu does. */
export function PrintButton() {
  const canPrint = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!canPrint) return null;
  return (
    <Button
      type="button"
      color="white"
      size="small"
      className="print:hidden"
      onClick={() => {
        window.print();
      }}
    >
      Print this page
    </Button>
  );
}
