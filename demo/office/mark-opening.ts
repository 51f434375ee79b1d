import { DAY_MS, MINUTE_MS } from "#core/durations.ts";
import type { Transaction } from "#database/connect.ts";
import { INFORMATION_PAGES } from "#features/content/domain/article.ts";
import { ORDER_MARK, TAXES_MARK, textMark } from "#features/opening/domain/opening-steps.ts";
import { openingMarks } from "#features/sites/server/sites.tables.ts";
import { writeAuditNotes } from "#platform/audit/write-audit-note.ts";

type Opening = { ownerId: number; siteIds: readonly number[]; now: Date };

/** One site a week, the last one three weeks ago; reading a text takes four minutes. */
const DAYS_APART = 7;
const LAST_DAYS_AGO = 21;
const MINUTES_APART = 4;

const MARKS = [TAXES_MARK, ...INFORMATION_PAGES.map(textMark), ORDER_MARK];

/** The demo's sites are open: their owner has read the required texts, as the audit log says. */
export async function markDemoOpening(
  tx: Transaction,
  { ownerId, siteIds, now }: Opening,
): Promise<void> {
  const marked = siteIds.flatMap((siteId, turn) => {
    const daysAgo = LAST_DAYS_AGO + (siteIds.length - 1 - turn) * DAYS_APART;
    const begun = now.getTime() - daysAgo * DAY_MS;
    return MARKS.map((mark, at) => ({
      siteId,
      mark,
      at: new Date(begun + at * MINUTES_APART * MINUTE_MS),
    }));
  });
  await tx.insert(openingMarks).values(marked.map(({ siteId, mark }) => ({ siteId, mark })));
  await writeAuditNotes(
    tx,
    marked.map(({ siteId, mark, at }) => ({
      actor: { id: ownerId },
      action: "opening.mark" as const,
      subject: `site:${siteId}`,
      details: { mark },
      at,
    })),
  );
}
