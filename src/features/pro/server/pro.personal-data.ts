import type { PersonalData } from "#platform/feature/personal-data.ts";
import { selectPeriodsOf } from "./pro.repository.ts";
import { deleteSubscriptionsOf } from "./subscriptions.repository.ts";

/** A person's data in plans. On erasure, paid periods stay with their invoices, without the person. */
export const proPersonalData: PersonalData = {
  async export(db, { customerId }) {
    const rows = await selectPeriodsOf(db, customerId);
    return rows.map(({ period, plan }) => ({
      plan: plan.name,
      period: period.period,
      status: period.status,
      from: period.startsAt?.toISOString() ?? null,
      until: period.endsAt?.toISOString() ?? null,
    }));
  },
  erase: (tx, { customerId }) => deleteSubscriptionsOf(tx, customerId),
};
