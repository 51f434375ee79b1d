import type { Cents } from "#core/money.ts";
import { fail, type Result } from "#core/result.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import { inEuros, priceQuote } from "../../domain/quote-price.ts";
import { packLines } from "../../domain/usual-parcel.ts";
import { termsOfQuote } from "../pricing/price-terms.ts";
import { validity } from "../pricing/propose-for-quote.ts";
import { postQuoteMail } from "../quote-emails.ts";
import { quoteLifecycle } from "../quote-lifecycle.ts";
import { linesOf, type Quote, selectQuote } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";
import { type StaffStep, stepByStaff } from "./staff-quote.ts";

export type StaffPrice = StaffStep & {
  /** One piece of each line, in euros, where staff know better than the customer. */
  unitCents?: readonly (Cents | null)[] | undefined;
  /** As it will be packed; without it, as such things usually are. */
  parcel?: Parcel | undefined;
  serviceCents?: Cents | undefined;
  /** Where the shop's own price ends sooner than ours would. */
  validUntil?: Date | undefined;
};

/** Staff confirm what the rules propose, or change it; either way it holds for 14 days from now at most. */
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
    const made = priceQuote(priced, { ...terms, parcel: parcel ?? packLines(lines) });
    const price = { ...made, serviceCents: serviceCents ?? made.serviceCents };
    // What its owner chose goes on only with the price they saw.
    const held = validity(deps.now());
    const expiresAt = validUntil && validUntil < held.expiresAt ? validUntil : held.expiresAt;
    const changes = { price, ...held, expiresAt, delivery: null, note: null };
    const changed = await quoteLifecycle.tryMove(deps, tx, quote, "priced", { actor, ...changes });
    if (changed.ok) await postQuoteMail(deps, tx, changed.value, "priced");
    return changed;
  });
}
