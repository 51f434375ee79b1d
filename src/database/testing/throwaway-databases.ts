import { randomBytes } from "node:crypto";
import pg from "pg";
import { isAlive } from "../embedded/processes.ts";

const PREFIX = "test";

/** Carries the pid of its maker, so that a later run can tell what a killed one left behind. */
export function ownName(purpose: string): string {
  return `${PREFIX}_${process.pid}_${purpose}_${randomBytes(4).toString("hex")}`;
}

/** One connection to make and drop databases with. */
export function openAdmin(connection: pg.PoolConfig): pg.Pool {
  const admin = new pg.Pool({ ...connection, database: "postgres", max: 1 });
  // A server that stops says so to connections that are just closing; without a listener that throws.
  admin.on("error", () => {});
  return admin;
}

/** Copying files is the fastest way when nothing has to reach the disk. */
export async function createDatabase(
  admin: pg.Pool,
  name: string,
  { template, owner }: { template: string; owner: string },
): Promise<void> {
  await admin.query(
    `create database "${name}" template "${template}" owner "${owner}" strategy file_copy`,
  );
}

export async function dropDatabase(admin: pg.Pool, name: string): Promise<void> {
  await admin.query(`drop database if exists "${name}" with (force)`);
}

export async function dropLeftDatabases(admin: pg.Pool): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like '${PREFIX}\\_%'`,
  );
  for (const { datname } of rows) {
    const pid = Number(datname.split("_")[1]);
    if (!isAlive(pid)) await dropDatabase(admin, datname);
  }
}
