import { requestFromBalance } from "#features/forwarding/server/payment/request-from-balance.ts";
import { billFromBalance } from "#features/invoices/server/bills/bill-from-balance.ts";
import { orderFromBalance } from "#features/orders/server/payment/order-from-balance.ts";
import type { ForBalance } from "#features/payments/server/balance/balance.api.ts";
import { REL_TYPES } from "#features/wallet/domain/balance-entry.ts";
import type { Services } from "../services.ts";

/** What wallets pay for; payments know none of it. */
export const paidFromBalance = ({
  orders,
  forwarding,
  invoices,
}: Pick<Services, "orders" | "forwarding" | "invoices">): ForBalance => ({
  [REL_TYPES.quote]: orderFromBalance(orders),
  [REL_TYPES.forwardRequest]: requestFromBalance(forwarding),
  [REL_TYPES.miscInvoice]: billFromBalance(invoices),
});
