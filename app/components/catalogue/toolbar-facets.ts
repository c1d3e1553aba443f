import type {ListingView} from '~/domain/catalogue/listing-view';

type Facets = ListingView['facets'];

/** The facets of a listing as its toolbar shows them. */
interface ToolbarFacets {
  /** Stand open: what most shoppers come for. */
  open: Facets;
  /** Behind one disclosure, which stands open itself while something in it is chosen. */
  folded: Facets;
  chosenFolded: number;
}

/** Parts the benefits, which stand open, from the other facets, and counts what is chosen of those. */
export function toolbarFacets(facets: Facets): ToolbarFacets {
  const folded = facets.filter(({name}) => name !== 'benefit');
  return {
    open: facets.filter(({name}) => name === 'benefit'),
    folded,
    chosenFolded: folded.flatMap(({chips}) => chips).filter(({selected}) => selected).length,
  };
}
