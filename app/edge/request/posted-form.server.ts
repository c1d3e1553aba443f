/**
 * The characters of all values of a form together: several times the longest one of the shop, a message or a note. What is
 * typed is shown again after a refusal, escaped, in the page and in what hydrates it, so that this bounds the answer too.
 */
export const MAX_FORM_CHARACTERS = 32_000;

function refuse(status: 400 | 413, statusText: string, message: string): Response {
  return new Response(message, {
    status,
    statusText,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}

const unreadable = () =>
  refuse(400, 'Bad Request', 'This form could not be read. Please go back and send it again.');

const tooLarge = () =>
  refuse(413, 'Content Too Large', 'This form is too large. Please shorten it and send it again.');

/**
 * The fields of a posted form, of which only those named here may be there, each once and as text: the one gate before any
 * form is looked at, as a library that makes objects of names such as `a[1000000]` would make what the sender likes.
 * Throws a Response: 400 for a body that no form of a browser makes (another type, cut off in the middle) and for a field that
 * this form does not have, 413 for more text than any form of the shop holds. It is the sender's fault, never the shop's.
 */
export async function requireForm(request: Request, names: readonly string[]): Promise<FormData> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw unreadable();
  }
  const awaited = new Set(names);
  let characters = 0;
  for (const [name, value] of form) {
    // Taken out once it came: a second one of its name is none of this form.
    if (!awaited.delete(name) || typeof value !== 'string') throw unreadable();
    characters += value.length;
    if (characters > MAX_FORM_CHARACTERS) throw tooLarge();
  }
  return form;
}
