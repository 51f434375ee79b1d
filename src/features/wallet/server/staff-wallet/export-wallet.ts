import { type CsvCell, csvFile } from "#platform/api/csv.ts";
import type { StaffMove } from "../../staff-calls.ts";
import { listMoves, type StaffWalletDeps } from "./describe-wallet.ts";

const PAGE = 500;
const HEAD = [
  "id",
  "at",
  "kind",
  "amount",
  "end_balance",
  "about",
  "provider",
  "reason",
  "record",
  "by",
];

/** All moves of a wallet, the newest first, read while the file is sent. */
export function exportWallet(deps: StaffWalletDeps, customerId: number) {
  async function* pages(): AsyncGenerator<CsvCell[][]> {
    let after: number | undefined;
    do {
      const { moves, next } = await listMoves(deps, { customerId, after, limit: PAGE });
      yield moves.map(cellsOf);
      after = next ?? undefined;
    } while (after !== undefined);
  }
  return csvFile(`wallet-${customerId}.csv`, HEAD, pages());
}

const cellsOf = (move: StaffMove): CsvCell[] => [
  move.id,
  move.at,
  move.kind,
  move.amount,
  move.end_balance,
  move.subject?.number ?? null,
  move.provider,
  move.reason,
  move.record,
  move.who,
];
