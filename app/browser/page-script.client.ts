/** Runs on every page of the shop, with or without React: schedules what a page needs after its first paint. */
export {};
