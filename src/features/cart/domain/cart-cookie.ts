/** A guest's cart is found by it; forgotten on both sides after as many days without a change. */
export const CART_COOKIE = "cart_token";
export const GUEST_CART_DAYS = 60;
