import {SHOP_PROMISES} from '../../app/domain/content/promises';
import {
  accountKind,
  type Environment,
  parseEnvironment,
} from '../../app/edge/request/environment.server';
import {demo} from '../../demo/settings';
import {config} from '../../hydrogen.config';
import {endOfVersion, versionWarning} from '../api-version';
import type {Variables} from '../environment';

import {type Finding, ok, stop, warning} from './finding';

const env = (name: string) => `set ${name} in .env or among the variables of the deployment.`;

/** When the version ends, after which a store answers by another. The platform on this machine keeps every version. */
function versionFinding(variables: Variables, today: Date): Finding {
  const version = variables['PUBLIC_STOREFRONT_API_VERSION'] ?? '';
  if (variables['PUBLIC_STORE_DOMAIN']?.startsWith('http://'))
    return ok('api-version', `${version}, which a platform on this machine serves without end.`);
  const text = versionWarning(version, today);
  const day = endOfVersion(version)?.toISOString().slice(0, 10) ?? '';
  return text === null
    ? ok('api-version', `${version} is served until ${day}.`)
    : warning('api-version', {
        text,
        shopper: 'nothing at first; later whatever the next version has no longer is missing.',
        mend: 'set PUBLIC_STOREFRONT_API_VERSION to a newer version, and run npm test.',
      });
}

function mailFinding(variables: Variables): Finding {
  if (variables['CONTACT_MAIL_URL'] === undefined)
    return warning('mail', {
      text: 'no provider takes the contact form’s mails.',
      shopper: 'an address to write to in place of the form.',
      mend: env('CONTACT_MAIL_URL and CONTACT_MAIL_KEY'),
    });
  return variables['CONTACT_MAIL_KEY'] === undefined
    ? warning('mail', {
        text: 'the mail provider is asked without a key.',
        shopper: '"Your message was not sent", where the provider wants one.',
        mend: env('CONTACT_MAIL_KEY'),
      })
    : ok('mail', 'a provider is configured.');
}

function subscriptionFinding(variables: Variables): Finding {
  const names = [
    'SUBSCRIPTIONS_API_URL',
    'SUBSCRIPTIONS_MERCHANT_ID',
    'SUBSCRIPTIONS_HASH_KEY',
  ].filter((name) => variables[name] === undefined);
  if (names.length === 0) return ok('subscriptions', 'a provider is configured.');
  return warning('subscriptions', {
    text: names.length === 3 ? 'no provider is configured.' : `${names.join(' and ')} is missing.`,
    shopper:
      names.length === 3
        ? 'no link to manage subscriptions.'
        : '"Your subscriptions are not answering right now."',
    mend: env(names.join(', ')),
  });
}

function serviceFindings(variables: Variables): Finding[] {
  const named = (check: string, name: string, what: string, shopper: string) =>
    variables[name] === undefined
      ? warning(check, {text: `${what} is configured.`, shopper, mend: env(name)})
      : ok(check, `${name} is set.`);
  return [
    mailFinding(variables),
    subscriptionFinding(variables),
    named('chat', 'PUBLIC_CHAT_SCRIPT_URL', 'no chat', 'no chat, and no hours of one.'),
    named('tags', 'PUBLIC_GTM_CONTAINER_ID', 'no tag manager', 'nothing; you see no events.'),
  ];
}

/** Which kind of accounts customers sign in with. What it lacks to be whole is a problem of the settings. */
function accountsFinding(environment: Environment): Finding {
  return ok(
    'customer-accounts',
    accountKind(environment) === 'legacy'
      ? 'customers sign in with a password (legacy accounts); a store with the new kind needs CUSTOMER_ACCOUNTS=hosted.'
      : 'customers sign in at Shopify (hosted accounts).',
  );
}

/** Shopify's own consent and analytics need two ids; a manager on the window needs its script. */
function privacyFinding(variables: Variables): Finding {
  const manager = variables['PUBLIC_CONSENT_MANAGER'] ?? 'embedded';
  if (manager === 'window' && variables['PUBLIC_CONSENT_SCRIPT_URL'] === undefined)
    return warning('customer-privacy', {
      text: 'the consent manager of the window has no script.',
      shopper: 'no banner unless another script brings one; nothing is measured.',
      mend: env('PUBLIC_CONSENT_SCRIPT_URL'),
    });
  if (manager === 'shopify' && variables['SHOP_ID'] === undefined)
    return warning('customer-privacy', {
      text: 'Shopify’s customer privacy is chosen, and SHOP_ID is missing.',
      shopper: 'nothing; Shopify’s analytics get no visit.',
      mend: env('SHOP_ID'),
    });
  return ok('customer-privacy', `consent is asked by the ${manager} manager.`);
}

function promiseFinding(variables: Variables): Finding {
  const kept = (variables['SHOP_PROMISES'] ?? '').split(',').map((name) => name.trim());
  const left = SHOP_PROMISES.filter((name) => !kept.includes(name));
  return ok(
    'promises',
    left.length === 0
      ? 'you confirm everything that the content offers.'
      : `not confirmed in SHOP_PROMISES, and so not said: ${left.join(', ')}.`,
  );
}

/** The numbers and addresses that the project came with, which are nobody's. */
function contactFinding(): Finding {
  const {support, links} = config;
  const left = [
    ...(support.phone === demo.support.phone ? ['support.phone'] : []),
    ...(support.email === demo.support.email ? ['support.email'] : []),
    ...(links.helpCenter === demo.links.helpCenter ? ['links.helpCenter'] : []),
  ];
  return left.length === 0
    ? ok('contact', 'telephone, address and help center are your own.')
    : warning('contact', {
        text: `${left.join(', ')} of hydrogen.config.ts ${left.length === 1 ? 'is still that' : 'are still those'} of the demo.`,
        shopper: 'a number or an address that nobody answers.',
        mend: 'write your own into hydrogen.config.ts.',
      });
}

/** What the settings say without asking anybody. */
export function settingsFindings(variables: Variables, today: Date): Finding[] {
  const parsed = parseEnvironment(variables);
  const problems = parsed.ok ? [] : parsed.problems;
  return [
    ...problems.map((text) =>
      stop('settings', {
        text: `${text}.`,
        shopper: 'nothing at all: the shop does not start.',
        mend: 'correct it in .env; .env.example says what each variable is.',
      }),
    ),
    ...(parsed.ok
      ? [ok('settings', 'every variable can be read.'), accountsFinding(parsed.value)]
      : []),
    versionFinding(variables, today),
    ...serviceFindings(variables),
    privacyFinding(variables),
    promiseFinding(variables),
    contactFinding(),
  ];
}
