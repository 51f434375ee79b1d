import { DAY_MS, MINUTE_MS } from "#core/durations.ts";
import { toCents } from "#core/money.ts";
import { unguessable } from "#core/unguessable.ts";
import type { Transaction } from "#database/connect.ts";
import type { OrderAddress } from "#features/orders/domain/order.ts";
import { orderHistory, orderLines, orders } from "#features/orders/server/orders.tables.ts";
import { BLANK_LINE, type OrderLine } from "#features/quotes/domain/order-line.ts";
import { shopOf } from "#features/quotes/domain/pasted-links.ts";
import { proposePrice } from "#features/quotes/domain/propose-price.ts";
import type { QuoteActor, QuoteStatus } from "#features/quotes/domain/quote-status.ts";
import { quoteKey, quoteOrder } from "#features/quotes/server/payment/quote-order.ts";
import { priceTerms } from "#features/quotes/server/prices/price-terms.ts";
import { validity } from "#features/quotes/server/prices/propose-for-quote.ts";
import { quoteHistory, quoteLines, quotes } from "#features/quotes/server/quotes.tables.ts";
import { listRates } from "#features/shipping/server/list-rates.ts";
import { type ReferenceIds, readReferenceIds } from "#features/sites/server/seed/reference-ids.ts";
import { createTranslator } from "#i18n/translator.ts";
import type { OrderParties } from "../orders/insert-orders.ts";

/** A quote with its past, as one plain object. */
export type QuoteDefinition = {
  email: string;
  siteId: number;
  daysAgo: number;
  status: QuoteStatus;
  note?: string;
  /** What we asked before, and what the customer answered. */
  talk?: { question: string; answer: string };
  lines: readonly (Partial<OrderLine> & Pick<OrderLine, "url" | "name">)[];
};

/** The statuses on the way to each one. */
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

/** Words as in its orders: the demo's quotes belong to people from Lithuania. */
const inLithuanian = createTranslator("lt", {
  "mail.quote_line.service": "Mūsų darbas",
  "mail.quote_line.import": "Muitas ir PVM",
});

type Quote = typeof quotes.$inferSelect;
type Owner = ReturnType<typeof whoseIs>;

export async function insertQuotes(
  tx: Transaction,
  definitions: readonly QuoteDefinition[],
  people: OrderParties,
): Promise<void> {
  const ids = await readReferenceIds(tx);
  for (const definition of definitions) {
    const owner = whoseIs(definition, people, ids);
    const lines = definition.lines.map((line) => ({ ...BLANK_LINE, ...line }));
    const [quote] = await tx
      .insert(quotes)
      .values(await quoteOf(tx, definition, owner, lines))
      .returning();
    if (!quote) throw new Error("The database returned no row for a quote");
    await insertLinesAndPast(tx, quote, { lines, talk: definition.talk });
    if (quote.status === "awaiting_payment") {
      await insertItsOrder(tx, quote, { lines, email: owner.owner.email });
    }
  }
}

function whoseIs(
  { siteId, email }: QuoteDefinition,
  { sites, customers }: OrderParties,
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

async function quoteOf(
  tx: Transaction,
  { siteId, daysAgo, status, note }: QuoteDefinition,
  { site, owner, address, country }: Owner,
  lines: readonly OrderLine[],
): Promise<typeof quotes.$inferInsert> {
  const { countryId } = address;
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  const isPriced = WAYS[status].includes("priced");
  const terms = await priceTerms(
    {
      shipping: { listRates: (input) => listRates({ db: tx }, input) },
      // Only the quote's mail needs couriers.
      delivery: { listCouriers: async () => [] },
      findBenefits: async () => undefined,
      now: () => new Date(),
    },
    {
      id: site.id,
      countries: [{ id: countryId, isoCode: country }],
      conversionRate: site.conversionRate,
    },
    { countryId, customerId: owner.id, lines },
  );
  return {
    slug: unguessable(),
    siteId,
    customerId: owner.id,
    countryId,
    status,
    language: owner.language,
    currency: "EUR",
    rate: 1,
    price: terms ? proposePrice(lines, terms).price : null,
    ...(isPriced && validity(createdAt)),
    delivery: status === "awaiting_payment" ? deliveryTo(address) : null,
    note: note ?? null,
    createdAt,
    submittedAt: createdAt,
  };
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

async function insertLinesAndPast(
  tx: Transaction,
  { id: quoteId, status: last, customerId, createdAt, note }: Quote,
  { lines, talk }: { lines: readonly OrderLine[]; talk: QuoteDefinition["talk"] },
): Promise<void> {
  await tx.insert(quoteLines).values(
    lines.map(({ price, ...line }, position) => ({
      ...line,
      quoteId,
      position,
      shop: shopOf(line.url),
      priceCents: price === null ? null : toCents(price),
    })),
  );
  const steps = WAYS[last].map((status, at, way) => {
    const actorKind = ACTORS[status] ?? "staff";
    return { status, actorKind, note: at === way.length - 1 ? note : null };
  });
  const past = talk ? [...asPast(talk), ...steps.slice(1)] : steps;
  await tx.insert(quoteHistory).values(
    past.map((step, at) => ({
      ...step,
      quoteId,
      actorId: step.actorKind === "customer" ? customerId : null,
      at: new Date(createdAt.getTime() + at * MINUTE_MS),
    })),
  );
}

/** A quote that was asked about and came back. */
const asPast = ({ question, answer }: NonNullable<QuoteDefinition["talk"]>) => [
  { status: "submitted" as const, actorKind: "customer" as const, note: null },
  { status: "needs_info" as const, actorKind: "staff" as const, note: question },
  { status: "submitted" as const, actorKind: "customer" as const, note: answer },
];

/** Product notes §4: an accepted quote is an order with the same number that waits for payment. */
async function insertItsOrder(
  tx: Transaction,
  quote: Quote,
  { lines, email }: { lines: readonly OrderLine[]; email: string },
): Promise<void> {
  const { id, slug, siteId, customerId, language, currency, rate } = quote;
  const made = quoteOrder(quote, lines, inLithuanian);
  if (!made) throw new Error("A demo quote that was accepted has no price");
  const { shipping, delivery, address } = made;
  await tx.insert(orders).values({
    id,
    slug,
    siteId,
    customerId,
    email,
    language,
    currency,
    rate,
    address,
    kind: "quote",
    draftKey: quoteKey(id),
    shippingMethod: shipping.method,
    shippingFeeCents: shipping.feeCents,
    shippingDiscountCents: shipping.discountCents,
    courier: delivery.courier,
    deliveryCents: delivery.feeCents,
    balanceCents: 0,
    dueCents: made.totalCents,
    wholeCents: made.totalCents,
    holds: false,
  });
  await tx
    .insert(orderLines)
    .values(made.lines.map((line, position) => ({ ...line, orderId: id, position })));
  await tx.insert(orderHistory).values({
    orderId: id,
    status: "awaiting_payment",
    actorKind: "customer",
    actorId: customerId,
  });
}
