import type { Edit } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { type Failure, fail, type Result } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { themeNames } from "#themes/theme-names.ts";
import type { Site } from "../../domain/site.ts";
import { checkSite, cleanHost } from "../../domain/site-rules.ts";
import type { SiteFields } from "../../staff-calls.ts";
import { loadSiteData } from "../sites.repository.ts";
import { siteFields } from "./site-record.ts";
import { findHostOfOther, lockSiteRow, writeSite } from "./site-rows.repository.ts";

export type SaveSiteDeps = {
  db: Database;
  /** How many texts of its own a site has in a language; without the language nobody would see them. */
  countTexts: (site: Site, language: string) => Promise<number>;
};

type Save = { actor: StaffActor; id: number; edit: Edit<SiteFields> };

/** Saves the fields that the form changed; every node reloads the site through the change feed. */
export function saveSite(deps: SaveSiteDeps, { actor, id, edit }: Save): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(deps.db, async (tx) => {
    const site = await lockSite(tx, id);
    if (!site) return fail("errors.not_found");
    const current = siteFields(site);
    const changes = cleaned(edit.changes);
    const refused = await refusal(deps, tx, site, { ...current, ...changes });
    if (refused) return refused;
    return editRecord(tx, {
      actor,
      action: "site.edit",
      subject: `site:${id}`,
      current,
      edit: { ...edit, changes },
      write: (fields) => writeSite(tx, site, { ...current, ...fields }),
    });
  });
}

/** Cleans up inputs as people type them. */
function cleaned(changes: Partial<SiteFields>): Partial<SiteFields> {
  const upper = (codes: string[]) => codes.map((code) => code.toUpperCase());
  return {
    ...changes,
    ...(changes.hosts ? { hosts: changes.hosts.map(cleanHost) } : {}),
    ...(changes.countries ? { countries: upper(changes.countries) } : {}),
    ...(changes.currency ? { currency: changes.currency.toUpperCase() } : {}),
    ...(changes.currency?.toUpperCase() === "EUR" ? { rate: 1 } : {}),
  };
}

export async function lockSite(tx: Transaction, id: number): Promise<Site | undefined> {
  await lockSiteRow(tx, id);
  return (await loadSiteData(tx)).sites.find((site) => site.id === id);
}

async function refusal(
  deps: SaveSiteDeps,
  tx: Transaction,
  site: Site,
  fields: SiteFields,
): Promise<Failure | undefined> {
  const errors = checkFields(fields);
  const taken = await findHostOfOther(tx, fields.hosts, site.id);
  if (taken && !errors.hosts) errors.hosts = ["office.sites.errors.host_taken"];
  const removed = site.languages.filter(({ isoCode }) => !fields.languages.includes(isoCode));
  for (const { isoCode } of removed) {
    const texts = await deps.countTexts(site, isoCode);
    if (texts > 0) errors.languages = ["office.sites.errors.language_used"];
  }
  const [first] = Object.values(errors).flat();
  return first ? fail(first, errors) : undefined;
}

export const checkFields = (fields: SiteFields): Record<string, MessageKey[]> =>
  checkSite(
    {
      ...fields,
      appUrl: fields.app_url,
      defaultCountry: fields.default_country,
      timeZone: fields.time_zone,
    },
    { themes: themeNames, languages: LANGUAGES },
  );
