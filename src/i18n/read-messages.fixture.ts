import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMessageFile, mergeMessages } from "./message-files.ts";
import type { Messages } from "./translator.ts";

const SOURCES = path.resolve(import.meta.dirname, "..");

function readAll() {
  const files = globSync("{i18n,features}/**/messages/**/*.json", { cwd: SOURCES });
  const tables = files.filter(isMessageFile).map((file) => [file, readJson(file)]);
  return mergeMessages(Object.fromEntries(tables));
}

const readJson = (file: string): Messages =>
  JSON.parse(readFileSync(path.join(SOURCES, file), "utf8"));

let merged: ReturnType<typeof readAll> | undefined;

/** What the browser is sent, read from the files: it is the build that puts them into the shop. */
export function readMessages(language: string): Messages {
  merged ??= readAll();
  return merged.messages[language] ?? {};
}

export function readEmailMessages(language: string): Messages {
  merged ??= readAll();
  return merged.emailMessages[language] ?? {};
}
