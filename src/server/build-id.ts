import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** The server entry that `npm run build` made. */
export const builtEntry = (root: string): string => path.join(root, "build/server/index.js");

/** The id of this build: browsers ask for it, and error reports contain it. */
export function readBuildId(root: string, development: boolean): string {
  if (development) return "development";
  return createHash("sha256")
    .update(readFileSync(builtEntry(root)))
    .digest("hex")
    .slice(0, 12);
}
