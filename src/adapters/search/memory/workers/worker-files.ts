import { existsSync } from "node:fs";
import path from "node:path";

const FOLDER = "src/adapters/search/memory/workers";

/** Workers run from source, also when the server itself is a bundle elsewhere in the project. */
export function findWorkerFile(name: string, from = import.meta.dirname): string {
  const file = path.join(from, FOLDER, name);
  if (existsSync(file)) return file;
  const above = path.dirname(from);
  if (above === from) throw new Error(`${FOLDER}/${name} was not found`);
  return findWorkerFile(name, above);
}
