import type { Edit } from "#core/edit.ts";
import { fail, type Result } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { CostFields } from "../../domain/order-costs.ts";
import { lockOrder } from "../lock-order.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { saveCosts, selectCosts } from "./order-costs.repository.ts";

type CostsEdit = { actor: StaffActor | undefined; orderId: number; edit: Edit<CostFields> };

/** Edits what an order cost us apart from its goods; possible at any time, because invoices of carriers come late. */
export async function editCosts(
  deps: OrdersDeps,
  { actor, orderId, edit }: CostsEdit,
): Promise<Result<CostFields>> {
  const allowed = requireOneOfRoles(actor, ["orders", "finance"]);
  if (!allowed.ok) return allowed;
  return inTransaction<Result<CostFields>>(deps.db, async (tx) => {
    const order = await lockOrder(deps, tx, orderId);
    if (!order || !reachesSite(allowed.value, order.siteId)) return fail("errors.not_found");
    return editRecord<CostFields>(tx, {
      actor: allowed.value,
      action: "order.costs",
      subject: `order:${orderId}`,
      current: await selectCosts(tx, orderId),
      edit,
      write: (changes) => saveCosts(tx, orderId, changes),
    });
  });
}
