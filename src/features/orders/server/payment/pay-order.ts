import { fail, type Result } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import type { ProviderId } from "#features/payments/domain/payment-provider.ts";
import type {
  PaymentInput,
  PayProblem,
  PayResult,
} from "#features/payments/server/payment-input.ts";
import { orderNumber } from "../../domain/order-status.ts";
import { type HoldProblem, holdOrder } from "../holds/hold-order.ts";
import { lockOrder } from "../lock-order.ts";
import { type Order, selectOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { type ListMethods, listPayMethods } from "./list-pay-methods.ts";
import { ORDER } from "./order-payable.ts";

export type OrderToPay = {
  orderId: number;
  provider: ProviderId;
  /** Who pays: the owner, or whoever holds the link, with nobody's wallet. */
  payer: Pick<PaymentInput, "customer" | "visitorHash" | "language" | "returnSite">;
  /** Who is logged in, whosever order it is: what their cart holds does not stand in its way. */
  requesterId?: number | undefined;
  token?: string | undefined;
  requestKey?: string | undefined;
};
export type PayOrderProblem =
  | PayProblem
  | HoldProblem
  | "orders.errors.not_payable"
  | "orders.errors.being_paid";

type Deps = OrdersDeps & {
  startPayment: StartPayment;
  findUnderWay: FindUnderWay;
  listMethods: ListMethods;
};
/** A payment whose money may come any moment. */
export type FindUnderWay = (order: {
  slug: string;
}) => Promise<{ requestKey: string | null } | undefined>;
export type StartPayment = (input: PaymentInput) => Promise<Result<PayResult, PayProblem>>;

/**
 * Holds what is bought until the payment is final, then starts to pay what is due for it. While money is
 * on its way only the call that sent it may ask again.
 */
export async function payOrder(
  deps: Deps,
  { orderId, provider, payer, requesterId: askerId, token, requestKey }: OrderToPay,
): Promise<Result<PayResult, PayOrderProblem>> {
  const asked = await selectOrder(deps.db, { id: orderId });
  const underWay = asked && (await deps.findUnderWay(asked));
  if (underWay && underWay.requestKey !== requestKey) return fail("orders.errors.being_paid");
  if (asked && !(await isOffered(deps, asked, provider))) {
    return fail("payments.errors.unknown_method");
  }
  const held = await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(deps, tx, orderId);
    if (order?.status !== "awaiting_payment") return fail("orders.errors.not_payable");
    return holdOrder(deps, tx, order, payer.customer?.id ?? askerId);
  });
  if (!held.ok) return held;
  return deps.startPayment(wishFor(deps, held.value, { provider, payer, token, requestKey }));
}

/** Asked before anything is held for it. */
async function isOffered(deps: Deps, order: Order, provider: ProviderId): Promise<boolean> {
  return (await listPayMethods(deps, order)).some(({ id }) => id === provider);
}

function wishFor(
  { findSite }: Deps,
  order: Order,
  { provider, payer, token, requestKey }: Omit<OrderToPay, "orderId">,
): PaymentInput {
  const site = findSite(order.siteId);
  return {
    kind: ORDER,
    subjectId: order.slug,
    amountCents: order.dueCents,
    currency: order.currency,
    rate: order.rate,
    description: `${site.name} ${orderNumber(order.id)}`,
    provider,
    site,
    countryId: order.address?.countryId,
    ...payer,
    token,
    requestKey,
  };
}
