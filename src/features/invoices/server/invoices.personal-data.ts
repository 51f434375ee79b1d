import type { Records } from "#features/records/server/records.ts";
import type { PersonalData } from "#platform/feature/personal-data.ts";
import { billLifecycle } from "./bills/bill-lifecycle.ts";
import { lockBill, selectOpenBillsOf } from "./bills/bills.repository.ts";
import { selectInvoicesOf } from "./invoices.repository.ts";
import { paperStatus } from "./read-paper.ts";
import { selectPaperIdsOf } from "./staff-papers/staff-papers.repository.ts";

const EVERYTHING = { limit: 100_000, offset: 0 };

/** Invoices stay after an erasure, as the law requires; open ones are cancelled, since nobody could pay them. */
export const invoicesPersonalData = ({
  deleteNotes,
}: Pick<Records, "deleteNotes">): PersonalData => ({
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
    const papers = await selectPaperIdsOf(tx, customerId);
    await deleteNotes(
      tx,
      papers.map((id) => `invoice:${id}`),
    );
  },
});
