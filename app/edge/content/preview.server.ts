import {parsePreviewInstant, type PreviewView, toPreviewField} from '~/domain/content/preview';
import {ENTRY_KINDS} from '~/domain/content/store-content';
import {entryStanding, formatStanding} from '~/domain/content/store-entry';
import {entryProblem} from '~/domain/promotions/entry-problem';
import {findStoreContent} from '~/edge/catalogue/store-content.server';
import type {ShopContext} from '~/edge/request/context.server';
import {clearCookie, setCookie} from '~/edge/request/cookies.server';
import {requireForm} from '~/edge/request/posted-form.server';
import {notFound} from '~/edge/request/refusals.server';
import {redirectTo} from '~/edge/request/single-fetch.server';

/** The tools under `/_…` are there where the preview switch is on, and in development. */
function requirePreview(request: Request, {env}: ShopContext): void {
  if (!env.PREVIEW) throw notFound(new URL(request.url).pathname);
}

/** The store's entries as they stand at the moment that an editor looks at (coverage: content-preview). */
export async function loadPreview(request: Request, context: ShopContext): Promise<PreviewView> {
  requirePreview(request, context);
  const {moment} = context;
  const store = await findStoreContent(context);
  const entries = ENTRY_KINDS.flatMap((kind) =>
    (store?.entries[kind] ?? []).map((entry) => {
      const problem = entryProblem(kind, entry);
      const standing = formatStanding(entryStanding(entry, moment));
      return `${kind} ${entry.handle}: ${problem === null ? standing : `left out, ${problem}`}`;
    }),
  );
  return {at: moment.isPreview ? toPreviewField(moment.at) : '', entries};
}

/** Looks at the shop as of the day of the form, or, where that names none, as it is now. */
export async function choosePreview(request: Request, context: ShopContext): Promise<Response> {
  requirePreview(request, context);
  const form = await requireForm(request, ['at', 'leave']);
  const at = form.has('leave') ? null : parsePreviewInstant(form.get('at'));
  if (at === null) clearCookie(context, 'preview_at');
  else setCookie(context, 'preview_at', at);
  return redirectTo(request, '/', {status: 303, reloadDocument: true});
}
