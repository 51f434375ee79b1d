import { idOf, kindOf } from "./record-words.ts";

const LISTS: Readonly<Record<string, string>> = {
  order: "/orders",
  customer: "/customers",
  product: "/products",
  promotion: "/promotions",
  redirect: "/redirects",
  mail: "/mails",
  webhook: "/webhooks",
};

/** These can be removed for good, and only those that are there have a name. */
const REMOVABLE = new Set(["promotion", "redirect"]);

/** Records that have no page of their own are on the page of all. */
const PAGES: Readonly<Record<string, string>> = {
  warehouse: "/warehouses",
  rate: "/rates",
  vat: "/taxes",
  courier: "/couriers",
  "delivery-service": "/couriers",
  category: "/categories",
  categories: "/categories",
  field: "/fields",
  flag: "/flags",
  seller: "/sellers",
  "size-chart": "/size-charts",
  import: "/imports",
  invoice: "/invoices",
  role: "/staff",
  task: "/tasks",
  job: "/jobs",
  run: "/runs",
};

type Site = { id: number; region: string };

/** By the id or the region of its site, and what it is there. */
const OF_SITE: Readonly<Record<string, (site: Site, part: string) => string>> = {
  site: ({ region }) => `/sites/${region}`,
  text: ({ id }, key) => `/translations/${id}/${key}`,
  mail_text: ({ id }, kind) => `/mail-texts/${id}/${kind}`,
  "payment-method": ({ id }) => `/payment-methods?site=${id}`,
};

type Known = {
  /** Those that this person works for. */
  sites: readonly Site[];
  nameOf: (record: string) => string | undefined;
  /** What it is a part of. */
  wholeOf: (record: string) => string | undefined;
};

/** Where a record is seen in the office; undefined where it is not, or not any more. */
export function recordPath(record: string, known: Known): string | undefined {
  const { sites, nameOf } = known;
  const whole = known.wholeOf(record);
  if (whole !== undefined) return recordPath(whole, known);
  const [kind, id] = [kindOf(record), idOf(record)];
  if (REMOVABLE.has(kind) && nameOf(record) === undefined) return undefined;
  const list = LISTS[kind];
  if (list) return `${list}/${encodeURIComponent(id)}`;
  if (kind === "article") return `/articles/${id.split(":")[0]}`;
  const pathOf = OF_SITE[kind];
  if (!pathOf) return PAGES[kind];
  const [of, ...rest] = id.split(":");
  const site = sites.find((one) => String(one.id) === of || one.region === of);
  return site && pathOf(site, encodeURIComponent(rest.join(":")));
}
