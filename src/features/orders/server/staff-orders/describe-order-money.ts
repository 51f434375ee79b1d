import { type Cents, convertCents, toDecimal } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import { describePapers } from "#features/invoices/server/describe-papers.ts";
import type { ListedMail } from "#features/mail/server/mail.ts";
import type { ListedPayment } from "#features/payments/server/list-payments.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { explainTotal, totalBeforeWallet } from "../../domain/explain-total.ts";
import { isCancellable, isUnshipped } from "../../domain/order-status.ts";
import { isPriceSame } from "../../domain/price-basis.ts";
import type { OrderWithoutMoney, StaffOrder } from "../../staff-calls.ts";
import { selectCatalogueCosts, selectCosts } from "../costs/order-costs.repository.ts";
import type { ShowOrderDeps } from "../get-my-order.ts";
import type { Order, selectLines } from "../orders.repository.ts";
import { pricedOrder } from "../placement/priced-order.ts";
import type { RefundState } from "../refunds/refund-state.ts";
import type { RefundsDeps } from "../refunds/refunds-deps.ts";
import { mailsOf } from "../staff-steps/resend-order-mail.ts";
import { describeRefunds, mayRefund } from "./describe-refunds.ts";
import { mayAs, moneyReader } from "./order-rights.ts";
import { selectBuyer } from "./staff-orders.repository.ts";

export type OrderMoneyDeps = Pick<ShowOrderDeps, "db" | "listPayments"> &
  Pick<RefundsDeps, "refunds"> & { listMails: (record: string) => Promise<ListedMail[]> };

type Line = Awaited<ReturnType<typeof selectLines>>[number];
type Known = {
  order: Order;
  lines: readonly Line[];
  state: RefundState;
  withoutMoney: OrderWithoutMoney;
};

/** An order with its money and its buyer, for all staff except the warehouse. */
export async function describeOrderMoney(
  deps: OrderMoneyDeps,
  actor: StaffActor,
  { order, lines, state, withoutMoney }: Known,
): Promise<StaffOrder> {
  const { db } = deps;
  const { id, customerId, currency, rate, email } = order;
  const buyers = moneyReader(actor)?.siteIds;
  const [payments, papers, buyer, refunds, mails] = await Promise.all([
    deps.listPayments(order),
    describePapers(db, { kind: "order", id }),
    customerId === null ? undefined : selectBuyer(db, customerId, buyers),
    deps.refunds.listRefunds({ kind: "order", subjectId: order.slug }),
    deps.listMails(`order:${id}`),
  ]);
  const total = explainTotal(pricedOrder(order, lines), rate);
  const seesCosts = mayAs(order, actor, "orders", "finance");
  const usual = seesCosts ? await readUsualCosts(db, id) : new Map<number, Cents | null>();
  return {
    ...withoutMoney,
    shows_money: true,
    currency,
    rate,
    email,
    customer: buyer ? { ...buyer, spent: toDecimal(buyer.spent) } : null,
    lines: lines.flatMap((line, at) => {
      const shown = withoutMoney.lines[at];
      const refundable = state.parts.lines[at];
      return shown
        ? {
            ...shown,
            price: toDecimal(convertCents(line.priceCents, rate)),
            total: toDecimal(total.lineCents[at] ?? 0),
            paid: toDecimal(refundable?.paidCents ?? 0),
            refunded: toDecimal(refundable?.refundedCents ?? 0),
            ...(seesCosts ? describeCost(line, usual.get(line.position)) : {}),
          }
        : [];
    }),
    costs: seesCosts ? await selectCosts(db, id) : null,
    parts: total.parts.map(({ part, cents }) => ({ part, amount: toDecimal(cents) })),
    total: toDecimal(totalBeforeWallet(total)),
    ...describeBasis(order),
    payments: [...describeWallet(order, state), ...payments.map(describePayment)],
    ...(await describeRefunds(db, { state, refunds })),
    mails: mails.map(describeMail),
    papers: [...(papers.invoice ? [papers.invoice] : []), ...papers.credit_notes],
    can_refund: mayRefund(order, actor) && state.leftCents > 0,
    ...describeRights(order, actor),
  };
}

const describeMail = ({ kind, subject, createdAt, sentAt }: ListedMail) => ({
  kind,
  subject,
  at: createdAt.toISOString(),
  is_sent: sentAt !== null,
});

/** What the caller may do with the order now, apart from the steps of its lifecycle. */
function describeRights(order: Order, actor: StaffActor) {
  const isHelper = mayAs(order, actor, "orders", "support");
  return {
    can_cancel: isCancellable(order.status) && mayAs(order, actor, "orders"),
    can_edit: isUnshipped(order.status) && order.address !== null && isHelper,
    can_mail: isHelper ? mailsOf(order) : [],
  };
}

function describeBasis(order: Order) {
  const { priceBasis } = order;
  const isSame = isPriceSame(priceBasis, order) ?? null;
  if (!priceBasis?.shipping) return { basis: null, is_same: isSame };
  const { parcels, percent, by } = priceBasis.shipping;
  return {
    basis: {
      parcels: parcels.map(({ warehouse, grams, billedGrams, centsPerKg, baseCents }) => ({
        warehouse,
        kg: grams / 1000,
        billed_kg: billedGrams / 1000,
        per_kg: toDecimal(centsPerKg),
        base: toDecimal(baseCents),
      })),
      percent,
      by,
      promotion: priceBasis.promotionCode ?? null,
    },
    is_same: isSame,
  };
}

const decimal = (cents: Cents | null) => (cents === null ? null : toDecimal(cents));

const describeCost = ({ costCents }: Line, usualCents: Cents | null = null) => ({
  cost: decimal(costCents),
  usual_cost: decimal(usualCents),
});

async function readUsualCosts(db: Queryable, orderId: number) {
  const costs = await selectCatalogueCosts(db, [orderId]);
  return new Map(costs.map(({ position, costCents }) => [position, costCents]));
}

const describePayment = (payment: ListedPayment) => ({
  reference: payment.reference,
  provider: payment.provider,
  provider_title: payment.providerTitle,
  status: payment.status,
  amount: toDecimal(payment.amountCents),
  refunded: toDecimal(payment.refundedCents),
  created_at: payment.createdAt.toISOString(),
});

/** What the wallet paid has no payment record. */
function describeWallet({ paidAt, createdAt, status }: Order, { balance }: RefundState) {
  const { convertedCents: cents, returnedCents } = balance;
  if (cents === 0) return [];
  const isBack = status === "cancelled" || status === "refunded" || returnedCents >= cents;
  const back = isBack ? cents : returnedCents;
  return [
    {
      reference: null,
      provider: PROVIDERS.wallet,
      provider_title: "",
      status: paidAt
        ? isBack
          ? "refunded"
          : back > 0
            ? "partly_refunded"
            : "succeeded"
        : "pending",
      amount: toDecimal(cents),
      refunded: toDecimal(back),
      created_at: (paidAt ?? createdAt).toISOString(),
    },
  ];
}
