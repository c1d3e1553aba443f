import {lazy, type MouseEvent, Suspense, useRef, useState} from 'react';

import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';

const loadDialog = () => import('./SearchDialog.client');
const SearchDialog = lazy(loadDialog);

/** A link to the search page that opens the search in place where it can. Its code comes with the first intent. */
export function SearchTrigger({className}: {className: string}) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLAnchorElement>(null);

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };
  const onIntent = () => {
    void loadDialog();
  };

  return (
    <>
      <Link
        ref={trigger}
        to="/search"
        data-opens="search"
        className={className}
        onClick={onClick}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <span className="sr-only">Search</span>
        <Icon name="search" />
      </Link>
      {wanted ? (
        <Suspense fallback={null}>
          <SearchDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
