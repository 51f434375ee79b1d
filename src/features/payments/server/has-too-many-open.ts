import { DAY_MS } from "#core/durations.ts";
import { isOpen } from "../domain/payment-status.ts";
import type { PaymentInput } from "./payment-input.ts";
import { selectPaymentsFor } from "./payments.repository.ts";
import { adapterOf, type PaymentsDeps } from "./payments-deps.ts";

/** Each open one is asked about for a week: whoever leaves so many unfinished in a day does not pay. */
const MOST_OPEN = 30;

/** For one thing, or one wallet; what a ledger pays is over at once. */
export async function hasTooManyOpen(deps: PaymentsDeps, input: PaymentInput): Promise<boolean> {
  if (!adapterOf(deps, input.provider)) return false;
  const since = deps.now().getTime() - DAY_MS;
  const open = (await selectPaymentsFor(deps.db, input)).filter(
    ({ status, createdAt }) => isOpen(status) && createdAt.getTime() > since,
  );
  return open.length >= MOST_OPEN;
}
