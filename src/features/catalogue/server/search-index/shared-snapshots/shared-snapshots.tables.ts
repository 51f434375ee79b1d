import { pgTable } from "drizzle-orm/pg-core";
import { moment } from "#database/columns.ts";
import type { SnapshotPart } from "./snapshot-parts.ts";

/** By the code that writes and reads it: during a deploy there are two. */
export const searchSnapshots = pgTable("search_snapshots", (t) => ({
  version: t.text("version").primaryKey(),
  /** By whoever makes the next one; nobody else does for a while. */
  claimedAt: moment("claimed_at").notNull(),
  fingerprint: t.text("fingerprint").notNull(),
  /** Null until the first is whole. */
  database: t.text("database"),
  sequence: t.bigint("sequence", { mode: "number" }),
  parts: t.jsonb("parts").$type<SnapshotPart[]>().notNull().default([]),
  /** Of the one before, from which a node may be starting now. */
  formerParts: t.jsonb("former_parts").$type<SnapshotPart[]>().notNull().default([]),
}));
