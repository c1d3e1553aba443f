import {insertCollection, insertProduct} from '../catalogue/catalogue.ts';
import {insertContent} from '../content/contents.ts';
import type {Store} from '../store/database.ts';
import {stableNumber} from '../store/ids.ts';
import {RESETTABLE_TABLES, SEEDED_TABLES} from '../store/tables.ts';

import type {Seed} from './seed.ts';

function insertSeed(store: Store, seed: Seed): void {
  seed.products.forEach((product, position) => insertProduct(store, product, position));
  seed.collections.forEach((collection, position) => insertCollection(store, collection, position));
  seed.sellingPlanGroups.forEach((group, position) =>
    store.run('INSERT INTO selling_plan_groups (id, position, document) VALUES (?, ?, ?)', [
      group.id,
      position,
      JSON.stringify(group),
    ]),
  );
  seed.contents.forEach(({kind, row}, position) => insertContent(store, kind, row, position));
  for (const redirect of seed.redirects) {
    store.run('INSERT INTO redirects (id, path, target) VALUES (?, ?, ?)', [
      stableNumber('redirect', redirect.path),
      redirect.path,
      redirect.target,
    ]);
  }
  seed.discounts.forEach(({record, uses}, position) =>
    store.run('INSERT INTO discounts (id, code, position, uses, document) VALUES (?, ?, ?, ?, ?)', [
      record.id,
      record.code?.toLowerCase() ?? null,
      position,
      uses,
      JSON.stringify(record),
    ]),
  );
  for (const card of seed.giftCards) {
    store.run('INSERT INTO gift_cards (id, code, balance, expires_at) VALUES (?, ?, ?, ?)', [
      stableNumber('giftCard', card.code),
      card.code.toLowerCase(),
      card.balance,
      card.expiresAt,
    ]);
  }
}

/** Empties every table and puts the seed back, as one transaction. */
export function restoreSeed(store: Store, seed: Seed, moreTables: readonly string[]): void {
  store.transaction(() => {
    for (const table of [...moreTables, ...RESETTABLE_TABLES]) store.run(`DELETE FROM ${table}`);
    insertSeed(store, seed);
  });
}

/** Rewrites what the seed describes and leaves carts, customers and orders as they are. */
export function replaceSeed(store: Store, seed: Seed): void {
  store.transaction(() => {
    for (const table of SEEDED_TABLES) store.run(`DELETE FROM ${table}`);
    insertSeed(store, seed);
  });
}
