import { unguessable } from "#core/unguessable.ts";
import type { Transaction } from "#database/connect.ts";
import { explainTotal } from "#features/orders/domain/explain-total.ts";
import type { OrderAddress, OrderLine } from "#features/orders/domain/order.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import {
  orderHistory,
  orderLines,
  orderShipments,
  orders,
} from "#features/orders/server/orders.tables.ts";
import { postNumber } from "#features/shipping/domain/tracking-number.ts";
import type { CustomerDefinition } from "../customers/customer-builder.ts";
import { LINE } from "../parcels/insert-tracked-parcels.ts";
import { type ReferenceIds, readReferenceIds } from "../sites/reference-ids.ts";
import type { SiteDefinition } from "../sites/site-builder.ts";
import { insertPastInvoice } from "./insert-past-invoice.ts";
import type { OrderDefinition } from "./order-builder.ts";
import { orderPast, type PastStep } from "./order-past.ts";
import { readSampleGoods } from "./sample-goods.ts";

export type OrderPeople = {
  sites: readonly SiteDefinition[];
  customers: readonly (CustomerDefinition & { id: number })[];
};
type Owner = OrderPeople["customers"][number];

/** Orders with a past, the oldest first. Nothing is taken from the stock: it is what is left. */
export async function insertOrders(
  tx: Transaction,
  definitions: readonly OrderDefinition[],
  { sites, customers }: OrderPeople,
): Promise<void> {
  const ids = await readReferenceIds(tx);
  const goodsIn = new Map<string, readonly OrderLine[]>();
  for (const { language } of customers) {
    if (!goodsIn.has(language)) goodsIn.set(language, await readSampleGoods(tx, language));
  }
  for (const definition of definitions) {
    const site = sites.find(({ id }) => id === definition.siteId);
    const owner = customers.find(({ email }) => email === definition.email);
    if (!site || !owner) throw new Error(`Nobody has the demo order of ${definition.email}`);
    const goods = goodsIn.get(owner.language) ?? [];
    const lines = definition.goods.flatMap(([at, quantity]) => {
      const line = goods[at % goods.length];
      return line ? [{ ...line, quantity }] : [];
    });
    await insertOrder(tx, definition, { site, owner, address: addressOf(owner, ids), lines });
  }
}

type Parts = {
  site: SiteDefinition;
  owner: Owner;
  address: OrderAddress;
  lines: readonly OrderLine[];
};

async function insertOrder(tx: Transaction, definition: OrderDefinition, parts: Parts) {
  const { site, owner, address, lines } = parts;
  const { goods, email, daysAgo, lastDaysAgo, method, ...kept } = definition;
  const past = orderPast(definition);
  const when = (status: OrderStatus) => past.find((step) => step.status === status)?.at ?? null;
  const rate = kept.currency === "EUR" ? 1 : site.conversionRate;
  const total = explainTotal({ ...kept, lines, balanceCents: 0 }, rate);
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
      balanceCents: 0,
      dueCents: total.beforeFee,
      holds: false,
      createdAt: past[0]?.at ?? new Date(),
      paidAt: when("paid"),
      deliveredAt: when("delivered"),
    })
    .returning();
  if (!order) throw new Error("The database returned no row for an order");
  const orderId = order.id;
  await tx
    .insert(orderLines)
    .values(lines.map((line, position) => ({ ...line, orderId, position })));
  await insertPast(tx, orderId, past, owner);
  if (!order.paidAt) return;
  await insertPastInvoice(tx, { order, site, owner, lines, total });
}

async function insertPast(
  tx: Transaction,
  orderId: number,
  past: readonly PastStep[],
  owner: Owner,
) {
  await tx.insert(orderHistory).values(
    past.map((step) => ({
      ...step,
      orderId,
      ...(step.actorKind === "guest" ? { actorKind: "customer" as const, actorId: owner.id } : {}),
    })),
  );
  const sentAt = past.find(({ status }) => status === "shipped")?.at;
  if (!sentAt) return;
  const trackingNumber = postNumber("CT", orderId, "LT");
  await tx.insert(orderShipments).values({ orderId, carrier: LINE, trackingNumber, sentAt });
}

function addressOf({ firstName, lastName, phoneNumber, addresses }: Owner, ids: ReferenceIds) {
  const [first] = addresses;
  if (!first) throw new Error(`${firstName} ${lastName} has no address to send to`);
  const { country, ...address } = first;
  return { firstName, lastName, phoneNumber, ...address, countryId: ids.country(country) };
}
