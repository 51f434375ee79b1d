import type { LayoutName } from "#features/sites/shop/page-handle.ts";

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
  ...customers("default", "/my-orders /balance /account-information /delivery-addresses"),
  ...customers("quote", "/quotes"),
  ...customers("default", "/user-account /my-orders?focus_order_table=true"),
  ...["/login", "/register", "/password-reset/x"].map(
    (path): CrawledRoute => ({ path, guest: "simple", customer: "→ account" }),
  ),
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

export type Who = "guest" | "customer";
type Switches = { switches: Readonly<Record<string, boolean>> };

/** What is to be seen on a site. */
export const expectedOf = ({ switches }: Switches, route: CrawledRoute, who: Who): Seen =>
  route.needs && !switches[route.needs] ? 404 : route[who];

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

/** The first of each that the marketplace's page leads to. */
export function firstGoods(marketplace: string, language: string): Names {
  const first = (kind: string) =>
    new RegExp(`href="/${language}/${kind}/([^"?]+)`).exec(marketplace)?.[1];
  return { category: first("c"), product: first("p"), offer: first("market/product") };
}
