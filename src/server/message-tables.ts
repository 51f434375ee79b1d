import { createHash } from "node:crypto";
import type { MessageTables } from "#features/sites/server/get-messages.ts";
import { loadMessages } from "#i18n/messages.ts";

/** The version is in the address of the texts, so that browsers may keep them for ever. */
export function loadMessageTables(): MessageTables {
  const tables = loadMessages();
  const version = createHash("sha256").update(JSON.stringify(tables)).digest("base64url");
  return { tables, version: version.slice(0, 12) };
}
