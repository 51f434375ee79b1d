import type { Messages } from "./translator.ts";

const files = import.meta.glob<Messages>(["./messages/*/*.json", "!./messages/*/mail.json"], {
  eager: true,
  import: "default",
});
const mailFiles = import.meta.glob<Messages>("./messages/*/mail.json", {
  eager: true,
  import: "default",
});

/** All messages of every language, merged to one flat table each. Server only: the browser asks for one table. */
export function loadMessages(): Record<string, Messages> {
  return merge(files);
}

/** Texts of letters, which no browser needs. */
export function loadMailMessages(): Record<string, Messages> {
  return merge(mailFiles);
}

function merge(parts: Record<string, Messages>): Record<string, Messages> {
  const tables: Record<string, Record<string, string>> = {};
  for (const [path, table] of Object.entries(parts)) {
    const language = path.split("/")[2] ?? "";
    tables[language] = { ...tables[language], ...table };
  }
  return tables;
}
