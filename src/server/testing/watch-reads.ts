import { AsyncLocalStorage } from "node:async_hooks";
import { onTestFinished, vi } from "vitest";
import type { Database } from "#database/connect.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";

type Reads = Pick<Shipping, "listRates" | "listWarehouses">;

/** Which of the rates and warehouses are read within a transaction, and which outside of one. */
export function watchReads(db: Database, shipping: Reads) {
  const inside = new AsyncLocalStorage<true>();
  const transaction = db.transaction.bind(db);
  vi.spyOn(db, "transaction").mockImplementation((work, config) =>
    inside.run(true, () => transaction(work, config)),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const asked: string[] = [];
  const within: string[] = [];
  for (const name of ["listRates", "listWarehouses"] as const) {
    const read = shipping[name] as (input: never) => Promise<never>;
    vi.spyOn(shipping, name).mockImplementation((input?: unknown) => {
      (inside.getStore() ? within : asked).push(name);
      return read(input as never);
    });
  }
  return { asked, within };
}
