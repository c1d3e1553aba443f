/** The query parameter that carries the click by which a visitor came (coverage: visitor-attribution). */
export const CLICK_QUERY_PARAMETER = 'im_ref';
