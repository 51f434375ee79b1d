import { DAY_MS } from "#core/durations.ts";
import { toDecimal } from "#core/money.ts";
import type { PersonalData } from "#platform/feature/personal-data.ts";
import { isOpen } from "../domain/payment-status.ts";
import { selectPaymentsOf } from "./payments.repository.ts";

/** What payments store about a person. They stay when the person is erased, as the law requires, and name nobody. */
export const paymentsPersonalData = ({ now }: { now: () => Date }): PersonalData => ({
  async export(db, { customerId }) {
    const rows = await selectPaymentsOf(db, customerId);
    return rows.map(({ reference, kind, status, amountCents, currency, createdAt }) => ({
      reference,
      paid_for: kind,
      status,
      amount: toDecimal(amountCents),
      currency,
      created_at: createdAt.toISOString(),
    }));
  },
  /** The person cannot be erased while money may still arrive for them. */
  async findErasureBlocker(tx, { customerId }) {
    const rows = await selectPaymentsOf(tx, customerId);
    const isUnderWay = rows.some(
      ({ status, createdAt }) => isOpen(status) && now().getTime() - createdAt.getTime() < DAY_MS,
    );
    return isUnderWay ? "payments.errors.under_way" : undefined;
  },
});
