import type { MakeCall } from "#features/sites/shop/calls.context.ts";
import { notYetInCart, readCarriedGoods } from "../../domain/carried-goods.ts";
import type { CartItem } from "../../domain/cart-on-wire.ts";
import { type FoundGoods, findGoodsRequest } from "../../requests.ts";

export type Carried = { items: FoundGoods[]; missing: number };

/** What the address brings along from another shop's cart and is not in this one yet. */
export async function findCarried(
  make: MakeCall,
  { written, items, language_id }: Asked,
): Promise<Carried | null> {
  const goods = notYetInCart(readCarriedGoods(written), items);
  if (goods.length === 0) return null;
  const found = await make(findGoodsRequest, { goods, language_id });
  return found.ok ? { items: found.output.items, missing: found.output.missing } : null;
}

type Asked = {
  written: string | null;
  items: readonly CartItem[];
  language_id: number | undefined;
};
