import type { MessageKey } from "#core/message-key.ts";
import { type Failure, fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { checkGoodsRules } from "#features/shipping/domain/goods/goods-rules.ts";
import { rateOf } from "#features/sites/domain/currency-choice.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import type { OrderLine } from "../domain/order-line.ts";
import { deleteForm } from "./order-form/order-forms.repository.ts";
import { priceTerms } from "./prices/price-terms.ts";
import { proposeForQuote } from "./prices/propose-for-quote.ts";
import { postQuoteMail } from "./quote-emails.ts";
import { refuseFiles } from "./quote-files.ts";
import { insertQuote, insertQuoteHistory, type Quote } from "./quotes.repository.ts";
import type { QuotesDeps, QuoteVisitor } from "./quotes-deps.ts";

export type QuoteInput = { lines: readonly OrderLine[]; countryId?: number | undefined };

/** Creates a quote. Reports forbidden goods for each line. Empties the order form afterwards. */
export async function createQuote(
  deps: QuotesDeps,
  { site, language, currency, customer }: QuoteVisitor,
  { lines, countryId = site.defaultCountryId }: QuoteInput,
): Promise<Result<Quote>> {
  if (!customer) return fail(NOT_LOGGED_IN);
  if (!site.countries.some(({ id }) => id === countryId)) {
    return fail("errors.invalid_input", { country_id: ["validation.invalid"] });
  }
  const files = lines.flatMap((line) => line.files);
  const refused = refuseGoods(lines) ?? (await refuseFiles(deps, customer.id, files));
  if (refused) return refused;
  const terms = await priceTerms(deps, site, { countryId, customerId: customer.id, lines });
  return inTransaction<Result<Quote>>(deps.db, async (tx) => {
    if (!(await lockActiveCustomer(tx, customer.id))) return fail(NOT_LOGGED_IN);
    const quote = await insertQuote(
      tx,
      {
        siteId: site.id,
        customerId: customer.id,
        countryId,
        language,
        currency,
        rate: rateOf({ isoCode: currency }, site),
      },
      lines,
    );
    const actor = { kind: "customer" as const, id: customer.id };
    await insertQuoteHistory(tx, quote.id, { status: "submitted", actor });
    await deleteForm(tx, { siteId: site.id, customerId: customer.id });
    const proposed = await proposeForQuote(deps, tx, quote, { lines, terms });
    if (proposed.status === "submitted") await postQuoteMail(deps, tx, proposed, "received");
    return succeed(proposed);
  });
}

function refuseGoods(lines: readonly OrderLine[]): Failure<"quotes.errors.prohibited"> | undefined {
  const errors: Record<string, MessageKey[]> = {};
  for (const [at, line] of lines.entries()) {
    const verdict = checkGoodsRules(line);
    if (verdict?.level !== "prohibited") continue;
    errors[`items.${at}.name`] = [`quotes.prohibited.${verdict.rule}`];
  }
  return Object.keys(errors).length > 0 ? fail("quotes.errors.prohibited", errors) : undefined;
}
