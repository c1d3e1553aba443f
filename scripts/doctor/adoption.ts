import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {contentFolder} from '../../app/content/content-folder';
import {readRecord, untouchedFiles} from '../adopt/changes';

import {type Finding, ok, warning} from './finding';

/** Files whose words hold for any shop, and say nothing of this one. */
const WORDS = ['home', 'contact', 'maintenance'].map((name) => `content/data/${name}.yaml`);

const ICON = 'public/favicon.svg';
/** The rising sun of the icon that the project came with. */
const SUN = 'M5 17.5a9 9 0 0 1 18 0Z';

function iconFinding(root: string): Finding {
  const file = path.join(root, ICON);
  const isDemo = existsSync(file) && readFileSync(file, 'utf8').includes(SUN);
  return isDemo
    ? warning('icon', {
        text: `${ICON} is the demo’s.`,
        shopper: 'a red sun in the tab of the browser.',
        mend: `put your own in its place, a square SVG.`,
      })
    : ok('icon', `${ICON} is your own.`);
}

/** How far this shop has become a merchant's own: what of it is still the demo's, or as `npm run adopt` wrote it. */
export function adoptionFindings(root: string): Finding[] {
  const record = readRecord(root);
  if (contentFolder(root, 'own') !== 'content')
    return [
      warning('content', {
        text: 'the content is the demo’s.',
        shopper: 'the words of another shop, and little of your goods.',
        mend: 'npm run adopt makes content of your store.',
      }),
      iconFinding(root),
    ];
  const untouched = record === null ? [] : untouchedFiles(root, record);
  const words = WORDS.filter((file) => untouched.includes(file));
  return [
    words.length === 0
      ? ok('content', 'the words of the shop are your own.')
      : warning('content', {
          text: `as npm run adopt wrote them: ${words.join(', ')}.`,
          shopper: 'words that would do for any shop.',
          mend: 'read them, and write what you would say.',
        }),
    iconFinding(root),
  ];
}
