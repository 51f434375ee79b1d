import { existsSync } from "node:fs";
import path from "node:path";

/** Workers run from source, also when the server itself is a bundle elsewhere in the project. */
export function findSourceFile(pathInProject: string, from = import.meta.dirname): string {
  const file = path.join(from, pathInProject);
  if (existsSync(file)) return file;
  const above = path.dirname(from);
  if (above === from) throw new Error(`${pathInProject} was not found`);
  return findSourceFile(pathInProject, above);
}
