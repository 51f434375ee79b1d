import { type Cents, convertCents, toDecimal } from "#core/money.ts";
import { isOneOf } from "#core/record.ts";
import type { Queryable } from "#database/connect.ts";
import { describePapers } from "#features/invoices/server/describe-papers.ts";
import type { ListedMail } from "#features/mail/server/mail.ts";
import type { ListedPayment } from "#features/payments/server/list-payments.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { selectAuditOf } from "#platform/audit/read-audit.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { explainTotal, totalBeforeWallet } from "../../domain/explain-total.ts";
import {
  isCancellable,
  isUnshipped,
  MOVES_BY_STAFF,
  ORDER_TRANSITIONS,
  type OrderStatus,
  orderNumber,
} from "../../domain/order-status.ts";
import { isPriceSame } from "../../domain/price-basis.ts";
import { shippedPieces } from "../../domain/shipped-pieces.ts";
import { isStopped } from "../../domain/withdrawal.ts";
import type { StaffOrder } from "../../staff-calls.ts";
import { selectCatalogueCosts, selectCosts } from "../costs/order-costs.repository.ts";
import type { ShowOrderDeps } from "../get-my-order.ts";
import { nameLines } from "../name-lines.ts";
import { type Order, selectLines, selectOrder, selectShipments } from "../orders.repository.ts";
import { pricedOrder } from "../placement/priced-order.ts";
import { type RefundState, readRefundState } from "../refunds/refund-state.ts";
import type { RefundsDeps } from "../refunds/refunds-deps.ts";
import { mailsOf } from "../staff-steps/resend-order-mail.ts";
import { type DescribeDeliveryDeps, describeDelivery } from "./describe-delivery.ts";
import { describeRefunded, describeRefunds, mayRefund } from "./describe-refunds.ts";
import { readAssignees } from "./read-assignees.ts";
import { readOrderClocks } from "./read-order-clocks.ts";
import { selectBuyer, selectStaffTimeline } from "./staff-orders.repository.ts";

export type StaffOrderDeps = ShowOrderDeps &
  Pick<RefundsDeps, "refunds" | "now"> &
  DescribeDeliveryDeps & {
    listNotes: (record: string, readerId: number | null) => Promise<StaffOrder["notes"]>;
    listMails: (record: string) => Promise<ListedMail[]>;
  };

