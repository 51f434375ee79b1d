import { type Cents, toDecimal } from "#core/money.ts";
import { checkGoodsRules } from "#features/shipping/domain/goods/goods-rules.ts";
import type { KnownPrice } from "../../domain/known-prices.ts";
import type { OrderLine } from "../../domain/order-line.ts";
import { shopOf } from "../../domain/pasted-links.ts";
import type { QuotePrice } from "../../domain/quote-price.ts";
import type { StaffQuoteLine } from "../../staff-calls.ts";
import { type Quote, selectKnownPrices } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";

type Told = {
  quote: Quote;
  lines: readonly OrderLine[];
  proposal: QuotePrice | undefined;
};

/** What the customer typed for each line, beside what the rules propose and what staff confirmed in that shop before. */
export async function describeLines(
  { db, now }: Pick<QuotesDeps, "db" | "now">,
  { quote, lines, proposal }: Told,
): Promise<StaffQuoteLine[]> {
  const known = await selectKnownPrices(db, lines, now());
  return lines.map(({ files, ...line }, position) => {
    const proposed = proposal?.unitCents[position];
    const priced = quote.pricedAt ? quote.price?.unitCents[position] : undefined;
    return {
      ...line,
      position,
      shop: shopOf(line.url),
      files,
      proposed: line.price === null ? null : decimal(proposed),
      priced: decimal(priced),
      known: rangeOf(known, line),
      rule: checkGoodsRules(line) ?? null,
    };
  });
}

const decimal = (cents: Cents | undefined) => (cents === undefined ? null : toDecimal(cents));

function rangeOf(
  known: readonly KnownPrice[],
  { url, kind }: Pick<OrderLine, "url" | "kind">,
): StaffQuoteLine["known"] {
  const prices = known
    .filter((one) => one.shop === shopOf(url) && one.kind === kind)
    .map(({ cents }) => cents);
  if (prices.length === 0) return null;
  return {
    least: toDecimal(Math.min(...prices)),
    most: toDecimal(Math.max(...prices)),
    count: prices.length,
  };
}
