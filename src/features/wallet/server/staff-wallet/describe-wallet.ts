import { toDecimal } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import type { WalletSubject } from "../../domain/entry-types.ts";
import type { StaffMove, StaffWallet } from "../../staff-calls.ts";
import type { NameSubjects } from "../balance-response.ts";
import { type AdjustDeps, isShopOwner } from "../corrections/adjust-balance.ts";
import { selectOwner } from "../corrections/wallet-owner.repository.ts";
import { countHistory, selectBalances } from "../wallet.repository.ts";
import { selectMovesBefore } from "./staff-moves.repository.ts";

const PAGE = 50;

export type StaffWalletDeps = Pick<AdjustDeps, "limitCents"> & {
  db: Database;
  nameSubjects: NameSubjects;
};
type Asked = { actor: StaffActor; id: number; after?: number | undefined };

/** Undefined if there is no such customer, or if the caller does not work for their site. */
export async function describeWallet(
  deps: StaffWalletDeps,
  { actor, id, after }: Asked,
): Promise<StaffWallet | undefined> {
  const owner = await selectOwner(deps.db, id);
  if (!owner || !reachesSite(actor, owner.siteId)) return undefined;
  const [balance, total, { moves, next }] = await Promise.all([
    selectBalances(deps.db, id),
    countHistory(deps.db, id),
    listMoves(deps, { customerId: id, after, limit: PAGE }),
  ]);
  const finance = requireRole(actor, "finance");
  return {
    customer_id: id,
    name: owner.name ?? "",
    email: owner.email,
    site_id: owner.siteId,
    balance: toDecimal(balance.wallet),
    held: toDecimal(balance.held),
    moves,
    total,
    next,
    can_correct: finance.ok && reachesSite(finance.value, owner.siteId),
    correct_up_to: isShopOwner(actor, owner.siteId) ? null : toDecimal(deps.limitCents),
  };
}

type MovesQuery = { customerId: number; after: number | undefined; limit: number };

/** A page of moves with what they were about, and the cursor of the next page. */
export async function listMoves(
  { db, nameSubjects }: StaffWalletDeps,
  { limit, ...asked }: MovesQuery,
): Promise<{ moves: StaffMove[]; next: number | null }> {
  const found = await selectMovesBefore(db, { ...asked, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const subjects = await nameSubjects(rows.map(({ transaction }) => transaction));
  const moves = rows.map((row) => describeMove(row, subjects.get(row.transaction.id)));
  return { moves, next: found.length > limit ? (moves.at(-1)?.id ?? null) : null };
}

type Row = Awaited<ReturnType<typeof selectMovesBefore>>[number];

const describeMove = (
  { entry, transaction, who }: Row,
  subject: WalletSubject | undefined,
): StaffMove => ({
  id: entry.id,
  at: transaction.createdAt.toISOString(),
  kind: transaction.kind,
  amount: toDecimal(entry.amountCents),
  end_balance: toDecimal(entry.endCents),
  subject: subject ? { type: subject.type, number: subject.number } : null,
  provider: transaction.processorName,
  reason: transaction.reason,
  record: transaction.record,
  who,
});
