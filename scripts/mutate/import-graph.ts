import { readFileSync } from "node:fs";
import path from "node:path";

/** `import … from "…"`, `export … from "…"`, `import("…")`; type imports do not exist at run time. */
const IMPORT =
  /\b(?:import|export)\s+(type\s)?[^"';]*?\bfrom\s*"([#.][^"]+)"|\bimport\s*\(?\s*"([#.][^"]+)"/g;

/** Maps files to their importers, read from the sources as text. */
export function readImporters(files: readonly string[], root: string): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, type, from, dynamic] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const specifier = from ?? dynamic;
      if (type || !specifier) continue;
      const imported = resolveImport(specifier, file, root);
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  return importers;
}

function resolveImport(specifier: string, file: string, root: string): string {
  if (!specifier.startsWith("#")) return path.resolve(path.dirname(file), specifier);
  return path.join(root, specifier.startsWith("#demo/") ? "" : "src", specifier.slice(1));
}

/** The file and everything that imports it, directly or not, each with the number of imports in between. */
export function dependentsOf(
  file: string,
  importers: ReadonlyMap<string, Set<string>>,
): Map<string, number> {
  const found = new Map([[file, 0]]);
  for (const [each, distance] of found) {
    for (const importer of importers.get(each) ?? []) {
      if (!found.has(importer)) found.set(importer, distance + 1);
    }
  }
  return found;
}
