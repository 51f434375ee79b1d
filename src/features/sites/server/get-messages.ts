import { createMemo } from "#core/cache.ts";
import type { MessageKey } from "#core/message-key.ts";
import type { Messages } from "#i18n/translator.ts";
import { phoneExample } from "../domain/contact-address.ts";
import type { Site } from "../domain/site.ts";

export type MessageTables = { version: string; tables: Readonly<Record<string, Messages>> };

const NO_TEXTS: Messages = {};
const PHONE_EXAMPLE = "{{phone_example}}";
const ownTexts = createMemo<string, Messages>();

/** Where goods travel in one way, nobody is told that they fly. */
const ONE_WAY: MessageKey = "shipping.one_way";
const BY_AIR: readonly MessageKey[] = ["shipping.by_air", "catalogue.door.air"];

type OwnWords = { example: string; isOneWay: boolean };

/** Examples in texts are of the site's own country; made once for each. */
function withOwnWords(messages: Messages, { example, isOneWay }: OwnWords): Messages {
  const oneWay = isOneWay ? messages[ONE_WAY] : undefined;
  return ownTexts(messages, versionOf({ example, isOneWay }), () => ({
    ...Object.fromEntries(
      Object.entries(messages).map(([key, text]) => [key, text.replaceAll(PHONE_EXAMPLE, example)]),
    ),
    ...(oneWay ? Object.fromEntries(BY_AIR.map((key) => [key, oneWay])) : {}),
  }));
}

/** Other words are another text. */
const versionOf = ({ example, isOneWay }: OwnWords) =>
  `${example.replace(/\D/g, "")}${isOneWay ? "w" : ""}`;

/** The texts of one language of the site, or of all of them where none or an unknown one is named. */
export function getMessages(
  deps: { messages: MessageTables },
  input: { site: Site; language?: string | undefined },
): { version: string; resources: Record<string, Messages> } {
  const offered = input.site.languages.map((language) => language.isoCode);
  const wanted = input.language && offered.includes(input.language) ? [input.language] : offered;
  const { switches } = input.site;
  const own = { example: phoneExample(input.site), isOneWay: switches.sea === false };
  return {
    version: `${deps.messages.version}${versionOf(own)}`,
    resources: Object.fromEntries(
      wanted.map((language) => [
        language,
        withOwnWords(deps.messages.tables[language] ?? NO_TEXTS, own),
      ]),
    ),
  };
}
