import { pathToFileURL } from "node:url";
import { inProject } from "../set-up/project.mjs";
import type { SourceFile } from "./source-files.ts";

/** `import { a, type B } from "…"`, `export … from "…"` and `import("…")`, with what stands between the braces. */
const IMPORT =
  /\b(?:import|export)\s+(type\s)?([^"';]*?)\bfrom\s*"([#.][^"]+)"|\bimport\s*\(?\s*"([#.][^"]+)"/g;

/** The features' list and the app in which staff work: from here, everything that either declares is found. */
const FEATURES = "src/server/features.ts";
const OFFICE = "src/office/main.tsx";
/** The table of pages names calls as guards, which is no use of them. */
const PAGE_TABLE = /^src\/office\/(?:text-)?pages\.ts$/;

type Import = { file: string; names: string[] };
type StaffCallFound = { name: string; file: string; path: string };

function resolve(from: string, name: string): string {
  const url = name.startsWith("#")
    ? `file:///src/${name.slice(1)}`
    : new URL(name, `file:///${from}`);
  return new URL(url).pathname.slice(1);
}

function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, isType, names = "", from, alone]) => {
    const specifier = from ?? alone;
    if (isType || !specifier) return [];
    const named = names.replace(/[{}\s]+/g, " ").split(",");
    const values = named.map((one) => one.trim()).filter((one) => !one.startsWith("type "));
    return { file: resolve(path, specifier), names: values };
  });
}

/** Everything that a file imports, directly or not; lazily loaded pages and parts count, types do not. */
function reachedFrom(start: string, files: ReadonlyMap<string, SourceFile>): SourceFile[] {
  const reached = new Set<SourceFile>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = files.get(path);
    if (!file || reached.has(file)) continue;
    reached.add(file);
    waiting.push(...importsOf(file).map((one) => one.file));
  }
  return [...reached];
}

const isStaffCall = (one: unknown): one is { path: string; staff: object } =>
  typeof one === "object" && one !== null && "staff" in one && "path" in one;

/** The calls of staff in every module that a feature's declaration reaches. */
async function declaredCalls(files: ReadonlyMap<string, SourceFile>): Promise<StaffCallFound[]> {
  const found: StaffCallFound[] = [];
  const declaring = reachedFrom(FEATURES, files).filter(({ text }) =>
    /\bdefineStaffCall\(/.test(text),
  );
  for (const { path: file } of declaring) {
    const module: Record<string, unknown> = await import(pathToFileURL(inProject(file)).href);
    for (const [name, one] of Object.entries(module)) {
      if (isStaffCall(one)) found.push({ name, file, path: one.path });
    }
  }
  return found;
}

/** Asking whether somebody may make a call is no use of it. */
const withoutGuards = (text: string): string =>
  text
    .replace(IMPORT, "")
    .replace(/\bmay(?:Call)?\((?:\w+,\s*)?\w+\)/g, "")
    .replace(/\w+\.staff\b/g, "")
    .replace(/\bcall: \w+,/g, "");

/** The part of a path before its parameter: links to files are written with it. */
const fixedPart = (path: string): string => path.replace(/\{.*$/, "");

/** The calls that a page's code names, as `file name`, and the code. */
function readPage(page: SourceFile): { code: string; named: Set<string> } {
  const code = withoutGuards(page.text);
  const words = new Set(code.match(/\w+/g));
  const named = importsOf(page).flatMap(({ file, names }) =>
    names.flatMap((one) => {
      const [name = "", local = name] = one.split(/ as /);
      return words.has(local) ? [`${file} ${name}`] : [];
    }),
  );
  return { code, named: new Set(named) };
}

/** Paths of staff calls that no page of the office makes or links to. */
export async function findUnusedStaffCalls(sources: readonly SourceFile[]): Promise<string[]> {
  const files = new Map(sources.map((file) => [file.path, file]));
  const calls = await declaredCalls(files);
  const declaring = new Set(calls.map(({ file }) => file));
  const pages = reachedFrom(OFFICE, files)
    .filter(({ path }) => !PAGE_TABLE.test(path) && !declaring.has(path))
    .map(readPage);
  if (calls.length === 0 || pages.length === 0) throw new Error("Calls or pages were not found");
  const named = new Set(pages.flatMap((page) => [...page.named]));
  const linked = pages.map(({ code }) => code).join("\n");
  const isLinked = (path: string) =>
    ["?", "${", '"', "'", "`"].some((end) => linked.includes(fixedPart(path) + end));
  return calls
    .filter(({ file, name, path }) => !named.has(`${file} ${name}`) && !isLinked(path))
    .map(({ path }) => path);
}
