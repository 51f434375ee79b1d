import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { HOUR_MS } from "#core/durations.ts";
import type { AppEnv } from "./request/request-scope.ts";

/** A page that stays open for more versions than this has to be reloaded. */
const MOST_BUILDS = 8;
/** The suffix of folders that are still being filled. */
const UNFINISHED = ".new";
/** Filling takes seconds; after this time the process that filled it must have died. */
const ABANDONED_MS = HOUR_MS;

type CopyOptions = {
  /** The folder with the files of all versions; each build has its own folder inside. */
  folder: string;
  buildId: string;
  /** Folders of this build with files whose names change with their content. */
  built: readonly string[];
};

/**
 * Puts this build's scripts and styles next to those of former builds: a page opened before a deploy still requests its
 * own files, and during a rolling deploy any node may get the request.
 */
export async function copyAssets({ folder, buildId, built }: CopyOptions): Promise<void> {
  const own = path.join(folder, buildId);
  if (!(await isThere(own))) {
    // A random name, because nodes in containers have the same process id.
    const beside = `${own}.${randomUUID()}${UNFINISHED}`;
    await mkdir(beside, { recursive: true });
    for (const from of built) {
      await cp(from, path.join(beside, path.basename(from)), {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
      });
    }
    // Another node with the same folder may have finished first.
    await rename(beside, own).catch(() => rm(beside, { recursive: true, force: true }));
  }
  const now = new Date();
  await utimes(own, now, now);
  await dropOldest(folder);
  await dropAbandoned(folder, now);
}

async function dropAbandoned(folder: string, now: Date): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(UNFINISHED));
  for (const name of names) {
    const file = path.join(folder, name);
    // Another node may have renamed it in the meantime.
    const touched = await stat(file).catch(() => undefined);
    if (touched && now.getTime() - touched.mtimeMs > ABANDONED_MS) {
      await rm(file, { recursive: true, force: true });
    }
  }
}

async function dropOldest(folder: string): Promise<void> {
  const names = await listBuilds(folder);
  const builds = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(path.join(folder, name))).mtimeMs })),
  );
  builds.sort((one, other) => other.used - one.used);
  for (const { name } of builds.slice(MOST_BUILDS)) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Matches only paths that stay inside the folder. */
const PLAIN = /^\/([\w-]+)\/([\w-]+(?:\.[\w-]+)+)$/;

/** Serves files that this build does not have, but a former or a newer one has. */
export function serveFormerAssets(folder: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const [, kind = "", name = ""] = PLAIN.exec(c.req.path) ?? [];
    const content = name ? await findContent(folder, path.join(kind, name)) : undefined;
    if (!content) return next();
    return c.body(content, 200, {
      "content-type": getMimeType(name) ?? "application/octet-stream",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
  };
}

async function findContent(folder: string, file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const builds = await listBuilds(folder).catch(() => []);
  for (const build of builds) {
    const content = await readFile(path.join(folder, build, file)).catch(() => undefined);
    if (content) return content;
  }
  return undefined;
}

const listBuilds = async (folder: string) =>
  (await readdir(folder)).filter((name) => !name.endsWith(UNFINISHED));

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
