import {Combobox, ComboboxList, ComboboxProvider} from '@ariakit/react/combobox';
import type {FormEvent, KeyboardEvent, RefObject} from 'react';

import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';

import {offerStatus} from './search-offer';
import {ArticleOptions, ProductOptions, QueryOptions} from './SearchOptions';
import {useSearch} from './use-search';
import {useSearchWords} from './use-search-words';

/**
 * The list is always open here, and an open combobox keeps Enter from submitting its form. What a chosen suggestion did with the
 * key already is left alone, and so is the Enter that ends the composition of a character.
 */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function SearchField({field}: {field: RefObject<HTMLInputElement>}) {
  const words = useSearchWords();
  return (
    <div className="relative min-w-0 grow">
      <label htmlFor="search-field" className="sr-only">
        {words?.label}
      </label>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-slate"
      />
      <Combobox
        id="search-field"
        ref={field}
        autoSelect={false}
        onKeyDown={submitOnEnter}
        enterKeyHint="search"
        type="search"
        name="q"
        placeholder={words?.example}
        maxLength={200}
        className="min-h-13 w-full rounded-full border border-ink/25 bg-white pr-4 pl-12 text-base placeholder:text-slate"
      />
    </div>
  );
}

/**
 * A field with a list below it (WAI-ARIA combobox): arrow keys, Enter, Escape. Before anything is typed it offers
 * recent and trending searches.
 */
export function SearchCombobox({
  field,
  onSearch,
  onVisit,
}: {
  /** The field, for whoever moves the focus into it. */
  field: RefObject<HTMLInputElement>;
  onSearch: (query: string) => void;
  onVisit: (path: string, query: string) => void;
}) {
  const {value, offer, type, forgetRecent} = useSearch();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== '') onSearch(value.trim());
  };
  const visit = (path: string) => onVisit(path, value);

  return (
    <ComboboxProvider value={value} setValue={type} open includesBaseElement={false}>
      <form role="search" onSubmit={submit} className="mt-4 flex gap-2">
        <SearchField field={field} />
        <Button className="max-sm:hidden">Search</Button>
      </form>
      <ComboboxList alwaysVisible className="mt-6 grid gap-x-10 gap-y-6 pb-6 md:grid-cols-2">
        {offer.kind === 'start' ? (
          <>
            <QueryOptions
              label="Recent searches"
              icon="refresh"
              queries={offer.recent}
              onSearch={onSearch}
              onForget={forgetRecent}
            />
            <QueryOptions
              label="Popular searches"
              icon="search"
              queries={offer.trending}
              onSearch={onSearch}
            />
          </>
        ) : null}
        {offer.kind === 'found' ? (
          <>
            <ProductOptions list={offer.list} onVisit={visit} />
            <ArticleOptions list={offer.list} onVisit={visit} />
          </>
        ) : null}
      </ComboboxList>
      <p role="status" className="sr-only">
        {offerStatus(offer)}
      </p>
      {offer.kind === 'nothing' ? (
        <p className="px-3 pb-6 text-slate">
          Nothing fits “{offer.query}” yet. Press Enter to search anyway, or try a shorter word.
        </p>
      ) : null}
    </ComboboxProvider>
  );
}
