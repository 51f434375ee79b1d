/** A page of the shop that a preview link may lead to: below a language, never an address elsewhere. */
export const PREVIEWED_PATH = /^\/[a-z]{2}\/[a-z0-9-]{0,60}$/;
