import type { Database } from "#database/connect.ts";
import { fillEmptyDatabase } from "#database/fill-empty-database.ts";

/** `SEED=demo`. The demo's code is loaded only for an empty database, so that other starts need not load it. */
export function seedDemo(db: Database): Promise<boolean> {
  return fillEmptyDatabase(db, async (tx) => {
    const { fillDemo } = await import("./fill-demo.ts");
    await fillDemo(tx);
  });
}
