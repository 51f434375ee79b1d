import { DatabaseSync } from "node:sqlite";
import type { Question } from "../query-kinds.ts";
import {
  COLUMNS,
  columnList,
  conditionsOf,
  FACET_COLUMNS,
  type Rival,
  rowOf,
  whereWithout,
} from "./rival.ts";

/** SQLite in this process with FTS5, indexes for filters and sort orders, and a warm cache. */
export function sqliteRival(): Rival {
  const database = new DatabaseSync(":memory:");
  return {
    name: "SQLite FTS5",
    async load(products) {
      const columns = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`);
      database.exec(`CREATE TABLE products (${columns.join(", ")}, PRIMARY KEY (id))`);
      const marks = Object.keys(COLUMNS).map(() => "?");
      const insert = database.prepare(`INSERT INTO products VALUES (${marks.join(", ")})`);
      database.exec("BEGIN");
      for (const product of products) insert.run(...rowOf(product));
      database.exec("COMMIT");
      for (const column of ["master_category", "sub_category", "article_type", "brand"]) {
        database.exec(`CREATE INDEX by_${column} ON products (${column}, paid DESC)`);
      }
      database.exec(`
        CREATE VIRTUAL TABLE texts USING fts5(words, content='products', content_rowid='id', prefix='2 3 4');
        INSERT INTO texts (rowid, words) SELECT id, words FROM products;
        ANALYZE;`);
    },
    async query(question) {
      const { all, facets } = statementsFor(question);
      const rows = database.prepare(all).all() as { id: number; total: number }[];
      for (const facet of facets) database.prepare(facet).all();
      return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
    },
    async close() {
      database.close();
    },
  };
}

function statementsFor(question: Question): { all: string; facets: string[] } {
  const { offset, limit } = question;
  const conditions = conditionsOf(question);
  const text = question.rightText ?? question.text;
  if (text) {
    const words = text.split(/\s+/).map((word) => `"${word.replaceAll('"', "")}"`);
    const match = `${words.join(" AND ")}*`.replaceAll("'", "''");
    conditions.set("text", `id IN (SELECT rowid FROM texts WHERE texts MATCH '${match}')`);
  }
  const where = whereWithout(conditions);
  const order = `ORDER BY paid DESC, id LIMIT ${limit} OFFSET ${offset}`;
  if (question.suggest) {
    return { all: `SELECT id, 0 AS total FROM products WHERE ${where} ${order}`, facets: [] };
  }
  const all = `SELECT id, (SELECT count(*) FROM products WHERE ${where}) AS total FROM products WHERE ${where} ${order}`;
  return { all, facets: facetStatements(conditions) };
}

/** Facets without a selection of their own share one pass over the hits. */
function facetStatements(conditions: ReadonlyMap<string, string>): string[] {
  const shared = FACET_COLUMNS.filter((column) => !conditions.has(column));
  const counts = shared.map(
    (column) => `SELECT '${column}', ${column}, count(*) FROM hits GROUP BY ${column}`,
  );
  const hits = `SELECT ${columnList.replace(", words", "")} FROM products WHERE ${whereWithout(conditions)}`;
  const own = FACET_COLUMNS.filter((column) => conditions.has(column)).map(
    (column) =>
      `SELECT ${column}, count(*) FROM products WHERE ${whereWithout(conditions, column)} GROUP BY ${column}`,
  );
  return [
    `WITH hits AS MATERIALIZED (${hits}) ${counts.join(" UNION ALL ")}`,
    ...own,
    `SELECT min(price), max(price), min(fraction), max(fraction) FROM products WHERE ${whereWithout(conditions, "price")}`,
  ];
}
