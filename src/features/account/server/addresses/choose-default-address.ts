import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockCustomer } from "../customers.repository.ts";
import { clearDefault, type DeliveryAddress, updateAddress } from "./addresses.repository.ts";

export async function chooseDefaultAddress(
  deps: { db: Database },
  { customerId, id }: { customerId: number; id: number },
): Promise<Result<DeliveryAddress>> {
  const notThere = new Error("not there");
  try {
    return await inTransaction(deps.db, async (tx) => {
      await lockCustomer(tx, customerId);
      await clearDefault(tx, customerId);
      const chosen = await updateAddress(tx, { customerId, id }, { isDefault: true });
      // Rolls back the cleared default.
      if (!chosen) throw notThere;
      return succeed(chosen);
    });
  } catch (error) {
    if (error === notThere) return fail("errors.not_found");
    throw error;
  }
}
