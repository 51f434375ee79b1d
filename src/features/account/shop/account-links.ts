/** `label` is a message key; `to` is a path without language. */
export type AccountLink = { label: string; to: string };

/** A customer's own pages, as menus and the account's side navigation list them. */
export const accountLinks: readonly AccountLink[] = [
  { label: "account.links.orders", to: "/my-orders" },
  { label: "account.links.parcels", to: "/forward-requests" },
  { label: "account.links.quotes", to: "/quotes" },
  { label: "account.links.tracking", to: "/tracking" },
  { label: "account.links.claims", to: "/claims" },
  { label: "account.links.information", to: "/account-information" },
  { label: "account.links.addresses", to: "/delivery-addresses" },
  { label: "account.links.balance", to: "/balance" },
  { label: "account.links.invoices", to: "/invoices" },
];
