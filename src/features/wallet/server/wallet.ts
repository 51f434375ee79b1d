import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { type Adjustment, adjustBalance } from "./adjust-balance.ts";
import type { NameSubjects } from "./balance-response.ts";
import { checkLedger } from "./check-ledger.ts";
import { listHistory } from "./list-history.ts";
import { type FollowUpMove, followUpMove, type Move, moveMoney } from "./move-money.ts";
import { selectDayEnds } from "./periods.repository.ts";
import { readStatement } from "./read-statement.ts";
import { lockAccounts, selectBalances } from "./wallet.repository.ts";

type WalletDeps = { db: Database; nameSubjects?: NameSubjects };
const namesNothing: NameSubjects = async () => new Map();

/**
 * The feature's use cases, bound to what they need. Moves take the caller's transaction first, so that
 * money and what it pays for change together.
 */
export function bindWallet({ db, nameSubjects = namesNothing }: WalletDeps) {
  const deps = { db, nameSubjects };
  return {
    credit: (db: Queryable, move: Move) => moveMoney(db, "credit", move),
    debit: (db: Queryable, move: Move) => moveMoney(db, "debit", move),
    hold: (db: Queryable, move: Move) => moveMoney(db, "hold", move),
    release: (db: Queryable, move: FollowUpMove) => followUpMove(db, "release", move),
    capture: (db: Queryable, move: FollowUpMove) => followUpMove(db, "capture", move),
    refund: (db: Queryable, move: FollowUpMove) => followUpMove(db, "refund", move),
    adjustBalance: (adjustment: Adjustment) => adjustBalance(deps, adjustment),
    /** What can be spent and what is held, in cents. */
    readBalance: (customerId: number, db: Queryable = deps.db) => selectBalances(db, customerId),
    /** The same; until the transaction ends nobody moves any of it. */
    lockBalance: async (tx: Transaction, customerId: number) => {
      const { wallet, held } = await lockAccounts(tx, customerId);
      return { wallet: wallet.balanceCents, held: held.balanceCents };
    },
    listHistory: (input: Parameters<typeof listHistory>[1]) => listHistory(deps, input),
    /** What each day of the last year and more ended with, the oldest first. */
    listDayEnds: (customerId: number, timeZone: string) =>
      selectDayEnds(deps.db, customerId, timeZone),
    readStatement: (input: Parameters<typeof readStatement>[1]) => readStatement(deps, input),
    checkLedger: (customerId: number) => checkLedger(deps, { customerId }),
  };
}
export type Wallet = ReturnType<typeof bindWallet>;
