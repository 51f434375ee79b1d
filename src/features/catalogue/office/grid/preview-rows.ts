import type { OutputOf } from "#platform/api/call.ts";
import type { GridOutcomeView, previewGridCall } from "../../price-grid/staff-calls.ts";
import { inChunks, type SentRow } from "./sent-rows.ts";

/** What came of a row, and for which values. */
export type PreviewedRow = { sent: string; outcome: GridOutcomeView };

type PreviewOptions = {
  preview: (rows: SentRow[]) => Promise<OutputOf<typeof previewGridCall>>;
  signal: AbortSignal;
};

/**
 * Brings `previewed` up to what is typed now: only rows whose values are others than before are asked for, since a
 * change of all prices is a hundred calls. Stops when something else is typed; what was answered by then stays.
 */
export async function previewRows(
  sent: readonly SentRow[],
  previewed: Map<number, PreviewedRow>,
  { preview, signal }: PreviewOptions,
): Promise<void> {
  const texts = new Map(sent.map((row) => [row.id, JSON.stringify(row)]));
  for (const id of [...previewed.keys()]) if (!texts.has(id)) previewed.delete(id);
  const changed = sent.filter(({ id }) => previewed.get(id)?.sent !== texts.get(id));
  for (const some of inChunks(changed)) {
    const { rows } = await preview(some);
    if (signal.aborted) return;
    for (const outcome of rows) {
      previewed.set(outcome.id, { sent: texts.get(outcome.id) ?? "", outcome });
    }
  }
}
