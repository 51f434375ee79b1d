import { type Cents, multiplyCents, sum } from "#core/money.ts";
import { euDutyPermille, type GoodsKind } from "./goods/goods-kind.ts";
import { vatPercent } from "./vat.ts";

export type GoodsLine = { kind: GoodsKind; valueCents: Cents };

export type Consignment = {
  /** ISO codes. */
  from: string;
  to: string;
  /** yyyy-MM-dd */
  day: string;
  lines: readonly GoodsLine[];
  freightCents: Cents;
};

export type ImportCharges = {
  /** How the duty was counted: none is due, a fixed sum per kind of goods, or a percentage of the value. */
  rule: "none" | "flat" | "share";
  dutyCents: Cents;
  vatCents: Cents;
  vatPercent: number;
};

const EU = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/**
 * Up to this value of the goods without freight, the EU charges a fixed sum for each tariff
 * classification: Council Regulation (EU) 2026/382, Delegated Regulation (EU) 2026/1022.
 */
const SMALL_CONSIGNMENT_CENTS = 150_00;
const FLAT_DUTY = { cents: 300, since: "2026-07-01", until: "2028-07-01" };

/** 1000 dirhams, the limit of Dubai until further notice. */
const AE_DUTY_FREE_CENTS = 235_00;
const AE_DUTY_PERMILLE = 50;

/**
 * Estimates what customs will charge: duty on the goods and freight, and VAT on goods, freight and duty.
 * Nothing is due for goods without a value.
 */
export function importCharges(consignment: Consignment): ImportCharges {
  const { from, to, day, lines, freightCents } = consignment;
  const goodsCents = sum(lines.map(({ valueCents }) => valueCents));
  if (!isImport(from, to) || goodsCents === 0)
    return { rule: "none", dutyCents: 0, vatCents: 0, vatPercent: 0 };
  const duty = dutyOf(consignment, goodsCents);
  const percent = vatPercent(to, day);
  const taxed = goodsCents + freightCents + duty.dutyCents;
  return { ...duty, vatCents: multiplyCents(taxed, percent, 100), vatPercent: percent };
}

/** There is no import inside one customs area. */
export const isImport = (from: string, to: string): boolean =>
  from !== to && !(EU.has(from) && EU.has(to));

type Duty = Pick<ImportCharges, "rule" | "dutyCents">;
const NO_DUTY: Duty = { rule: "none", dutyCents: 0 };

function dutyOf({ to, day, lines, freightCents }: Consignment, goodsCents: Cents): Duty {
  if (EU.has(to)) {
    if (goodsCents <= SMALL_CONSIGNMENT_CENTS) return smallConsignmentDuty(lines, day);
    return { rule: "share", dutyCents: shareOf(lines, freightCents, goodsCents, euDutyPermille) };
  }
  if (to !== "AE" || goodsCents <= AE_DUTY_FREE_CENTS) return NO_DUTY;
  const dutyCents = shareOf(lines, freightCents, goodsCents, () => AE_DUTY_PERMILLE);
  return { rule: "share", dutyCents };
}

/** Five shirts are one classification, a shirt and a watch are two. Outside those two years it is duty-free. */
function smallConsignmentDuty(lines: readonly GoodsLine[], day: string): Duty {
  if (day < FLAT_DUTY.since || day >= FLAT_DUTY.until) return NO_DUTY;
  const kinds = new Set(lines.filter(({ valueCents }) => valueCents > 0).map(({ kind }) => kind));
  return { rule: "flat", dutyCents: kinds.size * FLAT_DUTY.cents };
}

/** Splits the freight over the kinds of goods by value; rounds once, at the end. */
function shareOf(
  lines: readonly GoodsLine[],
  freightCents: Cents,
  goodsCents: Cents,
  permilleOf: (kind: GoodsKind) => number,
): Cents {
  const weighted = sum(lines.map(({ kind, valueCents }) => valueCents * permilleOf(kind)));
  return multiplyCents(weighted, goodsCents + freightCents, goodsCents * 1000);
}
