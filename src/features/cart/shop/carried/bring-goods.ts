import type { MakeCall } from "#features/sites/shop/calls.context.ts";
import { notYetInCart, readCarriedGoods } from "../../domain/carried-goods.ts";
import { addToCartRequest, fetchCartRequest } from "../../requests.ts";

/**
 * One after the other, as a shopper would put them in; says how many could not be had. What is in the cart by
 * now is left out: sent again, by a reload or a second press, it adds nothing.
 */
export async function bringGoods(
  make: MakeCall,
  posted: FormDataEntryValue | null,
  language_id: number | undefined,
): Promise<{ left: number }> {
  let left = 0;
  const now = await make(fetchCartRequest, { language_id });
  const items = now.ok ? now.output.cart.items : [];
  for (const line of notYetInCart(readCarriedGoods(String(posted ?? "")), items)) {
    const made = await make(addToCartRequest, { ...line, language_id });
    if (!made.ok) left += 1;
  }
  return { left };
}
