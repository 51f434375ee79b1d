const MOST_PARAMETERS = 50;
const NAME = /^[a-z][a-z_-]{0,39}$/;

const readable = (query: string) => query.replaceAll("%2C", ",");

/**
 * Whether a text is the query string of a list, as the office writes it. A stored query becomes part of a link later,
 * and a `#` or another unexpected text in it would break that link.
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
