import type { CustomerSection } from "#features/account/server/staff-customers/customer-section.ts";
import { MOVES } from "../domain/ledger.ts";
import { selectLastMoves } from "./wallet.repository.ts";

/** The last moves of a wallet, for the customer's page in the office. */
export const customerLedger: CustomerSection = {
  kind: "wallet",
  roles: ["finance", "support"],
  async read(db, query) {
    const rows = await selectLastMoves(db, query);
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
