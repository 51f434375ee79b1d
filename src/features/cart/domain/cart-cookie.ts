/** Identifies a guest's cart; cookie and cart are deleted after this many days without a change. */
export const CART_COOKIE = "cart_token";
export const GUEST_CART_DAYS = 60;

/** The number of pieces, readable by the page: without it, the page does not request a cart. */
export const CART_COUNT_COOKIE = "cart_count";
