import { parseNumber } from "#core/validation.ts";
import type { GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import { type Carrier, readTrackingNumber } from "#features/shipping/domain/tracking-number.ts";
import { DECLARE_LIMITS } from "../../domain/declare-limits.ts";
import { refuseGoods } from "../../domain/refuse-goods.ts";
import type { DeclareInput } from "../../requests.ts";

/** As it was typed; quantities and values in whatever way people write numbers. */
export type DeclareLine = {
  key: number;
  name: string;
  quantity: string;
  value: string;
  tariff: GoodsKind;
};
export type DeclareInvoice = { id: string; name: string };
export type DeclareValues = {
  warehouse: string;
  tracking_number: string;
  carrier: Carrier | "";
  shop: string;
  lines: DeclareLine[];
  invoice: DeclareInvoice | undefined;
};

/** Message keys by field; of a line as `lines.0.value`, as the call names them. */
export type DeclareProblems = Readonly<Record<string, string>>;

/** Found in the browser by the rules that the server has. */
export function declareProblems(values: DeclareValues): DeclareProblems {
  const problems: Record<string, string> = {};
  const tracking = readTrackingNumber(values.tracking_number, values.carrier || undefined);
  if (typeof tracking === "string") problems.tracking_number = `validation.tracking_${tracking}`;
  if (values.shop.trim() === "") problems.shop = "validation.required";
  values.lines.forEach(({ name, quantity, value, tariff: kind }, at) => {
    const refused = name.trim() === "" ? "validation.required" : refuseGoods({ name, kind });
    if (refused) problems[`lines.${at}.name`] = refused;
    if (!isBetween(quantity, 1, DECLARE_LIMITS.quantity) || !/^\s*\d+\s*$/.test(quantity)) {
      problems[`lines.${at}.quantity`] = "validation.pieces";
    }
    if (!isBetween(value, 0.01, DECLARE_LIMITS.value)) {
      problems[`lines.${at}.value`] = "validation.goods_value";
    }
  });
  return problems;
}

function isBetween(text: string, least: number, most: number): boolean {
  const number = parseNumber(text);
  return number !== undefined && number >= least && number <= most;
}

export function declareInput({ carrier, lines, invoice, ...values }: DeclareValues): DeclareInput {
  return {
    ...values,
    ...(carrier ? { carrier } : {}),
    ...(invoice ? { invoice: invoice.id } : {}),
    lines: lines.map(({ name, quantity, value, tariff }) => ({
      name,
      quantity: parseNumber(quantity) ?? 0,
      value: parseNumber(value) ?? 0,
      tariff,
    })),
  };
}
