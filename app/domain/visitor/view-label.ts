/** The label of a view (coverage: page-view-labels). */
export type ViewLabel =
  'PDP' | 'PLP' | 'Articles' | 'Article listing page' | 'My Account' | 'default';
