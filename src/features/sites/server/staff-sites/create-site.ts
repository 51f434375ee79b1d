import type { MessageKey } from "#core/message-key.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction, lockNamed } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { cleanHost } from "../../domain/site-rules.ts";
import { checkFields, lockSite } from "./save-site.ts";
import { siteFields } from "./site-record.ts";
import { findHostOfOther, hasRegion, insertSiteCopy, writeSite } from "./site-rows.repository.ts";

type CreateSiteDeps = {
  db: Database;
  /** Copies what other features store for each site, such as payment methods. */
  copyParts: (tx: Transaction, from: number, to: number) => Promise<void>;
};
type NewSite = { actor: StaffActor; from: number; region: string; name: string; host: string };

/** Creates a copy with its own name and host, which is not open yet. */
export function createSite(
  deps: CreateSiteDeps,
  { actor, from, region, name, host }: NewSite,
): Promise<Result<{ region: string }>> {
  return inTransaction<Result<{ region: string }>>(deps.db, async (tx) => {
    await lockNamed(tx, "sites");
    const source = await lockSite(tx, from);
    if (!source) return fail("errors.not_found");
    if (await hasRegion(tx, region)) return refuse("region", "office.sites.errors.region_taken");
    const fields = { ...siteFields(source), name, hosts: [cleanHost(host)], app_url: "" };
    const wrong = checkFields(fields).hosts?.[0];
    if (wrong) return refuse("host", wrong);
    if (await findHostOfOther(tx, fields.hosts, 0)) {
      return refuse("host", "office.sites.errors.host_taken");
    }
    const id = await insertSiteCopy(tx, source.id, { region, name });
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
