import { createHash } from "node:crypto";
import type { MessageTables } from "#features/sites/server/get-messages.ts";
import { type MessagesByLanguage, mergeMessages } from "#i18n/message-files.ts";
import type { Messages } from "#i18n/translator.ts";

const files = import.meta.glob<Messages>(
  ["../i18n/messages/*/*.json", "../features/*/messages/*.json"],
  { eager: true, import: "default" },
);
const { messages, emailMessages } = mergeMessages(files);

/** The version is in the address of the texts, so that browsers may keep them for ever. */
export function loadMessageTables(): MessageTables {
  const version = createHash("sha256").update(JSON.stringify(messages)).digest("base64url");
  return { tables: messages, version: version.slice(0, 12) };
}

export const loadEmailMessages = (): MessagesByLanguage => emailMessages;
