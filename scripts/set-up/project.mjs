import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const BIN = path.join(ROOT, "node_modules/.bin");

export const inProject = (...parts) => path.join(ROOT, ...parts);

/** A PATH in which `node` is the project's Node 24, as in npm scripts. */
export function withProjectBin(env = process.env) {
  return { ...env, PATH: [BIN, ...foreignPath(env)].join(path.delimiter) };
}

/** The machine's own PATH: npm must not run on the Node that it is about to replace. */
export function withoutProjectBin(env = process.env) {
  return { ...env, PATH: foreignPath(env).join(path.delimiter) };
}

function foreignPath({ PATH = "" }) {
  return PATH.split(path.delimiter).filter(
    (dir) => dir && !path.normalize(`${dir}/`).endsWith("node_modules/.bin/"),
  );
}
