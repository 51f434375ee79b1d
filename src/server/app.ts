import * as build from "virtual:react-router/server-build";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler } from "react-router";
import { accountApi } from "#features/account/server/account.api.ts";
import { authApi } from "#features/account/server/auth/auth.api.ts";
import { joinAll } from "#features/account/server/respond-with-session.ts";
import { cartApi, joinCart } from "#features/cart/server/cart.api.ts";
import { catalogueApi } from "#features/catalogue/server/catalogue.api.ts";
import { checkoutApi } from "#features/checkout/server/checkout.api.ts";
import { claimsApi } from "#features/claims/server/claims.api.ts";
import { contactApi } from "#features/contact/server/contact.api.ts";
import { localDelivery } from "#features/delivery/domain/cheapest-to-door.ts";
import { deliveryApi } from "#features/delivery/server/delivery.api.ts";
import { forwardingApi } from "#features/forwarding/server/forwarding.api.ts";
import { payForwardApi } from "#features/forwarding/server/payment/pay-forward.api.ts";
import { staffForwardingApi } from "#features/forwarding/server/steps/staff-forwarding.api.ts";
import { staffInvoicesApi } from "#features/invoices/server/bills/staff-invoices.api.ts";
import { invoicesApi } from "#features/invoices/server/invoices.api.ts";
import { marketingApi } from "#features/marketing/server/marketing.api.ts";
import { ordersApi } from "#features/orders/server/orders.api.ts";
import { leavePaymentApi } from "#features/orders/server/payment/leave-payment.api.ts";
import { payOrdersApi } from "#features/orders/server/payment/pay-orders.api.ts";
import { staffOrdersApi } from "#features/orders/server/steps/staff-orders.api.ts";
import { balanceApi } from "#features/payments/server/balance/balance.api.ts";
import { paymentsApi, paymentWebhooks } from "#features/payments/server/payments.api.ts";
import { proApi } from "#features/pro/server/pro.api.ts";
import { joinForm, orderFormApi } from "#features/quotes/server/order-form/order-form.api.ts";
import { quotesApi } from "#features/quotes/server/quotes.api.ts";
import { staffQuotesApi } from "#features/quotes/server/staff/staff-quotes.api.ts";
import { reservationApi } from "#features/reservation/server/reservation.api.ts";
import { shippingApi } from "#features/shipping/server/shipping.api.ts";
import { sitesApi } from "#features/sites/server/sites.api.ts";
import { carrierWebhooks, trackingApi } from "#features/tracking/server/tracking.api.ts";
import { walletApi } from "#features/wallet/server/wallet.api.ts";
import { mountCalls, mountWebhooks } from "./http/calls/call-routes.ts";
import { guardCalls } from "./http/calls/guard-calls.ts";
import { compressResponses } from "./http/compress-responses.ts";
import { mountStatus } from "./http/crawlers/status.ts";
import { handleErrors, MAX_BODY, refuseUnread } from "./http/errors.ts";
import { mountFiles } from "./http/files.ts";
import { invoicePdfCall, mountInvoices } from "./http/invoice-route.ts";
import { mountApiDocs } from "./http/openapi/openapi.ts";
import { mountOutbox } from "./http/outbox-page.ts";
import { requestLog } from "./http/request-log.ts";
import { type AppEnv, requestScope } from "./http/request-scope.ts";
import { sameOriginOnly } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { mountClaimForms } from "./http/uploads/claim-forms.ts";
import { mountUploads, showFileCall, uploadCall } from "./http/uploads/file-routes.ts";
import { partCalls, uploadPartCall } from "./http/uploads/part-calls.ts";
import { mountImages } from "./images/image-routes.ts";
import { monitoringApi } from "./monitoring/monitoring.api.ts";
import { createCachedPageResponder } from "./pages/cached-pages.ts";
import { mountPages } from "./pages/page-routes.ts";
import { createSearchNodeApp } from "./search-node-app.ts";
import type { Services } from "./services.ts";
import { planPercentOf } from "./wiring/plan-percent.ts";

export { createServices } from "./services.ts";

/** What is no call among the others, since files go in or come out. */
const OF_FILES = [uploadCall, uploadPartCall, showFileCall, invoicePdfCall].map((call) => ({
  call,
}));

/** Every call of every feature. */
function routesOf(services: Services) {
  return [
    ...sitesApi(services.sites),
    ...authApi(services.account, joinAll(joinCart(services.cart), joinForm(services.quotes))),
    ...accountApi(services.account),
    ...walletApi(services.account, services.wallet),
    ...paymentsApi(services.account, services.payments),
    ...balanceApi(services),
    ...invoicesApi(services),
    ...staffInvoicesApi(services),
    ...ordersApi(services.account, services.orders),
    ...leavePaymentApi(services),
    ...payOrdersApi(services),
    ...catalogueApi(services.catalogue.deps, (err, what) =>
      services.log.error({ err }, `${what} failed`),
    ),
    ...deliveryApi(services.delivery),
    ...shippingApi(services.shipping, {
      planPercentOf: planPercentOf(services),
      localDeliveryTo: async (input) => localDelivery(await services.delivery.listCouriers(input)),
    }),
    ...forwardingApi(services),
    ...payForwardApi(services),
    ...staffForwardingApi(services.account, services.forwarding),
    ...proApi(services),
    ...cartApi(services),
    ...checkoutApi(services),
    ...orderFormApi(services),
    ...quotesApi(services),
    ...staffQuotesApi(services),
    ...marketingApi(services),
    ...monitoringApi(services.monitoring),
    ...claimsApi(services),
    ...contactApi(services),
    ...reservationApi(services),
    ...partCalls(services),
    ...staffOrdersApi(services),
    ...trackingApi(services),
  ];
}

export function createApp(services: Services, options: { clientDir?: string } = {}) {
  if (!services.environment.ROLE.includes("web")) {
    return { fetch: createSearchNodeApp(services).fetch, answerFromCache: () => false };
  }
  const app = new Hono<AppEnv>();
  const routes = guardCalls(routesOf(services), services);
  const messages = [
    ...paymentWebhooks(services.payments, services.providers.webhooks),
    ...carrierWebhooks(services.tracking),
  ];

  app.use(requestLog(services.log), securityHeaders(services.environment), compressResponses);
  app.use(requestScope(services.sites.registry, services.trustedProxies));
  mountStatus(app, services);
  mountUploads(app, services);
  mountClaimForms(app, routes, services);
  app.use(
    "/api/*",
    bodyLimit({ maxSize: MAX_BODY, onError: (c) => refuseUnread(c, 413, "errors.too_large") }),
  );
  mountWebhooks(app, messages);
  app.use("/api/*", sameOriginOnly(services.trustedProxies, routes));
  mountCalls(app, routes, services);
  mountApiDocs(app, [...routes, ...messages, ...OF_FILES]);
  mountInvoices(app, services);
  app.all("/api/*", (c) => refuseUnread(c, 404, "errors.not_found"));
  mountImages(app, services);
  mountOutbox(app, services);
  mountFiles(app, services, options.clientDir);
  // In debug mode the Router hands on what went wrong instead of hiding it.
  const mode = services.environment.SHOW_ERROR_DETAILS ? "development" : import.meta.env.MODE;
  const renderRoute = createRequestHandler(build, mode);
  mountPages(app, { services, renderRoute, calls: routes });
  handleErrors(app, services.log);
  return { fetch: app.fetch, answerFromCache: createCachedPageResponder(services) };
}
