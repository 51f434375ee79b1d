import type { PersonalData } from "#platform/feature/personal-data.ts";
import { billLifecycle } from "./bills/bill-lifecycle.ts";
import { lockBill, selectOpenBillsOf } from "./bills/bills.repository.ts";
import { selectInvoicesOf } from "./invoices.repository.ts";
import { paperStatus } from "./read-paper.ts";

const EVERYTHING = { limit: 100_000, offset: 0 };

/** Invoices stay after an erasure, as the law requires; open ones are cancelled, since nobody could pay them. */
export const invoicesPersonalData: PersonalData = {
  async export(db, { customerId }) {
    const { rows } = await selectInvoicesOf(db, customerId, EVERYTHING);
    return rows.map((row) => ({ ...row.invoice.content, status: paperStatus(row) }));
  },
  async erase(tx, { customerId }) {
    for (const slug of await selectOpenBillsOf(tx, customerId)) {
      const bill = await lockBill(tx, slug);
      if (bill?.status === "open")
        await billLifecycle.move({}, tx, bill, "cancelled", { actor: { kind: "system" } });
    }
  },
};
