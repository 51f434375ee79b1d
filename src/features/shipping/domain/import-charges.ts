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
  /** How the duty was found: none is due, so much per kind of goods, or a share of their value. */
  rule: "none" | "flat" | "share";
  dutyCents: Cents;
  vatCents: Cents;
  vatPercent: number;
};

const EU = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/**
 * Up to this value of the goods alone the EU asks so much for each tariff classification: Council
 * Regulation (EU) 2026/382, Delegated Regulation (EU) 2026/1022.
 */
const SMALL_CONSIGNMENT_CENTS = 150_00;
const FLAT_DUTY = { cents: 300, since: "2026-07-01", until: "2028-07-01" };

/** 1000 dirhams, as Dubai has it until further notice. */
const AE_DUTY_FREE_CENTS = 235_00;
const AE_DUTY_PERMILLE = 50;

/**
 * What customs will ask for, as an estimate: duty on the goods with their freight, VAT on all of that
 * together. Nothing is due for goods without a value.
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

/** Inside one customs area nothing is imported. */
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

/** Five shirts are one classification, a shirt and a watch are two. Before and after those two years small ones are free. */
function smallConsignmentDuty(lines: readonly GoodsLine[], day: string): Duty {
  if (day < FLAT_DUTY.since || day >= FLAT_DUTY.until) return NO_DUTY;
  const kinds = new Set(lines.filter(({ valueCents }) => valueCents > 0).map(({ kind }) => kind));
  return { rule: "flat", dutyCents: kinds.size * FLAT_DUTY.cents };
}

/** Each kind bears the freight by its share of the value; rounded once, at the end. */
function shareOf(
  lines: readonly GoodsLine[],
  freightCents: Cents,
  goodsCents: Cents,
  permilleOf: (kind: GoodsKind) => number,
): Cents {
  const weighted = sum(lines.map(({ kind, valueCents }) => valueCents * permilleOf(kind)));
  return multiplyCents(weighted, goodsCents + freightCents, goodsCents * 1000);
}
