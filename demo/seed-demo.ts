import type { Database } from "#database/connect.ts";
import { fillEmptyDatabase } from "#database/fill-empty-database.ts";

/** `SEED=demo`. The demo is read for an empty database alone: a start of one that is filled does without it. */
export function seedDemo(db: Database): Promise<boolean> {
  return fillEmptyDatabase(db, async (tx) => {
    const { fillDemo } = await import("./fill-demo.ts");
    await fillDemo(tx);
  });
}
