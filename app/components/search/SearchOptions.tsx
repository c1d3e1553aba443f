import {ComboboxGroup, ComboboxGroupLabel, ComboboxItem} from '@ariakit/react/combobox';
import type {ReactNode} from 'react';

import type {SuggestionList} from '~/browser/search/suggestions.client';
import {Icon, type IconName} from '~/components/ui/Icon';
import {Picture} from '~/components/ui/Picture';
import {Price} from '~/components/ui/Price';
import {productPath} from '~/domain/content/navigation';

import {Highlighted} from './Highlighted';

const ITEM =
  'flex min-h-12 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-3 py-2 text-left data-[active-item]:bg-sand hover:bg-sand cursor-pointer';
const LABEL = 'px-3 pb-1 text-sm font-bold text-slate';

/** An option of the list. Choosing it acts and leaves the field as it is. */
function Option({
  value,
  onChoose,
  children,
}: {
  value: string;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <ComboboxItem
      value={value}
      setValueOnClick={false}
      hideOnClick={false}
      onClick={onChoose}
      className={ITEM}
    >
      {children}
    </ComboboxItem>
  );
}

/** Searches that others or this shopper made. */
export function QueryOptions({
  label,
  icon,
  queries,
  onSearch,
  onForget,
}: {
  label: string;
  icon: IconName;
  queries: readonly string[];
  onSearch: (query: string) => void;
  /** What clears them, where they are the shopper's own. */
  onForget?: () => void;
}) {
  if (queries.length === 0) return null;
  return (
    <ComboboxGroup>
      {onForget ? (
        <div className="flex flex-wrap items-center justify-between">
          <ComboboxGroupLabel className={LABEL}>{label}</ComboboxGroupLabel>
          <button
            type="button"
            onClick={onForget}
            className="min-h-9 px-3 text-sm underline underline-offset-4"
          >
            Clear
          </button>
        </div>
      ) : (
        <ComboboxGroupLabel className={LABEL}>{label}</ComboboxGroupLabel>
      )}
      {queries.map((query) => (
        <Option key={query} value={query} onChoose={() => onSearch(query)}>
          <Icon name={icon} className="size-5 text-slate" />
          <span className="min-w-0 grow basis-32">{query}</span>
        </Option>
      ))}
    </ComboboxGroup>
  );
}

export function ProductOptions({
  list: {products, query},
  onVisit,
}: {
  list: SuggestionList;
  onVisit: (path: string) => void;
}) {
  if (products.length === 0) return null;
  return (
    <ComboboxGroup>
      <ComboboxGroupLabel className={LABEL}>Products</ComboboxGroupLabel>
      {products.map(({handle, title, image, backdrop, price, priceVaries}) => (
        <Option key={handle} value={title} onChoose={() => onVisit(productPath(handle))}>
          <span className={`size-14 shrink-0 overflow-hidden rounded-md ${backdrop}`}>
            {image ? (
              <Picture image={image} alt="" preset="thumbnail" fixedWidth={56} />
            ) : (
              <span className="no-picture block" />
            )}
          </span>
          <span dir="auto" className="line-clamp-3 min-w-0 grow basis-32">
            <Highlighted text={title} query={query} />
          </span>
          <Price price={price} from={priceVaries} className="text-sm" />
        </Option>
      ))}
    </ComboboxGroup>
  );
}

export function ArticleOptions({
  list: {articles, query},
  onVisit,
}: {
  list: SuggestionList;
  onVisit: (path: string) => void;
}) {
  if (articles.length === 0) return null;
  return (
    <ComboboxGroup>
      <ComboboxGroupLabel className={LABEL}>Articles</ComboboxGroupLabel>
      {articles.map(({slug, title}) => (
        <Option
          key={slug}
          value={title}
          onChoose={() => onVisit(`/learn/${encodeURIComponent(slug)}`)}
        >
          <span className="min-w-0">
            <Highlighted text={title} query={query} />
          </span>
        </Option>
      ))}
    </ComboboxGroup>
  );
}
