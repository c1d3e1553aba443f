import {Button} from '~/components/ui/Button';
import type {PreviewView} from '~/domain/content/preview';

/** A plain form: the day that an editor looks at, and how the store's entries stand on it. */
export function PreviewTool({at, entries}: PreviewView) {
  return (
    <div className="frame py-12">
      <h1 className="text-3xl">Preview</h1>
      <p className="mt-3 max-w-measure text-slate">
        See the shop as of any day, with the entries that are for editors alone.
      </p>
      <form method="post" className="mt-8 flex flex-wrap items-end gap-4">
        <label className="text-sm font-semibold">
          Day and time (UTC)
          <input
            type="datetime-local"
            name="at"
            defaultValue={at}
            className="mt-1 block h-12 rounded-md border border-ink/20 bg-white px-3"
          />
        </label>
        <Button>Show the shop</Button>
        {at === '' ? null : (
          <Button name="leave" value="1" color="white">
            Leave the preview
          </Button>
        )}
      </form>
      {entries.length > 0 ? (
        <ul aria-label="Entries of the store" className="mt-10">
          {entries.map((entry) => (
            <li key={entry} className="border-t border-gray200 py-2">
              {entry}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-10">The store shows no entries, or nothing is taken from it.</p>
      )}
    </div>
  );
}
