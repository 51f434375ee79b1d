import { and, eq } from "drizzle-orm";
import type { Cents } from "#core/money.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { type StaffOrderResult, stepByStaff } from "../move-order.ts";
import { orderLines } from "../orders.tables.ts";
import type { OrdersDeps } from "../orders-deps.ts";

type Purchase = {
  actor: StaffActor | undefined;
  slug: string;
  /** What one piece of a line cost us in euros, where somebody knows. */
  costs: readonly { position: number; costCents: Cents }[];
};

/** What was paid is bought, with what it cost. */
export const purchaseOrder = (
  deps: OrdersDeps,
  { actor, slug, costs }: Purchase,
): Promise<StaffOrderResult> =>
  stepByStaff(deps, { actor, slug, to: "purchased" }, async (tx, { id }) => {
    for (const { position, costCents } of costs) {
      const isLine = and(eq(orderLines.orderId, id), eq(orderLines.position, position));
      await tx.update(orderLines).set({ costCents }).where(isLine);
    }
  });
