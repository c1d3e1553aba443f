import {readStored, removeStored, writeStored} from '~/browser/request/browser-storage.client';
import {
  CHAT_TITLE,
  CHAT_WINDOW,
  chatAnswer,
  type ChatHours,
  chatRetryDelayMs,
  type ChatStatus,
  formatChatOpening,
  isChatOpen,
  isChatStatusExpired,
  nextChatOpening,
} from '~/domain/visitor/chat-hours';
import type {VisitorSettings} from '~/domain/visitor/settings';

import {track} from './data-layer.client';
import {placeOverlays} from './overlays.client';

/**
 * What a chat provider's bootstrap script puts on `window.liveChat`. A provider with another shape gets a small script
 * of its own that does.
 */
interface LiveChat {
  status: () => 'ready' | 'offline';
  open: (options: {
    title: string;
    width: number;
    height: number;
    left: number;
    top: number;
  }) => void;
  onStatus?: (listener: () => void) => void;
}

/** How long a provider that is there may take to say whether somebody answers. */
const DESK_PATIENCE_MS = 3_000;

const DRAFT_KEY = 'shop:chat-draft';
const DRAFT_FIELDS = ['name', 'email', 'message'] as const;

let hours: ChatHours | null = null;
let scriptUrl: string | null = null;
let status: ChatStatus = '';
let readAt = 0;
let retry: number | undefined;
let patience: number | undefined;
let bootstrapped = false;
let heard: LiveChat | null = null;
let returnFocus: HTMLElement | null = null;

function find<T extends HTMLElement>(selector: string): T | null {
  return document.querySelector<T>(selector);
}

function isLiveChat(value: unknown): value is LiveChat {
  if (typeof value !== 'object' || value === null) return false;
  const {status: read, open} = value as Partial<LiveChat>;
  return typeof read === 'function' && typeof open === 'function';
}

/** The provider, once its methods exist. */
function library(): LiveChat | null {
  const {liveChat} = window as {liveChat?: unknown};
  return isLiveChat(liveChat) ? liveChat : null;
}

function openingText(): string {
  if (!hours) return '';
  const now = new Date();
  const opening = isChatOpen(now, hours) ? null : nextChatOpening(now, hours);
  const {timeZone} = Intl.DateTimeFormat().resolvedOptions();
  return opening ? formatChatOpening(opening, now, hours, timeZone) : '';
}

function showHours(): void {
  if (!hours) return;
  const text = isChatOpen(new Date(), hours) ? 'Open now' : openingText();
  for (const element of document.querySelectorAll('[data-chat-status]')) {
    if (element.textContent !== text) element.textContent = text;
  }
  const opening = find('[data-chat-opening]');
  if (opening) opening.textContent = openingText();
}

function become(next: ChatStatus): void {
  if (next === 'ready' || next === 'offline') {
    if (status !== next) track({event: 'chat', action: next});
    readAt = Date.now();
  }
  status = next;
  const root = find('#chat');
  if (root) root.dataset.state = next;
  showHours();
}

function openWindow(chat: LiveChat): void {
  const panel = find('#chat-panel');
  if (panel) panel.hidden = true;
  chat.open({title: CHAT_TITLE, ...CHAT_WINDOW});
}

/** The provider's word counts; when it says that somebody is there, the visitor who waits gets the window. */
function settle(chat: LiveChat): void {
  window.clearTimeout(patience);
  const waiting = status === 'loading';
  become(chat.status());
  if (waiting && status === 'ready') openWindow(chat);
}

function follow(chat: LiveChat): void {
  if (heard !== chat) {
    heard = chat;
    chat.onStatus?.(() => settle(chat));
  }
  // A library that asks its desk first says offline until the desk has answered.
  if (chat.status() === 'ready' || !chat.onStatus) settle(chat);
  else patience = window.setTimeout(() => settle(chat), DESK_PATIENCE_MS);
}

/**
 * Looks for the library now and, while it is missing, after 300 ms, 600 ms … up to ten times
 * (coverage: visitor-chat-retries).
 */
