import type { Edit } from "#core/edit.ts";
import { fail, type Result } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import type { PhoneStock } from "../../staff-calls.ts";
import { countReserved, lockModel, selectPhone, updateStock } from "../reservations.repository.ts";
import type { ReservationsDeps } from "../reservations-deps.ts";

type StockEdit = { actor: StaffActor | undefined; id: number; edit: Edit<PhoneStock> };

/** Sets the stock; never below the number of reserved phones. */
export async function setPhoneStock(
  { db }: Pick<ReservationsDeps, "db">,
  { actor, id, edit }: StockEdit,
): Promise<Result<PhoneStock>> {
  const allowed = requireRole(actor, "orders");
  if (!allowed.ok) return allowed;
  return inTransaction<Result<PhoneStock>>(db, async (tx) => {
    const phone = await selectPhone(tx, id);
    if (!phone || !reachesSite(allowed.value, phone.siteId)) return fail("errors.not_found");
    const locked = (await lockModel(tx, phone)).find((one) => one.id === id) ?? phone;
    const { stock = locked.stock } = edit.changes;
    if (stock < (await countReserved(tx, id))) {
      return fail("errors.invalid_input", { stock: ["office.reservations.errors.reserved"] });
    }
    return editRecord<PhoneStock>(tx, {
      actor: allowed.value,
      action: "phone.stock",
      subject: `phone:${id}`,
      current: { stock: locked.stock },
      edit,
      write: () => updateStock(tx, id, stock),
    });
  });
}
