import type { MakeCall } from "#platform/pages/calls.context.ts";
import { addToCartCall } from "../../contract.ts";
import { readCarriedGoods } from "../../domain/carried-goods.ts";

/**
 * One after the other, as a shopper would put them in; says how many could not be had. Each line is sent with the
 * quantity that it is to have: sent again, by a reload or a second press at the same moment, it adds nothing.
 */
export async function addCarriedGoods(
  make: MakeCall,
  posted: FormDataEntryValue | null,
  language_id: number | undefined,
): Promise<{ left: number }> {
  let left = 0;
  for (const line of readCarriedGoods(String(posted ?? ""))) {
    const made = await make(addToCartCall, { ...line, is_total: true, language_id });
    if (!made.ok) left += 1;
  }
  return { left };
}
