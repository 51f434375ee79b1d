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

/** If a site ships only one way, its texts do not say that goods go by air. */
const ONE_WAY: MessageKey = "shipping.one_way";
const BY_AIR: readonly MessageKey[] = ["shipping.by_air", "catalogue.door.air"];

type SiteWords = { example: string; isOneWay: boolean };

const siteWords = (site: Site): SiteWords => ({
  example: phoneExample(site),
  isOneWay: site.switches.sea === false,
});

/** Different site words make a different version of the texts. */
const versionOf = ({ example, isOneWay }: SiteWords) =>
  `${example.replace(/\D/g, "")}${isOneWay ? "w" : ""}`;

/** Puts the site's own phone example into the texts; cached for each set of words. */
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

/** Staff's texts replace the originals; texts of keys that no longer exist are dropped. */
export function withOwn(messages: Messages, own: Messages | undefined): Messages {
  if (!own) return messages;
  const changed = () => Object.entries(own).filter(([key]) => key in messages);
  return withOwnTexts(own, messages, () =>
    Object.freeze({ ...messages, ...Object.fromEntries(changed()) }),
  );
}

type MessagesDeps = { messages: MessageTables; ownTexts: Pick<OwnTextsStore, "of" | "ofVersion"> };

/** Texts of one language of the site, or of all its languages if none or an unknown one is named. */
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

/** Like `getMessages`, for a page rendered by a node that knew of a change before this node did. */
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

/** Texts of the requested version, else the current ones, because a page and its texts must match. */
function ownTextsFor(
  ownTexts: MessagesDeps["ownTexts"],
  { siteId, base, version }: GetMessagesInput,
): OwnTexts | undefined {
  if (version === base) return undefined;
  const named = version?.startsWith(`${base}.`) ? version.slice(base.length + 1) : undefined;
  return (named && ownTexts.ofVersion(siteId, named)) || ownTexts.of(siteId);
}
