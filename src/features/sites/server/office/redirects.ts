import { and, asc, eq, inArray, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Edit } from "#core/edit.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { cursorOf, findPage } from "#database/find-page.ts";
import { contains } from "#database/find-text.ts";
import { inTransaction } from "#database/transaction.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { normalisePath, REDIRECT_STATUSES, readTarget } from "../../domain/redirect-rule.ts";
import type { RedirectFields } from "../../staff-calls.ts";
import { redirects } from "../sites.tables.ts";

type Deps = { db: Database };
const PAGE = 50;

export async function listRedirects(
  { db }: Deps,
  input: {
    id?: number | undefined;
    query?: string | undefined;
    site?: number[] | undefined;
    after?: string | undefined;
  },
) {
  const { query } = input;
  const filter = and(
    input.id === undefined ? undefined : eq(redirects.id, input.id),
    query ? or(contains(redirects.path, query), contains(redirects.target, query)) : undefined,
    input.site ? inArray(redirects.siteId, input.site) : undefined,
  );
  const { ids, hasMore, total } = await findPage(db, {
    from: redirects,
    where: filter,
    id: redirects.id,
    isAscending: true,
    after: cursorOf(input.after),
    limit: PAGE,
  });
  const rows = await db
    .select()
    .from(redirects)
    .where(inArray(redirects.id, ids))
    .orderBy(asc(redirects.id));
  return { rows, total, next: hasMore ? String(ids.at(-1)) : null };
}

type SaveRedirect = {
  actor: StaffActor;
  id: number | undefined;
  edit: Edit<RedirectFields>;
};
type Saved = Result<{ id: number }>;

export function saveRedirect({ db }: Deps, { actor, id, edit }: SaveRedirect): Promise<Saved> {
  return inTransaction<Saved>(db, async (tx) => {
    const former = id === undefined ? undefined : await lockRedirect(tx, id);
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
    if (!former || id === undefined) return insertRedirect(tx, actor, fields);
    const edited = await editRecord(tx, {
      actor,
      action: "redirect.edit",
      subject: `redirect:${id}`,
      current: former,
      edit,
      write: () => tx.update(redirects).set(rowOf(fields)).where(eq(redirects.id, id)),
    });
    return edited.ok ? succeed({ id }) : edited;
  });
}

const rowOf = ({ site_id: siteId, ...rule }: RedirectFields) => ({ siteId, ...rule });

async function insertRedirect(
  tx: Transaction,
  actor: StaffActor,
  fields: RedirectFields,
): Promise<Saved> {
  const [row] = await tx.insert(redirects).values(rowOf(fields)).returning({ id: redirects.id });
  const id = row?.id ?? 0;
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

async function lockRedirect(tx: Transaction, id: number): Promise<RedirectFields | undefined> {
  const [row] = await tx.select().from(redirects).where(eq(redirects.id, id)).for("update");
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
  const others: (SQL | undefined)[] = [
    siteId === null ? isNull(redirects.siteId) : eq(redirects.siteId, siteId),
    eq(redirects.path, path),
    ownId === undefined ? undefined : ne(redirects.id, ownId),
  ];
  const [twin] = await tx
    .select()
    .from(redirects)
    .where(and(...others));
  return twin
    ? fail("office.redirects.errors.twice", { path: ["office.redirects.errors.twice"] })
    : undefined;
}

export function removeRedirect(
  { db }: Deps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(db, async (tx) => {
    const before = await lockRedirect(tx, id);
    if (!before) return fail("errors.not_found");
    await tx.delete(redirects).where(eq(redirects.id, id));
    await writeAuditNote(tx, {
      actor,
      action: "redirect.remove",
      subject: `redirect:${id}`,
      before,
    });
    return succeed(undefined);
  });
}
