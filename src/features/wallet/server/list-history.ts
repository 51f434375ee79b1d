import type { Queryable } from "#database/connect.ts";
import type { BalanceEntry } from "../contract.ts";
import { HISTORY_PAGE_SIZE } from "../domain/entry-types.ts";
import { type NameSubjects, toBalanceEntries } from "./balance-response.ts";
import { countHistory, selectHistory } from "./wallet.repository.ts";

const MOST_PER_PAGE = 500;

export async function listHistory(
  deps: { db: Queryable; nameSubjects: NameSubjects },
  input: { customerId: number; page?: number | undefined; limit?: number | undefined },
): Promise<{ items: BalanceEntry[]; total: number }> {
  const limit = Math.min(input.limit ?? HISTORY_PAGE_SIZE, MOST_PER_PAGE);
  const offset = ((input.page ?? 1) - 1) * limit;
  const rows = await selectHistory(deps.db, input.customerId, { limit, offset });
  return {
    items: await toBalanceEntries(deps, rows),
    total: await countHistory(deps.db, input.customerId),
  };
}
