import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** What `npm run build` made of the server. */
export const builtEntry = (root: string): string => path.join(root, "build/server/index.js");

/** Which build this is: browsers ask for it, and errors are reported with it. */
export function readBuildId(root: string, development: boolean): string {
  if (development) return "development";
  return createHash("sha256")
    .update(readFileSync(builtEntry(root)))
    .digest("hex")
    .slice(0, 12);
}
