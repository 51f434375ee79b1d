import type { Transaction } from "#database/connect.ts";
import type { PersonalData } from "#platform/feature/personal-data.ts";
import { deleteFormsOf } from "./order-form/order-forms.repository.ts";
import { blankQuotesOf, selectQuoteLines, selectQuotesOf } from "./quotes.repository.ts";

const EVERYTHING = { siteId: undefined, limit: 100_000, offset: 0 };

type Deps = {
  /** Deletes notes of colleagues about quotes, because they may name the customer. */
  deleteNotes: (tx: Transaction, records: readonly string[]) => Promise<void>;
};

/** A person's data in quotes: what they asked for, and their delivery addresses. */
export const quotesPersonalData = ({ deleteNotes }: Deps): PersonalData => ({
  async export(db, { customerId }) {
    const { rows } = await selectQuotesOf(db, customerId, EVERYTHING);
    const lines = await selectQuoteLines(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, status, createdAt, note, delivery }) => ({
      id,
      status,
      created_at: createdAt.toISOString(),
      note,
      delivery,
      items: lines.get(id) ?? [],
    }));
  },
  async erase(tx, { customerId }) {
    await blankQuotesOf(tx, customerId);
    const { rows } = await selectQuotesOf(tx, customerId, EVERYTHING);
    await deleteNotes(
      tx,
      rows.map(({ id }) => `quote:${id}`),
    );
    await deleteFormsOf(tx, customerId);
  },
});
