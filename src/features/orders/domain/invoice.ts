import type { GrossLine } from "#features/invoices/domain/write-invoice.ts";
import { vatPercent } from "#features/shipping/domain/vat.ts";
import type { ExplainedTotal, TotalLine } from "./explain-total.ts";
import type { OrderLine } from "./order.ts";

type Sold = {
  orderLines: readonly OrderLine[];
  total: ExplainedTotal;
  countryIso: string;
  /** yyyy-MM-dd */
  day: string;
};

/** The wallet is a way to pay and no discount, so the invoice lists everything that was sold. */
export function invoiceLines({ orderLines, total, countryIso, day }: Sold): GrossLine[] {
  const percent = vatPercent(countryIso, day);
  const goods = orderLines.map(({ name, options, quantity }, at) => ({
    what: { name: [name, options].filter(Boolean).join(", ") },
    quantity,
    grossCents: total.lineCents[at] ?? 0,
    vatPercent: percent,
  }));
  const extras = total.parts
    .filter(isExtra)
    .filter(({ cents }) => cents !== 0)
    .map(({ part, cents }) => ({
      what: { part },
      quantity: 1,
      grossCents: cents,
      vatPercent: percent,
    }));
  return [...goods, ...extras];
}

type Extra = TotalLine & { part: Exclude<TotalLine["part"], "subtotal" | "balance"> };
const isExtra = (line: TotalLine): line is Extra =>
  line.part !== "subtotal" && line.part !== "balance";
