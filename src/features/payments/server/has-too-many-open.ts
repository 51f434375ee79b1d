import { DAY_MS } from "#core/durations.ts";
import { PROVIDERS } from "../domain/payment-provider.ts";
import { isOpen } from "../domain/payment-status.ts";
import type { PaymentInput } from "./payment-input.ts";
import { selectPaymentsFor } from "./payments.repository.ts";
import type { PaymentsDeps } from "./payments-deps.ts";

/** Each open one is asked about for a week: whoever leaves so many unfinished in a day does not pay. */
const MOST_OPEN = 30;

/** For one thing, or one wallet; what the wallet pays is over at once. */
export async function hasTooManyOpen(
  { db, now }: PaymentsDeps,
  input: PaymentInput,
): Promise<boolean> {
  if (input.provider === PROVIDERS.wallet) return false;
  const since = now().getTime() - DAY_MS;
  const open = (await selectPaymentsFor(db, input)).filter(
    ({ status, createdAt }) => isOpen(status) && createdAt.getTime() > since,
  );
  return open.length >= MOST_OPEN;
}
