/** SPEC §2: the account's menu, a page of its own on narrow screens. */
export const ACCOUNT_MENU = "/user-account";
