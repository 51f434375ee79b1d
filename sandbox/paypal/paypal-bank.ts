import type { SandboxContext } from "../sandbox-settings.ts";
import { captureBody, newId, type Order, orderBody, refundBody, refundedValue } from "./orders.ts";
import { payPalEvent } from "./paypal-events.ts";
import { listTransactions } from "./transactions.ts";

export type BankResponse = { status: 200 | 201 | 404 | 422; body: unknown };
type NewOrder = {
  purchase_units: { custom_id: string; description: string; amount: Order["amount"] }[];
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } };
};

function readOrder({ purchase_units, payment_source }: NewOrder): Order | undefined {
  const [unit] = purchase_units;
  const { return_url, cancel_url } = payment_source.paypal.experience_context;
  return (
    unit && {
      id: newId(),
      status: "PAYER_ACTION_REQUIRED",
      customId: unit.custom_id,
      description: unit.description,
      amount: unit.amount,
      returnUrl: return_url,
      cancelUrl: cancel_url,
      outcome: "pay",
      delivery: "once",
      capture: undefined,
      refunds: [],
    }
  );
}

/** PayPal's data and actions, shared by its API and its pages. */
export function createPayPalBank(context: SandboxContext) {
  const orders = new Map<string, Order>();
  const onWire = (order: Order) => orderBody(order, context.url());
  const tell = (order: Order, type: string, resource: unknown) =>
    context.messenger.deliver([payPalEvent(context, type, resource)], order.delivery);

  return {
    orders,
    onWire,
    approved: (order: Order) => tell(order, "CHECKOUT.ORDER.APPROVED", onWire(order)),
    create(body: unknown): BankResponse {
      const order = readOrder(body as NewOrder);
      if (!order) return problem(422, "MISSING_REQUIRED_PARAMETER");
      orders.set(order.id, order);
      return { status: 201, body: onWire(order) };
    },
    capture(order: Order | undefined): BankResponse {
      if (!order) return problem(404, "INVALID_RESOURCE_ID");
      if (order.capture) return problem(422, "ORDER_ALREADY_CAPTURED");
      if (order.status !== "APPROVED") return problem(422, "ORDER_NOT_APPROVED");
      if (order.outcome === "decline") return problem(422, "INSTRUMENT_DECLINED");
      const isPaid = order.outcome === "pay";
      order.status = "COMPLETED";
      const status = isPaid ? "COMPLETED" : "DECLINED";
      order.capture = { id: newId(), status, at: new Date() };
      tell(order, `PAYMENT.CAPTURE.${order.capture.status}`, captureBody(order));
      return { status: 201, body: onWire(order) };
    },
    findCapture(id: string) {
      const order = [...orders.values()].find(({ capture }) => capture?.id === id);
      return order && captureBody(order);
    },
    listTransactions: (query: Record<string, string>) =>
      listTransactions([...orders.values()], query),
    findRefund(id: string) {
      for (const order of orders.values()) {
        const refund = order.refunds.find((one) => one.id === id);
        if (refund) return refundBody(order, refund);
      }
      return undefined;
    },
    refund(captureId: string, body: unknown): BankResponse {
      const order = [...orders.values()].find((one) => one.capture?.id === captureId);
      if (
        order?.capture?.status !== "COMPLETED" &&
        order?.capture?.status !== "PARTIALLY_REFUNDED"
      ) {
        return problem(404, "INVALID_RESOURCE_ID");
      }
      const amount = (body as { amount?: Order["amount"] }).amount ?? order.amount;
      const total = refundedValue(order) + Math.round(Number(amount.value) * 100);
      const whole = Math.round(Number(order.amount.value) * 100);
      if (total > whole) return problem(422, "REFUND_AMOUNT_EXCEEDED");
      const made = { id: newId(), amount, status: "COMPLETED" };
      order.refunds.push(made);
      order.capture.status = total === whole ? "REFUNDED" : "PARTIALLY_REFUNDED";
      tell(order, "PAYMENT.CAPTURE.REFUNDED", refundBody(order, made));
      return { status: 201, body: refundBody(order, made) };
    },
  };
}
export type PayPalBank = ReturnType<typeof createPayPalBank>;

export const problem = (status: 404 | 422, issue: string): BankResponse => ({
  status,
  body: {
    name: status === 404 ? "RESOURCE_NOT_FOUND" : "UNPROCESSABLE_ENTITY",
    message: issue,
    debug_id: newId(),
    details: [{ issue }],
    links: [],
  },
});
