import type { Messages } from "#i18n/translator.ts";
import type { Site } from "../domain/site.ts";

export type MessageTables = { version: string; tables: Readonly<Record<string, Messages>> };

/** The texts of one language of the site, or of all of them where none or an unknown one is named. */
export function getMessages(
  deps: { messages: MessageTables },
  input: { site: Site; language?: string | undefined },
): { version: string; resources: Record<string, Messages> } {
  const offered = input.site.languages.map((language) => language.isoCode);
  const wanted = input.language && offered.includes(input.language) ? [input.language] : offered;
  return {
    version: deps.messages.version,
    resources: Object.fromEntries(
      wanted.map((language) => [language, deps.messages.tables[language] ?? {}]),
    ),
  };
}
