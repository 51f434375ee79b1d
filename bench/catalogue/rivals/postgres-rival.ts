import { connectDatabase, type DatabaseConnection } from "#database/connect.ts";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "#database/embedded/start-embedded-postgres.ts";
import type { BenchProduct } from "../bench-product.ts";
import type { Question } from "../query-kinds.ts";
import { DATA_DIR } from "../settings.ts";
import { COLUMNS, conditionsOf, FACET_COLUMNS, type Rival, rowOf, whereWithout } from "./rival.ts";

const BATCH = 5000;

/** The shop's own PostgreSQL with GIN over the words and indexes for the rest. */
export async function postgresRival(): Promise<Rival> {
  const settings = { fsync: "off", shared_buffers: "1GB", work_mem: "256MB", max_wal_size: "8GB" };
  const server: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir: DATA_DIR, settings });
  const database = connectDatabase({ connection: server.connection });
  const run = (text: string, values: unknown[] = []) => database.pool.query(text, values);
  return {
    name: "PostgreSQL",
    load: (products) => load(database, products),
    async query(question) {
      const { all, facets } = statementsFor(question);
      const { rows } = await run(all);
      for (const facet of facets) await run(facet);
      return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) };
    },
    async close() {
      await run("DROP TABLE products");
      await database.close();
      await server.stop();
    },
  };
}

async function load({ pool }: DatabaseConnection, products: Iterable<BenchProduct>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0");
    const columns = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`);
    await client.query("DROP TABLE IF EXISTS products");
    await client.query(`CREATE UNLOGGED TABLE products (${columns.join(", ")}, PRIMARY KEY (id))`);
    for (const batch of batchesOf(products)) {
      const lists = Object.values(COLUMNS).map((type, at) => `$${at + 1}::${type}[]`);
      const values = Object.keys(COLUMNS).map((_, at) => batch.map((row) => row[at]));
      await client.query(`INSERT INTO products SELECT * FROM unnest(${lists.join(", ")})`, values);
    }
    await client.query("CREATE INDEX ON products USING gin (to_tsvector('simple', words))");
    for (const column of ["master_category", "sub_category", "article_type", "brand"]) {
      await client.query(`CREATE INDEX ON products (${column}, paid DESC, id)`);
    }
    await client.query("VACUUM ANALYZE products");
  } finally {
    client.release();
  }
}

function* batchesOf(products: Iterable<BenchProduct>) {
  let batch: (string | number)[][] = [];
  for (const product of products) {
    batch.push(rowOf(product));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function statementsFor(question: Question): { all: string; facets: string[] } {
  const { offset, limit } = question;
  const conditions = conditionsOf(question);
  const text = question.rightText ?? question.text;
  if (text) {
    const words = text.split(/\s+/).map((word) => `''${word.replaceAll(/['\\]/g, "")}''`);
    const match = `to_tsquery('simple', '${words.join(" & ")}:*')`;
    conditions.set("text", `to_tsvector('simple', words) @@ ${match}`);
  }
  const where = whereWithout(conditions);
  const order = `ORDER BY paid DESC, id LIMIT ${limit} OFFSET ${offset}`;
  if (question.suggest) {
    return { all: `SELECT id, 0 AS total FROM products WHERE ${where} ${order}`, facets: [] };
  }
  const total = `(SELECT count(*) FROM products WHERE ${where})`;
  return {
    all: `SELECT id, ${total} AS total FROM products WHERE ${where} ${order}`,
    facets: facetStatements(conditions),
  };
}

/** Facets without a selection of their own share one pass: grouping sets. */
function facetStatements(conditions: ReadonlyMap<string, string>): string[] {
  const shared = FACET_COLUMNS.filter((column) => !conditions.has(column));
  const own = FACET_COLUMNS.filter((column) => conditions.has(column));
  const sets = shared.map((column) => `(${column})`).join(", ");
  return [
    `SELECT ${shared.join(", ")}, count(*) FROM products WHERE ${whereWithout(conditions)} GROUP BY GROUPING SETS (${sets})`,
    ...own.map(
      (column) =>
        `SELECT ${column}, count(*) FROM products WHERE ${whereWithout(conditions, column)} GROUP BY ${column}`,
    ),
    `SELECT min(price), max(price), min(fraction), max(fraction) FROM products WHERE ${whereWithout(conditions, "price")}`,
  ];
}
