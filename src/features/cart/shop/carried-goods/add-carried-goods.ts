import type { MakeCall } from "#platform/pages/calls.context.ts";
import { addToCartCall } from "../../contract.ts";
import { readCarriedGoods } from "../../domain/carried-goods.ts";

/**
 * Adds the lines one after the other, as a shopper would; returns how many lines failed. Each line is sent with its
 * target quantity, so that sending it again, by a reload or a double click, adds nothing.
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
