import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Messages } from "./translator.ts";

const FOLDER = path.join(import.meta.dirname, "messages");

/** What `loadMessages` gives, read from the files: it is the build that puts them into the shop. */
export function readMessages(language: string): Messages {
  const files = globSync("*.json", { cwd: path.join(FOLDER, language) });
  const tables = files
    .filter((file) => file !== "mail.json")
    .map((file) => readJson(language, file));
  return Object.assign({}, ...tables);
}

const readJson = (language: string, file: string): Messages =>
  JSON.parse(readFileSync(path.join(FOLDER, language, file), "utf8"));
