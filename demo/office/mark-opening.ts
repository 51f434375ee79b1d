import type { Transaction } from "#database/connect.ts";
import { INFORMATION_PAGES } from "#features/content/domain/article.ts";
import { ORDER_MARK, TAXES_MARK, textMark } from "#features/opening/domain/opening-steps.ts";
import { markOpening } from "#features/opening/server/opening.ts";

type Opening = { ownerId: number; siteIds: readonly number[] };

/** The demo's sites are open: their owner has read what is to be read before that, as the audit log says. */
export async function markDemoOpening(
  tx: Transaction,
  { ownerId, siteIds }: Opening,
): Promise<void> {
  const actor = { id: ownerId, roles: ["owner"] as const };
  const marks = [TAXES_MARK, ...INFORMATION_PAGES.map(textMark), ORDER_MARK];
  for (const siteId of siteIds) {
    for (const mark of marks) {
      const marked = await markOpening({ db: tx }, { actor, siteId, mark, isDone: true });
      if (!marked.ok) throw new Error(marked.code);
    }
  }
}
