import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { hashSecret, newSecret } from "#platform/auth/secret-token.ts";
import { hasPreview, insertPreview } from "../sites.repository.ts";

export const PREVIEW_COOKIE = "site_preview";
export const PREVIEW_PATH = "/preview/";
export const PREVIEW_SECONDS = 12 * 3600;

type Deps = { db: Database; now: () => Date };

/** Returns the token of a link that shows a site before it is open; the database stores only its hash. */
export async function createPreview(
  deps: Deps,
  { actor, siteId }: { actor: StaffActor; siteId: number },
): Promise<string> {
  const { token, hash } = newSecret();
  const expiresAt = new Date(deps.now().getTime() + PREVIEW_SECONDS * 1000);
  await inTransaction(deps.db, async (tx) => {
    await insertPreview(tx, { tokenHash: hash, siteId, expiresAt }, deps.now());
    await writeAuditNote(tx, { actor, action: "site.preview", subject: `site:${siteId}` });
  });
  return token;
}

export async function isPreview(
  deps: Deps,
  { token, siteId }: { token: string | undefined; siteId: number },
): Promise<boolean> {
  const hash = hashSecret(token);
  if (!hash) return false;
  return hasPreview(deps.db, { tokenHash: hash, siteId }, deps.now());
}
