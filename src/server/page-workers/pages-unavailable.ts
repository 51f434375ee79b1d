/** No worker could render the page; asking again later may help. */
export class PagesUnavailable extends Error {}
