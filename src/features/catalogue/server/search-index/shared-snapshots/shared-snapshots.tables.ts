import { pgTable } from "drizzle-orm/pg-core";
import { moment } from "#database/columns.ts";
import type { SnapshotPart } from "./snapshot-parts.ts";

/** One row per version of the code that writes and reads it: during a deploy there are two. */
export const searchSnapshots = pgTable("search_snapshots", (t) => ({
  version: t.text("version").primaryKey(),
  /** When a node claimed to make the next snapshot; other nodes do not make one for a while. */
  claimedAt: moment("claimed_at").notNull(),
  fingerprint: t.text("fingerprint").notNull(),
  /** Null until the first snapshot is complete. */
  database: t.text("database"),
  sequence: t.bigint("sequence", { mode: "number" }),
  parts: t.jsonb("parts").$type<SnapshotPart[]>().notNull().default([]),
  /** Parts of the previous snapshot, from which a node may be starting now. */
  formerParts: t.jsonb("former_parts").$type<SnapshotPart[]>().notNull().default([]),
}));
