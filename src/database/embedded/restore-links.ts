import { existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";

type SymbolicLink = { source: string; target: string };

const NOT_OURS_TO_WRITE = ["EACCES", "EPERM", "EROFS"];

/**
 * npm packages carry no symbolic links, so the libraries' other names are a list that the package's
 * install script follows, where scripts may run. False when the folder cannot be written.
 */
export function restoreLinks(packageDir: string): boolean {
  const list = path.join(packageDir, "native/pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links: SymbolicLink[] = JSON.parse(readFileSync(list, "utf8"));
  try {
    for (const { source, target } of links) restoreLink(packageDir, source, target);
    return true;
  } catch (error) {
    if (NOT_OURS_TO_WRITE.includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

function restoreLink(packageDir: string, source: string, target: string): void {
  const link = path.join(packageDir, target);
  if (existsSync(link)) return;
  try {
    symlinkSync(path.relative(path.dirname(target), source), link);
  } catch (error) {
    // Another starter was quicker.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
