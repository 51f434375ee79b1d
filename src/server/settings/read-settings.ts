import { existsSync } from "node:fs";
import path from "node:path";
import { type Environment, readEnvironment } from "./environment.ts";

/**
 * The settings of this installation, the same for the shop and for every command: what the
 * environment says, and for the rest its file `.env`.
 */
export function readSettings(root: string): Environment {
  const file = path.join(root, ".env");
  // What the environment already says wins over the file.
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnvironment(process.env);
}
