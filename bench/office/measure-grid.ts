import { randomUUID } from "node:crypto";
import type { Client } from "../flow/http-client.ts";

export type MeasuredGrid = {
  variants: number;
  previewMs: number;
  applyMs: number;
  undoMs: number;
  /** Whether the preview matched the result and the undo restored all prices. */
  isTrue: boolean;
};

type Row = { id: number; price: number };
const AT_ONCE = 200;

/** A thousand variants +10 %: previewed, applied and undone, as the grid does it. */
export async function measureGrid(call: Client): Promise<MeasuredGrid> {
  const ask = async (path: string, body: object) => {
    const answer = await call(`/api/staff/grid/${path}`, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.body.slice(0, 300)}`);
    return JSON.parse(answer.body);
  };
  const list = async () => (await ask("list", { query: "Many variants" })).rows as Row[];
  const before = await list();
  const rows = before.map(({ id, price }) => ({
    id,
    seen: { price },
    changes: { price: Math.round(price * 110) / 100 },
  }));
  const chunks = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) =>
    rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const send = async (path: string, extra: object = {}) => {
    const outcomes: unknown[] = [];
    for (const some of chunks) outcomes.push((await ask(path, { ...extra, rows: some })).rows);
    return JSON.stringify(outcomes);
  };
  const id = randomUUID();
  const preview = await timed(() => send("preview"));
  const applied = await timed(() => send("apply", { id }));
  const undone = await timed(async () => {
    for (let after: number | null = 0; after !== null; ) {
      after = (await ask("undo", { id, after })).next;
    }
  });
  return {
    variants: rows.length,
    previewMs: preview.ms,
    applyMs: applied.ms,
    undoMs: undone.ms,
    isTrue:
      preview.value === applied.value && JSON.stringify(await list()) === JSON.stringify(before),
  };
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const begun = performance.now();
  const value = await work();
  return { value, ms: performance.now() - begun };
}
