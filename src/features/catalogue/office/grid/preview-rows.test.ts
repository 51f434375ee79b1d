import { expect, test } from "vitest";
import { type PreviewedRow, previewRows } from "./preview-rows.ts";
import type { SentRow } from "./sent-rows.ts";

const values = { price: 1, old_price: null, cost: null, stock: 0, flag_ids: [] };
const rowsAt = (price: number, count = 450): SentRow[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, seen: values, changes: { price } }));

/** Returns the requested price, and records which rows each call had. */
function previewOf(signal: AbortSignal, onCall: (call: number) => void = () => {}) {
  const calls: number[][] = [];
  const preview = (rows: SentRow[]) => {
    calls.push(rows.map(({ id }) => id));
    onCall(calls.length);
    const outcomes = rows.map(({ id, changes: { price = 0 } }) => ({
      id,
      before: values,
      after: { ...values, price },
      problem: null,
    }));
    return Promise.resolve({ status: true as const, rows: outcomes });
  };
  return { calls, options: { preview, signal } };
}
const pricesOf = (previewed: ReadonlyMap<number, PreviewedRow>) =>
  new Set([...previewed.values()].map(({ outcome }) => outcome.after?.price));

test("only rows with changed values are previewed again", async () => {
  const previewed = new Map<number, PreviewedRow>();
  const { calls, options } = previewOf(new AbortController().signal);
  await previewRows(rowsAt(2), previewed, options);
  expect(calls.map(({ length }) => length)).toEqual([200, 200, 50]);
  const one = rowsAt(2).map((row) => (row.id === 7 ? { ...row, changes: { price: 3 } } : row));
  await previewRows(one, previewed, options);
  expect(calls.slice(3)).toEqual([[7]]);
  expect(previewed.get(7)?.outcome.after?.price).toBe(3);
  await previewRows(one, previewed, options);
  expect(calls).toHaveLength(4);
});

test("rows that are no longer edited lose their preview", async () => {
  const previewed = new Map<number, PreviewedRow>();
  const { calls, options } = previewOf(new AbortController().signal);
  await previewRows(rowsAt(2, 3), previewed, options);
  await previewRows(rowsAt(2, 2), previewed, options);
  expect([...previewed.keys()]).toEqual([1, 2]);
  expect(calls).toHaveLength(1);
});

test("an aborted preview sends no more calls, and its late response is ignored", async () => {
  const previewed = new Map<number, PreviewedRow>();
  const controller = new AbortController();
  const former = previewOf(controller.signal, (call) => call === 2 && controller.abort());
  await previewRows(rowsAt(2), previewed, former.options);
  expect(former.calls).toHaveLength(2);
  // The first part was answered before.
  expect(previewed.size).toBe(200);
  const now = previewOf(new AbortController().signal);
  await previewRows(rowsAt(2), previewed, now.options);
  expect(now.calls.map(({ length }) => length)).toEqual([200, 50]);
  expect(pricesOf(previewed)).toEqual(new Set([2]));
});
