import type { Database } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { createTranslator } from "#i18n/translator.ts";
import english from "../../../i18n/messages/en/mail.json" with { type: "json" };
import { bindMail } from "./mail.ts";

/** Mail that is written and never sent. */
export const writtenMail = (db: Database, site: Site) =>
  bindMail({
    db,
    adapter: { send: async () => {}, deleteCopies: async () => {}, close: async () => {} },
    findSite: () => site,
    translatorFor: () => createTranslator("en", english),
    originOf: () => "https://shop.example",
    enqueue: async () => {},
  });
