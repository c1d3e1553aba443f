import type {AppLoadContext, ServerBuild} from '@shopify/remix-oxygen';
import * as remixBuild from 'virtual:remix/server-build';

import {
  rememberedContent,
  rememberedRedirects,
  rememberedSnapshot,
} from '~/commerce/catalogue/snapshot-memory.server';
import {rememberedDenials} from '~/commerce/platform-client/denied-memory.server';
import {experiments} from '~/content/experiments.server';
import {privateAccount} from '~/edge/account/private-account.server';
import {knownEntries, pagesBeingRenewed, rememberedPages} from '~/edge/page-cache/memory.server';
import {pageCache} from '~/edge/page-cache/page-cache.server';
import {bodyLimit} from '~/edge/pipeline/steps/body-limit.server';
import {buildManifest} from '~/edge/pipeline/steps/build-manifest.server';
import {canonicalAddress} from '~/edge/pipeline/steps/canonical-address.server';
import {cartPermalink} from '~/edge/pipeline/steps/cart-permalink.server';
import {cartReply} from '~/edge/pipeline/steps/cart-reply.server';
import {discountLink} from '~/edge/pipeline/steps/discount-link.server';
import {healthCheck} from '~/edge/pipeline/steps/health-check.server';
import {maintenance} from '~/edge/pipeline/steps/maintenance.server';
import {purge} from '~/edge/pipeline/steps/purge.server';
import {readMethods} from '~/edge/pipeline/steps/read-methods.server';
import {redirectLookup} from '~/edge/pipeline/steps/redirects.server';
import {refuseForeignPosts} from '~/edge/pipeline/steps/refuse-foreign-posts.server';
import {requestLog} from '~/edge/pipeline/steps/request-log.server';
import {routeGuards} from '~/edge/pipeline/steps/route-guards.server';
import {securityHeaders} from '~/edge/pipeline/steps/security-headers.server';
import {securityText} from '~/edge/pipeline/steps/security-text.server';
import {sharedDiscountLink} from '~/edge/pipeline/steps/shared-discount-link.server';
import {storefrontPassword} from '~/edge/pipeline/steps/storefront-password.server';
import {themeAddress} from '~/edge/pipeline/steps/theme-address.server';
import {createShopContext} from '~/edge/request/context.server';
import {readEnvironment} from '~/edge/request/environment-memory.server';
import {reportFault} from '~/edge/request/fault-report.server';
import {type GivenByHost, hostCache} from '~/edge/request/host.server';
import {pageTable} from '~/edge/request/page-table.server';
import {rememberedPurge} from '~/edge/request/purge-memory.server';
import type {Step} from '~/edge/request/step.server';
import {experimentAssignment} from '~/edge/visitor/experiments.server';

import {config} from '../../../hydrogen.config';

import {failedPage} from './failed-page.server';
import {guards} from './guard-registry.server';
import {lastResortPage} from './last-resort-page.server';
import {pageHandlers} from './page-handlers.server';
import {runPipeline} from './run-pipeline.server';
import {missingFile} from './steps/missing-file.server';
import {wellFormedAddress} from './steps/well-formed-address.server';

const build = remixBuild as unknown as ServerBuild;
const handlerOf = pageHandlers(build, import.meta.env.MODE);

const pages = pageTable(build.routes);

/** What happens to a request, in this order. */
const steps: readonly Step[] = [
  requestLog,
  securityHeaders,
  readMethods,
  bodyLimit,
  healthCheck,
  purge(rememberedPurge),
  securityText,
  buildManifest,
  wellFormedAddress,
  refuseForeignPosts,
  privateAccount,
  maintenance,
  storefrontPassword,
  redirectLookup,
  themeAddress,
  canonicalAddress,
  missingFile,
  sharedDiscountLink,
  discountLink,
  cartPermalink,
  experimentAssignment({
    experiments,
    random: () => Math.random(),
    isCampaignPage: (path) => Object.hasOwn(config.campaigns, path.slice(1)),
  }),
  pageCache({
    memory: {pages: rememberedPages, ledger: knownEntries},
    renewing: pagesBeingRenewed,
    openStore: () => Promise.resolve(hostCache('pages')),
    now: () => Date.now(),
  }),
  routeGuards(guards),
  cartReply,
];

/** The last purge, where the shop can be purged at all. */
async function purgedAt({PURGE_KEY}: {PURGE_KEY?: string}, host: GivenByHost): Promise<number> {
  if (PURGE_KEY === undefined) return 0;
  return rememberedPurge.read((work) => host.waitUntil?.(work));
}

export async function handleRequest(
  request: Request,
  variables: Record<string, unknown>,
  host: GivenByHost,
): Promise<Response> {
  const environment = readEnvironment(variables);
  if (!environment.ok) {
    console.error(`The storefront is not configured: ${environment.problems.join('; ')}`);
    return lastResortPage(request, 503, {
      title: 'We will be right back',
      text: 'The shop is not set up correctly at the moment. Please try again in a few minutes.',
    });
  }
  const context = createShopContext(request, {
    env: environment.value,
    purgedAt: await purgedAt(environment.value, host),
    snapshots: rememberedSnapshot,
    redirectTables: rememberedRedirects,
    storeContents: rememberedContent,
    denials: rememberedDenials,
    pages,
    waitUntil: host.waitUntil?.bind(host),
  });
  const draw = (current: Request) =>
    handlerOf(context.pages.find(new URL(current.url)))(current, context as AppLoadContext);
  try {
    return await runPipeline(steps, request, context, draw);
  } catch (fault) {
    reportFault(context, fault);
    return failedPage(request, context, draw);
  }
}
