/** The address of the file of a list, by the same filter as the list. */
export const csvHref = ({ path }: { path: string }, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
