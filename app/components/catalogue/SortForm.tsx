import {Form} from '@remix-run/react';

import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import type {ListingView} from '~/domain/catalogue/listing-view';

/** The order of a listing: applied at once with scripts, by its button without. */
export function SortForm({
  path,
  view,
}: {
  path: string;
  view: Pick<ListingView, 'sort' | 'sorts' | 'fields'>;
}) {
  return (
    <Form
      method="get"
      action={path}
      preventScrollReset
      className="flex min-w-0 flex-wrap items-center gap-2"
    >
      {view.fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="text-sm text-slate max-sm:sr-only">
        Sort by
      </label>
      <span className="relative min-w-0">
        <select
          id="sort"
          name="sort"
          key={view.sort}
          defaultValue={view.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="min-h-10 max-w-full appearance-none rounded-full bg-white pr-9 text-ellipsis max-sm:[@media(scripting:none)]:max-w-31 pl-4 text-sm font-semibold ring-1 ring-ink/15 ring-inset hover:ring-ink/40"
        >
          {view.sorts.map(({value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon
          name="chevronDown"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
        />
      </span>
      <Button color="white" size="small" className="replaces-script">
        Sort
      </Button>
    </Form>
  );
}
