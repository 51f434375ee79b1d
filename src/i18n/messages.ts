import type { Messages } from "./translator.ts";

const files = import.meta.glob<Messages>("./messages/*/*.json", { eager: true, import: "default" });

/** All messages of every language, merged to one flat table each. Server only: the browser asks for one table. */
export function loadMessages(): Record<string, Messages> {
  const tables: Record<string, Record<string, string>> = {};
  for (const [path, table] of Object.entries(files)) {
    const language = path.split("/")[2] ?? "";
    tables[language] = { ...tables[language], ...table };
  }
  return tables;
}
