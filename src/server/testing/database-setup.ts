import path from "node:path";
import type pg from "pg";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "#database/connect.ts";
import { startEmbeddedPostgres } from "#database/embedded/start-embedded-postgres.ts";
import { migrate } from "#database/migrate.ts";
import {
  createDatabase,
  dropDatabase,
  dropLeftDatabases,
  openAdmin,
  ownName,
} from "#database/testing/throwaway-databases.ts";
import { seedDemo } from "#demo/seed-demo.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the tests' PostgreSQL listens, and the database that they clone. */
    postgres: { host: string; user: string; admin: string; template: string };
  }
}

/** Nothing here must outlive a power cut, and there are many small databases. */
const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_connections: "200",
};

/** Runs once per tier. Tiers and concurrent runs of one checkout share the server, never a database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(project.config.root, ".data-test"),
    settings: SETTINGS,
  });
  const admin = openAdmin(server.admin);
  const template = ownName("template");
  const owner = server.connection.user ?? "";
  const tearDown = async () => {
    await dropDatabase(admin, template);
    await admin.end();
    await server.stop();
  };
  try {
    await dropLeftDatabases(admin);
    await createDatabase(admin, template, { template: "template0", owner });
    await fill({ ...server.connection, database: template });
  } catch (error) {
    await tearDown();
    throw error;
  }
  const { host = "", user = "" } = server.connection;
  project.provide("postgres", { host, user, admin: server.admin.user ?? "", template });
  return tearDown;
}

async function fill(connection: pg.PoolConfig): Promise<void> {
  const { db, pool, close } = connectDatabase({ connection });
  try {
    await migrate(pool);
    await seedDemo(db);
  } finally {
    await close();
  }
}
