import type { MessageKey } from "#core/message-key.ts";
import type { Cents } from "#core/money.ts";
import { type Failure, fail, type Result } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { inEuros } from "../domain/quote-price.ts";
import type { QuoteActor } from "../domain/quote-status.ts";
import { changedSince, type SeenQuote, seenQuote } from "../domain/seen-quote.ts";
import { priceAsSaid } from "../domain/staff-price.ts";
import { termsOfQuote } from "./prices/price-terms.ts";
import { validity } from "./prices/propose-for-quote.ts";
import { postQuoteMail } from "./quote-emails.ts";
import { quoteLifecycle } from "./quote-lifecycle.ts";
import { linesOf, type Quote, selectQuote } from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";
import { selectStaffTimeline } from "./staff/staff-quotes.repository.ts";

type StaffStep = {
  actor: StaffActor | undefined;
  slug: string;
  /** What the quote was like when its answer was written; without it, nothing is compared. */
  seen?: SeenQuote | undefined;
};

/** Makes a step by staff, and records it in the audit log, a price with its sums. */
const stepByStaff = (
  deps: Pick<QuotesDeps, "db">,
  { actor, slug, seen }: StaffStep,
  action: "price" | "ask" | "decline",
  step: (tx: Transaction, quote: Quote, by: QuoteActor) => Promise<Result<Quote>>,
): Promise<Result<Quote>> =>
  quoteLifecycle.stepByStaff<MessageKey>(
    deps,
    {
      actor,
      key: slug,
      action: `quote.${action}`,
      details: (_before, { status, price }) =>
        action === "price" && price
          ? { status, unitCents: price.unitCents, serviceCents: price.serviceCents }
          : { status },
    },
    async (tx, quote, by) =>
      (seen && (await refuseChanged(tx, quote, seen))) ?? step(tx, quote, by),
  );

/** The answer rests on something that the owner or a colleague changed meanwhile. */
async function refuseChanged(
  tx: Transaction,
  quote: Quote,
  seen: SeenQuote,
): Promise<Failure<"office.errors.changed_meanwhile"> | undefined> {
  const current = seenQuote(quote, await linesOf(tx, quote.id));
  const fields = changedSince(seen, current);
  if (fields.length === 0) return undefined;
  const last = (await selectStaffTimeline(tx, quote.id)).at(-1);
  const conflict = { fields, by: last?.who ?? null, at: last?.at.toISOString() ?? null };
  return { ...fail("office.errors.changed_meanwhile"), conflict };
}

/** Declines a quote that we cannot buy, and tells the owner why. */
export function declineQuote(
  deps: QuotesDeps,
  { reason, ...asked }: StaffStep & { reason: string },
): Promise<Result<Quote>> {
  return stepByStaff(deps, asked, "decline", async (tx, quote, actor) => {
    const step = { actor, remark: reason, note: reason };
    const changed = await quoteLifecycle.tryMove(deps, tx, quote, "declined", step);
    if (changed.ok) await postQuoteMail(deps, tx, changed.value, "declined");
    return changed;
  });
}

/** Asks the owner a question, by mail and on the quote's page. */
export function requestInfo(
  deps: QuotesDeps,
  { question, ...asked }: StaffStep & { question: string },
): Promise<Result<Quote>> {
  return stepByStaff(deps, asked, "ask", async (tx, quote, actor) => {
    const step = { actor, remark: question, note: question };
    const changed = await quoteLifecycle.tryMove(deps, tx, quote, "needs_info", step);
    if (changed.ok) await postQuoteMail(deps, tx, changed.value, "needs_info");
    return changed;
  });
}

type StaffPrice = StaffStep & {
  /** The price of one piece of each line in euros; null keeps the customer's price. */
  unitCents?: readonly (Cents | null)[] | undefined;
  /** The parcel as staff will pack it; without it, the usual sizes of such goods apply. */
  parcel?: Parcel | undefined;
  serviceCents?: Cents | undefined;
  /** Set if the shop's own price ends sooner than ours would. */
  validUntil?: Date | undefined;
};

/** Staff confirm or change the price that the rules propose; it is valid for at most 14 days from now. */
export async function priceByStaff(deps: QuotesDeps, asked: StaffPrice): Promise<Result<Quote>> {
  const { unitCents = [], parcel, serviceCents, validUntil } = asked;
  const terms = await termsOfQuote(deps, await selectQuote(deps.db, asked.slug));
  return stepByStaff(deps, asked, "price", async (tx, quote, actor) => {
    const lines = await linesOf(tx, quote.id);
    if (!terms) return fail("quotes.errors.not_sent_there");
    const priced = lines.map((line, at) => ({
      ...line,
      unitCents: unitCents[at] ?? inEuros(line, terms.rate) ?? 0,
    }));
    if (priced.some((line) => line.unitCents <= 0)) return fail("quotes.errors.price_missing");
    const price = priceAsSaid(priced, terms, { parcel, serviceCents });
    // Clears the chosen delivery, because the owner chose it with the price that they saw then.
    const held = validity(deps.now());
    const expiresAt = validUntil && validUntil < held.expiresAt ? validUntil : held.expiresAt;
    const changes = { price, ...held, expiresAt, delivery: null, note: null };
    const changed = await quoteLifecycle.tryMove(deps, tx, quote, "priced", { actor, ...changes });
    if (changed.ok) await postQuoteMail(deps, tx, changed.value, "priced", terms.couriers);
    return changed;
  });
}
