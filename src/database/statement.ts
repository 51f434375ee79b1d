import { type Column, is, Param, Placeholder, type SQL, SQL as SqlChunk, sql } from "drizzle-orm";
import pg from "pg";
import { isRecord } from "#core/record.ts";
import type { Queryable } from "./connect.ts";

export type Values = Readonly<Record<string, unknown>>;

/** A Drizzle query that can be prepared: a select, or a change with `returning`. */
export type Writable<Result> = { prepare(name: string): { execute(): Promise<Result> } };

type Decoder = { mapFromDriverValue(value: unknown): unknown };
/** The parts of a prepared query that we read; not in Drizzle's types. */
type Prepared = {
  queryString: string;
  params: readonly unknown[];
  fields?: readonly { path: readonly [string]; field: unknown }[];
};
type Client = { query(config: object, values: unknown[]): Promise<{ rows: never[] }> };

type Compiled<Result> = {
  config: object;
  fill: (values: Values) => unknown[];
  read: (rows: readonly unknown[][]) => Result;
};

/** A value that each call passes, encoded like the column. */
export function placeholder(name: string, column?: Column): SQL {
  if (!column) return sql`${sql.placeholder(name)}`;
  const mapToDriverValue = (value: unknown) =>
    value === null || value === undefined ? null : column.mapToDriverValue(value);
  return sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`;
}

/**
 * For statements of every purchase: Drizzle builds the SQL once, at the first use; later calls send only the values.
 * Building it each time took more CPU than sending it and reading the answer. Values are passed by `placeholder`.
 */
export function statement<Result>(write: (db: Queryable) => Writable<Result>) {
  let compiled: Compiled<Result> | undefined;
  return async (db: Queryable, values: Values): Promise<Result> => {
    compiled ??= compile<Result>(write(db).prepare(""));
    const { rows } = await clientOf(db).query(compiled.config, compiled.fill(values));
    return compiled.read(rows);
  };
}

/** Like `statement`, for SQL that we write ourselves: result rows are keyed by their column names. */
export function textStatement<Row>(text: SQL) {
  let compiled: Omit<Compiled<Row>, "read"> | undefined;
  return async (db: Queryable, values: Values): Promise<Row[]> => {
    if (!compiled) {
      const { sql: written, params } = db.execute(text).getQuery();
      compiled = { config: { text: written, types: TYPES }, fill: filler(params) };
    }
    return (await clientOf(db).query(compiled.config, compiled.fill(values))).rows;
  };
}

function compile<Result>(prepared: unknown): Compiled<Result> {
  if (!isPrepared(prepared)) throw new Error("Drizzle prepares its queries in another way");
  const { queryString: text, params, fields = [] } = prepared;
  const decoders = fields.map(({ path: [name], field }) => ({ name, decoder: decoderOf(field) }));
  const readRow = (row: readonly unknown[]) => {
    const read: Record<string, unknown> = {};
    for (const [at, { name, decoder }] of decoders.entries()) {
      const value = row[at];
      read[name] = value === null ? null : decoder.mapFromDriverValue(value);
    }
    return read;
  };
  return {
    config: { text, rowMode: "array", types: TYPES },
    fill: filler(params),
    // The result type is the one that Drizzle declares for the query.
    read: (rows) => rows.map(readRow) as Result,
  };
}

function filler(params: readonly unknown[]): (values: Values) => unknown[] {
  const slots = params.map((param) => {
    if (is(param, Placeholder)) return ({ [param.name]: value }: Values) => value ?? null;
    if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
    const { encoder, value } = param;
    return (values: Values) => encoder.mapToDriverValue(values[value.name]);
  });
  return (values) => slots.map((slot) => slot(values));
}

function decoderOf(field: unknown): Decoder {
  const read = is(field, SqlChunk.Aliased) ? field.sql : field;
  const decoder = isRecord(read) && "decoder" in read ? read.decoder : read;
  if (!isDecoder(decoder)) throw new Error("Drizzle reads its fields in another way");
  return decoder;
}

/** The client under `db`: the pool, or the connection of a transaction. */
export function clientOf(db: object): Client {
  const client = "session" in db && isRecord(db.session) ? db.session.client : undefined;
  if (!isClient(client)) throw new Error("Drizzle holds its connections in another way");
  return client;
}

const isPrepared = (value: unknown): value is Prepared =>
  isRecord(value) && typeof value.queryString === "string" && Array.isArray(value.params);
const isDecoder = (value: unknown): value is Decoder =>
  isRecord(value) && typeof value.mapFromDriverValue === "function";
const isClient = (value: unknown): value is Client =>
  isRecord(value) && typeof value.query === "function";

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
/** Dates and times (and lists of them) stay text until the column decodes them, as in Drizzle. */
const AS_TEXT = new Set<number>([
  DATE,
  INTERVAL,
  TIMESTAMP,
  TIMESTAMPTZ,
  1115,
  1182,
  1185,
  1187,
  1231,
]);
const unread = (value: string) => value;
const TYPES = {
  getTypeParser: (typeId: number, format?: "text") =>
    AS_TEXT.has(typeId) ? unread : pg.types.getTypeParser(typeId, format),
};
