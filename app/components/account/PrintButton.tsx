import {useEffect, useState} from 'react';

import {Button} from '~/components/ui/Button';

/** Prints the page. Appears with JavaScript only: without it the browser's own menu does. */
export function PrintButton() {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => {
    setCanPrint(true);
  }, []);
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
