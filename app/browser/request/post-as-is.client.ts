/** Sends a form as without scripts: the fields as they were sent, the pressed button's included, whatever the page shows by now. */
export function postAsIs(form: HTMLFormElement, fields: FormData): void {
  const copy = document.createElement('form');
  copy.method = form.method;
  // Not `form.action`: a field may have that name.
  copy.action = form.getAttribute('action') ?? '';
  copy.hidden = true;
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    copy.append(field);
  }
  document.body.append(copy);
  copy.submit();
}
