import { randomBytes } from "node:crypto";
import { formatDate } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import { toCents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import type { OrderAddress } from "#features/orders/domain/order.ts";
import { orderHistory, orderLines, orders } from "#features/orders/server/orders.tables.ts";
import { explainQuote } from "#features/quotes/domain/explain-quote.ts";
import { BLANK_LINE, type OrderLine } from "#features/quotes/domain/order-line.ts";
import { originOf } from "#features/quotes/domain/pasted-links.ts";
import { proposePrice } from "#features/quotes/domain/propose-price.ts";
import type { QuotePrice } from "#features/quotes/domain/quote-price.ts";
import {
  PRICE_DAYS,
  type QuoteActor,
  type QuoteStatus,
} from "#features/quotes/domain/quote-status.ts";
import { quoteHistory, quoteLines, quotes } from "#features/quotes/server/quotes.tables.ts";
import { listRates } from "#features/shipping/server/list-rates.ts";
import type { OrderPeople } from "./insert-orders.ts";
import { type ReferenceIds, readReferenceIds } from "./reference-ids.ts";

/** A quote with its past, as one plain object. */
export type QuoteDefinition = {
  email: string;
  siteId: number;
  daysAgo: number;
  status: QuoteStatus;
  note?: string;
  lines: readonly (Partial<OrderLine> & Pick<OrderLine, "url" | "name">)[];
};

/** How it got where it is. */
const WAYS: Record<QuoteStatus, readonly QuoteStatus[]> = {
  submitted: ["submitted"],
  needs_info: ["submitted", "needs_info"],
  priced: ["submitted", "priced"],
  awaiting_payment: ["submitted", "priced", "awaiting_payment"],
  expired: ["submitted", "priced", "expired"],
  declined: ["submitted", "declined"],
};
const ACTORS: Partial<Record<QuoteStatus, QuoteActor["kind"]>> = {
  submitted: "customer",
  awaiting_payment: "customer",
  expired: "system",
};

type Written = typeof quotes.$inferSelect;

export async function insertQuotes(
  tx: Transaction,
  definitions: readonly QuoteDefinition[],
  people: OrderPeople,
): Promise<void> {
  const ids = await readReferenceIds(tx);
  for (const definition of definitions) {
    const { quote, lines, email } = await insertQuote(
      tx,
      definition,
      whoseIs(definition, people, ids),
    );
    await insertLinesAndPast(tx, quote, lines);
    if (quote.status === "awaiting_payment") await insertItsOrder(tx, quote, { lines, email });
  }
}

function whoseIs(
  { siteId, email }: QuoteDefinition,
  { sites, customers }: OrderPeople,
  ids: ReferenceIds,
) {
  const site = sites.find(({ id }) => id === siteId);
  const owner = customers.find((one) => one.email === email);
  const [first] = owner?.addresses ?? [];
  if (!site || !owner || !first) throw new Error(`Nobody has the demo quote of ${email}`);
  const { country, ...street } = first;
  const { firstName, lastName, phoneNumber } = owner;
  const address = { firstName, lastName, phoneNumber, ...street, countryId: ids.country(country) };
  return { site, owner, address, country };
}

async function insertQuote(
  tx: Transaction,
  { siteId, daysAgo, status, note, lines: some }: QuoteDefinition,
  { site, owner, address, country }: ReturnType<typeof whoseIs>,
) {
  const lines = some.map((line) => ({ ...BLANK_LINE, ...line }));
  const { countryId } = address;
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  const to = { countryId, to: country, rate: site.conversionRate };
  const isPriced = WAYS[status].includes("priced");
  const [quote] = await tx
    .insert(quotes)
    .values({
      slug: randomBytes(18).toString("base64url"),
      siteId,
      customerId: owner.id,
      countryId,
      status,
      language: owner.language,
      currency: "EUR",
      rate: 1,
      price: await priceFor(tx, lines, to),
      pricedAt: isPriced ? createdAt : null,
      expiresAt: isPriced ? new Date(createdAt.getTime() + PRICE_DAYS * DAY_MS) : null,
      delivery: status === "awaiting_payment" ? deliveryTo(address) : null,
      note: note ?? null,
      createdAt,
    })
    .returning();
  if (!quote) throw new Error("The database returned no row for a quote");
  return { quote, lines, email: owner.email };
}

type To = { countryId: number; to: string; rate: number };

async function priceFor(
  tx: Transaction,
  lines: readonly OrderLine[],
  { countryId, to, rate }: To,
): Promise<QuotePrice | null> {
  const day = formatDate(new Date());
  const warehouses = await listRates({ db: tx }, { countryId, today: day });
  const nearest = originOf(lines[0]?.url ?? "");
  const origin = warehouses.find(({ countryIso }) => countryIso === nearest) ?? warehouses[0];
  return origin ? proposePrice(lines, { origin, to, day, rate }).price : null;
}

const deliveryTo = (address: OrderAddress) => ({
  method: "air" as const,
  serviceId: 0,
  courier: "omniva",
  courierName: "Omniva",
  pickupPoint: null,
  feeCents: 299,
  address,
});

async function insertLinesAndPast(tx: Transaction, quote: Written, lines: readonly OrderLine[]) {
  const { id: quoteId, customerId, createdAt, note } = quote;
  await tx.insert(quoteLines).values(
    lines.map(({ price, ...line }, position) => ({
      ...line,
      quoteId,
      position,
      priceCents: price === null ? null : toCents(price),
    })),
  );
  const way = WAYS[quote.status];
  await tx.insert(quoteHistory).values(
    way.map((status, at) => {
      const actorKind = ACTORS[status] ?? "staff";
      return {
        quoteId,
        status,
        actorKind,
        actorId: actorKind === "customer" ? customerId : null,
        note: at === way.length - 1 ? note : null,
        at: new Date(createdAt.getTime() + at * 60_000),
      };
    }),
  );
}

/** PRODUCT §4: accepted, it is an order of the same number that waits for its money. */
async function insertItsOrder(
  tx: Transaction,
  quote: Written,
  { lines, email }: { lines: readonly OrderLine[]; email: string },
) {
  const { id, price, delivery } = quote;
  const chosen = delivery && price?.methods[delivery.method];
  const explained =
    delivery &&
    price &&
    explainQuote(price, lines, {
      method: delivery.method,
      deliveryCents: delivery.feeCents,
      rate: 1,
    });
  if (!chosen || !explained) throw new Error("A demo quote that was accepted has no price");
  await tx.insert(orders).values({
    id,
    slug: quote.slug,
    kind: "quote",
    draftKey: `quote:${id}`,
    siteId: quote.siteId,
    customerId: quote.customerId,
    email,
    language: quote.language,
    address: delivery.address,
    currency: "EUR",
    rate: 1,
    shippingMethod: delivery.method,
    shippingFeeCents: chosen.feeCents,
    shippingDiscountCents: chosen.discountCents,
    courier: delivery.courier,
    deliveryCents: delivery.feeCents,
    balanceCents: 0,
    dueCents: explained.totalCents,
    holds: false,
  });
  const charges = chosen.dutyCents + chosen.vatCents;
  const extra = [
    { name: "Pirkimas jums", priceCents: price.serviceCents },
    ...(charges > 0 ? [{ name: "Importo muitas ir PVM", priceCents: charges }] : []),
  ].map((one) => ({ ...one, quantity: 1, options: "" }));
  const goods = lines.map(({ name, options, quantity }, at) => ({
    name,
    options,
    quantity,
    priceCents: price.unitCents[at] ?? 0,
  }));
  await tx.insert(orderLines).values(
    [...goods, ...extra].map((line, position) => ({
      ...line,
      orderId: id,
      position,
      slug: "",
      sku: "",
    })),
  );
  await tx.insert(orderHistory).values({
    orderId: id,
    status: "awaiting_payment",
    actorKind: "customer",
    actorId: quote.customerId,
  });
}
