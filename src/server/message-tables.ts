import { createHash } from "node:crypto";
import type { MessageTables } from "#features/sites/server/get-messages.ts";
import { type MessagesByLanguage, mergeMessages } from "#i18n/message-files.ts";
import type { Messages } from "#i18n/translator.ts";

const files = import.meta.glob<Messages>(
  [
    "../i18n/messages/*/*.json",
    "../features/*/messages/*.json",
    "../features/*/messages/office/*.json",
  ],
  { eager: true, import: "default" },
);
const { messages, officeMessages, emailMessages } = mergeMessages(files);

/** The version is part of the address of the texts, so that browsers may cache them for ever. */
function versioned(tables: MessagesByLanguage): MessageTables {
  const version = createHash("sha256").update(JSON.stringify(tables)).digest("base64url");
  return { tables, version: version.slice(0, 12) };
}

const shopTables = versioned(messages);
const officeTables = versioned(officeMessages);

export const loadMessageTables = (): MessageTables => shopTables;

export const loadOfficeMessages = (): MessageTables => officeTables;

export const loadEmailMessages = (): MessagesByLanguage => emailMessages;
