import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { OrderDraft } from "#features/orders/server/order-draft.ts";
import type { OrderToPay } from "#features/orders/server/paying/pay-order.ts";
import type { PayAnswer } from "#features/payments/server/payment-wish.ts";
import { changeQuote } from "./change-quote.ts";
import { isOver } from "./expire-quotes.ts";
import { offerMethods, type PayOffer, refuseMethod } from "./pay-methods.ts";
import { quoteKey, quoteOrder } from "./quote-order.ts";
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
  const { customerId, language, currency, rate } = quote;
  const owner = await selectOwner(tx, customerId);
  const made = quoteOrder(quote, await linesOf(tx, quote.id), deps.translatorFor(language));
  if (!owner || !made) return undefined;
  const { totalCents, ...parts } = made;
  const order: OrderDraft = {
    ...parts,
    id: quote.id,
    slug: quote.slug,
    key: quoteKey(quote.id),
    kind: "quote",
    site: deps.findSite(quote.siteId),
    customerId,
    email: owner.email,
    language,
    currency,
    rate,
    company: null,
    balanceCents: 0,
  };
  return { order, totalCents };
}
