import type { MessageKey } from "#core/message-key.ts";
import { MOST_STOCK_CHANGE } from "./staff-product.ts";

/** The change of stock: the typed number, or the counted one minus the present stock; if invalid, the reason. */
export function stockChangeOf(typed: string, counted: number | undefined): number | MessageKey {
  const text = typed.replace("−", "-").replace(/\s/g, "");
  const amount = text === "" ? Number.NaN : Number(text);
  if (!Number.isSafeInteger(amount)) return "validation.number";
  if (counted !== undefined && amount < 0) return "validation.number";
  const change = counted === undefined ? amount : amount - counted;
  if (Math.abs(change) > MOST_STOCK_CHANGE) return "office.goods.errors.stock_large";
  if (change !== 0) return change;
  return counted === undefined ? "validation.number" : "office.goods.errors.stock_same";
}
