import type { Known } from "./fill-office.ts";

export type List = { name: string; path: string; body: Record<string, unknown> };

const list = (path: string, cases: Record<string, Record<string, unknown>>): List[] =>
  Object.entries(cases).map(([name, body]) => ({ name, path: `/api/staff/${path}`, body }));

const orders = ({ site, otherSite }: Known) => [
  ...list("orders/sum", {
    "sum of orders, state and site": { state: ["paid"], site: [site] },
    "sum of orders, late": { late: true },
    "sum of orders, days": { paid_since: "2026-03-01", paid_until: "2026-03-07" },
  }),
  ...list("orders/list", {
    orders: {},
    "orders, state and site": { state: ["paid"], site: [site] },
    "orders, broad state and site": { state: ["delivered"], site: [otherSite] },
    "orders, without a state and a site": { not_state: ["delivered"], not_site: [site] },
    "orders, state and total, by total": {
      state: ["delivered"],
      total_above: 400,
      sort: "total",
      direction: "up",
    },
    "orders, state and rare totals": { state: ["expired"], total_above: 505 },
    "orders, site and total": { site: [otherSite], total_below: 20 },
    "orders, site and days": { site: [site], paid_since: "2026-01-01", paid_until: "2026-06-30" },
    "orders, state and old days": { state: ["refunded"], paid_until: "2025-02-01" },
    "orders, days and total": { paid_until: "2025-06-30", total_above: 450 },
    "orders, late": { late: true },
    "orders, late, of a site": { late: true, site: [site] },
    "orders, e-mail": { query: "buyer777@example.com" },
    "orders, recipient": { query: "łukasz kowalski 777" },
    "orders, telephone of the recipient": { query: "+370 61 777" },
    "orders, beginning of an e-mail, and state": { query: "buyer12", state: ["refunded"] },
  }),
];

/** These goods are archived, so visitors' index is without them; goods on sale would have the same facets. */
const goods = ({ category, flag, brand, word, site }: Known) =>
  list("products/list", {
    products: { state: "archived" },
    "products, category and flag": { state: "archived", category, flag },
    "products, category and stock": { state: "archived", category, in_stock: false },
    "products, category and brand": { state: "archived", category, manufacturer: brand },
    "products, site and category": { state: "archived", site, category },
    "products, site and stock": { state: "archived", site, in_stock: true },
    "products, brand and stock": { state: "archived", manufacturer: brand, in_stock: true },
    "products, flag and brand": { state: "archived", flag, manufacturer: brand },
    "products, SKU": { state: "archived", query: "BENCH-7777" },
    "products, word and stock": { state: "archived", query: word, in_stock: true },
    "products, two words": { state: "archived", query: `${word} 77777` },
    "products on sale, word and stock": { query: word, in_stock: true },
  });

const others = ({ site, otherSite, actor }: Known) => [
  ...list("customers/list", {
    customers: {},
    "customers, site and name": { site: [site], query: "łukasz kow" },
    "customers, beginning of an e-mail": { query: "buyer77" },
    "customers, telephone": { query: "+370 61" },
  }),
  ...list("invoices/list", {
    invoices: {},
    "invoices, site and kind": { site: [site], kind: "credit_note" },
    "invoices, site and old days": { site: [otherSite], issued_until: "2025-06-30" },
  }),
  ...list("mails/list", {
    mails: {},
    "mails, site and recipient": { site: [site], query: "buyer1" },
    "mails, site and waiting": { site: [site], waiting: true },
  }),
  ...list("audit/list", {
    audit: {},
    "audit, who and what": { actor_id: actor, action: "bench.rare" },
  }),
  ...list("tasks/list", { tasks: {}, "tasks, kind and site": { kind: ["buy"], site: [site] } }),
  ...list("jobs/list", { jobs: {} }),
];

const searches = ({ word }: Known) =>
  list("search", {
    "search, order": { query: "QU500000" },
    "search, e-mail": { query: "buyer777@example.com" },
    "search, name": { query: "lukasz kowalski" },
    "search, unfinished name": { query: "lukasz kowalsk" },
    "search, common beginning of a name": { query: "luk" },
    "search, telephone": { query: "+370 600 00777" },
    "search, SKU": { query: "BENCH-77777" },
    "search, goods": { query: word },
  });

export const officeLists = (known: Known): List[] => [
  ...orders(known),
  ...goods(known),
  ...others(known),
  ...searches(known),
];
