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

/** Records that have no page of their own are on the page of all. */
const PAGES: Readonly<Record<string, string>> = {
  warehouse: "/warehouses",
  rate: "/rates",
  vat: "/taxes",
  courier: "/couriers",
  "delivery-service": "/couriers",
  category: "/categories",
  field: "/fields",
  flag: "/flags",
  seller: "/sellers",
  "size-chart": "/size-charts",
  import: "/imports",
  role: "/staff",
  job: "/jobs",
  run: "/runs",
};

/** Where a record is seen in the office; undefined where it is not. */
export function recordPath(record: string): string | undefined {
  const [kind, id] = [kindOf(record), idOf(record)];
  const list = LISTS[kind];
  if (list) return `${list}/${encodeURIComponent(id)}`;
  if (kind === "article") return `/articles/${id.split(":")[0]}`;
  return PAGES[kind];
}
