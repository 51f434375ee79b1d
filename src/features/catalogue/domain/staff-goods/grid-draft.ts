import { isRecord, pick } from "#core/record.ts";
import { GRID_COLUMNS, type GridCells, type GridColumn, type GridEdits } from "./grid-cells.ts";
import type { GridValues } from "./price-grid.ts";

/** The values in a row when its cells were typed, so that newer changes by colleagues are not overwritten unseen. */
type GridSeen = ReadonlyMap<number, Partial<GridValues>>;

/**
 * The edit id under which a row was sent: after a lost connection it is sent with the same id, so it is written only
 * once. While there is no answer, the row may have been written, so it keeps the id even if somebody types in it again.
 */
type Attempt = { editId: string; isAnswered: boolean };

export type GridDraft = {
  edits: GridEdits;
  seen: GridSeen;
  attempts: ReadonlyMap<number, Attempt>;
};

export const NO_DRAFT: GridDraft = { edits: new Map(), seen: new Map(), attempts: new Map() };

const FIELD_OF = {
  price: "price",
  old_price: "old_price",
  cost: "cost",
  stock: "stock",
  flags: "flag_ids",
} as const satisfies Record<GridColumn, keyof GridValues>;

/** A cell that is typed again replaces the value that is shown now. */
export function withEdits(
  draft: GridDraft,
  edits: GridEdits,
  rows: readonly (GridValues & { id: number })[],
): GridDraft {
  const shown = new Map(rows.map((row) => [row.id, row]));
  const [seen, attempts] = [new Map(draft.seen), new Map(draft.attempts)];
  for (const [id, cells] of edits) {
    const [former, row] = [draft.edits.get(id), shown.get(id)];
    if (former === cells || !row) continue;
    const typed = GRID_COLUMNS.filter((column) => cells[column] !== former?.[column]);
    const fields = typed.map((column) => FIELD_OF[column]);
    seen.set(id, { ...seen.get(id), ...pick<GridValues, keyof GridValues>(row, fields) });
    if (attempts.get(id)?.isAnswered && isAnotherEdit(cells, typed)) attempts.delete(id);
  }
  return { edits, seen, attempts };
}

/** For a refused row: false while its stock is as it was sent, since that difference may be written already. */
const isAnotherEdit = (cells: GridCells, typed: readonly GridColumn[]): boolean =>
  typed.includes("stock") || (cells.stock === undefined && typed.length > 0);

/** Groups rows by the edit id they are sent with: ids of earlier attempts first, then a new id for all other rows. */
export function byEdit<Row extends { id: number }>(
  rows: readonly Row[],
  { attempts }: GridDraft,
  newId: string,
): ReadonlyMap<string, readonly Row[]> {
  const sentBefore = rows.filter(({ id }) => attempts.has(id));
  const edits = Map.groupBy(sentBefore, ({ id }) => attempts.get(id)?.editId ?? newId);
  const others = rows.filter(({ id }) => !attempts.has(id));
  return others.length > 0 ? edits.set(newId, others) : edits;
}

/** Marks these rows as sent, with no answer yet. */
export function withAttempts(draft: GridDraft, editId: string, ids: readonly number[]): GridDraft {
  const attempts = new Map(draft.attempts);
  for (const id of ids) attempts.set(id, { editId, isAnswered: false });
  return { ...draft, attempts };
}

type Answers = {
  outcomes: readonly { id: number; problem: string | null }[];
  unread: ReadonlyMap<number, ReadonlySet<GridColumn>>;
};

/**
 * Refused rows stay typed, so that they can be corrected; rows without changes are removed. In saved rows, cells stay
 * that were typed since or could not be read.
 */
export function withAnswers(
  draft: GridDraft,
  sent: GridEdits,
  { outcomes, unread }: Answers,
): GridDraft {
  const [edits, seen] = [new Map(draft.edits), new Map(draft.seen)];
  const attempts = new Map(draft.attempts);
  for (const { id, problem } of outcomes) {
    const attempt = attempts.get(id);
    if (problem !== null && problem !== "nothing") {
      if (attempt) attempts.set(id, { ...attempt, isAnswered: true });
      continue;
    }
    attempts.delete(id);
    const cells = edits.get(id);
    if (!cells) continue;
    const left = GRID_COLUMNS.filter(
      (column) =>
        cells[column] !== undefined &&
        (cells[column] !== sent.get(id)?.[column] || unread.get(id)?.has(column)),
    );
    if (left.length > 0) edits.set(id, pick(cells, left));
    else {
      edits.delete(id);
      seen.delete(id);
    }
  }
  return { edits, seen, attempts };
}

/** Stored like drafts of records: by variant, with the values that were seen. */
type StoredDraft = Readonly<Record<string, { seen: unknown; value: unknown }>>;
/** A key besides the variants' ids: the edits with which some rows were sent, each with its rows. */
const ATTEMPTS = "attempts";

export function toStored({ edits, seen, attempts }: GridDraft): StoredDraft {
  const rows = [...edits].map(([id, value]) => [id, { seen: seen.get(id) ?? {}, value }]);
  const sent = Map.groupBy(attempts, ([, attempt]) => attempt.editId);
  const value = [...sent].map(([editId, group]) => ({
    editId,
    open: group.flatMap(([id, { isAnswered }]) => (isAnswered ? [] : [id])),
    answered: group.flatMap(([id, { isAnswered }]) => (isAnswered ? [id] : [])),
  }));
  const part = sent.size > 0 ? { [ATTEMPTS]: { seen: null, value } } : {};
  return { ...Object.fromEntries(rows), ...part };
}

export function fromStored(stored: StoredDraft): GridDraft {
  const { [ATTEMPTS]: sent, ...rows } = stored;
  const parts = Object.entries(rows)
    .map(([id, part]) => ({ id: Number(id), ...part }))
    .filter(({ id }) => Number.isSafeInteger(id));
  return {
    edits: new Map(parts.map(({ id, value }) => [id, readCells(value)])),
    seen: new Map(parts.map(({ id, seen }) => [id, readSeen(seen)])),
    attempts: new Map(Array.isArray(sent?.value) ? sent.value.flatMap(readAttempts) : []),
  };
}

function readAttempts(value: unknown): [number, Attempt][] {
  if (!isRecord(value) || typeof value.editId !== "string") return [];
  const { editId, open, answered } = value;
  const read = (ids: unknown, isAnswered: boolean) =>
    numbersIn(ids).map((id): [number, Attempt] => [id, { editId, isAnswered }]);
  return [...read(open, false), ...read(answered, true)];
}

const numbersIn = (values: unknown): number[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === "number") : [];

const readCells = (value: unknown): GridCells =>
  isRecord(value)
    ? Object.fromEntries(
        GRID_COLUMNS.flatMap((column) => {
          const text = value[column];
          return typeof text === "string" ? [[column, text]] : [];
        }),
      )
    : {};

function readSeen(value: unknown): Partial<GridValues> {
  if (!isRecord(value)) return {};
  const { price, old_price: oldPrice, cost, stock, flag_ids: flagIds } = value;
  const isAmount = (one: unknown) => one === null || typeof one === "number";
  return {
    ...(typeof price === "number" ? { price } : {}),
    ...(isAmount(oldPrice) ? { old_price: oldPrice } : {}),
    ...(isAmount(cost) ? { cost } : {}),
    ...(typeof stock === "number" ? { stock } : {}),
    ...(Array.isArray(flagIds) ? { flag_ids: numbersIn(flagIds) } : {}),
  };
}
