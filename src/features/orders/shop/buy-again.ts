import { addToCartCall } from "#features/cart/contract.ts";
import type { MakeCall } from "#platform/pages/calls.context.ts";
import type { OrderDetails } from "../contract.ts";

export type BoughtAgain = {
  /** How many pieces were added to the cart. */
  added: number;
  /** Names of goods that are no longer sold. */
  missing: string[];
};

/** Adds what is still sold to the cart at today's price, and returns what is not. */
export async function buyAgain(
  call: MakeCall,
  { items }: Pick<OrderDetails, "items">,
): Promise<BoughtAgain> {
  const done: BoughtAgain = { added: 0, missing: [] };
  for (const { product_id, variant_id, quantity, name } of items) {
    const line = product_id !== null && variant_id !== null && { product_id, variant_id, quantity };
    const sent = line ? await call(addToCartCall, line) : undefined;
    if (sent?.ok) done.added += quantity;
    else done.missing.push(name);
  }
  return done;
}
