/** A path that a preview link may lead to: a page of the shop below a language, never another host. */
export const PREVIEWED_PATH = /^\/[a-z]{2}\/[a-z0-9-]{0,60}$/;
