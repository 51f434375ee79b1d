import type { MessageKey } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { filterRecord } from "#core/record.ts";
import { parseNumber } from "#core/validation.ts";
import type { GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import {
  type Carrier,
  readTrackingNumber,
  trackingProblem,
} from "#features/shipping/domain/tracking-number.ts";
import type { DeclareInput } from "../../contract.ts";
import {
  DECLARE_LIMITS,
  type DeclareWarehouse,
  declaredEuros,
  refuseGoods,
} from "../../domain/declared-goods.ts";

/** A line as typed; quantity and value may have any number format. */
export type DeclareLine = {
  key: number;
  name: string;
  quantity: string;
  value: string;
  /** Empty at first, because a preselected wrong kind would mean a wrong duty. */
  tariff: GoodsKind | "";
};

export const blankLine = (key: number): DeclareLine => ({
  key,
  name: "",
  quantity: "1",
  value: "",
  tariff: "",
});

export type DeclareInvoice = { id: string; name: string };
export type DeclareValues = {
  warehouse: string;
  tracking_number: string;
  carrier: Carrier | "";
  shop: string;
  /** In kilograms; empty if the shop did not say it. */
  weight: string;
  /** The currency of the values. */
  currency: string;
  lines: DeclareLine[];
  invoice: DeclareInvoice | undefined;
};

/** The text fields of a form with one line, by field name. */
export const fieldsOf = ({ tracking_number, shop, weight, lines }: DeclareValues) => ({
  tracking_number,
  shop,
  weight,
  "lines.0.name": lines[0]?.name ?? "",
  "lines.0.quantity": lines[0]?.quantity ?? "",
  "lines.0.value": lines[0]?.value ?? "",
});

export function withFields(
  values: DeclareValues,
  typed: Partial<ReturnType<typeof fieldsOf>>,
): DeclareValues {
  const [first = blankLine(1), ...rest] = values.lines;
  const { tracking_number, shop, weight, name, quantity, value } = {
    ...{ ...values, ...first },
    ...filterRecord(
      {
        tracking_number: typed.tracking_number,
        shop: typed.shop,
        weight: typed.weight,
        name: typed["lines.0.name"],
        quantity: typed["lines.0.quantity"],
        value: typed["lines.0.value"],
      },
      (field) => field !== undefined,
    ),
  };
  return {
    ...values,
    tracking_number,
    shop,
    weight,
    lines: [{ ...first, name, quantity, value }, ...rest],
  };
}

/** Message keys by field; fields of a line are named as in the call, like `lines.0.value`. */
export type DeclareProblems = Readonly<Record<string, MessageKey>>;

/** Checks the form in the browser by the server's rules. */
export function declareProblems(values: DeclareValues): DeclareProblems {
  const problems: Record<string, MessageKey> = {};
  const typed = values.tracking_number.trim();
  const tracking = readTrackingNumber(typed, values.carrier || undefined);
  if (typed && typeof tracking === "string") problems.tracking_number = trackingProblem(tracking);
  if (values.shop.trim() === "") problems.shop = "validation.required";
  const wrongWeight = weightProblem(values.weight);
  if (wrongWeight) problems.weight = wrongWeight;
  values.lines.forEach(({ name, quantity, value, tariff }, at) => {
    const refused = nameProblem(name, tariff);
    if (tariff === "") problems[`lines.${at}.tariff`] = "validation.required";
    if (refused) problems[`lines.${at}.name`] = refused;
    if (!isBetween(quantity, 1, DECLARE_LIMITS.quantity) || !/^\s*\d+\s*$/.test(quantity)) {
      problems[`lines.${at}.quantity`] = "validation.pieces";
    }
    const wrongValue = valueProblem(value);
    if (wrongValue) problems[`lines.${at}.value`] = wrongValue;
  });
  return problems;
}

/** The value that customs gets; undefined if it is in euros already or is no valid number. */
export function valueInEuros(
  typed: string,
  currency: string,
  warehouse: DeclareWarehouse | undefined,
): number | undefined {
  const value = parseNumber(typed);
  if (currency === "EUR" || value === undefined || value <= 0 || !warehouse) return undefined;
  return declaredEuros(toCents(value), currency, { ...warehouse, currency });
}

function nameProblem(name: string, kind: GoodsKind | ""): MessageKey | undefined {
  if (name.trim() === "") return "validation.required";
  return refuseGoods({ name, kind: kind || "other" });
}

function valueProblem(value: string): MessageKey | undefined {
  if (value.trim() === "") return "validation.required";
  if (parseNumber(value) === undefined) return "validation.number";
  return isBetween(value, 0.01, DECLARE_LIMITS.value) ? undefined : "validation.goods_value";
}

function weightProblem(weight: string): MessageKey | undefined {
  if (weight.trim() === "") return undefined;
  if (parseNumber(weight) === undefined) return "validation.number";
  return isBetween(weight, 0.01, DECLARE_LIMITS.weight) ? undefined : "validation.invalid";
}

function isBetween(text: string, least: number, most: number): boolean {
  const number = parseNumber(text);
  return number !== undefined && number >= least && number <= most;
}

export function declareInput(typed: DeclareValues): DeclareInput {
  const { carrier, lines, invoice, tracking_number, weight, ...values } = typed;
  const kilograms = parseNumber(weight);
  return {
    ...values,
    ...(tracking_number.trim() ? { tracking_number } : {}),
    ...(carrier ? { carrier } : {}),
    ...(kilograms === undefined ? {} : { weight: kilograms }),
    ...(invoice ? { invoice: invoice.id } : {}),
    lines: lines.map(({ name, quantity, value, tariff }) => ({
      name,
      quantity: parseNumber(quantity) ?? 0,
      value: parseNumber(value) ?? 0,
      tariff: tariff || "other",
    })),
  };
}
