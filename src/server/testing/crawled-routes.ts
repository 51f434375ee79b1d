import type { LayoutName } from "#platform/pages/page-handle.ts";

/** What a visitor gets: a page, none, or the way to another one. */
export type Seen = LayoutName | 404 | `→ ${string}`;

export type CrawledRoute = {
  /**
   * `{category}`, `{product}` and `{offer}` are the first that the site has, `{name}` is its product,
   * `{parcel}` is a carrier's number and `{reservation}` the id in a mailed link.
   */
  path: string;
  guest: Seen;
  customer: Seen;
  /** The site's switch; where it is off there is no such page. */
  needs?: string;
};

const everybody = (layout: Seen, paths: string, needs?: string): CrawledRoute[] =>
  paths.split(" ").map((path) => ({
    path,
    guest: layout,
    customer: layout,
    ...(needs ? { needs } : {}),
  }));

const customers = (layout: Seen, paths: string, needs?: string): CrawledRoute[] =>
  everybody(layout, paths, needs).map((route) => ({ ...route, guest: "→ login" }));

const SHOP = "marketplace";

/** SPEC §2, route by route, for a visitor with nothing in the cart and a customer who has just registered. */
export const CRAWLED_ROUTES: readonly CrawledRoute[] = [
  ...everybody("index", "/"),
  ...everybody(
    "page",
    "/contacts /privacy-policy /purchase-agreement /reservation-policy /warranty /unsupported-browser /faq /faq/air-or-sea /pickup-points",
  ),
  ...everybody("page", "/about-us", "about_us"),
  ...everybody("page", "/blog /blog/why-volume-counts", "blog"),
  ...everybody("calculate", "/calculate"),
  ...everybody("market", "/c/{category} /p/{product} /market/product/{offer}", SHOP),
  ...everybody("market", "/marketplace /marketplace?type=offers /search?q=a /all-brands", SHOP),
  ...everybody("market", "/dealzone", "dealzone"),
  ...everybody("pro", "/pro", SHOP),
  ...everybody("cart", "/cart", SHOP),
  ...everybody("→ cart", "/checkout /payment /confirm /success", SHOP),
  ...everybody("→ cart", "/success/x", SHOP),
  ...everybody("→ checkout", "/checkout/x /payment/x /confirm/x", SHOP),
  ...everybody("→ home", "/payment/accept /payment/decline /payment/fail"),
  ...everybody("create-order", "/order-form"),
  ...everybody("create-order", "/create-order/https://shop.example/a", "create_order"),
  ...customers("create-order", "/order-form/summary /order-successful"),
  ...customers(404, "/order-additional-info-needed/x /my-orders/x"),
  ...everybody(404, "/quotes/x"),
  ...customers(
    "default",
    "/my-orders /balance /account-information /account-sessions /delivery-addresses",
  ),
  ...customers("default", "/balance/statement"),
  ...customers("payment", "/balance/top-up"),
  ...customers("quote", "/quotes"),
  ...customers("default", "/user-account /my-orders?focus_order_table=true"),
  ...["/login", "/register", "/password-reset/x"].map(
    (path): CrawledRoute => ({ path, guest: "simple", customer: "→ account" }),
  ),
  ...everybody("simple", "/email-change/x"),
  ...customers("pro", "/{name}-pro"),
  ...customers("→ pro", "/{name}-pro-delivery"),
  ...customers(404, "/{name}-pro-payment/999999"),
  ...everybody("→ home", "/invoice/accept /invoice/decline"),
  ...everybody(404, "/invoice/x"),
  ...customers("default", "/invoices /claims"),
  ...everybody("simple", "/claim-form /claim-form-pro"),
  ...everybody("simple", "/iphone-reservation", SHOP),
  ...everybody("simple", "/iphone-reservation/confirm/{reservation}", SHOP),
  ...everybody(404, "/iphone-reservation/confirm/x", SHOP),
  ...everybody("→ reservation", "/reservation/success", SHOP),
  ...everybody("simple", "/tracking /tracking/{parcel}", "tracking"),
  ...everybody(404, "/404 /no-such-page"),
];

/** What is known of things whose pages only their owner sees, unless `guest` says otherwise. */
const owners = (layout: Seen, guest: Seen, paths: string, needs?: string): CrawledRoute[] =>
  everybody(layout, paths, needs).map((route) => ({ ...route, guest }));

/** The rest of SPEC §2: for a customer who has one of each thing (`one-of-each.ts`), and a guest who knows its address. */
export const THING_ROUTES: readonly CrawledRoute[] = [
  ...owners("checkout", "→ checkout", "/checkout/{checkout} /confirm/{checkout}", SHOP),
  ...owners("payment", "→ checkout", "/payment/{checkout}", SHOP),
  ...owners("payment", "→ cart", "/success/{bought}", SHOP),
  ...["accept", "decline", "fail"].flatMap((end) =>
    owners("payment", "→ home", `/payment/${end}?reference={topUp}`),
  ),
  ...["accept", "decline"].flatMap((end) =>
    everybody("payment", `/invoice/${end}?reference={invoicePayment}&id={invoice}`),
  ),
  ...everybody("payment", "/invoice/{invoice}"),
  ...customers("payment", "/pay?rel_type=0&slug={unpaid} /balance/pay?rel_type=0&slug={unpaid}"),
  ...customers("default", "/my-orders/{order} /claims/{claim}"),
  ...everybody("quote", "/quotes/{quote}"),
  ...customers("create-order", "/order-additional-info-needed/{unclear}"),
  ...customers("pro", "/{name}-pro-delivery/{forwarded}"),
  ...customers("payment", "/{name}-pro-payment/{forwarded}"),
  ...owners("simple", "→ reservation", "/reservation/success", SHOP),
];

export type Who = "guest" | "customer";
type Switches = { switches: Readonly<Record<string, boolean>> };

/** What is to be seen on a site. */
export const expectedOf = ({ switches }: Switches, route: CrawledRoute, who: Who): Seen =>
  route.needs && !switches[route.needs] ? 404 : route[who];

const WHITE_LABEL = ["tp", "wl"];

/** The brand that a white-label site never names; the others are of that brand, or beside it. */
export const otherBrandOn = ({ region }: { region: string }): RegExp | undefined =>
  WHITE_LABEL.includes(region) ? /cartage/ : undefined;

export type Names = Readonly<Record<string, string | undefined>>;

/** Empty where the site has no such thing. */
export function fillRoute(path: string, names: Names): string {
  let isKnown = true;
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    isKnown &&= Boolean(names[name]);
    return names[name] ?? "";
  });
  return isKnown ? filled : "";
}

/** Goods of sellers come late in the marketplace. */
export const SELLERS_GOODS = "/marketplace?p=20";

/** The first of each that the marketplace's pages lead to. */
export function firstGoods(marketplace: string, language: string): Names {
  const first = (kind: string) =>
    new RegExp(`href="/${language}/${kind}/([^"?]+)`).exec(marketplace)?.[1];
  return { category: first("c"), product: first("p"), offer: first("market/product") };
}
