import {painted} from '~/browser/request/paint.client';
import {lockScroll} from '~/browser/request/scroll-lock.client';
import type {ExpectedLine} from '~/domain/cart/change/expected-cart';
import {shownLines} from '~/domain/promotions/cart-gifts';
import {NO_CART} from '~/domain/visitor/shopper';

import styles from '../../styles/stand-in.css?inline';

import {offerStandIn} from './stand-in-handover';
import {cartState, closeCart, subscribeCart} from './store.client';

/*
 * The drawer in plain markup, for the moment between a press and React, which draws the whole one in its place
 * (components/cart/CartDrawer; coverage: cart-stand-in): the heading, the lines by name and picture, and the way out. What can be done with a line comes
 * with React.
 */

const SVG = 'http://www.w3.org/2000/svg';
const CLOSE_ICON = 'M6 6l12 12M18 6L6 18';
/** Wide enough for a line's picture on a screen of two device pixels to one. */
const PICTURE_WIDTH = '192';
const HEADING_ID = 'cart-stand-in';

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function closeIcon(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.setAttribute('class', 'icon');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', CLOSE_ICON);
  icon.append(path);
  return icon;
}

/** A picture that the page shows already is there at once; another is asked for in the size of a line. */
function pictureAddress(src: string): string {
  const shown = [...document.images].find((image) => image.getAttribute('src') === src);
  if (shown?.currentSrc) return shown.currentSrc;
  const address = new URL(src, location.href);
  address.searchParams.set('width', PICTURE_WIDTH);
  for (const name of ['height', 'crop']) address.searchParams.delete(name);
  return address.href;
}

/** By what they show: the picture of a line stays the same when the platform names another of it. */
const figures = new Map<string, HTMLElement>();

function figureOf({merchandise: {id, image}, backdrop}: ExpectedLine): HTMLElement {
  const known = figures.get(id);
  if (known) return known;
  const figure = make('figure', {class: backdrop});
  if (image) figure.append(make('img', {src: pictureAddress(image.src), alt: ''}));
  figures.set(id, figure);
  return figure;
}

function row(line: ExpectedLine): HTMLLIElement {
  const {merchandise, quantity, variant, isNew} = line;
  const {product} = merchandise;
  const link = make('a', {href: `/products/${product.handle}`}, product.title);
  if (variant) link.append(make('span', {class: 'sr-only'}, `, ${variant}`));
  const words = make('section', {}, make('h2', {dir: 'auto'}, link));
  if (variant) words.append(make('p', {'aria-hidden': 'true'}, variant));
  words.append(make('p', {}, isNew ? `Adding ${quantity} to your cart` : `Quantity ${quantity}`));
  return make('li', {}, figureOf(line), words);
}

interface Drawn {
  dialog: HTMLElement;
  heading: HTMLElement;
  status: HTMLElement;
  body: HTMLElement;
  /** What the lines were drawn from. */
  key: string;
  /** The page is as it was, with the focus where it was. */
  restore: () => void;
  remove: () => void;
}

let drawn: Drawn | null = null;
let isOver = false;

/** What is behind the drawer cannot be used meanwhile, but for the question of consent, which lies above it. */
function disablePage(dialog: HTMLElement): () => void {
  const behind = [...document.body.children].filter(
    (element) =>
      element !== dialog &&
      element.querySelector('#consent') === null &&
      element.id !== 'consent' &&
      !element.hasAttribute('inert'),
  );
  for (const element of behind) element.setAttribute('inert', '');
  return () => {
    for (const element of behind) element.removeAttribute('inert');
  };
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  closeCart();
}

function open(): Drawn {
  const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const heading = make('h2', {id: HEADING_ID, tabindex: '-1'});
  const status = make('p', {role: 'status', 'aria-live': 'polite'});
  const close = make('button', {type: 'button', 'aria-label': 'Close cart'}, closeIcon());
  const body = make('div');
  const dialog = make(
    'div',
    {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-labelledby': HEADING_ID,
      tabindex: '-1',
      'data-dialog': '',
      'data-open': '',
      'data-cart-drawer': '',
      'data-cart-stand-in': '',
    },
    make('header', {}, heading, close),
    status,
    body,
  );
  const backdrop = make('div', {'data-cart-stand-in-backdrop': ''});
  close.addEventListener('click', closeCart);
  backdrop.addEventListener('click', closeCart);
  document.addEventListener('keydown', onKey);
  document.body.append(backdrop, dialog);
  const enablePage = disablePage(dialog);
  const unlock = lockScroll();
  heading.focus({preventScroll: true});
  return {
    dialog,
    heading,
    status,
    body,
    key: '',
    restore() {
      document.removeEventListener('keydown', onKey);
      enablePage();
      from?.focus({preventScroll: true});
    },
    remove() {
      dialog.remove();
      backdrop.remove();
      unlock();
    },
  };
}

function close(): void {
  drawn?.restore();
  drawn?.remove();
  drawn = null;
}

/** React's drawer is drawn above this one in the next frame: until then it is to be seen, and nothing else. */
function handOver(): void {
  isOver = true;
  const left = drawn;
  if (!left) return;
  drawn = null;
  left.restore();
  for (const {name} of [...left.dialog.attributes])
    if (name !== 'data-cart-stand-in') left.dialog.removeAttribute(name);
  left.dialog.inert = true;
  void painted()
    .then(painted)
    .then(() => left.remove());
}

function lines(): (Node | string)[] {
  const {expected, shopper, status, changes} = cartState();
  const shown = shownLines(expected.lines, (shopper ?? NO_CART).gifts);
  if (shown.length > 0) return [make('ul', {}, ...shown.map(row))];
  if (changes.some(({change}) => change.kind === 'add'))
    return [make('p', {}, 'Adding to your cart')];
  return status === 'unknown' ? [make('p', {}, 'Fetching your cart')] : [];
}

let onDrawn: () => void = () => undefined;

function draw(): void {
  if (isOver) return;
  const {isOpen, expected, units, announcement, status, changes} = cartState();
  if (!isOpen) return close();
  drawn ??= open();
  const {heading, status: told, body} = drawn;
  const title = units > 0 ? `Your cart (${units})` : 'Your cart';
  if (heading.textContent !== title) heading.textContent = title;
  if (told.textContent !== announcement.text) told.textContent = announcement.text;
  const shown = expected.lines.map(({id, quantity, isNew}) => [id, quantity, isNew]);
  const key = JSON.stringify([shown, status, changes.length > 0]);
  if (drawn.key !== key) {
    drawn.key = key;
    body.replaceChildren(...lines());
  }
  onDrawn();
}

/** A press that opens no drawer keeps React no longer than this. */
const DRAWN_AT_THE_LATEST_MS = 500;

let firstDrawing: Promise<void> | null = null;

async function start(): Promise<void> {
  // What a document is still being read into, React would find in the midst of its own.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  subscribeCart(draw);
  offerStandIn({handOver});
  const isDrawn = new Promise<void>((resolve) => {
    onDrawn = resolve;
    setTimeout(resolve, DRAWN_AT_THE_LATEST_MS);
  });
  draw();
  await isDrawn;
  await painted();
}

/**
 * From now until React's drawer takes over, the open cart is drawn here. Resolves when it is to be seen, or when no press has opened
 * it for a while.
 */
export async function standInForDrawer(): Promise<void> {
  if (isOver || !('adoptedStyleSheets' in document)) return;
  await (firstDrawing ??= start());
}
