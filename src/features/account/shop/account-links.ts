import type { MessageKey } from "#core/message-key.ts";
import type { StoreConfig } from "#features/sites/contract.ts";

export const SESSIONS_PATH = "/account-sessions";

/** SPEC §2: the account's menu, a page of its own on narrow screens. */
export const ACCOUNT_MENU = "/user-account";

/** `label` is a message key; `to` is a path without language. */
export type AccountLink = { label: MessageKey; to: string };
type SwitchesConfig = { site: Pick<StoreConfig["site"], "switches"> };

/** `needs` is a switch of the site: without it the page does not exist, or offers nothing new. */
const PAGES: readonly (AccountLink & { needs?: string })[] = [
  { label: "account.links.orders", to: "/my-orders" },
  { label: "account.links.parcels", to: "/forward-requests", needs: "forwarding" },
  { label: "account.links.quotes", to: "/quotes", needs: "create_order" },
  { label: "account.links.tracking", to: "/tracking", needs: "tracking" },
  { label: "account.links.claims", to: "/claims" },
  { label: "account.links.information", to: "/account-information" },
  { label: "account.links.addresses", to: "/delivery-addresses" },
  { label: "account.links.balance", to: "/balance" },
  { label: "account.links.invoices", to: "/invoices" },
];

/** A customer's own pages on this site, as menus and the account's side navigation list them. */
export const accountLinks = ({ site }: SwitchesConfig): readonly AccountLink[] =>
  PAGES.filter(({ needs }) => !needs || site.switches[needs]);
