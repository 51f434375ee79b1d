import type { Database, Queryable } from "#database/connect.ts";
import { REL_TYPES, type WalletSubject } from "#features/wallet/domain/entry-types.ts";
import type { NameSubjects } from "#features/wallet/server/balance-response.ts";
import { invoicePath } from "../domain/invoice-path.ts";
import { type BillKeys, selectPaidBills } from "./bills/bills.repository.ts";

/** Names invoices that a wallet paid: by their id, or by the key of the move that paid them at once. */
export const namePaidBills =
  (db: Database): NameSubjects =>
  async (moves) => {
    const own = moves.filter(({ relType }) => relType === REL_TYPES.miscInvoice);
    const bills = await nameBills(db, {
      ids: own.flatMap(({ relId }) => relId ?? []),
      walletKeys: own.flatMap(({ relId, key }) => (relId ? [] : key)),
    });
    return new Map(
      own.flatMap(({ id, relId, key }) => {
        const bill = bills.find((one) => one.id === relId || one.walletKey === key);
        return bill?.subject ? [[id, bill.subject] as const] : [];
      }),
    );
  };

type NamedBill = { id: number; walletKey: string | null; subject: WalletSubject };

/** What the wallet's history calls invoices: by their ids, or by the moves that paid them at once. */
async function nameBills(db: Queryable, { ids, walletKeys }: BillKeys): Promise<NamedBill[]> {
  if (ids.length + walletKeys.length === 0) return [];
  const rows = await selectPaidBills(db, { ids, walletKeys });
  return rows.map(({ id, slug, content, walletKey }) => ({
    id,
    walletKey,
    subject: { type: "invoices", number: content.number, path: invoicePath(slug) },
  }));
}
