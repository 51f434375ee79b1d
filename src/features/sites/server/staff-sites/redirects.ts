import type { Edit } from "#core/edit.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { normalisePath, REDIRECT_STATUSES, readTarget } from "../../domain/redirect-rule.ts";
import type { RedirectFields } from "../../staff-calls.ts";
import {
  deleteRedirect,
  findRedirects,
  hasRedirect,
  hasSite,
  insertRedirect,
  lockRedirect,
  type RedirectFilter,
  updateRedirect,
} from "../sites.repository.ts";

type Deps = { db: Database };
const PAGE = 50;

export async function listRedirects({ db }: Deps, input: RedirectFilter) {
  const { rows, hasMore, total } = await findRedirects(db, input, PAGE);
  return { rows, total, next: hasMore ? String(rows.at(-1)?.id) : null };
}

type SaveRedirect = {
  actor: StaffActor;
  id: number | undefined;
  edit: Edit<RedirectFields>;
};
type Saved = Result<{ id: number }>;

export function saveRedirect({ db }: Deps, { actor, id, edit }: SaveRedirect): Promise<Saved> {
  return inTransaction<Saved>(db, async (tx) => {
    const former = id === undefined ? undefined : await lockFields(tx, id);
    if (id !== undefined && !former) return fail("errors.not_found");
    const fields: RedirectFields = {
      site_id: null,
      path: "",
      target: "",
      status: 301,
      ...former,
      ...edit.changes,
    };
    const refused = await refusal(tx, fields, id);
    if (refused) return refused;
    if (!former || id === undefined) return addRedirect(tx, actor, fields);
    const edited = await editRecord(tx, {
      actor,
      action: "redirect.edit",
      subject: `redirect:${id}`,
      current: former,
      edit,
      write: async () => updateRedirect(tx, id, rowOf(fields)),
    });
    return edited.ok ? succeed({ id }) : edited;
  });
}

const rowOf = ({ site_id: siteId, ...rule }: RedirectFields) => ({ siteId, ...rule });

async function addRedirect(
  tx: Transaction,
  actor: StaffActor,
  fields: RedirectFields,
): Promise<Saved> {
  const id = await insertRedirect(tx, rowOf(fields));
  const note = {
    actor,
    action: "redirect.create" as const,
    subject: `redirect:${id}`,
    after: fields,
  };
  await writeAuditNote(tx, note);
  return succeed({ id });
}

const knownStatus = (status: number): RedirectFields["status"] =>
  REDIRECT_STATUSES.find((one) => one === status) ?? 301;

async function lockFields(tx: Transaction, id: number): Promise<RedirectFields | undefined> {
  const row = await lockRedirect(tx, id);
  if (!row) return undefined;
  const { siteId, path, target } = row;
  return { site_id: siteId, path, target, status: knownStatus(row.status) };
}

async function refusal(tx: Transaction, fields: RedirectFields, ownId: number | undefined) {
  const { site_id: siteId, path, target } = fields;
  if (!path.startsWith("/") || /[?#\s]/.test(path)) {
    return fail("office.redirects.errors.path", { path: ["office.redirects.errors.path"] });
  }
  const read = readTarget(target);
  if (!read) {
    return fail("office.redirects.errors.target", { target: ["office.redirects.errors.target"] });
  }
  if (!read.external && normalisePath(read.address) === normalisePath(path)) {
    return fail("office.redirects.errors.itself", { target: ["office.redirects.errors.itself"] });
  }
  if (siteId !== null && !(await hasSite(tx, siteId))) {
    return fail("office.redirects.errors.site", { site_id: ["office.redirects.errors.site"] });
  }
  return (await hasRedirect(tx, { siteId, path, exceptId: ownId }))
    ? fail("office.redirects.errors.twice", { path: ["office.redirects.errors.twice"] })
    : undefined;
}

export function removeRedirect(
  { db }: Deps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(db, async (tx) => {
    const before = await lockFields(tx, id);
    if (!before) return fail("errors.not_found");
    await deleteRedirect(tx, id);
    await writeAuditNote(tx, {
      actor,
      action: "redirect.remove",
      subject: `redirect:${id}`,
      before,
    });
    return succeed(undefined);
  });
}