function lookForLibrary(retriesMade: number): void {
  window.clearTimeout(retry);
  const chat = library();
  if (chat) {
    follow(chat);
    return;
  }
  const wait = chatRetryDelayMs(retriesMade);
  if (wait === null) become('offline');
  else retry = window.setTimeout(() => lookForLibrary(retriesMade + 1), wait);
}

function bootstrap(): void {
  if (bootstrapped || scriptUrl === null) return;
  bootstrapped = true;
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  // A failed load may be tried again with the next press.
  script.addEventListener('error', () => {
    bootstrapped = false;
    script.remove();
  });
  document.head.append(script);
}

function connect(): void {
  const chat = library();
  const answer = chatAnswer({
    isOpen: hours !== null && scriptUrl !== null && isChatOpen(new Date(), hours),
    status,
    isLoaded: chat !== null,
    readAt,
    now: Date.now(),
  });
  if (answer === 'mail') become('offline');
  else if (answer === 'window' && chat) openWindow(chat);
  else if (answer === 'ask') {
    become('loading');
    bootstrap();
    lookForLibrary(0);
  }
}

function closePanel(): void {
  const panel = find('#chat-panel');
  if (!panel || panel.hidden) return;
  const hadFocus = panel.contains(document.activeElement);
  panel.hidden = true;
  if (hadFocus && returnFocus?.isConnected) returnFocus.focus();
}

/** The visitor wants to talk: opens the panel and, in opening hours, the provider's chat; without a panel, the contact page. */
export async function openChat(): Promise<void> {
  track({event: 'chat', action: 'open'});
  returnFocus = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  await placePanel().catch(() => location.assign('/contact-us'));
  const panel = find('#chat-panel');
  if (!panel) return;
  panel.hidden = false;
  panel.focus({preventScroll: true});
  connect();
}

type Draft = Partial<Record<(typeof DRAFT_FIELDS)[number], string>>;

function readDraft(): Draft {
  try {
    const value: unknown = JSON.parse(readStored('sessionStorage', DRAFT_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The message stays over pages and reloads until it is sent; without storage it stays while the page does. */
function keepDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const name of DRAFT_FIELDS) {
    const field = form.elements.namedItem(name);
    const value = draft[name];
    if (
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      typeof value === 'string' &&
      field.value === ''
    ) {
      field.value = value;
    }
  }
  form.addEventListener('input', () => {
    const data = new FormData(form);
    const typed = Object.fromEntries(DRAFT_FIELDS.map((name) => [name, data.get(name)]));
    writeStored('sessionStorage', DRAFT_KEY, JSON.stringify(typed));
  });
  form.addEventListener('submit', () => track({event: 'chat', action: 'message'}));
}

/** Has the panel in the page, with the hours that it knows. */
async function placePanel(): Promise<void> {
  await placeOverlays();
  const panel = find('#chat-panel');
  const known = panel?.dataset.hours;
  if (hours || !panel || known === undefined) return;
  // Beside the launcher, whose state it shows.
  find('#chat')?.append(panel);
  // Our own server wrote it into the panel.
  hours = JSON.parse(known) as ChatHours;
  const form = find<HTMLFormElement>('#chat-mail');
  if (form) keepDraft(form);
  showHours();
}

/** Wires the launcher's markup, and shows the hours wherever a page asks for them. */
export function startChat(settings: VisitorSettings): void {
  const root = find('#chat');
  if (!root) return;
  scriptUrl = settings.chatScriptUrl;
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-chat-close]')) closePanel();
  });
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closePanel();
  });
  if (location.pathname === '/contact-us-email-success') {
    removeStored('sessionStorage', DRAFT_KEY);
  }
  if (find('[data-chat-status]')) void placePanel().catch(() => undefined);
  // Hours change while a page is open; a tab in the background looks again when it is shown.
  window.setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    showHours();
    if (status === 'ready' && hours && !isChatOpen(new Date(), hours)) become('offline');
    else if (status === 'offline' && isChatStatusExpired(readAt, Date.now())) become('');
  }, 60_000);
}
