import type { MakeCall } from "#platform/pages/calls.context.ts";
import { type CartItem, type FoundGoods, findGoodsCall } from "../../contract.ts";
import { notYetInCart, readCarriedGoods, writeCarriedGoods } from "../../domain/carried-goods.ts";

/** `goods` are all lines that are available here, with the quantities of the other cart. */
export type Carried = { items: FoundGoods[]; missing: number; goods: string };

/** Goods that the URL brings from another shop's cart and that are not in this cart yet. */
export async function findCarried(
  make: MakeCall,
  { written, items, language_id }: FindCarriedInput,
): Promise<Carried | null> {
  const carried = readCarriedGoods(written);
  const goods = notYetInCart(carried, items);
  if (goods.length === 0) return null;
  const found = await make(findGoodsCall, { goods, language_id });
  if (!found.ok) return null;
  const sold = new Set(found.output.items.map(({ variant_id }) => variant_id));
  return {
    items: found.output.items,
    missing: found.output.missing,
    goods: writeCarriedGoods(carried.filter(({ variant_id }) => sold.has(variant_id))),
  };
}

type FindCarriedInput = {
  written: string | null;
  items: readonly Pick<CartItem, "variant_id" | "quantity">[];
  language_id: number | undefined;
};
