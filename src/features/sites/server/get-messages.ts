import { createMemo } from "#core/cache.ts";
import type { MessageKey } from "#core/message-key.ts";
import type { Messages } from "#i18n/translator.ts";
import { phoneExample } from "../domain/contact-address.ts";
import type { Site } from "../domain/site.ts";
import type { OwnTexts, OwnTextsStore } from "./texts/own-texts.ts";

export type MessageTables = { version: string; tables: Readonly<Record<string, Messages>> };

const NO_TEXTS: Messages = {};
const PHONE_EXAMPLE = "{{phone_example}}";
const withSiteWords = createMemo<string, Messages>();
const withOwnTexts = createMemo<Messages, Messages>();

/** Where goods travel in one way, nobody is told that they fly. */
const ONE_WAY: MessageKey = "shipping.one_way";
const BY_AIR: readonly MessageKey[] = ["shipping.by_air", "catalogue.door.air"];

type SiteWords = { example: string; isOneWay: boolean };

const siteWords = (site: Site): SiteWords => ({
  example: phoneExample(site),
  isOneWay: site.switches.sea === false,
});

/** Other words are another text. */
const versionOf = ({ example, isOneWay }: SiteWords) =>
  `${example.replace(/\D/g, "")}${isOneWay ? "w" : ""}`;

/** Examples in texts are of the site's own country; made once for each. */
function fillSiteWords(messages: Messages, words: SiteWords): Messages {
  const { example, isOneWay } = words;
  const oneWay = isOneWay ? messages[ONE_WAY] : undefined;
  return withSiteWords(messages, versionOf(words), () => ({
    ...Object.fromEntries(
      Object.entries(messages).map(([key, text]) => [key, text.replaceAll(PHONE_EXAMPLE, example)]),
    ),
    ...(oneWay ? Object.fromEntries(BY_AIR.map((key) => [key, oneWay])) : {}),
  }));
}

/** What staff wrote stands over what the shop came with; of keys that are gone nothing stays. */
export function withOwn(messages: Messages, own: Messages | undefined): Messages {
  if (!own) return messages;
  const changed = () => Object.entries(own).filter(([key]) => key in messages);
  return withOwnTexts(own, messages, () =>
    Object.freeze({ ...messages, ...Object.fromEntries(changed()) }),
  );
}

type MessagesDeps = { messages: MessageTables; ownTexts: Pick<OwnTextsStore, "of" | "ofVersion"> };

/** The texts of one language of the site, or of all of them where none or an unknown one is named. */
export function getMessages(
  { messages, ownTexts }: MessagesDeps,
  input: { site: Site; language?: string | undefined; version?: string | undefined },
): { version: string; resources: Record<string, Messages> } {
  const { site } = input;
  const offered = site.languages.map((language) => language.isoCode);
  const wanted = input.language && offered.includes(input.language) ? [input.language] : offered;
  const words = siteWords(site);
  const base = `${messages.version}${versionOf(words)}`;
  const own = ownTextsFor(ownTexts, { siteId: site.id, base, version: input.version });
  return {
    version: own ? `${base}.${own.version}` : base,
    resources: Object.fromEntries(
      wanted.map((language) => {
        const table = messages.tables[language] ?? NO_TEXTS;
        return [language, fillSiteWords(withOwn(table, own?.tables[language]), words)];
      }),
    ),
  };
}

/** As `getMessages`, for a page that may come from a node that heard of a change before this one. */
export async function getMessagesOfPage(
  deps: MessagesDeps & { ownTexts: Pick<OwnTextsStore, "catchUp"> },
  input: Parameters<typeof getMessages>[1],
): Promise<ReturnType<typeof getMessages>> {
  const answer = getMessages(deps, input);
  const [build = ""] = answer.version.split(".");
  if (input.version === answer.version || !input.version?.startsWith(`${build}.`)) return answer;
  await deps.ownTexts.catchUp();
  return getMessages(deps, input);
}

type GetMessagesInput = { siteId: number; base: string; version: string | undefined };

/** Those of the version that is asked for, else today's: a page and its texts belong together. */
function ownTextsFor(
  ownTexts: MessagesDeps["ownTexts"],
  { siteId, base, version }: GetMessagesInput,
): OwnTexts | undefined {
  if (version === base) return undefined;
  const named = version?.startsWith(`${base}.`) ? version.slice(base.length + 1) : undefined;
  return (named && ownTexts.ofVersion(siteId, named)) || ownTexts.of(siteId);
}
