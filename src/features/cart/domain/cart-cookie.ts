/** A guest's cart is found by it; forgotten on both sides after as many days without a change. */
export const CART_COOKIE = "cart_token";
export const GUEST_CART_DAYS = 60;

/** How many pieces there are, for the page to read: who has none is not asked for a cart. */
export const CART_COUNT_COOKIE = "cart_count";
