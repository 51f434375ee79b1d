import { eq, max } from "drizzle-orm";
import type { MessageKey } from "#core/message-key.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction, lockNamed } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { cleanHost } from "../../domain/site-rules.ts";
import { sites } from "../sites.tables.ts";
import { checkFields, findHostOfOther, lockSite } from "./save-site.ts";
import { siteFields } from "./site-record.ts";
import { writeSite } from "./write-site.ts";

type CreateSiteDeps = {
  db: Database;
  /** What other features keep for each site, such as payment methods. */
  copyParts: (tx: Transaction, from: number, to: number) => Promise<void>;
};
type NewSite = { actor: StaffActor; from: number; region: string; name: string; host: string };

/** A copy with a name and a host of its own, which is not open yet. */
export function createSite(
  deps: CreateSiteDeps,
  { actor, from, region, name, host }: NewSite,
): Promise<Result<{ region: string }>> {
  return inTransaction<Result<{ region: string }>>(deps.db, async (tx) => {
    await lockNamed(tx, "sites");
    const source = await lockSite(tx, from);
    if (!source) return fail("errors.not_found");
    const [twin] = await tx.select().from(sites).where(eq(sites.region, region));
    if (twin) return refuse("region", "office.sites.errors.region_taken");
    const fields = { ...siteFields(source), name, hosts: [cleanHost(host)], app_url: "" };
    const wrong = checkFields(fields).hosts?.[0];
    if (wrong) return refuse("host", wrong);
    if (await findHostOfOther(tx, fields.hosts, 0)) {
      return refuse("host", "office.sites.errors.host_taken");
    }
    const id = await insertCopy(tx, source.id, { region, name });
    await writeSite(tx, { id, region, ownSwitches: source.ownSwitches }, fields);
    await deps.copyParts(tx, source.id, id);
    await writeAuditNote(tx, {
      actor,
      action: "site.create",
      subject: `site:${id}`,
      details: { from: source.region },
      after: { region, ...fields },
    });
    return succeed({ region });
  });
}

const refuse = (field: "region" | "host", message: MessageKey) =>
  fail(message, { [field]: [message] });

/** Columns that no form shows are those of the other site, without what only one of them may have. */
async function insertCopy(
  tx: Transaction,
  sourceId: number,
  own: { region: string; name: string },
): Promise<number> {
  const [source] = await tx.select().from(sites).where(eq(sites.id, sourceId));
  const [highest] = await tx.select({ id: max(sites.id) }).from(sites);
  if (!source) throw new Error(`Site ${sourceId} is gone`);
  const id = (highest?.id ?? 0) + 1;
  const categoryDocKey = `${own.region}-categories`;
  await tx
    .insert(sites)
    .values({ ...source, ...own, id, categoryDocKey, isDefault: false, openedAt: null });
  return id;
}
