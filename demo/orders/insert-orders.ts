import { eq } from "drizzle-orm";
import { unguessable } from "#core/unguessable.ts";
import type { Transaction } from "#database/connect.ts";
import { products } from "#features/catalogue/server/products.tables.ts";
import { explainTotal, totalBeforeWallet } from "#features/orders/domain/explain-total.ts";
import type { OrderAddress, OrderLine } from "#features/orders/domain/order.ts";
import { isEnded, type OrderStatus } from "#features/orders/domain/order-status.ts";
import { orderTotals } from "#features/orders/domain/order-totals.ts";
import {
  orderHistory,
  orderLines,
  orderShipments,
  orders,
} from "#features/orders/server/orders.tables.ts";
import { ORDER } from "#features/orders/server/payment/order-payable.ts";
import { postNumber } from "#features/shipping/domain/tracking-number.ts";
import { type ReferenceIds, readReferenceIds } from "#features/sites/server/seed/reference-ids.ts";
import type { SiteDefinition } from "#features/sites/server/seed/site-builder.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";

import { CARRIER_TITLE } from "../../sandbox/carrier/carrier-title.ts";
import type { DemoHistory } from "../accounting/demo-history.ts";
import type { PastMove } from "../accounting/insert-moves.ts";
import { insertPastPayment } from "../accounting/insert-past-payment.ts";
import type { CustomerDefinition } from "../customers/customer-builder.ts";
import { findJourney } from "../parcels/find-journey.ts";
import { addOrderInvoice } from "./add-order-invoice.ts";
import type { OrderDefinition } from "./order-builder.ts";
import { orderPast, type PastStep } from "./order-past.ts";
import { readSampleGoods } from "./sample-goods.ts";

export type OrderParties = {
  sites: readonly SiteDefinition[];
  customers: readonly (CustomerDefinition & { id: number })[];
};
type Owner = OrderParties["customers"][number];

/** Orders with a past, numbered from the oldest. The stock is not reduced: it already is what is left. */
export async function insertOrders(
  tx: Transaction,
  definitions: readonly OrderDefinition[],
  { sites, customers }: OrderParties,
  history: DemoHistory,
): Promise<void> {
  const ids = await readReferenceIds(tx);
  const goodsIn = new Map<string, readonly OrderLine[]>();
  for (const { language } of customers) {
    if (!goodsIn.has(language)) goodsIn.set(language, await readSampleGoods(tx, language));
  }
  for (const definition of definitions.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const site = sites.find(({ id }) => id === definition.siteId);
    const owner = customers.find(({ email }) => email === definition.email);
    if (!site || !owner) throw new Error(`Nobody has the demo order of ${definition.email}`);
    const goods = goodsIn.get(owner.language) ?? [];
    const lines = definition.goods.flatMap(([at, quantity]) => {
      const line = goods[at % goods.length];
      return line ? [{ ...line, quantity }] : [];
    });
    await insertOrder(tx, definition, {
      site,
      owner,
      address: addressOf(owner, ids),
      lines,
      history,
    });
  }
}

type Parts = {
  site: SiteDefinition;
  owner: Owner;
  address: OrderAddress;
  lines: readonly OrderLine[];
  history: DemoHistory;
};

/** What the demo's rates and couriers promise. */
const TRANSIT_DAYS = { air: { min: 5, max: 10 }, sea: { min: 31, max: 40 } };

async function insertOrder(tx: Transaction, definition: OrderDefinition, parts: Parts) {
  const { site, owner, address, lines } = parts;
  const { goods, email, daysAgo, lastDaysAgo, paidDaysAgo, method, ...kept } = definition;
  const steps = orderPast(definition, await journeyOf(tx, definition, parts));
  const when = (status: OrderStatus) => steps.find((step) => step.status === status)?.at ?? null;
  const rate = kept.currency === "EUR" ? 1 : site.conversionRate;
  const priced = { ...kept, lines };
  const total = explainTotal(priced, rate);
  const [order] = await tx
    .insert(orders)
    .values({
      ...kept,
      slug: unguessable(),
      draftKey: `seed:${unguessable()}`,
      customerId: owner.id,
      email: owner.email,
      language: owner.language,
      address,
      rate,
      shippingMethod: method,
      transitDays: TRANSIT_DAYS[method],
      balanceCents: orderTotals(priced).balance,
      dueCents: total.beforeFee,
      wholeCents: totalBeforeWallet(total),
      holds: when("paid") !== null && !isEnded(definition.status),
      createdAt: steps[0]?.at ?? new Date(),
      paidAt: when("paid"),
      deliveredAt: when("delivered"),
    })
    .returning();
  if (!order) throw new Error("The database returned no row for an order");
  const orderId = order.id;
  await tx
    .insert(orderLines)
    .values(lines.map((line, position) => ({ ...line, orderId, position })));
  await insertSteps(tx, orderId, steps, owner);
  if (!order.paidAt) return;
  const back = when("refunded");
  addOrderInvoice(parts.history, { order, site, owner, lines, total, back });
  await insertPastPayment(tx, { ...order, kind: ORDER, subjectId: order.slug, back });
  parts.history.moves.push(...movesOf(order, back));
}

/** The journey from where the order's first goods are. */
async function journeyOf(
  tx: Transaction,
  { method }: OrderDefinition,
  { owner, site, lines }: Parts,
) {
  const [first] = await tx
    .select({ warehouse: products.warehouse })
    .from(products)
    .where(eq(products.id, lines[0]?.productId ?? 0));
  const country = owner.addresses[0]?.country ?? site.defaultCountry;
  return findJourney(tx, { warehouse: first?.warehouse ?? "", country, method });
}

/** Wallet moves as `hold-order.ts` writes them: held at the order, spent at the payment, returned at the refund. */
function movesOf(order: typeof orders.$inferSelect, back: Date | null): PastMove[] {
  const { id, slug, customerId, balanceCents: cents, createdAt, paidAt } = order;
  if (cents === 0 || customerId === null || !paidAt) return [];
  const relation = { relType: REL_TYPES.quote, relId: id, quoteSlug: slug };
  const move = { customerId, cents, relation };
  const hold = `order:${id}:hold:${order.holdAttempt}`;
  const capture = `${hold}:capture`;
  return [
    { ...move, kind: "hold", key: hold, at: createdAt },
    { ...move, kind: "capture", key: capture, of: hold, at: paidAt },
    ...(back
      ? [{ ...move, kind: "refund" as const, key: `${hold}:back`, of: capture, at: back }]
      : []),
  ];
}

async function insertSteps(
  tx: Transaction,
  orderId: number,
  steps: readonly PastStep[],
  owner: Owner,
) {
  await tx.insert(orderHistory).values(
    steps.map((step) => ({
      ...step,
      orderId,
      ...(step.actorKind === "guest" ? { actorKind: "customer" as const, actorId: owner.id } : {}),
    })),
  );
  const sentAt = steps.find(({ status }) => status === "shipped")?.at;
  if (!sentAt) return;
  const trackingNumber = postNumber("CT", orderId, "LT");
  await tx
    .insert(orderShipments)
    .values({ orderId, carrier: CARRIER_TITLE, trackingNumber, sentAt });
}

function addressOf({ firstName, lastName, phoneNumber, addresses }: Owner, ids: ReferenceIds) {
  const [first] = addresses;
  if (!first) throw new Error(`${firstName} ${lastName} has no address to send to`);
  const { country, ...address } = first;
  return { firstName, lastName, phoneNumber, ...address, countryId: ids.country(country) };
}
