import { and, eq, max } from "drizzle-orm";
import { utcDay } from "#core/dates.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { categories } from "#features/catalogue/server/catalogue.tables.ts";
import { saveCatalogue } from "#features/catalogue/server/ingestion/save-catalogue.ts";
import { vatPercent } from "#features/shipping/domain/vat.ts";
import { findLanguage, isSiteOpen, type Site } from "#features/sites/domain/site.ts";
import { openingMarks, sites } from "#features/sites/server/sites.tables.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { canOpen, openingSteps, textMark } from "../domain/opening-steps.ts";
import { startingCategories } from "../domain/starting-categories.ts";
import type { StartingTree } from "../domain/starting-tree-names.ts";
import type { OpeningView } from "../staff-calls.ts";
import { type OpeningDeps, readableTexts, readFacts } from "./opening-facts.ts";

/** The one that is asked for, or the first that is not open yet. */
async function findSite(
  { readSites }: OpeningDeps,
  siteId: number | undefined,
): Promise<Site | undefined> {
  const all = await readSites();
  if (siteId !== undefined) return all.find(({ id }) => id === siteId);
  return all.find((site) => !isSiteOpen(site)) ?? all.find(({ isDefault }) => isDefault);
}

export async function showOpening(
  deps: OpeningDeps,
  { siteId, language: wanted }: { siteId?: number | undefined; language?: string | undefined },
): Promise<Result<OpeningView>> {
  const site = await findSite(deps, siteId);
  if (!site) return fail("errors.not_found");
  const language = (findLanguage(site, wanted ?? "") ?? site.languages[0])?.isoCode ?? "en";
  const facts = await readFacts(deps, site);
  const steps = openingSteps(facts);
  return succeed({
    site: {
      id: site.id,
      region: site.region,
      name: site.name,
      url: deps.originOf(site),
      language,
      opened_at: site.openedAt?.toISOString() ?? null,
    },
    steps: steps.map(({ id, isDone, missing }) => ({ id, is_done: isDone, missing })),
    can_open: canOpen(steps),
    is_sandbox: facts.isSandbox,
    texts: readableTexts(deps, site, language).map(({ page, title }) => ({
      page,
      title,
      is_read: facts.marks.includes(textMark(page)),
    })),
    taxes: site.countries.map(({ isoCode: country }) => ({
      country,
      percent: vatPercent(country, utcDay(deps.now())),
    })),
  });
}

type Mark = { actor: StaffActor; siteId: number; mark: string; isDone: boolean };

export function markOpening(
  { db }: { db: Queryable },
  { actor, siteId, mark, isDone }: Mark,
): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(db, async (tx) => {
    const [site] = await tx.select().from(sites).where(eq(sites.id, siteId)).for("update");
    if (!site) return fail("errors.not_found");
    if (isDone) await tx.insert(openingMarks).values({ siteId, mark }).onConflictDoNothing();
    else {
      const own = and(eq(openingMarks.siteId, siteId), eq(openingMarks.mark, mark));
      await tx.delete(openingMarks).where(own);
    }
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

/** What is missing is looked at once more: somebody may have taken it away meanwhile. */
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
    const [row] = await tx.select().from(sites).where(eq(sites.id, siteId)).for("update");
    if (!row || (row.openedAt !== null) === isOpen) return succeed(undefined);
    await tx
      .update(sites)
      .set({ openedAt: isOpen ? deps.now() : null })
      .where(eq(sites.id, siteId));
    await writeAuditNote(tx, {
      actor,
      action: isOpen ? "site.open" : "site.close",
      subject: `site:${siteId}`,
    });
    return succeed(undefined);
  });
}

/** Only into an empty tree: nobody's own categories are mixed with ours. */
export function startCategories(
  { db }: Pick<OpeningDeps, "db">,
  { actor, tree }: { actor: StaffActor; tree: StartingTree },
): Promise<Result<{ added: number }>> {
  return inTransaction<Result<{ added: number }>>(db, async (tx) => {
    await tx.execute("lock table categories in share row exclusive mode");
    const own = await tx.$count(categories, eq(categories.categorySet, 1));
    if (own > 0) return fail("office.open.errors.has_categories");
    const [highest] = await tx.select({ id: max(categories.id) }).from(categories);
    const added = startingCategories(tree, (highest?.id ?? 0) + 1);
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
