import {Form} from '@remix-run/react';

import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';

import {useSearchWords} from './use-search-words';

/** The field of the search page: a plain GET form. */
export function SearchForm({query}: {query: string}) {
  const words = useSearchWords();
  return (
    <Form action="/search" role="search" className="flex max-w-2xl flex-wrap gap-2">
      <label className="relative min-w-0 grow basis-52">
        <span className="sr-only">{words?.label}</span>
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-slate"
        />
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          placeholder={words?.example}
          className="min-h-12 w-full rounded-full border border-ink/25 bg-white pr-4 pl-12 text-base placeholder:text-slate"
        />
      </label>
      <Button>Search</Button>
    </Form>
  );
}
