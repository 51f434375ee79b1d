import type { OutputOf } from "#platform/api/call.ts";
import type { GridOutcomeView, previewGridCall } from "../../price-grid/staff-calls.ts";
import { inChunks, type SentRow } from "./sent-rows.ts";

/** The outcome of a row, and the values that it is for. */
export type PreviewedRow = { sent: string; outcome: GridOutcomeView };

type PreviewOptions = {
  preview: (rows: SentRow[]) => Promise<OutputOf<typeof previewGridCall>>;
  signal: AbortSignal;
};

/**
 * Updates `previewed` to what is typed now. Only rows whose values changed are sent, since a change of all prices is a
 * hundred calls. Stops when something else is typed; outcomes received by then are kept.
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
