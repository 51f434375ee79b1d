import type { Database } from "#database/connect.ts";
import { forwardNumber } from "#features/forwarding/domain/forward-status.ts";
import { nameBills } from "#features/invoices/server/bills/name-bills.ts";
import { nameOrders } from "#features/orders/server/queries/name-orders.ts";
import { REL_TYPES, type WalletSubject } from "#features/wallet/domain/balance-entry.ts";
import type { NameSubjects } from "#features/wallet/server/entry-on-wire.ts";
import { bindWallet } from "#features/wallet/server/wallet.ts";

/** Orders, parcels and invoices that the wallet paid for or got back, whichever feature has them. */
const nameSubjects =
  (db: Database): NameSubjects =>
  async (moves) => {
    const of = (relType: number) => moves.filter((move) => move.relType === relType);
    const idsOf = (relType: number) => of(relType).flatMap(({ relId }) => relId ?? []);
    const orders = await nameOrders(db, idsOf(REL_TYPES.quote));
    const bills = await nameBills(db, {
      ids: idsOf(REL_TYPES.miscInvoice),
      walletKeys: of(REL_TYPES.miscInvoice).flatMap(({ relId, key }) => (relId ? [] : key)),
    });
    const subjectOf = ({ relType, relId, key }: (typeof moves)[number]) => {
      if (relType === REL_TYPES.quote) return orders.get(relId ?? 0);
      if (relType === REL_TYPES.forwardRequest && relId !== null) return parcel(relId);
      if (relType !== REL_TYPES.miscInvoice) return undefined;
      return bills.find((bill) => bill.id === relId || bill.walletKey === key)?.subject;
    };
    return new Map(
      moves.flatMap((move) => {
        const subject = subjectOf(move);
        return subject ? [[move.id, subject] as const] : [];
      }),
    );
  };

/** The wallet, told what its moves were about; a part of `services.ts`. */
export const wireWallet = ({ db }: { db: Database }) =>
  bindWallet({ db, nameSubjects: nameSubjects(db) });

const parcel = (id: number): WalletSubject => ({
  type: "forward_requests",
  number: forwardNumber(id),
  path: `/forward-requests/${id}`,
});
