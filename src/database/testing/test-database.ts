import { afterAll, inject } from "vitest";
import {
  connectDatabase,
  type Database,
  type DatabaseConnection,
  type Transaction,
} from "../connect.ts";
import { createDatabase, dropDatabase, openAdmin, ownName } from "./throwaway-databases.ts";

export type TestDatabase = Pick<DatabaseConnection, "db" | "pool" | "connection"> & {
  url: string;
  /** Does the work in a transaction that is always rolled back, so that tests of a file do not meet. */
  rolledBack<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
};

/** A migrated database with the demo data, this test file's own. Call it at the top of the file. */
export function testDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject("postgres").template);
}

/** A database with nothing in it, for tests of what fills one. */
export function emptyDatabase(): Promise<TestDatabase> {
  return cloneDatabase("template0");
}

async function cloneDatabase(template: string): Promise<TestDatabase> {
  const { host, user, admin: adminUser } = inject("postgres");
  const admin = openAdmin({ host, user: adminUser });
  const name = ownName("clone");
  await createDatabase(admin, name, { template, owner: user });
  const url = `postgres://${user}@${encodeURIComponent(host)}/${name}`;
  const { db, pool, connection, close } = connectDatabase({ url });
  afterAll(async () => {
    await close();
    await dropDatabase(admin, name);
    await admin.end();
  });
  return { db, pool, connection, url, rolledBack: (work) => rollBack(db, work) };
}

async function rollBack<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  const undo = new Error("rolled back on purpose");
  try {
    await db.transaction(async (tx) => {
      result = { value: await work(tx) };
      throw undo;
    });
  } catch (error) {
    if (error !== undo || !result) throw error;
  }
  return (result as { value: T }).value;
}
