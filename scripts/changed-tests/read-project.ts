import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readSpecificationRows, type SpecificationRow } from "../checks/specification-rows.ts";
import { readImporters } from "../import-graph.ts";
import { inProject, ROOT } from "../set-up/project.mjs";
import { isCode } from "./file-kinds.ts";
import { listedByGit } from "./git.ts";
import { filesNamedIn, tablesNamedIn } from "./named-in-text.ts";

/** All paths are from the root of the project, with slashes. */
export type Project = {
  files: ReadonlySet<string>;
  /** Maps files to those that import or name them. */
  importers: ReadonlyMap<string, ReadonlySet<string>>;
  rows: readonly Pick<SpecificationRow, "files" | "tests">[];
};

const MIGRATION = /^src\/database\/migrations\/.*\.sql$/;

export function readProject(): Project {
  const listed = listedByGit(ROOT, "ls-files", "--cached", "--others", "--exclude-standard");
  const files = new Set(listed.filter((file) => existsSync(inProject(file))));
  return {
    files,
    importers: groupUsers([...imports(files), ...namedFiles(files), ...migratedTables(files)]),
    rows: readSpecificationRows(read("docs/specification-map.md")),
  };
}

type Use = { user: string; used: string };

function groupUsers(uses: readonly Use[]): Map<string, Set<string>> {
  const users = Map.groupBy(uses, ({ used }) => used);
  return new Map([...users].map(([used, by]) => [used, new Set(by.map(({ user }) => user))]));
}

const codeOf = (files: ReadonlySet<string>) => [...files].filter((file) => isCode(file));

const imports = (files: ReadonlySet<string>): Use[] =>
  [
    ...readImporters(
      codeOf(files).map((file) => inProject(file)),
      ROOT,
    ),
  ].flatMap(([used, users]) =>
    [...users].map((user) => ({ user: fromRoot(user), used: fromRoot(used) })),
  );

const namedFiles = (files: ReadonlySet<string>): Use[] =>
  codeOf(files).flatMap((user) =>
    filesNamedIn(user, read(user), files).map((used) => ({ user, used })),
  );

/** A changed migration counts as a change of the tables that it names. */
function migratedTables(files: ReadonlySet<string>): Use[] {
  const tables = [...files].filter((file) => file.endsWith(".tables.ts"));
  const sources = tables.map((file) => ({ file, text: read(file) }));
  return [...files]
    .filter((file) => MIGRATION.test(file))
    .flatMap((used) => tablesNamedIn(read(used), sources).map((user) => ({ user, used })));
}

const read = (file: string) => readFileSync(inProject(file), "utf8");
const fromRoot = (file: string) => path.relative(ROOT, file).split(path.sep).join("/");
