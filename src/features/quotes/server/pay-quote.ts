import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { OrderLine } from "#features/orders/domain/order.ts";
import type { OrderDraft } from "#features/orders/server/order-draft.ts";
import type { OrderToPay } from "#features/orders/server/pay-order.ts";
import type { PayAnswer } from "#features/payments/server/payment-wish.ts";
import { explainQuote } from "../domain/explain-quote.ts";
import { shopOf } from "../domain/pasted-links.ts";
import { changeQuote } from "./change-quote.ts";
import { isOver } from "./expire-quotes.ts";
import { offerMethods, type PayOffer, refuseMethod } from "./pay-methods.ts";
import { linesOf, lockQuote, type Quote, selectOwner } from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

export type QuotePay = Omit<OrderToPay, "orderId"> & {
  quote: Quote;
  isOwner: boolean;
  /** What the payer saw; where it changed, nothing is done. */
  seenCents?: Cents | undefined;
  /** The campaign that brought the payer. */
  utm?: OrderDraft["utm"];
};

/**
 * A price that is accepted becomes the order of the same number and link, and is paid as one: there is
 * no second way for money. Once it is an order, that order is paid. Before that the way to pay is
 * looked at, so that what nobody can pay stays a quote.
 */
export async function payQuote(
  deps: QuotesDeps,
  { quote, isOwner, seenCents, utm, ...pay }: QuotePay,
): Promise<Result<PayAnswer>> {
  const offer = await offerMethods(deps, quote, isOwner);
  const accepted = await inTransaction<Result<null>>(deps.db, async (tx) => {
    const now = await lockQuote(tx, quote.id);
    if (!now) return fail("errors.not_found");
    if (now.status === "awaiting_payment") return succeed(null);
    if (now.status === "expired" || isOver(now, deps.now())) return fail("quotes.errors.expired");
    if (now.status !== "priced") return fail("quotes.errors.wrong_state");
    return accept(deps, tx, now, { isOwner, seenCents, utm, offer, provider: pay.provider });
  });
  if (!accepted.ok) return accepted;
  return deps.orders.payOrder({ orderId: quote.id, ...pay });
}

type Acceptance = Pick<QuotePay, "isOwner" | "seenCents" | "provider" | "utm"> & {
  offer: PayOffer;
};

async function accept(
  deps: QuotesDeps,
  tx: Transaction,
  quote: Quote,
  { isOwner, seenCents, utm, offer, provider }: Acceptance,
): Promise<Result<null>> {
  const draft = await draftOf(deps, tx, quote);
  if (!draft) return fail("quotes.errors.no_delivery");
  const { totalCents } = draft;
  if (seenCents !== undefined && seenCents !== totalCents) {
    return fail("orders.errors.total_changed");
  }
  const refused = refuseMethod(offer, provider, totalCents);
  if (refused) return refused;
  const placed = await deps.orders.placeOrder(tx, { ...draft.order, utm });
  if (!placed.ok) return placed;
  const actor = isOwner
    ? { kind: "customer" as const, id: quote.customerId }
    : { kind: "guest" as const };
  const step = await changeQuote(tx, quote, "awaiting_payment", { actor });
  return step.ok ? succeed(null) : step;
}

async function draftOf(
  deps: QuotesDeps,
  tx: Transaction,
  quote: Quote,
): Promise<{ order: OrderDraft; totalCents: Cents } | undefined> {
  const { price, delivery, customerId, rate } = quote;
  const owner = await selectOwner(tx, customerId);
  const chosen = delivery && price?.methods[delivery.method];
  if (!owner || !price || !delivery || !chosen) return undefined;
  const lines = await linesOf(tx, quote.id);
  const { method } = delivery;
  const explained = explainQuote(price, lines, { method, deliveryCents: delivery.feeCents, rate });
  if (!explained) return undefined;
  const t = deps.translatorFor(quote.language);
  const goods = lines.map((line, at) =>
    orderLine({ ...line, sku: shopOf(line.url), priceCents: price.unitCents[at] ?? 0 }),
  );
  const charges = chosen.dutyCents + chosen.vatCents;
  const order: OrderDraft = {
    id: quote.id,
    slug: quote.slug,
    key: `quote:${quote.id}`,
    kind: "quote",
    site: deps.findSite(quote.siteId),
    customerId,
    email: owner.email,
    language: quote.language,
    currency: quote.currency,
    rate,
    lines: [
      ...goods,
      orderLine({ name: t("mail.quote_line.service"), priceCents: price.serviceCents }),
      ...(charges > 0
        ? [orderLine({ name: t("mail.quote_line.import"), priceCents: charges })]
        : []),
    ],
    shipping: { method, feeCents: chosen.feeCents, discountCents: chosen.discountCents },
    delivery: {
      courier: delivery.courier,
      pickupPoint: delivery.pickupPoint,
      feeCents: delivery.feeCents,
    },
    address: delivery.address,
    company: null,
    balanceCents: 0,
  };
  return { order, totalCents: explained.totalCents };
}

/** Bought elsewhere: nothing of ours is in stock for it. */
function orderLine(line: Partial<OrderLine> & Pick<OrderLine, "name" | "priceCents">): OrderLine {
  return {
    productId: null,
    variantId: null,
    slug: "",
    sku: line.sku ?? "",
    name: line.name,
    options: line.options ?? "",
    picture: null,
    priceCents: line.priceCents,
    quantity: line.quantity ?? 1,
  };
}
