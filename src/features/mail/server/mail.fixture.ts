import type { Database } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { readEmailMessages } from "#i18n/read-messages.fixture.ts";
import { createTranslator } from "#i18n/translator.ts";
import { bindMail } from "./mail.ts";

/** Mail that is written and never sent. */
export const writtenMail = (db: Database, site: Site) =>
  bindMail({
    db,
    adapter: { send: async () => {}, deleteCopies: async () => {}, close: async () => {} },
    findSite: () => site,
    translatorFor: () => createTranslator("en", readEmailMessages("en")),
    originOf: () => "https://shop.example",
    enqueue: async () => {},
    samples: () => [],
  });
