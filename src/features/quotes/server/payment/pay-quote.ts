import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { findMailContact } from "#features/account/server/contact/mail-preferences.ts";
import { isClosed } from "#features/orders/domain/order-status.ts";
import { orderTotals } from "#features/orders/domain/order-totals.ts";
import type { BuyerConsent, OrderDraft } from "#features/orders/server/order-draft.ts";
import { ORDER } from "#features/orders/server/payment/order-payable.ts";
import type { Payer, PayMethod, PayResult } from "#features/payments/server/payable.ts";
import { walletPart } from "../../domain/wallet-part.ts";
import { isOver } from "../expire-quotes.ts";
import { quoteLifecycle } from "../quote-lifecycle.ts";
import { linesOf, lockQuote, type Quote } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";
import { offerMethods, type PayOffer, refuseMethod } from "./pay-methods.ts";
import { type QuoteOrder, quoteKey, quoteOrder } from "./quote-order.ts";

export type QuotePay = {
  quote: Quote;
  payer: Payer;
  method: PayMethod;
  isOwner: boolean;
  /** The total that the payer saw; if it has changed, nothing happens. */
  seenCents?: Cents | undefined;
  /** What the owner wants to take from the wallet, in euros. */
  balanceCents?: Cents | undefined;
  /** The consent of the payer, who may not be the owner. */
  consent?: BuyerConsent | undefined;
};

/**
 * Turns an accepted price into the order of the same number and link, and pays that order, so that there
 * is only one flow of money. A quote that is an order already is paid as that order. For a new order, the
 * payment method is checked first, so that a quote that cannot be paid stays a quote.
 */
export async function payQuote(
  deps: QuotesDeps,
  { quote, isOwner, seenCents, balanceCents, consent, payer, method }: QuotePay,
): Promise<Result<PayResult>> {
  const offer = await offerMethods(deps, quote, isOwner);
  const { provider } = method;
  const accepted = await inTransaction<Result<Accepted>>(deps.db, async (tx) => {
    const now = await lockQuote(tx, quote.id);
    if (!now) return fail("errors.not_found");
    if (now.status === "awaiting_payment") return succeed({ isPaid: false, isNew: false });
    if (now.status === "expired" || isOver(now, deps.now())) return fail("quotes.errors.expired");
    if (now.status !== "priced") return fail("quotes.errors.wrong_state");
    return accept(deps, tx, now, { isOwner, seenCents, balanceCents, consent, offer, provider });
  });
  if (!accepted.ok) return accepted;
  const { isPaid, isNew } = accepted.value;
  // The wallet paid all of it.
  if (isPaid) return succeed({ reference: quote.slug, paid: true });
  if (!isNew && !(await holdsAsSeen(deps, quote, balanceCents))) {
    return fail("orders.errors.total_changed");
  }
  const subject = { kind: ORDER, subjectId: quote.slug };
  const paid = await deps.payments.pay({ subject, payer, method });
  const isRefused = !paid.ok && paid.code === "orders.errors.not_payable";
  return isRefused && isOwner ? ((await findWalletPaid(deps, quote)) ?? paid) : paid;
}

/** The owner pressed the button again: an order paid from the wallet alone has no payment to return. */
async function findWalletPaid(
  { orders }: QuotesDeps,
  { id, slug }: Quote,
): Promise<Result<PayResult> | undefined> {
  const made = await orders.readOrder(id);
  const isPaid = made?.isPaid && !isClosed(made.order.status);
  return isPaid ? succeed({ reference: slug, paid: true }) : undefined;
}

/** Once the order exists, its part paid from the wallet must not change. */
async function holdsAsSeen({ orders }: QuotesDeps, { id }: Quote, balanceCents?: Cents) {
  const made = await orders.readOrder(id);
  if (!made || balanceCents === undefined) return true;
  return orderTotals({ ...made.priced, balanceCents }).balance === made.order.balanceCents;
}

type Accepted = { isPaid: boolean; isNew: boolean };
type Acceptance = Pick<QuotePay, "isOwner" | "seenCents" | "balanceCents" | "consent"> & {
  provider: number;
  offer: PayOffer;
};

async function accept(
  deps: QuotesDeps,
  tx: Transaction,
  quote: Quote,
  { isOwner, seenCents, balanceCents = 0, consent, offer, provider }: Acceptance,
): Promise<Result<Accepted>> {
  const draft = await draftOf(deps, tx, quote);
  if (!draft) return fail("quotes.errors.no_delivery");
  const { totalCents, priceCents, order } = draft;
  if (seenCents !== undefined && seenCents !== totalCents) {
    return fail("orders.errors.total_changed");
  }
  const part = walletPart({ priceCents, totalCents, rate: quote.rate }, balanceCents);
  const refused = refuseMethod(offer, provider, part);
  if (refused) return refused;
  const taken = { balanceCents: part.usedCents, seenDueCents: part.dueCents };
  // A payer who only has the link cannot agree to marketing for the owner, whose e-mail address it is.
  const agreed = { ...consent, agreedToMarketing: isOwner && consent?.agreedToMarketing };
  const placed = await deps.orders.placeOrder(tx, { ...order, ...taken, ...agreed });
  if (!placed.ok) return placed;
  const actor = isOwner
    ? { kind: "customer" as const, id: quote.customerId }
    : { kind: "guest" as const };
  const step = await quoteLifecycle.tryMove(deps, tx, quote, "awaiting_payment", { actor });
  return step.ok ? succeed({ isPaid: placed.value.paidAt !== null, isNew: true }) : step;
}

type Draft = { order: Omit<OrderDraft, "balanceCents"> } & Pick<
  QuoteOrder,
  "totalCents" | "priceCents"
>;

async function draftOf(
  deps: QuotesDeps,
  tx: Transaction,
  quote: Quote,
): Promise<Draft | undefined> {
  const { customerId, language, currency, rate } = quote;
  const owner = await findMailContact(tx, customerId);
  const made = quoteOrder(quote, await linesOf(tx, quote.id), deps.translatorFor(language));
  if (!owner || !made) return undefined;
  const { totalCents, priceCents, ...parts } = made;
  const order = {
    ...parts,
    id: quote.id,
    slug: quote.slug,
    key: quoteKey(quote.id),
    kind: "quote" as const,
    site: deps.findSite(quote.siteId),
    customerId,
    email: owner.email,
    language,
    currency,
    rate,
    company: null,
  };
  return { order, totalCents, priceCents };
}
