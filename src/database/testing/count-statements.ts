import pg from "pg";
import { vi } from "vitest";

/** Everything that is sent to the database meanwhile, transactions' begin and commit included. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}
