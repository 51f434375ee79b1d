import { existsSync } from "node:fs";
import path from "node:path";
import { type Environment, readEnvironment } from "./environment.ts";

/**
 * The settings of this installation, the same for the shop and every command: the environment, and for the rest the
 * file `.env`.
 */
export function readSettings(root: string): Environment {
  const file = path.join(root, ".env");
  // The environment takes precedence over the file.
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnvironment(process.env);
}

/** Commands may run for a long time, so they bypass a pooler if there is a direct address. */
export function readCommandSettings(root: string): Environment {
  const environment = readSettings(root);
  const { DATABASE_DIRECT_URL: direct, DATABASE_URL } = environment;
  return { ...environment, DATABASE_URL: direct ?? DATABASE_URL, DATABASE_DIRECT_URL: undefined };
}
