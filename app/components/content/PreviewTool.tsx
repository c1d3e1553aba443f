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
      {entries === null ? (
        <p className="mt-10">This shop takes its content from the repository alone.</p>
      ) : (
        <ul aria-label="Entries of the store" className="mt-10">
          {entries.map(({kind, handle, standing, problem}) => (
            <li key={`${kind}/${handle}`} className="border-t border-gray200 py-2">
              <b>
                {kind} {handle}
              </b>
              : {problem === null ? standing : `left out, as ${problem}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
