/** No worker could render the page; a later request may succeed. */
export class PagesUnavailable extends Error {}
