const MOST_PARAMETERS = 50;
const NAME = /^[a-z][a-z_-]{0,39}$/;

const readable = (query: string) => query.replaceAll("%2C", ",");

/**
 * Whether a text is the query of a list's address, as the office writes it. Anything else that were stored would
 * later be made part of a link, and a link with a `#` in its query is none.
 */
export function isListQuery(query: string): boolean {
  const parameters = new URLSearchParams(query);
  const names = [...parameters.keys()];
  return (
    names.length <= MOST_PARAMETERS &&
    names.every((name) => NAME.test(name)) &&
    readable(parameters.toString()) === readable(query)
  );
}
