import { cp, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { readNote } from "#database/backup/backup-note.ts";
import { readBackup } from "#database/backup/read-backup.ts";
import { writeBackup } from "#database/backup/write-backup.ts";
import { migrate } from "#database/migrate/migrate.ts";
import type { Environment } from "../settings/environment.ts";
import { StartProblem } from "../start-problem.ts";

type Deps = {
  pool: pg.Pool;
  environment: Pick<Environment, "DATA_DIR" | "FILES_S3_BUCKET">;
  root: string;
  /** Creates the tables of the job queue, which our migrations do not create. */
  openJobs: () => Promise<void>;
};

const FILES = "files";

/** `npm run backup`: first a snapshot of the database, then the files, which never change once they exist. */
export async function runBackupCommand(deps: Deps, args: readonly string[]): Promise<string> {
  const folder = readFolder(args, "npm run backup -- folder");
  if (await hasContent(folder)) throw new StartProblem(`${folder} is not empty`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { tables } = await writeBackup(deps.pool, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { FILES_S3_BUCKET: bucket } = deps.environment;
  const files = bucket
    ? `files are in the bucket ${bucket}, which has to be kept by its own means`
    : `${await copyFiles(filesOf(deps), path.join(folder, FILES))} files`;
  return `${rows} rows of ${tables.length} tables, ${files}: ${folder}`;
}

/** `npm run restore`: works only on an empty database. */
export async function runRestoreCommand(deps: Deps, args: readonly string[]): Promise<string> {
  const folder = readFolder(args, "npm run restore -- folder");
  const note = await readNote(folder);
  if (await hasSites(deps.pool)) {
    throw new StartProblem("This database is not empty: restore into a new one");
  }
  if (!deps.environment.FILES_S3_BUCKET && (await hasContent(filesOf(deps)))) {
    throw new StartProblem(`${filesOf(deps)} is not empty: restore into a new DATA_DIR`);
  }
  await migrate(deps.pool, undefined, note.migrations.at(-1));
  await deps.openJobs();
  await readBackup(deps.pool, folder, note);
  const { applied } = await migrate(deps.pool);
  const copied = path.join(folder, FILES);
  const files = (await hasContent(copied)) ? await copyFiles(copied, filesOf(deps)) : 0;
  const newer = applied.length > 0 ? `, ${applied.length} newer migrations applied` : "";
  return `Restored as of ${note.madeAt}: ${note.tables.length} tables, ${files} files${newer}`;
}

const filesOf = ({ root, environment }: Deps) => path.resolve(root, environment.DATA_DIR, FILES);

function readFolder([folder, ...rest]: readonly string[], usage: string): string {
  if (!folder || rest.length > 0) throw new StartProblem(usage);
  return path.resolve(folder);
}

async function copyFiles(from: string, to: string): Promise<number> {
  if (!(await hasContent(from))) return 0;
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  const entries = await readdir(to, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

const hasContent = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0;

async function hasSites(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isThere: boolean }>(
    "select to_regclass('public.sites') is not null as \"isThere\"",
  );
  if (!rows[0]?.isThere) return false;
  return (await pool.query("select 1 from sites limit 1")).rows.length > 0;
}
