import { readFileSync } from "node:fs";
import path from "node:path";

/** The files that the office's document refers to. */
export type OfficeAssets = {
  scripts: string[];
  styles: string[];
  preloads: string[];
  /** Runs before the scripts, only in development. */
  inlineModule?: string;
};

type Chunk = { file: string; css?: string[]; imports?: string[] };

const ENTRY = "src/office/main.tsx";

/** Read once from the output of `vite.office.config.ts`. */
export function readOfficeAssets(officeDir: string): OfficeAssets {
  const file = path.join(officeDir, "manifest.json");
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(file, "utf8"));
  const entry = chunks[ENTRY];
  if (!entry) throw new Error(`The office's build has no ${ENTRY}`);
  const imported = importsOf(ENTRY, chunks);
  return {
    scripts: [`/${entry.file}`],
    styles: (entry.css ?? []).map((name) => `/${name}`),
    preloads: imported.map((name) => `/${name}`),
  };
}

/** All static imports of a script, each once; the document names them so that they load in parallel. */
function importsOf(name: string, chunks: Record<string, Chunk>): string[] {
  const found = new Set<string>();
  const visit = (chunk: string) => {
    for (const next of chunks[chunk]?.imports ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(name);
  return [...found].flatMap((chunk) => chunks[chunk]?.file ?? []);
}

/** In development Vite serves every module, and its hot reload has to run before React loads. */
export const DEVELOPMENT_ASSETS: OfficeAssets = {
  scripts: ["/@vite/client", `/${ENTRY}`],
  styles: [],
  preloads: [],
  inlineModule: 'import "/@id/__x00__virtual:react-router/inject-hmr-runtime"',
};
