import { and, desc, eq, getTableColumns, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { findPage } from "#database/find-page.ts";
import { startsWith } from "#database/find-text.ts";
import { placeholder, statement } from "#database/statement.ts";
import { statementsByColumns } from "#database/statements-by-columns.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { mails } from "./mail.tables.ts";

type NewMail = Pick<
  typeof mails.$inferInsert,
  | "siteId"
  | "customerId"
  | "senderId"
  | "senderEmail"
  | "recipient"
  | "kind"
  | "record"
  | "subject"
  | "html"
  | "plain"
>;

/** Kinds with a link or password that works once: their text is deleted when they are sent. */
const SECRET_KINDS = [
  "one-time-password",
  "welcome",
  "password-reset",
  "email-change",
  "reservation-confirm",
];
const isSecret = inArray(mails.kind, SECRET_KINDS);
export const hasSecret = ({ kind }: { kind: string }): boolean => SECRET_KINDS.includes(kind);

/** A node that claimed a mail and did not report for this long has died. */
const CLAIM = sql`now() - interval '90 seconds'`;

const insert = statementsByColumns<NewMail, { id: number }[]>(mails, (db, columns) =>
  db.insert(mails).values(columns).returning({ id: mails.id }),
);

export async function insertMail(db: Queryable, mail: NewMail): Promise<number> {
  const [row] = await insert(db, mail);
  if (!row) throw new Error("The database returned no row for a mail it saved");
  return row.id;
}

export function selectMailsAbout(db: Queryable, record: string) {
  const { kind, subject, createdAt, sentAt } = mails;
  return db
    .select({ kind, subject, createdAt, sentAt })
    .from(mails)
    .where(eq(mails.record, record))
    .orderBy(mails.id)
    .limit(200);
}

const isFree = or(isNull(mails.claimedAt), lt(mails.claimedAt, CLAIM));
const claim = statement((db) =>
  db
    .update(mails)
    .set({ claimedAt: sql`now()` })
    .where(and(eq(mails.id, placeholder("id")), isNull(mails.sentAt), isFree))
    .returning(),
);

export async function claimMail(db: Queryable, id: number) {
  const [row] = await claim(db, { id });
  return row;
}

export async function isWaiting(db: Queryable, id: number): Promise<boolean> {
  return (await db.$count(mails, and(eq(mails.id, id), isNull(mails.sentAt)))) > 0;
}

export async function releaseMail(db: Queryable, id: number): Promise<void> {
  await db.update(mails).set({ claimedAt: null }).where(eq(mails.id, id));
}

const mark = statement((db) =>
  db
    .update(mails)
    .set({
      sentAt: sql`now()`,
      html: sql`case when ${isSecret} then null else html end`,
      plain: sql`case when ${isSecret} then null else plain end`,
    })
    .where(eq(mails.id, placeholder("id")))
    .returning({ id: mails.id }),
);

/** False if the mail was deleted: its recipient was erased while it was being sent. */
export async function markSent(db: Queryable, id: number): Promise<boolean> {
  return (await mark(db, { id })).length > 0;
}

/** Deletes waiting mails of a kind about a record since a moment. False if one was sent or claimed already. */
export async function withdrawMails(
  tx: Transaction,
  { record, kind, since }: { record: string; kind: string; since: Date },
): Promise<boolean> {
  const isMeant = and(
    eq(mails.record, record),
    eq(mails.kind, kind),
    sql`${mails.createdAt} >= ${since}`,
  );
  await tx.delete(mails).where(and(isMeant, isNull(mails.sentAt), isNull(mails.claimedAt)));
  return (await tx.$count(mails, isMeant)) === 0;
}

export function selectMailsOf(db: Queryable, customerId: number) {
  return db
    .select({ subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(eq(mails.customerId, customerId))
    .orderBy(desc(mails.id));
}

/**
 * Returns the deleted mails. Includes questions with the person's address even if another
 * customer asked them, because the address names the person.
 */
export function deleteMailsOf(
  db: Queryable,
  person: { customerId: number; email: string },
): Promise<{ id: number; siteId: number }[]> {
  const { customerId, email } = person;
  return db
    .delete(mails)
    .where(
      or(
        eq(mails.customerId, customerId),
        eq(mails.senderId, customerId),
        eq(mails.senderEmail, email),
        eq(mails.recipient, email),
      ),
    )
    .returning({ id: mails.id, siteId: mails.siteId });
}

/** Keeps mails that still wait, however old. */
export async function purgeSentMails(
  db: Database,
  retentionDays: number,
  options?: SweepOptions,
): Promise<void> {
  const upTo = lt(mails.sentAt, sql`now() - make_interval(days => ${retentionDays})`);
  await sweepRows(db, { table: mails, by: mails.sentAt, upTo }, options);
}

export type MailRow = typeof mails.$inferSelect;

export async function selectMail(db: Queryable, id: number): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row;
}

type MailFilter = {
  /** The beginning of the recipient's address. */
  query?: string | undefined;
  waiting?: boolean | undefined;
  /** Undefined means every site. */
  siteIds?: readonly number[] | undefined;
};

const matches = ({ query, waiting, siteIds }: MailFilter) =>
  and(
    query === undefined
      ? undefined
      : startsWith(sql`lower(${mails.recipient})`, query.toLowerCase()),
    waiting === undefined
      ? undefined
      : waiting
        ? isNull(mails.sentAt)
        : sql`${mails.sentAt} is not null`,
    siteIds ? inArray(mails.siteId, [...siteIds]) : undefined,
  );

/** Newest first. */
export async function findMails(
  db: Queryable,
  filter: MailFilter,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const { ids, hasMore, total } = await findPage(db, {
    from: mails,
    where: matches(filter),
    id: mails.id,
    after: before === undefined ? undefined : { id: before },
    limit,
  });
  const { html: _html, plain: _plain, ...columns } = getTableColumns(mails);
  const rows = await db
    .select(columns)
    .from(mails)
    .where(inArray(mails.id, ids))
    .orderBy(desc(mails.id));
  return { rows, hasMore, total };
}

/** A staff member's e-mail. Mail may not import accounts, which rank above it, so the SQL names their table. */
export async function selectStaffEmail(db: Queryable, id: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ email: string | null }>(
    sql`select email from customers where id = ${id}`,
  );
  return rows[0]?.email ?? undefined;
}

export type CustomerMailsQuery = { customerId: number; limit: number; after?: number | undefined };

export function selectLastMails(
  db: Queryable,
  { customerId, limit, after }: CustomerMailsQuery,
) {
  const { id, subject, createdAt, sentAt } = mails;
  return db
    .select({ id, subject, createdAt, sentAt })
    .from(mails)
    .where(
      and(
        eq(mails.customerId, customerId),
        after === undefined ? undefined : lt(mails.id, after),
      ),
    )
    .orderBy(desc(mails.id))
    .limit(limit);
}

/** Age of the oldest mail that is not sent yet. */
export async function selectOldestSeconds(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
    from mails where sent_at is null`);
  return rows[0]?.seconds ?? 0;
}
