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

/** For commands, which take as long as they take: they go past a pooler, where there is a way. */
export function readCommandSettings(root: string): Environment {
  const environment = readSettings(root);
  const { DATABASE_DIRECT_URL: direct, DATABASE_URL } = environment;
  return { ...environment, DATABASE_URL: direct ?? DATABASE_URL, DATABASE_DIRECT_URL: undefined };
}
