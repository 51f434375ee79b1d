import type { Database, Queryable, Transaction } from "#database/connect.ts";
import type { NameSubjects } from "./balance-response.ts";
import { checkLedger } from "./check-ledger.ts";
import type { WhenCorrected } from "./corrections/adjust-balance.ts";
import { listHistory } from "./list-history.ts";
import { type FollowUpMove, followUpMove, type Move, moveMoney } from "./move-money.ts";
import { selectDayEnds } from "./periods.repository.ts";
import { readStatement } from "./read-statement.ts";
import { lockAccounts, selectBalances } from "./wallet.repository.ts";

type WalletDeps = {
  db: Database;
  nameSubjects?: NameSubjects;
  whenCorrected?: () => readonly WhenCorrected[];
};
const namesNothing: NameSubjects = async () => new Map();

/**
 * Binds the feature's use cases to their dependencies. Moves take the caller's transaction first, so that money and
 * what it pays for change together.
 */
export function bindWallet({
  db,
  nameSubjects = namesNothing,
  whenCorrected = () => [],
}: WalletDeps) {
  const deps = { db, nameSubjects };
  return {
    /** What other features declare about wallets, for the calls of staff. */
    nameSubjects,
    whenCorrected,
    credit: (db: Queryable, move: Move) => moveMoney(db, "credit", move),
    debit: (db: Queryable, move: Move) => moveMoney(db, "debit", move),
    hold: (db: Queryable, move: Move) => moveMoney(db, "hold", move),
    release: (db: Queryable, move: FollowUpMove) => followUpMove(db, "release", move),
    capture: (db: Queryable, move: FollowUpMove) => followUpMove(db, "capture", move),
    refund: (db: Queryable, move: FollowUpMove) => followUpMove(db, "refund", move),
    /** The spendable and the held balance, in cents. */
    readBalance: (customerId: number, db: Queryable = deps.db) => selectBalances(db, customerId),
    /** Like `readBalance`, but locked: nobody can move any of it until the transaction ends. */
    lockBalance: async (tx: Transaction, customerId: number) => {
      const { wallet, held } = await lockAccounts(tx, customerId);
      return { wallet: wallet.balanceCents, held: held.balanceCents };
    },
    listHistory: (input: Parameters<typeof listHistory>[1]) => listHistory(deps, input),
    /** The balance at the end of each day of somewhat more than a year, the oldest first. */
    listDayEnds: (customerId: number, timeZone: string) =>
      selectDayEnds(deps.db, customerId, timeZone),
    readStatement: (input: Parameters<typeof readStatement>[1]) => readStatement(deps, input),
    checkLedger: (customerId: number) => checkLedger(deps, { customerId }),
  };
}
export type Wallet = ReturnType<typeof bindWallet>;
