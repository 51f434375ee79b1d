/** Whoever reads the log must not be able to use a link that was mailed to somebody. */
const SECRET = /(\/password-reset\/)[^/?#]+/gi;

/** A path or an address as it may stand in the log. */
export const loggedPath = (path: string): string => path.slice(0, 300).replace(SECRET, "$1…");
