import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockCustomer } from "../customers.repository.ts";
import { deleteAddress, selectAddresses, updateAddress } from "./addresses.repository.ts";

/** When the default one goes, the oldest of the others takes its place. */
export function deleteDeliveryAddress(
  deps: { db: Database },
  { customerId, id }: { customerId: number; id: number },
): Promise<Result<null>> {
  return inTransaction(deps.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const gone = await deleteAddress(tx, { customerId, id });
    if (!gone) return fail("errors.not_found");
    const [next] = await selectAddresses(tx, customerId);
    if (gone.isDefault && next) {
      await updateAddress(tx, { customerId, id: next.id }, { isDefault: true });
    }
    return succeed(null);
  });
}
