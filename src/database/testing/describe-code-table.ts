import { is, type Table } from "drizzle-orm";
import {
  type ForeignKey,
  getTableConfig,
  IndexedColumn,
  type PgColumn,
  PgTable,
} from "drizzle-orm/pg-core";

/** How PostgreSQL itself writes a type: `char(2)` is `character(2)` there. */
export type TypeSpelling = (type: string) => string | undefined;

/** A table as the code has it, line by line in the words of `describe-migrated-tables.ts`. */
export function describeCodeTable(table: PgTable, spell: TypeSpelling): string[] {
  const { columns, primaryKeys, foreignKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const names = (list: { name?: string }[]) => list.map((column) => column.name).join(", ");
  const single = (wanted: (column: PgColumn) => boolean) => columns.filter(wanted);
  return [
    ...columns.map((column) => describeColumn(column, spell)),
    ...primaryKeys.map((key) => `primary key (${names(key.columns)})`),
    ...single((column) => column.primary).map((column) => `primary key (${column.name})`),
    ...single((column) => column.isUnique).map((column) => `unique (${column.name})`),
    ...uniqueConstraints.map(
      (unique) =>
        `unique (${names(unique.columns)})${unique.nullsNotDistinct ? " nulls not distinct" : ""}`,
    ),
    ...indexes
      .filter((index) => index.config.unique)
      .map(({ config }) => {
        const indexed = config.columns.filter((column) => is(column, IndexedColumn));
        return `unique (${names(indexed)})${config.where ? " where" : ""}`;
      }),
    ...foreignKeys.map(describeForeignKey),
  ].sort();
}

/** Everything a `*.tables.ts` exports that is a table. */
export function tablesOf(module: Record<string, unknown>): PgTable[] {
  return Object.values(module).filter((value): value is PgTable => is(value, PgTable));
}

export const columnTypesOf = (table: PgTable): string[] =>
  getTableConfig(table).columns.map((column) => column.getSQLType());

export const nameOf = (table: Table): string => getTableConfig(table as PgTable).name;

function describeColumn(column: PgColumn, spell: TypeSpelling): string {
  const parts = [
    `${column.name} ${spell(column.getSQLType())}`,
    column.notNull && "not null",
    column.generatedIdentity ? "identity" : column.hasDefault && "default",
  ];
  return parts.filter(Boolean).join(" ");
}

function describeForeignKey(key: ForeignKey): string {
  const { columns, foreignTable, foreignColumns } = key.reference();
  const names = (list: PgColumn[]) => list.map((column) => column.name).join(", ");
  const onDelete = key.onDelete && key.onDelete !== "no action" ? ` on delete ${key.onDelete}` : "";
  return `foreign key (${names(columns)}) references ${nameOf(foreignTable)} (${names(foreignColumns)})${onDelete}`;
}
