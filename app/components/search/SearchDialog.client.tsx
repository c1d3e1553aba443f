import {Dialog, DialogDismiss, DialogHeading} from '@ariakit/react/dialog';
import {useNavigate} from '@remix-run/react';
import {useRef} from 'react';

import {rememberSearch} from '~/browser/search/recent-searches.client';
import {Icon} from '~/components/ui/Icon';
import {useScrollLock} from '~/components/ui/use-scroll-lock';

import {SearchCombobox} from './SearchCombobox';

/** The search over the page: a field with suggestions; the whole screen on phones. */
export default function SearchDialog({open, onClose}: {open: boolean; onClose: () => void}) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useScrollLock(open);
  const search = (query: string) => {
    rememberSearch(query);
    onClose();
    navigate(`/search?q=${encodeURIComponent(query)}`);
  };
  const visit = (path: string, query: string) => {
    if (query.trim() !== '') rememberSearch(query);
    onClose();
    navigate(path);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      preventBodyScroll={false}
      initialFocus={field}
      backdrop={<div className="bg-ink/40" />}
      className="fixed inset-x-0 top-0 z-50 max-h-dvh overflow-y-auto bg-paper shadow-float max-md:h-dvh"
    >
      <div className="frame py-5 md:py-8">
        <div className="flex items-center justify-between gap-4">
          <DialogHeading className="text-xl">Search</DialogHeading>
          <DialogDismiss className="-mr-2.5 grid size-11 place-items-center rounded-full hover:bg-sand">
            <span className="sr-only">Close</span>
            <Icon name="close" />
          </DialogDismiss>
        </div>
        <SearchCombobox field={field} onSearch={search} onVisit={visit} />
      </div>
    </Dialog>
  );
}
