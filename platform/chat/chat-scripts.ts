/**
 * What a chat provider puts on a page: `window.liveChat` with `status()`, `open(options)` and
 * `onStatus(listener)`. Query: `late` (milliseconds until the library is there), `never`, `status`.
 */
export const BOOTSTRAP_SCRIPT = `
(() => {
  const script = document.currentScript;
  const base = new URL(script.src);
  const options = base.searchParams;
  if (options.has('never') || window.liveChat) return;
  let status = options.get('status') ?? 'offline';
  let listener = () => {};
  let frame = null;

  async function readStatus() {
    if (options.has('status')) return;
    let next = 'offline';
    try {
      const answer = await fetch(new URL('/chat/status', base), {credentials: 'omit'});
      next = (await answer.json()).status;
    } catch {
      // Unreachable means that nobody answers.
    }
    if (next === status) return;
    status = next;
    listener();
  }

  function conversation() {
    const key = 'shop:chat-conversation';
    try {
      const known = sessionStorage.getItem(key);
      if (known) return known;
      const made = crypto.randomUUID();
      sessionStorage.setItem(key, made);
      return made;
    } catch {
      return crypto.randomUUID();
    }
  }

  function close() {
    frame?.remove();
    frame = null;
  }

  function open({title, width, height, left, top}) {
    if (frame) {
      frame.querySelector('iframe').focus();
      return;
    }
    frame = document.createElement('div');
    frame.setAttribute('role', 'dialog');
    frame.setAttribute('aria-label', title);
    Object.assign(frame.style, {
      position: 'fixed', zIndex: '2147483000', display: 'flex', flexDirection: 'column',
      width: 'min(' + width + 'px, calc(100vw - 16px))', height: 'min(' + height + 'px, calc(100vh - 16px))',
      left: 'max(8px, min(' + left + 'px, calc(100vw - ' + (width + 8) + 'px)))',
      top: 'max(8px, min(' + top + 'px, calc(100vh - ' + (height + 8) + 'px)))',
      background: '#fff', border: '1px solid #e6e3dc', borderRadius: '12px', overflow: 'hidden',
      boxShadow: '0 12px 32px -8px rgb(23 34 59 / .3)',
    });
    const bar = document.createElement('div');
    Object.assign(bar.style, {display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px', padding: '10px 10px 10px 18px', background: '#17223b', color: '#fff', fontWeight: '600'});
    const name = document.createElement('span');
    name.textContent = title;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Close chat';
    Object.assign(button.style, {font: 'inherit', fontSize: '14px', color: 'inherit', background: 'transparent', border: '1px solid rgb(255 255 255 / .5)', borderRadius: '999px', minHeight: '36px', padding: '0 14px', whiteSpace: 'nowrap', cursor: 'pointer'});
    button.addEventListener('click', close);
    frame.addEventListener('keydown', (event) => { if (event.key === 'Escape') close(); });
    bar.append(name, button);
    const inner = document.createElement('iframe');
    inner.title = title;
    inner.src = new URL('/chat/window?conversation=' + encodeURIComponent(conversation()), base).href;
    Object.assign(inner.style, {border: '0', flex: '1', width: '100%'});
    frame.append(bar, inner);
    document.body.append(frame);
    inner.focus();
  }

  setTimeout(async () => {
    await readStatus();
    window.liveChat = {status: () => status, open, onStatus(callback) { listener = callback; }};
    setInterval(readStatus, 15000);
  }, Number(options.get('late') ?? 0));
})();
`;

/** Keeps a conversation up to date, on both sides; without it the form reloads the page. */
export const CONVERSATION_SCRIPT = `
const list = document.getElementById('messages');
const form = document.getElementById('reply');
let after = Number(list.dataset.after);

function show({id, author, text}) {
  if (id <= after) return;
  after = id;
  const item = document.createElement('li');
  item.className = author;
  item.textContent = text;
  list.append(item);
  item.scrollIntoView({block: 'nearest'});
}

async function refresh() {
  try {
    const answer = await fetch('/chat/messages?conversation=' + encodeURIComponent(list.dataset.conversation) + '&after=' + after);
    if (answer.ok) (await answer.json()).messages.forEach(show);
  } catch {
    // The next look may succeed.
  }
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const field = form.elements.namedItem('text');
  const text = field.value.trim();
  if (!text) return;
  const answer = await fetch(form.action, {method: 'POST', body: new FormData(form)});
  if (!answer.ok) return;
  field.value = '';
  await refresh();
});
list.lastElementChild?.scrollIntoView({block: 'nearest'});
setInterval(refresh, 1500);
`;
