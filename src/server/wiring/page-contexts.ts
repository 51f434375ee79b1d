import type { RouterContextProvider } from "react-router";
import { accountContext } from "#features/account/shop/account.context.ts";
import { requireOwnPassword } from "#features/account/shop/guards/require-own-password.ts";
import { planContext } from "#features/account/shop/plan.context.ts";
import { sessionContext } from "#features/account/shop/session.context.ts";
import type { bindCatalogue } from "#features/catalogue/server/catalogue.ts";
import { catalogueContext } from "#features/catalogue/shop/catalogue.context.ts";
import type { Content } from "#features/content/server/content.ts";
import { contentContext } from "#features/content/shop/content.context.ts";
import type { Delivery } from "#features/delivery/server/delivery.ts";
import { deliveryContext } from "#features/delivery/shop/delivery.context.ts";
import { forwardingContext } from "#features/forwarding/shop/forwarding.context.ts";
import { invoicesContext } from "#features/invoices/shop/invoices.context.ts";
import { ordersContext } from "#features/orders/shop/orders.context.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { payerContext } from "#features/payments/shop/payer.context.ts";
import { paymentsContext } from "#features/payments/shop/payments.context.ts";
import { proContext } from "#features/pro/shop/pro.context.ts";
import type { Quotes } from "#features/quotes/server/quotes.ts";
import { quotesContext } from "#features/quotes/shop/quotes.context.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";
import { shippingContext } from "#features/shipping/shop/shipping.context.ts";
import type { Tracking } from "#features/tracking/server/tracking.ts";
import { trackingContext } from "#features/tracking/shop/tracking.context.ts";
import { walletContext } from "#features/wallet/shop/wallet.context.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import type { wireAccounts } from "./wire-accounts.ts";
import { fillHelpContext, type Help } from "./wire-help.ts";

type Accounts = ReturnType<typeof wireAccounts>;
type PageServices = Pick<
  Accounts,
  "account" | "wallet" | "orders" | "invoices" | "forwarding" | "pro"
> & {
  payments: Payments;
  content: Content;
  shipping: Shipping;
  delivery: Delivery;
  catalogue: ReturnType<typeof bindCatalogue>;
  quotes: Quotes;
  help: Help;
  tracking: Tracking;
};

type AskedPage = Parameters<typeof requireOwnPassword>[1] & { cookies: RequestContext["cookies"] };

/** Pages reach use cases through these contexts, never through imports. */
export function pageContextFiller(services: PageServices) {
  const { account, payments, pro } = services;
  return (context: RouterContextProvider, page: AskedPage) => {
    context.set(sessionContext, async () =>
      requireOwnPassword(context, page, await account.anySessionOf(page)),
    );
    context.set(accountContext, account);
    context.set(contentContext, services.content);
    context.set(shippingContext, services.shipping);
    context.set(deliveryContext, services.delivery);
    context.set(catalogueContext, services.catalogue);
    context.set(walletContext, services.wallet);
    context.set(paymentsContext, payments);
    context.set(payerContext, async () => ({
      customerId: (await account.sessionOf(page))?.customer.id,
      visitorHash: payments.visitorOf(page.cookies),
    }));
    context.set(ordersContext, services.orders);
    context.set(invoicesContext, services.invoices);
    context.set(forwardingContext, services.forwarding);
    context.set(proContext, pro);
    context.set(planContext, pro.summarisePlan);
    context.set(quotesContext, services.quotes);
    context.set(trackingContext, services.tracking);
    fillHelpContext(context, services.help, page);
  };
}
