/**
 * Makes the checkout follow the shopper: when the state, the e-mail, the address or the shipping
 * changes, the totals are asked for again. Without it the same happens with the next button.
 */
export const CHECKOUT_SCRIPT = `
const form = document.getElementById('checkout');
let latest = 0;
let sending = false;

async function update() {
  const turn = ++latest;
  const data = new FormData(form);
  data.set('do', 'update');
  let page;
  try {
    const response = await fetch(form.action, {method: 'POST', body: data, headers: {accept: 'text/html'}});
    if (!response.ok) return;
    page = new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return;
  }
  if (turn !== latest || sending) return;
  const focused = document.activeElement;
  const focusedName = focused instanceof HTMLInputElement && focused.type === 'radio' ? focused.name + '=' + focused.value : focused?.id;
  const code = document.getElementById('discountCode')?.value ?? '';
  for (const id of ['delivery', 'submit', 'summary']) {
    const next = page.getElementById(id);
    if (next) document.getElementById(id)?.replaceWith(next);
  }
  const box = document.getElementById('discountCode');
  if (box && code) box.value = code;
  if (focusedName && focusedName.includes('=')) {
    const [name, value] = focusedName.split('=');
    document.querySelector('input[name="' + name + '"][value="' + value + '"]')?.focus();
  } else if (focusedName) {
    document.getElementById(focusedName)?.focus();
  }
}

form.addEventListener('change', (event) => {
  if (event.target instanceof Element && event.target.hasAttribute('data-updates')) void update();
});

form.addEventListener('submit', (event) => {
  if (sending) event.preventDefault();
  else sending = true;
});
window.addEventListener('pageshow', () => {
  sending = false;
});
document.getElementById('notice')?.focus();
`;
