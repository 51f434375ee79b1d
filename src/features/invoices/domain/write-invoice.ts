import { type Cents, sum } from "#core/money.ts";
import { netParts } from "#features/shipping/domain/vat.ts";
import type { Exemption, InvoiceContent, InvoiceLine, VatRow } from "./invoice.ts";

/** A line as it is sold: the price includes VAT. */
export type GrossLine = {
  what: InvoiceLine["what"];
  quantity: number;
  grossCents: Cents;
  vatPercent: number;
  exempt?: Exemption | undefined;
};

export type InvoiceHead = Pick<
  InvoiceContent,
  | "number"
  | "creditOf"
  | "orderNumber"
  | "issuedOn"
  | "dueOn"
  | "language"
  | "currency"
  | "seller"
  | "buyer"
>;

type TaxedLine = Pick<GrossLine, "grossCents" | "vatPercent" | "exempt">;

/** Groups lines with the same VAT; groups keep the order of their first lines. */
function taxedAlike(lines: readonly TaxedLine[]): number[][] {
  const groups = new Map<string, number[]>();
  lines.forEach(({ vatPercent, exempt }, at) => {
    // Stryker disable next-line StringLiteral: a key only has to differ
    const key = `${vatPercent} ${exempt ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  return [...groups.values()];
}

/** The net amount of each line, and the VAT of each rate. */
export function taxLines(lines: readonly TaxedLine[]): { nets: Cents[]; vat: VatRow[] } {
  // Stryker disable next-line ArrayDeclaration: every place is written before it is read
  const nets: Cents[] = [];
  const vat: VatRow[] = taxedAlike(lines).map((group) => {
    // Stryker disable next-line OptionalChaining: a group has places of lines; this is for the types
    const gross = group.map((at) => lines[at]?.grossCents ?? 0);
    const { vatPercent = 0, exempt } = lines[group[0] ?? 0] ?? {};
    const parts = netParts(gross, vatPercent);
    group.forEach((at, position) => {
      nets[at] = parts[position] ?? 0;
    });
    const netCents = sum(parts);
    return {
      percent: vatPercent,
      ...(exempt ? { exempt } : {}),
      netCents,
      vatCents: sum(gross) - netCents,
    };
  });
  return { nets, vat };
}

/** The net amounts of lines add up to the net amount of their rate, and all rates add up to the total. */
export function writeInvoice(
  head: InvoiceHead,
  lines: readonly GrossLine[],
  fromBalanceCents: Cents = 0,
): InvoiceContent {
  const { nets, vat } = taxLines(lines);
  return {
    ...head,
    lines: lines.map((line, at) => ({ ...line, netCents: nets[at] ?? 0 })),
    vat,
    netCents: sum(vat.map(({ netCents }) => netCents)),
    vatCents: sum(vat.map(({ vatCents }) => vatCents)),
    totalCents: sum(lines.map(({ grossCents }) => grossCents)),
    fromBalanceCents,
  };
}
