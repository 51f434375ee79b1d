import { INFORMATION_PAGES } from "#features/content/domain/article.ts";

/**
 * Who may see a page. `public`: everybody, and all see the same; `guest`: only visitors who are not logged in;
 * `customer`: a logged-in customer, about themselves; `link`: anyone who knows its address.
 */
type PageAccess = "public" | "guest" | "customer" | "link";

export type Page = {
  /** The path after the language, in the router's syntax. */
  path: string;
  /** The path inside `src`. */
  module: string;
  access: PageAccess;
  /**
   * True: search engines may index it, and the sitemap lists it (`sitemap.ts` knows the addresses of a page with a
   * parameter). False: they are asked not to, as for pages that are secret or about paying.
   */
  indexed?: boolean;
  /** The same for everybody, so it is rendered once and cached; its loader lists the tags of what it shows (`show`). */
  cached?: true;
  /** What the site must offer (`siteOffers`): if one of these is missing, the page does not exist. */
  switches?: readonly string[];
  /** The layout route around the page. */
  within?: keyof typeof LAYOUT_ROUTES;
  /** Needed if several pages have one module. */
  id?: string;
  /** Its address gives access to somebody's data: outside services, search engines and logs must not see it. */
  secret?: true;
  /** True from the first step of paying to its result: no outside service runs on such a page. */
  paying?: true | string;
  /** A card may be entered here: the provider's form is allowed. A pattern if one route is several pages. */
  cards?: true | string;
};

export const LAYOUT_ROUTES = {
  account: "features/account/shop/layout/account-layout.tsx",
  checkout: "features/checkout/shop/checkout-layout.tsx",
};

/** The page for paying for a parcel is named after the site's product: `/cartage-pro-payment/17`. */
const PARCEL_PAYMENT = "[\\w-]+-pro-payment";

const OPEN = { access: "public", indexed: true, cached: true } as const;
const GOODS = { ...OPEN, switches: ["marketplace"] } as const;
const ACCOUNT = { access: "customer", within: "account" } as const;

