import type { Database } from "#database/connect.ts";
import { REL_TYPES } from "#features/wallet/domain/balance-entry.ts";
import type { NameSubjects } from "#features/wallet/server/entry-on-wire.ts";
import { nameBills } from "./bills/name-bills.ts";

/** Invoices that a wallet paid: by their id, or by the key of the move that paid them at once. */
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
