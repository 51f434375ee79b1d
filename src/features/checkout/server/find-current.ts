import { statusAt } from "../domain/checkout-status.ts";
import type { CheckoutDeps, CheckoutVisitor } from "./checkout-deps.ts";
import { selectLatest } from "./checkouts.repository.ts";

/** PRODUCT §3: pages without a slug use the visitor's live checkout. */
export async function findCurrent(
  { db, now }: Pick<CheckoutDeps, "db" | "now">,
  visitor: CheckoutVisitor,
): Promise<string | null> {
  const latest = await selectLatest(db, visitor);
  return latest && statusAt(latest, now()) === "open" ? latest.slug : null;
}