/** Every page of the storefront (SPEC §2). Routes and page rules are derived from this list. */
export const PAGES: readonly Page[] = [
  { path: "", module: "shop/home/home.page.tsx", ...OPEN },
  ...INFORMATION_PAGES.map((path) => ({
    path,
    id: path,
    module: "features/content/shop/information.page.tsx",
    ...OPEN,
    ...(path === "about-us" ? { switches: ["about_us"] } : {}),
  })),
  { path: "contacts", module: "shop/contacts/contacts.page.tsx", ...OPEN },
  { path: "pickup-points", module: "features/delivery/shop/pickup-points.page.tsx", ...OPEN },
  {
    path: "calculate",
    module: "shop/calculate/calculate.page.tsx",
    ...OPEN,
    switches: ["rates"],
  },
  { path: "faq", module: "features/content/shop/faq/faq.page.tsx", ...OPEN },
  { path: "faq/:slug", module: "features/content/shop/faq/faq-article.page.tsx", ...OPEN },
  {
    path: "blog",
    module: "features/content/shop/blog/blog.page.tsx",
    ...OPEN,
    switches: ["marketplace", "blog"],
  },
  {
    path: "blog/:slug",
    module: "features/content/shop/blog/blog-article.page.tsx",
    ...OPEN,
    switches: ["marketplace", "blog"],
  },
  {
    path: "unsupported-browser",
    module: "shop/unsupported-browser/unsupported-browser.page.tsx",
    access: "public",
    cached: true,
  },

  // Goods.
  { path: "c/*", module: "shop/category/category.page.tsx", ...GOODS },
  { path: "p/:slug", id: "product", module: "shop/product/product.page.tsx", ...GOODS },
  {
    path: "market/product/:slug",
    id: "market-product",
    module: "shop/product/product.page.tsx",
    ...GOODS,
  },
  { path: "goods-by-id", module: "features/catalogue/shop/goods-by-id.data.ts", access: "public" },
  { path: "suggestions", module: "features/catalogue/shop/suggestions.data.ts", access: "public" },
  {
    path: "search",
    module: "features/catalogue/shop/search.page.tsx",
    access: "public",
    cached: true,
    switches: ["marketplace"],
  },
  { path: "marketplace", module: "features/catalogue/shop/marketplace.page.tsx", ...GOODS },
  {
    path: "dealzone",
    module: "features/catalogue/shop/dealzone.page.tsx",
    ...OPEN,
    switches: ["marketplace", "dealzone"],
  },
  {
    path: "pro",
    module: "features/catalogue/shop/pro.page.tsx",
    ...OPEN,
    switches: ["marketplace", "plans"],
  },
  { path: "all-brands", module: "features/catalogue/shop/all-brands.page.tsx", ...GOODS },

  // From the cart to the order.
  { path: "cart", module: "shop/cart/cart.page.tsx", access: "public" },
  {
    path: "checkout/:slug?",
    module: "features/checkout/shop/checkout.page.tsx",
    access: "link",
    within: "checkout",
    paying: true,
  },
  {
    path: "payment/:slug?",
    module: "features/checkout/shop/payment.page.tsx",
    access: "link",
    within: "checkout",
    paying: true,
  },
  {
    path: "confirm/:slug?",
    module: "features/checkout/shop/confirm.page.tsx",
    access: "link",
    within: "checkout",
    paying: true,
    cards: true,
  },
  {
    path: "success/:slug?",
    module: "features/checkout/shop/success.page.tsx",
    access: "link",
    paying: true,
  },

  // Paying for one thing, and the result of a payment.
  ...["pay", "balance/pay"].map((path) => ({
    path,
    id: path.replace("/", "-"),
    module: "features/orders/shop/pay.page.tsx",
    access: "customer" as const,
    paying: true as const,
    cards: true as const,
  })),
  {
    path: "balance/top-up",
    module: "features/payments/shop/top-up.page.tsx",
    access: "customer",
    cards: true,
  },
  ...["payment/accept", "payment/decline", "payment/fail", "invoice/accept", "invoice/decline"].map(
    (path) => ({
      path,
      id: path.replace("/", "-"),
      module: "features/payments/shop/payment-result.page.tsx",
      access: "link" as const,
      paying: true as const,
    }),
  ),
  {
    path: "invoice/:id",
    module: "features/invoices/shop/invoice.page.tsx",
    access: "link",
    secret: true,
    cards: true,
  },

  // A customer's own pages.
  { path: "user-account", module: "shop/account-hub/user-account.page.tsx", ...ACCOUNT },
  {
    path: "account-information",
    module: "features/account/shop/account-information.page.tsx",
    ...ACCOUNT,
  },
  {
    path: "account-sessions",
    id: "sessions",
    module: "features/account/shop/account-sessions.page.tsx",
    ...ACCOUNT,
  },
  { path: "account-export", module: "features/account/shop/export.data.ts", ...ACCOUNT },
  {
    path: "delivery-addresses",
    module: "features/account/shop/delivery-addresses.page.tsx",
    ...ACCOUNT,
  },
  { path: "balance", module: "features/wallet/shop/balance.page.tsx", ...ACCOUNT },
  { path: "my-orders", module: "features/orders/shop/my-orders.page.tsx", ...ACCOUNT },
  { path: "quotes", module: "features/quotes/shop/quotes.page.tsx", ...ACCOUNT },
  { path: "invoices", module: "features/invoices/shop/invoices.page.tsx", ...ACCOUNT },
  { path: "claims", module: "features/claims/shop/claims.page.tsx", ...ACCOUNT },
  {
    path: "balance/statement",
    module: "features/wallet/shop/statement.page.tsx",
    access: "customer",
  },
  {
    path: "my-orders/:slug",
    module: "features/orders/shop/order.page.tsx",
    access: "link",
    secret: true,
  },

  // Logging in and out.
  {
    path: "login",
    module: "features/account/shop/login.page.tsx",
    access: "guest",
    indexed: false,
  },
  {
    path: "register",
    module: "features/account/shop/register.page.tsx",
    access: "guest",
    indexed: false,
  },
  {
    path: "password-reset/:token",
    module: "features/account/shop/password-reset.page.tsx",
    access: "guest",
    secret: true,
  },
  {
    path: "email-change/:token",
    id: "email",
    module: "features/account/shop/email-change.page.tsx",
    access: "link",
    secret: true,
  },
  { path: "logout", module: "features/account/shop/session/logout.data.ts", access: "link" },

  // Parcels sent to our warehouses: /{product}-pro and its delivery and payment pages.
  {
    path: "forward-requests/:id?",
    module: "features/forwarding/shop/forward-request.data.ts",
    access: "link",
  },
  { path: ":proPage", module: "shop/forwarding/forwarding.page.tsx", access: "customer" },
  {
    path: ":proPage/:id",
    module: "shop/forwarding/forward-request.page.tsx",
    access: "customer",
    paying: PARCEL_PAYMENT,
    cards: `${PARCEL_PAYMENT}/[^/]+`,
  },

  // Buying for the customer.
  { path: "order-form", module: "features/quotes/shop/order-form.page.tsx", access: "link" },
  {
    path: "order-form/summary",
    module: "features/quotes/shop/order-summary.page.tsx",
    access: "customer",
  },
  {
    path: "order-successful",
    module: "features/quotes/shop/order-successful.page.tsx",
    access: "customer",
  },
  {
    path: "create-order/*",
    module: "features/quotes/shop/create-order.page.tsx",
    access: "link",
    indexed: false,
  },
  {
    path: "quotes/:slug",
    module: "features/quotes/shop/quote.page.tsx",
    access: "link",
    secret: true,
    cards: true,
  },
  {
    path: "order-additional-info-needed/:slug",
    module: "features/quotes/shop/additional-info.page.tsx",
    access: "link",
    secret: true,
  },

  // Claims.
  ...["claim-form", "claim-form-pro"].map((path) => ({
    path,
    id: path,
    module: "features/claims/shop/claim-form.page.tsx",
    access: "link" as const,
  })),
  { path: "claims/:id", module: "features/claims/shop/claim.page.tsx", access: "customer" },

  // Reservations of phones.
  {
    path: "iphone-reservation",
    module: "features/reservations/shop/reserve.page.tsx",
    access: "public",
  },
  {
    path: "iphone-reservation/confirm/:id",
    module: "features/reservations/shop/confirm.page.tsx",
    access: "link",
    secret: true,
  },
  {
    path: "reservation/success",
    module: "features/reservations/shop/reserved.page.tsx",
    access: "link",
  },

  // Tracking parcels.
  {
    path: "tracking",
    module: "features/tracking/shop/tracking.page.tsx",
    access: "public",
    indexed: true,
    switches: ["tracking"],
  },
  {
    path: "tracking/:id",
    module: "features/tracking/shop/tracked.page.tsx",
    access: "link",
    secret: true,
  },
];
