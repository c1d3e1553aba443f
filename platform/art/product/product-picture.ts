import type {PictureView} from '../../seed/format.ts';

import {drawBox} from './box.ts';
import {drawHero} from './hero.ts';
import type {Subject} from './subject.ts';
import {drawUse} from './use.ts';

/** Draws one of a product's three pictures as SVG, 1600 by 1600. */
export function drawProductPicture(subject: Subject, view: PictureView): string {
  switch (view) {
    case 'hero':
      return drawHero(subject).toSvg();
    case 'use':
      return drawUse(subject).toSvg();
    case 'box':
      return drawBox(subject).toSvg();
  }
}
