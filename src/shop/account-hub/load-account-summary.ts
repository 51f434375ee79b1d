import type { RouterContextProvider } from "react-router";
import { forwardingContext } from "#features/forwarding/shop/forwarding.context.ts";
import { invoicesContext } from "#features/invoices/shop/invoices.context.ts";
import { ordersContext } from "#features/orders/shop/orders.context.ts";
import { listQuotesCall } from "#features/quotes/contract.ts";
import { isWaitingForOwner } from "#features/quotes/domain/quote-status.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { trackingContext } from "#features/tracking/shop/tracking.context.ts";
import { loadBalance } from "#features/wallet/shop/load-balance.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";

const MOST_TRAVELLING = 3;

/** What needs the customer's action and what is on its way to them. Counts only the newest page of quotes. */
export async function loadAccountSummary(
  context: Readonly<RouterContextProvider>,
  customerId: number,
) {
  const forwarding = context.get(forwardingContext);
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  const [unpaid, unpaidParcels, unpaidInvoices, quotes, received, recent, balance] =
    await Promise.all([
      context.get(ordersContext).countUnpaidOrders(customerId),
      forwarding.countUnpaidRequests(customerId, site),
      context.get(invoicesContext).countUnpaidInvoices(customerId),
      context.get(callsContext)(listQuotesCall, {}),
      forwarding.listReceived(customerId),
      context.get(trackingContext).listRecent(customerId, { site, language }),
      loadBalance(context),
    ]);
  // A parcel in a warehouse is waiting, not travelling.
  const travelling = recent.filter(({ kind, status }) => kind === "order" || status !== "received");
  return {
    unpaid,
    unpaidParcels,
    unpaidInvoices,
    quotes: quotes.ok
      ? quotes.output.items.filter(({ status }) => isWaitingForOwner(status)).length
      : 0,
    parcels: received.length,
    travelling: travelling.slice(0, MOST_TRAVELLING),
    balanceCents: balance.walletCents,
  };
}
export type AccountSummary = Awaited<ReturnType<typeof loadAccountSummary>>;
