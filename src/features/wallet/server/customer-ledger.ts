import { desc, eq } from "drizzle-orm";
import type { CustomerSection } from "#features/account/server/staff-customers/customer-section.ts";
import { MOVES } from "../domain/ledger.ts";
import { ledgerTransactions } from "./wallet.tables.ts";

/** The last moves of a wallet, for the record of its owner in the office. */
export const customerLedger: CustomerSection = {
  kind: "wallet",
  roles: ["finance", "support"],
  async read(db, { customerId, limit }) {
    const rows = await db
      .select()
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.customerId, customerId))
      .orderBy(desc(ledgerTransactions.id))
      .limit(limit);
    return rows.map(({ id, kind, amountCents, createdAt, quoteSlug, relId }) => ({
      id: String(id),
      title: `#${id}`,
      state: kind,
      at: createdAt,
      amountCents: MOVES[kind].from === "wallet" ? 0 - amountCents : amountCents,
      currency: "EUR",
      ...(quoteSlug && relId ? { to: `/orders/${relId}` } : {}),
    }));
  },
};
