import type { Database } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { withOwn } from "#features/sites/server/get-messages.ts";
import type { OriginalText, TextFields } from "#features/sites/server/texts/edit-texts.ts";
import { textField } from "#features/sites/server/texts/edit-texts.ts";
import { readOwnTexts } from "#features/sites/server/texts/own-texts.ts";
import { placeholdersOf } from "#i18n/placeholders.ts";
import { createTranslator, type Messages } from "#i18n/translator.ts";
import type { MailContext } from "../../domain/mail-sample.ts";
import type { ListedMailText, StaffMailText } from "../../texts/staff-calls.ts";
import { renderEmail } from "../render-email.ts";
import { formsOf, type MailSample, textsOfMail } from "./mail-sample.ts";

export type MailTextsDeps = {
  db: Database;
  /** The shop's texts, by language. */
  emailMessages: Readonly<Record<string, Messages>>;
  samples: () => readonly MailSample[];
  originOf: (site: Site) => string;
  linkTo: (site: Site, language: string, path: string) => string;
};

export type OfMail = {
  site: Site;
  language: string;
  mail: MailSample;
  /** Whether the actor is an owner of the site. */
  isOwner: boolean;
};

const contextOf = (
  { linkTo }: MailTextsDeps,
  { site, language }: Pick<OfMail, "site" | "language">,
): MailContext => ({
  site,
  language,
  linkTo: (path) => linkTo(site, language, path),
});

/** Keys that only owners may change, because security mails use them; other mails may share them. */
function lockedKeys(deps: MailTextsDeps, of: OfMail): ReadonlySet<string> {
  if (of.isOwner) return new Set();
  const security = deps.samples().filter(({ isSecurity }) => isSecurity);
  const place = contextOf(deps, of);
  return new Set(security.flatMap((mail) => textsOfMail(mail, place).map(({ key }) => key)));
}

/** The mail's original texts that the actor may change. */
export function originalsOfMail(deps: MailTextsDeps, of: OfMail): OriginalText[] {
  const { language } = of;
  const table = deps.emailMessages[language] ?? {};
  const locked = lockedKeys(deps, of);
  return textsOfMail(of.mail, contextOf(deps, of))
    .filter(({ key }) => !locked.has(key))
    .flatMap(({ key: base }) =>
      formsOf(base, table).map((key) => ({
        language,
        key,
        original: table[key] ?? "",
        isPlural: key !== base,
      })),
    );
}

type MailTextInput = Omit<OfMail, "mail"> & { own: boolean | undefined; query: string | undefined };

/** Grouped by topic: in the order of the features. */
export async function listMailTexts(
  deps: MailTextsDeps,
  { own: isOwn, query, ...place }: MailTextInput,
): Promise<ListedMailText[]> {
  const { site, language, isOwner } = place;
  const own = await readOwnTexts(deps.db, site.id);
  const words = query?.toLowerCase();
  return deps
    .samples()
    .filter(({ isSecurity }) => isOwner || !isSecurity)
    .map((mail) => {
      const keys = textsOfMail(mail, contextOf(deps, place)).map(({ key }) => key);
      return {
        kind: mail.kind,
        subject: writeMail(deps, { ...place, mail }, own[language]).subject,
        own: site.languages
          .map(({ isoCode }) => isoCode)
          .filter((code) => keys.some((key) => hasOwn(own[code], key))),
      };
    })
    .filter((one) => isOwn === undefined || one.own.length > 0 === isOwn)
    .filter(
      ({ kind, subject }) =>
        !words || kind.includes(words) || subject.toLowerCase().includes(words),
    );
}

const hasOwn = (own: Messages | undefined, key: string) =>
  own !== undefined && Object.keys(own).some((one) => one === key || one.startsWith(`${key}_`));

export async function describeMailTexts(deps: MailTextsDeps, of: OfMail): Promise<StaffMailText[]> {
  const { site, language, mail } = of;
  const own = (await readOwnTexts(deps.db, site.id))[language] ?? {};
  const table = deps.emailMessages[language] ?? {};
  const place = contextOf(deps, of);
  const locked = lockedKeys(deps, of);
  const others = deps.samples().map((one) => textsOfMail(one, place).map(({ key }) => key));
  return textsOfMail(mail, place).flatMap(({ key: base, part }) =>
    formsOf(base, table).map((key) => ({
      field: textField(language, key),
      key,
      part,
      form: key === base ? null : key.slice(base.length + 1),
      original: table[key] ?? "",
      own: own[key] ?? null,
      placeholders: placeholdersOf(table[key] ?? ""),
      mails: others.filter((keys) => keys.includes(base)).length,
      is_locked: locked.has(base),
    })),
  );
}

function writeMail(deps: MailTextsDeps, of: OfMail, own: Messages | undefined) {
  const { language, mail } = of;
  const t = createTranslator(language, withOwn(deps.emailMessages[language] ?? {}, own));
  return mail.samples[0](contextOf(deps, of))(t);
}

/** Renders the mail to a made-up customer with the saved texts, replaced by the typed ones. */
export async function renderSample(deps: MailTextsDeps, of: OfMail, changes: TextFields) {
  const { site, language } = of;
  const saved = (await readOwnTexts(deps.db, site.id))[language] ?? {};
  const own = { ...saved };
  for (const { key, original } of originalsOfMail(deps, of)) {
    const typed = changes[textField(language, key)];
    if (typed !== undefined) own[key] = typed ?? original;
  }
  const email = writeMail(deps, of, own);
  const sender = { ...site, origin: deps.originOf(site) };
  return { subject: email.subject, ...renderEmail(email, sender, language) };
}
