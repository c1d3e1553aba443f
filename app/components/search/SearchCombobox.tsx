import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
} from '@ariakit/react/combobox';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useState,
} from 'react';

import {forgetSearches, recentSearches} from '~/browser/search/recent-searches.client';
import {
  createSuggestions,
  fetchTrending,
  type SuggestionList,
} from '~/browser/search/suggestions.client';
import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {Picture} from '~/components/ui/Picture';
import {Price} from '~/components/ui/Price';
import {productPath} from '~/domain/content/navigation';

import {Highlighted} from './Highlighted';

const ITEM =
  'flex min-h-12 w-full items-center gap-4 rounded-md px-3 py-2 text-left data-[active-item]:bg-sand hover:bg-sand cursor-pointer';
const LABEL = 'px-3 pb-1 text-sm font-bold text-slate';

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
  const [value, setValue] = useState('');
  const [list, setList] = useState<SuggestionList | null>(null);
  // Only ever rendered in a browser, on the shopper's word.
  const [recent, setRecent] = useState(recentSearches);
  const [trending, setTrending] = useState<string[]>([]);
  const suggestions = useMemo(() => createSuggestions(setList), []);

  useEffect(() => {
    let here = true;
    void fetchTrending().then((queries) => {
      if (here) setTrending(queries);
    });
    return () => {
      here = false;
      suggestions.stop();
    };
  }, [suggestions]);

  const type = (typed: string) => {
    // The list of the old words goes at once; it never stands under new ones.
    setList(null);
    setValue(typed);
    suggestions.ask(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== '') onSearch(value.trim());
  };
  // The list is always open here, and an open combobox keeps Enter from submitting its form. What a chosen suggestion did
  // with the key already is left alone, and so is the Enter that ends the composition of a character.
  const submitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  const blank = value.trim() === '';
  const found = list !== null && list.products.length + list.articles.length > 0;

  return (
    <ComboboxProvider value={value} setValue={type} open includesBaseElement={false}>
      <form role="search" onSubmit={submit} className="mt-4 flex gap-2">
        <div className="relative grow">
          <label htmlFor="search-field" className="sr-only">
            Search products and articles
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
            placeholder="Whitening pen, brush heads, sensitive …"
            maxLength={200}
            className="min-h-13 w-full rounded-full border border-ink/25 bg-white pr-4 pl-12 text-base placeholder:text-slate"
          />
        </div>
        <Button className="max-sm:hidden">Search</Button>
      </form>
      <ComboboxList alwaysVisible className="mt-6 grid gap-x-10 gap-y-6 pb-6 md:grid-cols-2">
        {blank && recent.length > 0 ? (
          <ComboboxGroup>
            <div className="flex items-center justify-between">
              <ComboboxGroupLabel className={LABEL}>Recent searches</ComboboxGroupLabel>
              <button
                type="button"
                onClick={() => {
                  forgetSearches();
                  setRecent([]);
                }}
                className="min-h-9 px-3 text-sm underline underline-offset-4"
              >
                Clear
              </button>
            </div>
            {recent.map((query) => (
              <ComboboxItem
                key={query}
                value={query}
                setValueOnClick={false}
                hideOnClick={false}
                onClick={() => onSearch(query)}
                className={ITEM}
              >
                <Icon name="refresh" className="size-5 text-slate" />
                {query}
              </ComboboxItem>
            ))}
          </ComboboxGroup>
        ) : null}
        {blank && trending.length > 0 ? (
          <ComboboxGroup>
            <ComboboxGroupLabel className={LABEL}>Popular searches</ComboboxGroupLabel>
            {trending.map((query) => (
              <ComboboxItem
                key={query}
                value={query}
                setValueOnClick={false}
                hideOnClick={false}
                onClick={() => onSearch(query)}
                className={ITEM}
              >
                <Icon name="search" className="size-5 text-slate" />
                {query}
              </ComboboxItem>
            ))}
          </ComboboxGroup>
        ) : null}
        {!blank && list !== null && list.products.length > 0 ? (
          <ComboboxGroup>
            <ComboboxGroupLabel className={LABEL}>Products</ComboboxGroupLabel>
            {list.products.map((product) => (
              <ComboboxItem
                key={product.handle}
                value={product.title}
                setValueOnClick={false}
                hideOnClick={false}
                onClick={() => onVisit(productPath(product.handle), value)}
                className={ITEM}
              >
                <span className={`size-14 shrink-0 overflow-hidden rounded-md ${product.backdrop}`}>
                  {product.image ? (
                    <Picture image={product.image} alt="" preset="thumbnail" fixedWidth={56} />
                  ) : null}
                </span>
                <span className="grow">
                  <Highlighted text={product.title} query={list.query} />
                </span>
                <Price price={product.price} from={product.priceVaries} className="text-sm" />
              </ComboboxItem>
            ))}
          </ComboboxGroup>
        ) : null}
        {!blank && list !== null && list.articles.length > 0 ? (
          <ComboboxGroup>
            <ComboboxGroupLabel className={LABEL}>Articles</ComboboxGroupLabel>
            {list.articles.map((article) => (
              <ComboboxItem
                key={article.slug}
                value={article.title}
                setValueOnClick={false}
                hideOnClick={false}
                onClick={() => onVisit(`/learn/${encodeURIComponent(article.slug)}`, value)}
                className={ITEM}
              >
                <span>
                  <Highlighted text={article.title} query={list.query} />
                </span>
              </ComboboxItem>
            ))}
          </ComboboxGroup>
        ) : null}
      </ComboboxList>
      <p role="status" className="sr-only">
        {blank || list === null
          ? ''
          : found
            ? `${list.products.length + list.articles.length} suggestions`
            : 'No suggestions'}
      </p>
      {!blank && list !== null && !found ? (
        <p className="px-3 pb-6 text-slate">
          Nothing fits “{list.query}” yet. Press Enter to search anyway, or try a shorter word.
        </p>
      ) : null}
    </ComboboxProvider>
  );
}
