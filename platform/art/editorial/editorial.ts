import {Scene} from '../scene.ts';

import {CAMPAIGNS} from './campaigns.ts';
import {CATEGORIES} from './categories.ts';
import {LEARN} from './learn.ts';
import {SERVICE} from './service.ts';
import type {Editorial, Size} from './staging.ts';

const LANDSCAPE: Size = {width: 1600, height: 1000};

const EDITORIALS = {...CAMPAIGNS, ...LEARN, ...CATEGORIES, ...SERVICE};

type EditorialName = keyof typeof EDITORIALS;

function isEditorialName(name: string): name is EditorialName {
  return name in EDITORIALS;
}

/** Names of the illustrations for content, served at `/images/editorial/<name>.png`. */
export const EDITORIAL_NAMES: readonly EditorialName[] =
  Object.keys(EDITORIALS).filter(isEditorialName);

export function editorialSize(name: EditorialName): Size {
  const editorial: Editorial = EDITORIALS[name];
  return editorial.size ?? LANDSCAPE;
}

/** Draws an illustration as SVG. */
export function drawEditorial(name: EditorialName): string {
  const {width, height} = editorialSize(name);
  const editorial: Editorial = EDITORIALS[name];
  const scene = new Scene(width, height, editorial.tint);
  editorial.draw(scene);
  return scene.toSvg();
}
