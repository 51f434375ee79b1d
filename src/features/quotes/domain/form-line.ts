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

/** The cookie identifies a guest's order form. */
export const FORM_COOKIE = "order_form";
/** A guest's form and its cookie are deleted after this many days without a change. */
export const GUEST_FORM_DAYS = 60;

/** A line while the customer types it: the price is still the typed text. */
export type FormLine = Omit<OrderLine, "price"> & { price: string };

export const toFormLine = (line: OrderLine): FormLine => ({
  ...line,
  price: line.price === null ? "" : String(line.price),
});

export function toOrderLine(line: FormLine): OrderLine {
  return { ...line, price: parseNumber(line.price) ?? null };
}

/** Validates the price here, because an invalid price text is lost when the line becomes an `OrderLine`. */
export function validateFormLine(line: FormLine): LineErrors {
  const isPrice = line.price.trim() === "" || parseNumber(line.price) !== undefined;
  return { ...validateLine(toOrderLine(line)), ...(isPrice ? {} : { price: "validation.number" }) };
}

const FIELD = /^lines\.(\d{1,3})\.(url|name|quantity|price|currency|options|comment|kind|files)$/;

export const fieldName = (at: number, field: keyof OrderLine): string => `lines.${at}.${field}`;

/** Reads the lines from a form that was sent without JavaScript, and ignores fields that do not belong to it. */
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
