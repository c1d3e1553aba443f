import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfigEntry} from '@remix-run/route-config';
import {format, resolveConfig} from 'prettier';

import {readContentFiles} from '../content/compile';
import type {AskStore} from '../doctor/store';
import {PROJECT_ROOT} from '../environment';

import {
  type AdoptionRecord,
  changesOf,
  type FileChange,
  readRecord,
  showChange,
  writeChanges,
} from './changes';
import type {Identity} from './identity';
import {type AdoptOptions, findIdentity, proposedIdentity, type Question} from './options';
import {planContent, problemsOf} from './plan';
import {type SettingValues, withSettings} from './settings-file';
import {readStore, type Store} from './store';

const SETTINGS = 'hydrogen.config.ts';

/** Who is asked, and told. */
export interface Desk {
  say: (text: string) => void;
  /** Null where nobody sits at it: nothing is asked then. */
  ask: ((question: Question, proposed: string) => Promise<string>) | null;
  /** Whether a question is answered with yes; false where nobody sits there. */
  confirm: (question: string) => Promise<boolean>;
}

interface Adoption {
  /** The project. */
  root: string;
  ask: AskStore;
  routes: readonly RouteConfigEntry[];
  options: AdoptOptions;
  /** What hydrogen.config.ts says of the shop; null while that is the demo's. */
  settled: Identity | null;
  desk: Desk;
}

/** The campaigns of hydrogen.config.ts, which open the pages of campaigns.yaml. */
const CAMPAIGNS = ['total', 'total-chimarathon'];

function settingValues(
  {name, slug, tagline, email, phone, helpCenter, color, logo, contentFrom}: Identity,
  campaigns: readonly string[],
): SettingValues {
  return {
    'brand.name': name,
    'brand.slug': slug,
    'brand.tagline': tagline,
    ...(color === null ? {} : {'brand.color': color}),
    ...(logo === null ? {} : {'brand.logo': {...logo}}),
    ...Object.fromEntries(
      CAMPAIGNS.map((slug) => [`campaigns.${slug}.enabled`, campaigns.includes(slug)]),
    ),
    contentFrom,
    'links.helpCenter': helpCenter,
    'support.phone': phone,
    'support.email': email,
  };
}

/** As the project writes its sources, which the step `format` looks at. */
async function formatted(source: string): Promise<string> {
  const filepath = path.join(PROJECT_ROOT, SETTINGS);
  return format(source, {...(await resolveConfig(filepath)), filepath});
}

async function planFiles(
  {root, routes}: Adoption,
  store: Store,
  identity: Identity,
): Promise<{files: Map<string, string>; off: string[]}> {
  const demo = await readContentFiles(path.join(root, 'demo/content'));
  const plan = await planContent(store, identity, demo, routes);
  const problems = problemsOf(plan, identity, store, routes);
  if (problems.length > 0)
    throw new Error(`This store cannot be adopted as it is:\n${problems.join('\n')}`);
  const source = readFileSync(path.join(root, SETTINGS), 'utf8');
  const files = new Map([...plan.files].map(([file, text]) => [`content/${file}`, text]));
  files.set(
    SETTINGS,
    await formatted(withSettings(source, settingValues(identity, plan.campaigns))),
  );
  return {files, off: plan.off};
}

/** Of the files that somebody has edited, those that shall be written all the same. */
async function chooseEdited(
  edited: readonly FileChange[],
  {options, desk}: Adoption,
): Promise<FileChange[]> {
  if (options.overwrite) return [...edited];
  const chosen: FileChange[] = [];
  for (const change of edited) {
    const isWanted = !options.yes && (await desk.confirm(`${change.file} was edited. Replace it?`));
    if (isWanted) chosen.push(change);
    else desk.say(`kept     ${change.file}`);
  }
  return chosen;
}

const untouchedBy = (record: AdoptionRecord | null, settled: Identity | null) =>
  record === null && settled === null ? [SETTINGS] : [];

/**
 * Makes a store into this shop: reads it, plans `content/` and hydrogen.config.ts, shows every change and writes them once that is
 * wanted. What somebody edited since the last time is written only where they say so. Answers whether anything was written.
 */
export async function adopt(adoption: Adoption): Promise<boolean> {
  const {root, options, settled, desk} = adoption;
  const store = await readStore(adoption.ask);
  desk.say(
    `${store.name} (${store.host}): ${store.products.length} products, ${store.collections.length} collections, ` +
      `${store.menu ? 'a main menu' : 'no main menu'}, ${store.footer ? 'a footer menu' : 'no footer menu'}.`,
  );
  const asks = options.yes || options.dry ? null : desk.ask;
  const proposal = proposedIdentity(store, settled);
  // Who only looks has no address to tell yet.
  if (options.dry) proposal.email ||= `hello@${store.host.replace(/:\d+$/, '')}`;
  const identity = await findIdentity(proposal, options.said, asks);
  const {files, off} = await planFiles(adoption, store, identity);
  const record = readRecord(root);
  const changes = changesOf(root, files, record, untouchedBy(record, settled));
  if (changes.length === 0) {
    desk.say('Everything is as the store says. Nothing to write.');
    return false;
  }
  for (const change of changes) desk.say(showChange(change));
  desk.say(`\nSwitched off, with every link to it: ${off.join('; ')}.`);
  if (options.dry) return false;
  const edited = await chooseEdited(
    changes.filter(({kind}) => kind === 'edited'),
    adoption,
  );
  const wanted = [...changes.filter(({kind}) => kind !== 'edited'), ...edited];
  if (wanted.length === 0) return false;
  const isAgreed = options.yes || (await desk.confirm(`Write ${wanted.length} files?`));
  if (!isAgreed) {
    desk.say('Nothing was written.');
    return false;
  }
  await writeChanges(root, wanted, files, store.host);
  desk.say(`${wanted.length} files written. Next: npm run doctor, then npm start.`);
  return true;
}
