import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pino from "pino";
import type { TestProject } from "vitest/node";
import { createMemorySearch } from "#adapters/search/memory/create-memory-search.ts";
import { connectDatabase, type DatabaseConnection } from "#database/connect.ts";
import { saveTestIndex } from "#features/catalogue/server/testing/save-test-index.fixture.ts";
import { createJobQueue } from "#platform/jobs/job-queue.ts";
import { startPgBouncer } from "./pgbouncer.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder where the search index of the template database is. */
    searchIndex: string;
    /** Port of a pooler that apps go through, where PGBOUNCER says so. */
    pgbouncer: number | undefined;
  }
}

/** Runs once, when the template database is filled: does what every app would do anew in its clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { host, user, template } = project.getProvidedContext().postgres;
  const database = connectDatabase({ connection: { host, user, database: template } });
  const folder = await mkdtemp(path.join(tmpdir(), "cartage-index-"));
  try {
    await makeJobTables(database);
    await indexGoods(database, folder);
  } finally {
    await database.close();
  }
  project.provide("searchIndex", folder);
  const pgbouncer = process.env.PGBOUNCER ? await startPgBouncer({ host, user }) : undefined;
  project.provide("pgbouncer", pgbouncer?.port);
  return async () => {
    await pgbouncer?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeJobTables(database: DatabaseConnection): Promise<void> {
  // Of the built app, as tests use it: features are bundled, and Node alone cannot read all of them.
  const { JOBS }: typeof import("../app.ts") = await import(path.resolve("build/server/index.js"));
  const jobs = createJobQueue(database, pino({ level: "silent" }), { jobs: JOBS });
  await jobs.open();
  await jobs.close();
}

async function indexGoods({ db }: DatabaseConnection, folder: string): Promise<void> {
  const engine = await createMemorySearch({ snapshotFile: path.join(folder, "search-index") });
  try {
    const noteFile = path.join(folder, "search-index.json");
    await saveTestIndex(db, engine, { sequence: undefined, save: engine.saveSnapshot, noteFile });
  } finally {
    await engine.close();
  }
}
