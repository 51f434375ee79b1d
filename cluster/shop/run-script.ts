import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../../scripts/set-up/project.mjs";
import { FOLDER } from "../settings.ts";
import type { SharedVariables } from "./nodes.ts";

/** Runs a command of the shop, such as `scripts/migrate.ts`, in any version, on the cluster's database. */
export async function runScript(
  shared: SharedVariables,
  command: readonly string[],
  root = ROOT,
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...command], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...shared,
      NODE_ENV: "production",
      DATA_DIR: path.join(FOLDER, "commands"),
    },
  });
  return stdout.trim();
}
