/** A guest's order form is found by it; forgotten on both sides after as many days without a change. */
export const FORM_COOKIE = "order_form";
export const GUEST_FORM_DAYS = 60;
