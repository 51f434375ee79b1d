import { parseNumber } from "#core/validation.ts";
import { GOODS_KINDS, type GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import {
  BLANK_LINE,
  LINE_CURRENCIES,
  type LineCurrency,
  type LineErrors,
  MAX_LINES,
  type OrderLine,
  validateLine,
} from "./order-line.ts";

/** A guest's order form is found by it; forgotten on both sides after as many days without a change. */
export const FORM_COOKIE = "order_form";
export const GUEST_FORM_DAYS = 60;

/** A line while it is typed: the price as the fingers left it. */
export type FormLine = Omit<OrderLine, "price"> & { price: string };

export const toFormLine = (line: OrderLine): FormLine => ({
  ...line,
  price: line.price === null ? "" : String(line.price),
});

export function toOrderLine(line: FormLine): OrderLine {
  return { ...line, price: parseNumber(line.price) ?? null };
}

/** What is typed as a price and is none stands in no line, so it is judged here. */
export function validateFormLine(line: FormLine): LineErrors {
  const isPrice = line.price.trim() === "" || parseNumber(line.price) !== undefined;
  return { ...validateLine(toOrderLine(line)), ...(isPrice ? {} : { price: "validation.number" }) };
}

const FIELD = /^lines\.(\d{1,3})\.(url|name|quantity|price|currency|options|comment|kind|files)$/;

export const fieldName = (at: number, field: keyof OrderLine): string => `lines.${at}.${field}`;

/** The form as it is sent without script; whatever is no field of ours is left alone. */
export function readFormLines(sent: Iterable<[string, unknown]>): FormLine[] {
  const found = new Map<number, Record<string, string>>();
  for (const [name, value] of sent) {
    const [, at, field] = FIELD.exec(name) ?? [];
    if (at === undefined || field === undefined || typeof value !== "string") continue;
    const line = found.get(Number(at)) ?? {};
    found.set(Number(at), { ...line, [field]: value });
  }
  return [...found]
    .sort(([one], [other]) => one - other)
    .slice(0, MAX_LINES)
    .map(([, typed]) => ({
      ...toFormLine(BLANK_LINE),
      ...typed,
      quantity: Math.trunc(Number(typed.quantity ?? 1)) || 0,
      currency: among(LINE_CURRENCIES, typed.currency) ?? ("EUR" satisfies LineCurrency),
      kind: among(GOODS_KINDS, typed.kind) ?? ("other" satisfies GoodsKind),
      files: (typed.files ?? "").split(" ").filter(Boolean),
    }));
}

const among = <Value extends string>(all: readonly Value[], value: string | undefined) =>
  all.find((one) => one === value);
