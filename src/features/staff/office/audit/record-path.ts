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

/** These kinds can be deleted for good; only existing ones have a name. */
const REMOVABLE = new Set(["promotion", "redirect"]);

/** Kinds whose records have no page of their own: the page that lists them. */
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

/** Paths for records named by their site's id or region, plus a part. */
const OF_SITE: Readonly<Record<string, (site: Site, part: string) => string>> = {
  site: ({ region }) => `/sites/${region}`,
  text: ({ id }, key) => `/translations/${id}/${key}`,
  mail_text: ({ id }, kind) => `/mail-texts/${id}/${kind}`,
  "payment-method": ({ id }) => `/payment-methods?site=${id}`,
};

type Known = {
  /** The sites that this person works for. */
  sites: readonly Site[];
  nameOf: (record: string) => string | undefined;
  /** The record of which this one is a part. */
  wholeOf: (record: string) => string | undefined;
};

/** The path of a record in the office; undefined if it has none, or if the record is gone. */
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
