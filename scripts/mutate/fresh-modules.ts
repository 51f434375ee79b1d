import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

export interface FreshModules {
  /** From now on, an import evaluates these files again. */
  invalidate(files: Iterable<string>): void;
  importFile(file: string): Promise<unknown>;
}

/** The values that Vitest sets on a server; put on the first line, so that line numbers do not change. */
const VITE_ENV = `import.meta.env={MODE:"test",DEV:true,PROD:false,SSR:true};`;

/** Node never unloads a module, so a version number in the URL makes it evaluate the module again. */
export function hookFreshModules(folder: string): FreshModules {
  const base = pathToFileURL(`${folder}/`).href;
  const versions = new Map<string, number>();
  const sources = new Map<string, string>();
  let latest = 0;
  const isOurs = (url: string) =>
    url.startsWith(base) && url.slice(base.length).match(/^[^?]*\.ts(\?|$)/);
  const addressOf = (url: string) => {
    const version = versions.get(url);
    return version === undefined ? url : `${url}?v=${version}`;
  };
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return isOurs(found.url) && !found.url.includes("?")
        ? { ...found, url: addressOf(found.url) }
        : found;
    },
    load(url, context, next) {
      if (!isOurs(url)) return next(url, context);
      const file = fileURLToPath(url);
      const source =
        sources.get(file) ?? VITE_ENV + stripTypeScriptTypes(readFileSync(file, "utf8"));
      sources.set(file, source);
      return { format: "module", source, shortCircuit: true };
    },
  });
  return {
    invalidate(files) {
      latest++;
      for (const file of files) versions.set(pathToFileURL(file).href, latest);
    },
    importFile: (file) => import(addressOf(pathToFileURL(file).href)),
  };
}
