import { getTableColumns, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./connect.ts";
import { placeholder, statement, type Values, type Writable } from "./statement.ts";

type Write<Columns, Result> = (db: Queryable, columns: Columns) => Writable<Result>;

/** Compiles one statement per set of columns that are written together; undefined values are not written. */
export function statementsByColumns<Columns extends Record<string, unknown>, Result>(
  table: PgTable,
  write: Write<Columns, Result>,
) {
  const columns = getTableColumns(table);
  const known = new Map<string, ReturnType<typeof statement<Result>>>();
  /** `others` are values of the statement that belong to no column. */
  return (db: Queryable, values: Values, others: Values = {}): Promise<Result> => {
    const names = Object.keys(values).filter((name) => values[name] !== undefined);
    const key = names.join();
    let run = known.get(key);
    if (!run) {
      const written: Record<string, SQL> = {};
      for (const name of names) written[name] = placeholder(name, columns[name]);
      run = statement((first) => write(first, written as Columns));
      known.set(key, run);
    }
    return run(db, { ...values, ...others });
  };
}
