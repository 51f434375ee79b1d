import { createMemo } from "#core/cache.ts";
import type { Messages } from "#i18n/translator.ts";
import { phoneExample } from "../domain/contact-address.ts";
import type { Site } from "../domain/site.ts";

export type MessageTables = { version: string; tables: Readonly<Record<string, Messages>> };

const NO_TEXTS: Messages = {};
const PHONE_EXAMPLE = "{{phone_example}}";
const ownTexts = createMemo<string, Messages>();

/** Examples in texts are of the site's own country; made once for each. */
function withExample(messages: Messages, example: string): Messages {
  return ownTexts(messages, example, () =>
    Object.fromEntries(
      Object.entries(messages).map(([key, text]) => [key, text.replaceAll(PHONE_EXAMPLE, example)]),
    ),
  );
}

/** The texts of one language of the site, or of all of them where none or an unknown one is named. */
export function getMessages(
  deps: { messages: MessageTables },
  input: { site: Site; language?: string | undefined },
): { version: string; resources: Record<string, Messages> } {
  const offered = input.site.languages.map((language) => language.isoCode);
  const wanted = input.language && offered.includes(input.language) ? [input.language] : offered;
  const example = phoneExample(input.site);
  return {
    // Another example is another text.
    version: `${deps.messages.version}${example.replace(/\D/g, "")}`,
    resources: Object.fromEntries(
      wanted.map((language) => [
        language,
        withExample(deps.messages.tables[language] ?? NO_TEXTS, example),
      ]),
    ),
  };
}
