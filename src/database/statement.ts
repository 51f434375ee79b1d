import { type Column, is, Param, Placeholder, type SQL, SQL as SqlChunk, sql } from "drizzle-orm";
import pg from "pg";
import type { Queryable } from "./connect.ts";

export type Values = Readonly<Record<string, unknown>>;

/** What a query of Drizzle's can be made ready as: a select, or a change with what it returns. */
type Writable<Result> = { prepare(name: string): { execute(): Promise<Result> } };

type Decoder = { mapFromDriverValue(value: unknown): unknown };
/** What is read of a prepared query; not in Drizzle's types. */
type Prepared = {
  queryString: string;
  params: readonly unknown[];
  fields?: readonly { path: readonly [string]; field: unknown }[];
};

type Compiled = {
  config: object;
  fill: (values: Values) => unknown[];
  read: (rows: unknown[][]) => unknown;
};

/** A value that comes with each call, written as the column has it. */
export function placeholder(name: string, column?: Column): SQL {
  if (!column) return sql`${sql.placeholder(name)}`;
  const mapToDriverValue = (value: unknown) =>
    value === null || value === undefined ? null : column.mapToDriverValue(value);
  return sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`;
}

/**
 * For what every purchase asks: Drizzle writes the statement once, at its first use, and afterwards only values are
 * sent. Writing it anew cost more of the process than sending it and reading the answer. Values are `placeholder`.
 */
export function statement<Result>(write: (db: Queryable) => Writable<Result>) {
  let compiled: Compiled | undefined;
  return async (db: Queryable, values: Values): Promise<Result> => {
    compiled ??= compile(write(db).prepare("") as unknown as Prepared);
    const { rows } = await clientOf(db).query(compiled.config, compiled.fill(values));
    return compiled.read(rows) as Result;
  };
}

/** The same for a text of our own: rows have its columns' names. */
export function textStatement<Row>(text: SQL) {
  let compiled: Omit<Compiled, "read"> | undefined;
  return async (db: Queryable, values: Values): Promise<Row[]> => {
    if (!compiled) {
      const { sql: written, params } = db.execute(text).getQuery();
      compiled = { config: { text: written, types: TYPES }, fill: filler(params) };
    }
    return (await clientOf(db).query(compiled.config, compiled.fill(values))).rows;
  };
}

function compile({ queryString: text, params, fields = [] }: Prepared): Compiled {
  const decoders = fields.map(({ path: [name], field }) => ({ name, decoder: decoderOf(field) }));
  return {
    config: { text, rowMode: "array", types: TYPES },
    fill: filler(params),
    read: (rows) =>
      rows.map((row) => {
        const read: Record<string, unknown> = {};
        for (const [at, { name, decoder }] of decoders.entries()) {
          const value = row[at];
          read[name] = value === null ? null : decoder.mapFromDriverValue(value);
        }
        return read;
      }),
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
  if (is(field, SqlChunk)) return (field as unknown as { decoder: Decoder }).decoder;
  if (is(field, SqlChunk.Aliased)) return (field.sql as unknown as { decoder: Decoder }).decoder;
  return field as Decoder;
}

/** The pool, or the connection of a transaction. */
const clientOf = (db: Queryable) =>
  (db as unknown as { session: { client: Pick<pg.Pool, "query"> } }).session.client as {
    query(config: object, values: unknown[]): Promise<{ rows: never[] }>;
  };

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
/** Moments are text until a column reads them, as Drizzle has it; also in lists. */
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
