import {expect, it} from 'vitest';

import type {ListingView} from '~/domain/catalogue/listing-view';

import {toolbarFacets} from './toolbar-facets';

function facet(name: ListingView['facets'][number]['name'], ...selected: boolean[]) {
  const chips = selected.map((isSelected, index) => ({
    value: String(index),
    label: `${name} ${index}`,
    count: 1,
    selected: isSelected,
    href: '?',
  }));
  return {name, label: name, chips};
}

it('keeps the benefits open and folds the others', () => {
  const {open, folded} = toolbarFacets([facet('form'), facet('benefit'), facet('audience')]);
  expect(open.map(({name}) => name)).toEqual(['benefit']);
  expect(folded.map(({name}) => name)).toEqual(['form', 'audience']);
});

it('counts what is chosen in the fold, and not the benefits', () => {
  const facets = [facet('benefit', true), facet('form', true, false), facet('audience', true)];
  expect(toolbarFacets(facets).chosenFolded).toBe(2);
  expect(toolbarFacets([facet('benefit', true)]).chosenFolded).toBe(0);
});
