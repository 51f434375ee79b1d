import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { INFORMATION_PAGES } from "#features/content/domain/article.ts";

/** Development only: every component in every theme. */
const showcase =
  process.env.NODE_ENV === "production" ? [] : [route("design", "ui/showcase/showcase.page.tsx")];

/** Product notes §2: /404 is outside the locale guard; it speaks the visitor's language all the same. */
const bareNotFound = route("404", "shop/layouts/shop-layout.tsx", { id: "bare-layout" }, [
  layout("shop/page-boundary.tsx", { id: "bare-boundary" }, [
    index("shop/not-found.page.tsx", { id: "bare-not-found" }),
  ]),
]);

/** Goods: SPEC §2. */
const catalogue = [
  route("c/*", "shop/category/category.page.tsx"),
  route("p/:slug", "shop/product/product.page.tsx", { id: "product" }),
  route("market/product/:slug", "shop/product/product.page.tsx", {
    id: "market-product",
  }),
  route("goods-by-id", "features/catalogue/shop/goods-by-id.data.ts"),
  route("suggestions", "features/catalogue/shop/suggestions.data.ts"),
  route("search", "features/catalogue/shop/search.page.tsx"),
  route("marketplace", "features/catalogue/shop/marketplace.page.tsx"),
  route("dealzone", "features/catalogue/shop/dealzone.page.tsx"),
  route("pro", "features/catalogue/shop/pro.page.tsx"),
  route("all-brands", "features/catalogue/shop/all-brands.page.tsx"),
];

/** What is about to be bought: SPEC §2. */
const cart = [route("cart", "shop/cart/cart.page.tsx")];

/** A customer's own pages: SPEC §2, and the wallet of product notes §3. */
const ownPages = [
  layout("features/account/shop/layout/account-layout.tsx", [
    route("user-account", "shop/account-hub/user-account.page.tsx"),
    route("account-information", "features/account/shop/account-information.page.tsx"),
    route("account-sessions", "features/account/shop/account-sessions.page.tsx", {
      id: "sessions",
    }),
    route("account-export", "features/account/shop/export.data.ts"),
    route("delivery-addresses", "features/account/shop/delivery-addresses.page.tsx"),
    route("balance", "features/wallet/shop/balance.page.tsx"),
    route("my-orders", "features/orders/shop/my-orders.page.tsx"),
    route("quotes", "features/quotes/shop/quotes.page.tsx"),
    route("invoices", "features/invoices/shop/invoices.page.tsx"),
    route("claims", "features/claims/shop/claims.page.tsx"),
  ]),
  route("balance/statement", "features/wallet/shop/statement.page.tsx"),
  route("my-orders/:slug", "features/orders/shop/order.page.tsx"),
];

/** Getting in: SPEC §2. */
const account = [
  route("login", "features/account/shop/login.page.tsx"),
  route("register", "features/account/shop/register.page.tsx"),
  route("password-reset/:token", "features/account/shop/password-reset.page.tsx"),
  route("email-change/:token", "features/account/shop/email-change.page.tsx", { id: "email" }),
  route("logout", "features/account/shop/session/logout.data.ts"),
];

/** Paying for one thing, paying into the wallet, and what became of a payment: SPEC §2 "payment results". */
const payments = [
  ...["pay", "balance/pay"].map((path) =>
    route(path, "features/orders/shop/pay.page.tsx", { id: path.replace("/", "-") }),
  ),
  route("balance/top-up", "features/payments/shop/top-up.page.tsx"),
  ...["accept", "decline", "fail"].map((end) =>
    route(`payment/${end}`, "features/payments/shop/payment-result.page.tsx", {
      id: `payment-${end}`,
    }),
  ),
  ...["accept", "decline"].map((end) =>
    route(`invoice/${end}`, "features/payments/shop/payment-result.page.tsx", {
      id: `invoice-${end}`,
    }),
  ),
  route("invoice/:id", "features/invoices/shop/invoice.page.tsx"),
];

/** Parcels sent to our warehouses: /{product}-pro and its delivery and payment pages, SPEC §2. */
const forwarding = [
  route("forward-requests/:id?", "features/forwarding/shop/forward-request.data.ts"),
  route(":proPage", "shop/forwarding/forwarding.page.tsx"),
  route(":proPage/:id", "shop/forwarding/forward-request.page.tsx"),
];

/** From the cart to the order: SPEC §2. */
const checkout = [
  layout("features/checkout/shop/checkout-layout.tsx", [
    route("checkout/:slug?", "features/checkout/shop/checkout.page.tsx"),
    route("payment/:slug?", "features/checkout/shop/payment.page.tsx"),
    route("confirm/:slug?", "features/checkout/shop/confirm.page.tsx"),
  ]),
  route("success/:slug?", "features/checkout/shop/success.page.tsx"),
];

/** Buying for the customer: SPEC §2. */
const quotes = [
  route("order-form", "features/quotes/shop/order-form.page.tsx"),
  route("order-form/summary", "features/quotes/shop/order-summary.page.tsx"),
  route("order-successful", "features/quotes/shop/order-successful.page.tsx"),
  route("create-order/*", "features/quotes/shop/create-order.page.tsx"),
  route("quotes/:slug", "features/quotes/shop/quote.page.tsx"),
  route("order-additional-info-needed/:slug", "features/quotes/shop/additional-info.page.tsx"),
];

/** What went wrong: SPEC §2. */
const claims = [
  ...["claim-form", "claim-form-pro"].map((path) =>
    route(path, "features/claims/shop/claim-form.page.tsx", { id: path }),
  ),
  route("claims/:id", "features/claims/shop/claim.page.tsx"),
];

/** Phones that are reserved: SPEC §2. */
const reservation = [
  route("iphone-reservation", "features/reservation/shop/reserve.page.tsx"),
  route("iphone-reservation/confirm/:id", "features/reservation/shop/confirm.page.tsx"),
  route("reservation/success", "features/reservation/shop/reserved.page.tsx"),
];

/** Where parcels are: SPEC §2. */
const tracking = [
  route("tracking", "features/tracking/shop/tracking.page.tsx"),
  route("tracking/:id", "features/tracking/shop/tracked.page.tsx"),
];

/** Every route lies under its language; a path without one is redirected by the locale guard. */
export default [
  bareNotFound,
  route(":locale", "shop/layouts/shop-layout.tsx", [
    layout("shop/page-boundary.tsx", [
      index("shop/home/home.page.tsx"),
      ...INFORMATION_PAGES.map((page) =>
        route(page, "features/content/shop/information.page.tsx", { id: page }),
      ),
      route("contacts", "shop/contacts/contacts.page.tsx"),
      route("pickup-points", "features/delivery/shop/pickup-points.page.tsx"),
      route("calculate", "shop/calculate/calculate.page.tsx"),
      route("faq", "features/content/shop/faq/faq.page.tsx"),
      route("faq/:slug", "features/content/shop/faq/faq-article.page.tsx"),
      route("blog", "features/content/shop/blog/blog.page.tsx"),
      route("blog/:slug", "features/content/shop/blog/blog-article.page.tsx"),
      route("unsupported-browser", "shop/unsupported-browser/unsupported-browser.page.tsx"),
      ...catalogue,
      ...cart,
      ...ownPages,
      ...payments,
      ...checkout,
      ...claims,
      ...reservation,
      ...forwarding,
      ...quotes,
      ...tracking,
      ...account,
      ...showcase,
      route("*", "shop/not-found.page.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
