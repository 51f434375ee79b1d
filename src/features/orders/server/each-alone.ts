import type { OrdersDeps } from "./orders-deps.ts";

/** One that fails is told of and tried at the next sweep; the others do not wait for it. */
export async function eachAlone<Named extends number | string>(
  { onTrouble }: Pick<OrdersDeps, "onTrouble">,
  orders: readonly Named[],
  work: (order: Named) => Promise<void>,
): Promise<void> {
  for (const order of orders) {
    await work(order).catch((err) => onTrouble("an order could not be swept", { order, err }));
  }
}