/** Undefined where there is none, or it is of a site that whoever asks does not work for. */
export async function describeStaffOrder(
  deps: StaffOrderDeps,
  { actor, id, at }: { actor: StaffActor; id: number; at?: SiteContext | undefined },
): Promise<StaffOrder | undefined> {
  const { db } = deps;
  const order = await selectOrder(db, { id });
  if (!order || !reachesSite(actor, order.siteId)) return undefined;
  const subject = { kind: "order", subjectId: order.slug };
  const [lines, shipments, timeline, payments, papers, buyer, refunds] = await Promise.all([
    selectLines(db, [id]),
    selectShipments(db, id),
    selectStaffTimeline(db, id),
    deps.listPayments(order),
    describePapers(db, { kind: "order", id }),
    order.customerId === null ? undefined : selectBuyer(db, order.customerId, actor.siteIds),
    deps.refunds.listRefunds(subject),
  ]);
  const total = explainTotal(pricedOrder(order, lines), order.rate);
  const named = await nameLines(deps, { orders: [order], lines }, at);
  const record = `order:${id}`;
  const seesCosts = keepsCosts(order, actor);
  const usual = seesCosts ? await readUsualCosts(db, id) : new Map<number, Cents | null>();
  const shipped = shippedPieces(lines, shipments);
  const state = await readRefundState(db, order, await deps.refunds.readRefundable(subject));
  return {
    ...describeHead(order),
    ...(await describeDelivery(deps, order)),
    clock: (await readOrderClocks(deps, [order]))(order),
    assignee: (await readAssignees(db, [order]))(order),
    customer: buyer ? { ...buyer, spent: toDecimal(buyer.spent) } : null,
    lines: lines.map((line, index) => ({
      ...describeLine(line, total.lineCents[index] ?? 0, order.rate),
      ...describeWords(line, named[index]),
      ...describeRefunded(state.parts.lines[index]),
      shipped_quantity: shipped.get(line.position) ?? 0,
      ...(seesCosts ? describeCost(line, usual.get(line.position)) : {}),
    })),
    costs: seesCosts ? await selectCosts(db, id) : null,
    parts: total.parts.map(({ part, cents }) => ({ part, amount: toDecimal(cents) })),
    total: toDecimal(totalBeforeWallet(total)),
    ...describeBasis(order),
    payments: [...describeWallet(order, state), ...payments.map(describePayment)],
    ...(await describeRefunds(db, { state, refunds })),
    can_refund: mayRefund(order, actor) && state.leftCents > 0,
    ...describeRights(order, actor),
    ...(await describeTalk(deps, record, actor)),
    shipments: shipments.map(({ carrier, trackingNumber, sentAt, lines: pieces }) => ({
      carrier,
      tracking_number: trackingNumber,
      sent_at: sentAt.toISOString(),
      lines: pieces.map(({ position, quantity }) => ({ position, quantity })),
    })),
    papers: [...(papers.invoice ? [papers.invoice] : []), ...papers.credit_notes],
    timeline: timeline.map(({ at, isUndo, ...step }) => ({
      ...step,
      at: at.toISOString(),
      is_undo: isUndo,
    })),
    steps: stepsOf(order, actor),
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

/** What colleagues wrote, what was mailed, and what staff changed. */
async function describeTalk(deps: StaffOrderDeps, record: string, actor: StaffActor) {
  const [notes, mails, changes] = await Promise.all([
    deps.listNotes(record, actor.id),
    deps.listMails(record),
    selectAuditOf(deps.db, record, ["order.edit", "order.mail"]),
  ]);
  return {
    notes,
    mails: mails.map(({ kind, subject, createdAt, sentAt }) => ({
      kind,
      subject,
      at: createdAt.toISOString(),
      is_sent: sentAt !== null,
    })),
    changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  };
}

const mayAs = ({ siteId }: Order, actor: StaffActor, ...roles: StaffRole[]): boolean => {
  const allowed = requireOneOfRoles(actor, roles);
  return allowed.ok && reachesSite(allowed.value, siteId);
};

const keepsCosts = (order: Order, actor: StaffActor) => mayAs(order, actor, "orders", "finance");

/** What whoever asks may do with it now, beside the steps of its lifecycle. */
function describeRights(order: Order, actor: StaffActor) {
  const isHelper = mayAs(order, actor, "orders", "support");
  return {
    can_cancel: isCancellable(order.status) && mayAs(order, actor, "orders"),
    can_edit: isUnshipped(order.status) && order.address !== null && isHelper,
    can_mail: isHelper ? mailsOf(order) : [],
  };
}

const textOf = (moment: Date | null) => moment?.toISOString() ?? null;

function describeHead(order: Order) {
  const { id, slug, kind, status, language, currency, rate, email } = order;
  return {
    id,
    number: orderNumber(id),
    slug,
    kind,
    site_id: order.siteId,
    status,
    created_at: order.createdAt.toISOString(),
    paid_at: textOf(order.paidAt),
    delivered_at: textOf(order.deliveredAt),
    withdrawn_at: textOf(order.withdrawnAt),
    language,
    currency,
    rate,
    email,
  };
}

type Line = Awaited<ReturnType<typeof selectLines>>[number];

const describeLine = (line: Line, totalCents: number, rate: number) => ({
  position: line.position,
  product_id: line.productId,
  sku: line.sku,
  picture: line.picture,
  quantity: line.quantity,
  price: toDecimal(convertCents(line.priceCents, rate)),
  total: toDecimal(totalCents),
});

const wordsOf = ({ name, options }: Line) => [name, options].filter(Boolean).join(", ");

/** In the language of whoever looks, and as it was ordered where that is another. */
const describeWords = (line: Line, named = line) => ({
  name: named.name,
  options: named.options,
  ordered_as: wordsOf(named) === wordsOf(line) ? null : wordsOf(line),
});

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

/** What came from the wallet has no payment of its own. */
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

const PURCHASERS: readonly StaffRole[] = ["orders"];
const MOVERS: readonly StaffRole[] = ["orders", "warehouse"];

/** What may follow, as far as it is for whoever asks; what is paid and what goes back comes by itself. */
function stepsOf(order: Order, actor: StaffActor): OrderStatus[] {
  if (isStopped(order)) return [];
  const isFor = (to: OrderStatus) =>
    mayAs(order, actor, ...(to === "purchased" ? PURCHASERS : MOVERS));
  const byStaff = (to: OrderStatus) => to === "shipped" || isOneOf(MOVES_BY_STAFF, to);
  return ORDER_TRANSITIONS[order.status].filter((to) => byStaff(to) && isFor(to));
}
