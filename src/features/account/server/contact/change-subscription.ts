import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { NOT_LOGGED_IN } from "#platform/auth/not-logged-in.ts";
import { lockCustomer } from "../customers.repository.ts";
import { saveSubscription } from "./subscriptions.repository.ts";

export function changeSubscription(
  deps: { db: Database },
  { customerId, subscribed }: { customerId: number; subscribed: boolean },
): Promise<Result<null>> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockCustomer(tx, customerId))) return fail(NOT_LOGGED_IN);
    await saveSubscription(tx, customerId, subscribed);
    return succeed(null);
  });
}
