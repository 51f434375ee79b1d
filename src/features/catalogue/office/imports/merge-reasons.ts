import type { OutputOf } from "#platform/api/call.ts";
import type { stageImportCall } from "../../imports/staff-calls.ts";

type Reason = OutputOf<typeof stageImportCall>["reasons"][number];

/** Merges the reasons of several calls, since a long file is read by several; the most frequent come first. */
export function mergeReasons(reasons: readonly Reason[]): Reason[] {
  const merged = new Map<string, Reason>();
  for (const one of reasons) {
    const known = merged.get(one.reason);
    merged.set(
      one.reason,
      known
        ? {
            ...known,
            rows: known.rows + one.rows,
            values: [...new Set([...known.values, ...one.values])],
          }
        : one,
    );
  }
  return [...merged.values()].toSorted((a, b) => b.rows - a.rows);
}
