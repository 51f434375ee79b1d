import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * `import … from "…"`, `export … from "…"`, `import("…")`; type imports and `typeof import("…")` do not exist at run
 * time.
 */
const IMPORT =
  /\b(?:import|export)\s+(type\s)?[^"';]*?\bfrom\s*"([#.][^"?]+)|(?<!typeof\s+)\bimport\s*\(?\s*"([#.][^"?]+)/g;

/** Maps files to their importers, read from the sources as text. */
export function readImporters(files: readonly string[], root: string): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  const resolve = importResolver(root);
  for (const file of files) {
    for (const [, type, from, dynamic] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const specifier = from ?? dynamic;
      if (type || !specifier) continue;
      const imported = resolve(specifier, file);
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  return importers;
}

/** Resolves relative paths, and those that `imports` of package.json gives a name: `#core/*` is `./src/core/*`. */
function importResolver(root: string): (specifier: string, file: string) => string {
  const { imports } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return (specifier, file) => {
    if (!specifier.startsWith("#")) return path.resolve(path.dirname(file), specifier);
    const [name = "", ...rest] = specifier.split("/");
    return path.join(root, (imports[`${name}/*`] ?? specifier).replace("*", rest.join("/")));
  };
}

/** The file and everything that imports it, directly or not, each with the number of imports in between. */
export function dependentsOf(
  file: string,
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const found = new Map([[file, 0]]);
  for (const [each, distance] of found) {
    for (const importer of importers.get(each) ?? []) {
      if (!found.has(importer)) found.set(importer, distance + 1);
    }
  }
  return found;
}
