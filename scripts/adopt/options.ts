import {parseArgs} from 'node:util';

import {shorten, toSlug} from './categories';
import type {Identity} from './identity';
import type {Store} from './store';

/** What somebody is asked for; the logo is the store's. */
type Asked = Exclude<keyof Identity, 'logo'>;

export interface AdoptOptions {
  /** What was said of the shop on the command line. */
  said: Partial<Record<Asked, string>>;
  /** Asks nothing: what nobody edited is written, what somebody did is kept. */
  yes: boolean;
  /** Files that somebody edited are written over, too. */
  overwrite: boolean;
  /** Shows what would be written, and writes nothing. */
  dry: boolean;
}

/** Reads the command line. Throws for a word that it does not know. */
export function parseOptions(args: readonly string[]): AdoptOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      name: {type: 'string'},
      slug: {type: 'string'},
      tagline: {type: 'string'},
      email: {type: 'string'},
      phone: {type: 'string'},
      'help-center': {type: 'string'},
      color: {type: 'string'},
      'content-from': {type: 'string'},
      yes: {type: 'boolean', default: false},
      overwrite: {type: 'boolean', default: false},
      'dry-run': {type: 'boolean', default: false},
    },
  });
  const {
    yes,
    overwrite,
    'dry-run': dry,
    'help-center': helpCenter,
    'content-from': contentFrom,
    ...words
  } = values;
  const said = {
    ...words,
    ...(helpCenter === undefined ? {} : {helpCenter}),
    ...(contentFrom === undefined ? {} : {contentFrom}),
  };
  return {said, yes, overwrite, dry};
}

/** Settings of the shop as they stand; null where they are the demo's still. */
type Settled = Identity | null;

const TAGLINE = 60;

/** What a shop is called as far as nobody has said it: as it is settled, or as the store says. */
export function proposedIdentity(store: Store, settled: Settled): Identity {
  if (settled) return settled;
  return {
    name: store.name,
    slug: toSlug(store.name) || 'shop',
    tagline: shorten(store.slogan || store.shortDescription || store.name, TAGLINE).replace(
      /\.$/,
      '',
    ),
    email: '',
    phone: '',
    helpCenter: '',
    color: store.color,
    logo: store.logo,
    contentFrom: 'store',
  };
}

/** A question of the command: what is asked for, and why an answer is none; null takes it. */
export interface Question {
  key: Asked;
  asks: string;
  refuses: (answer: string) => string | null;
}

const isSource = (answer: string): answer is Identity['contentFrom'] =>
  answer === 'store' || answer === 'repository';

const QUESTIONS: readonly Question[] = [
  {
    key: 'name',
    asks: 'Name of the brand',
    refuses: (answer) => (answer === '' ? 'A shop has a name.' : null),
  },
  {
    key: 'slug',
    asks: 'Its slug, for addresses',
    refuses: (answer) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer) ? null : 'Small letters and digits, with hyphens.',
  },
  {
    key: 'tagline',
    asks: 'One line about it',
    refuses: (answer) => (answer === '' ? 'Search engines show it.' : null),
  },
  {
    key: 'email',
    asks: 'Address that customers write to',
    refuses: (answer) =>
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(answer)
        ? null
        : 'An e-mail address, such as hello@your-shop.com.',
  },
  {
    key: 'phone',
    asks: 'Telephone (empty: none)',
    refuses: (answer) =>
      answer === '' || answer.replace(/\D/g, '').length >= 7
        ? null
        : 'A telephone number, or nothing.',
  },
  {
    key: 'helpCenter',
    asks: 'Address of a help center (empty: none)',
    refuses: (answer) =>
      answer === '' || /^https:\/\/\S+\.\S+$/.test(answer) ? null : 'An address with https.',
  },
  {
    key: 'color',
    asks: 'Color of the brand (empty: the shop’s red)',
    refuses: (answer) => (answer === '' || /^#[0-9a-f]{6}$/i.test(answer) ? null : 'As #rrggbb.'),
  },
  {
    key: 'contentFrom',
    asks: 'Menus, banners, campaigns, promotions and the words of categories from the store, as far as it has them, or from the repository alone (store, repository)',
    refuses: (answer) => (isSource(answer) ? null : 'One of store and repository.'),
  },
];

const OPTION: Partial<Record<Asked, string>> = {
  helpCenter: '--help-center',
  contentFrom: '--content-from',
};

const toIdentity = (answers: Record<Asked, string>, {logo}: Identity): Identity => ({
  ...answers,
  logo,
  contentFrom: isSource(answers.contentFrom) ? answers.contentFrom : 'repository',
  color: answers.color === '' ? null : answers.color.toLowerCase(),
});

/**
 * The identity of the shop: what was said, else what `ask` answers (the proposal is its default), else the proposal. Throws, with
 * the option that says it, for what nobody answers and for what is no answer.
 */
export async function findIdentity(
  proposal: Identity,
  said: AdoptOptions['said'],
  ask: ((question: Question, proposed: string) => Promise<string>) | null,
): Promise<Identity> {
  const answers = {} as Record<Asked, string>;
  for (const question of QUESTIONS) {
    const {key, asks, refuses} = question;
    const proposed = proposal[key] ?? '';
    const answer = (said[key] ?? (ask ? await ask(question, proposed) : proposed)).trim();
    const refusal = refuses(answer);
    if (refusal !== null)
      throw new Error(`${asks}: ${OPTION[key] ?? `--${key}`} "${answer}". ${refusal}`);
    answers[key] = answer;
  }
  return toIdentity(answers, proposal);
}
