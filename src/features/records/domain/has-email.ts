/** What no address has: whatever stands between two of them does not make them one. */
const BETWEEN = /[\s<>(),;:"[\]\\]+/;

/** Whether a text names an address as a whole, in any case: another one that merely ends with it is somebody else's. */
export const hasEmail = (text: string, email: string): boolean =>
  email !== "" && text.toLowerCase().split(BETWEEN).includes(email.toLowerCase());

/** The same in the query of a list's address, as it is encoded there or not. */
export const hasEmailInQuery = (query: string, email: string): boolean =>
  [query.replaceAll(/[?&=]/g, " "), ...new URLSearchParams(query).values()].some((text) =>
    hasEmail(text, email),
  );
