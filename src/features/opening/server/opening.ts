import { fail, type Result, succeed } from "#core/result.ts";
import type { Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { saveCatalogue } from "#features/catalogue/server/ingestion/save-catalogue.ts";
import { findLanguage, isSiteOpen, type Site } from "#features/sites/domain/site.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { canOpen, type OpeningStep, openingSteps, textMark } from "../domain/opening-steps.ts";
import { startingCategories } from "../domain/starting-categories.ts";
import type { StartingTree } from "../domain/starting-tree-names.ts";
import {
  countCategories,
  deleteMark,
  insertMark,
  lockCategories,
  lockSite,
  selectHighestCategory,
  setOpenedAt,
} from "./opening.repository.ts";
import { type OpeningDeps, readableTexts, readFacts } from "./opening-facts.ts";

/** The requested site, or the first that is not open yet. */
async function findSite(
  { readSites }: OpeningDeps,
  siteId: number | undefined,
): Promise<Site | undefined> {
  const all = await readSites();
  if (siteId !== undefined) return all.find(({ id }) => id === siteId);
  return all.find((site) => !isSiteOpen(site)) ?? all.find(({ isDefault }) => isDefault);
}

export type ShownOpening = {
  site: Site;
  url: string;
  language: string;
  steps: OpeningStep[];
  isSandbox: boolean;
  texts: { page: string; title: string; isRead: boolean }[];
};

export async function showOpening(
  deps: OpeningDeps,
  { siteId, language: wanted }: { siteId?: number | undefined; language?: string | undefined },
): Promise<Result<ShownOpening>> {
  const site = await findSite(deps, siteId);
  if (!site) return fail("errors.not_found");
  const language = (findLanguage(site, wanted ?? "") ?? site.languages[0])?.isoCode ?? "en";
  const facts = await readFacts(deps, site);
  return succeed({
    site,
    url: deps.originOf(site),
    language,
    steps: openingSteps(facts),
    isSandbox: facts.isSandbox,
    texts: readableTexts(deps, site, language).map(({ page, title }) => ({
      page,
      title,
      isRead: facts.marks.includes(textMark(page)),
    })),
  });
}

type Mark = { actor: StaffActor; siteId: number; mark: string; isDone: boolean };

export function markOpening(
  { db }: { db: Queryable },
  { actor, siteId, mark, isDone }: Mark,
): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(db, async (tx) => {
    if (!(await lockSite(tx, siteId))) return fail("errors.not_found");
    if (isDone) await insertMark(tx, { siteId, mark });
    else await deleteMark(tx, { siteId, mark });
    await writeAuditNote(tx, {
      actor,
      action: isDone ? "opening.mark" : "opening.unmark",
      subject: `site:${siteId}`,
      details: { mark },
    });
    return succeed(undefined);
  });
}

type Switch = { actor: StaffActor; siteId: number; isOpen: boolean };

/** Checks the steps again before opening: something may have been removed meanwhile. */
export async function switchSite(
  deps: OpeningDeps,
  { actor, siteId, isOpen }: Switch,
): Promise<Result<unknown>> {
  const site = await findSite(deps, siteId);
  if (!site) return fail("errors.not_found");
  if (isSiteOpen(site) === isOpen) return succeed(undefined);
  if (isOpen && !canOpen(openingSteps(await readFacts(deps, site)))) {
    return fail("office.open.errors.missing");
  }
  return inTransaction<Result<unknown>>(deps.db, async (tx) => {
    const row = await lockSite(tx, siteId);
    if (!row || (row.openedAt !== null) === isOpen) return succeed(undefined);
    await setOpenedAt(tx, siteId, isOpen ? deps.now() : null);
    await writeAuditNote(tx, {
      actor,
      action: isOpen ? "site.open" : "site.close",
      subject: `site:${siteId}`,
    });
    return succeed(undefined);
  });
}

/** Only into an empty tree, so that our categories are never mixed with a shop's own. */
export function startCategories(
  { db }: Pick<OpeningDeps, "db">,
  { actor, tree }: { actor: StaffActor; tree: StartingTree },
): Promise<Result<{ added: number }>> {
  return inTransaction<Result<{ added: number }>>(db, async (tx) => {
    await lockCategories(tx);
    if ((await countCategories(tx, 1)) > 0) return fail("office.open.errors.has_categories");
    const added = startingCategories(tree, (await selectHighestCategory(tx)) + 1);
    await saveCatalogue(tx, { categories: added });
    await writeAuditNote(tx, {
      actor,
      action: "category.start",
      subject: "categories:1",
      details: { tree, added: added.length },
    });
    return succeed({ added: added.length });
  });
}
