/** The address of a list's CSV file, with the same filter as the list. */
export const csvHref = ({ path }: { path: string }, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
