import { and, eq, isNull } from "drizzle-orm";
import { HOUR_MS } from "#core/durations.ts";
import type { Transaction } from "#database/connect.ts";
import { articleDrafts, articles } from "#features/content/server/articles/articles.tables.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { type NewTask, raiseTask } from "#features/records/server/tasks/raise-task.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";

type WorkingSite = Pick<Site, "id" | "company" | "timeZone">;

/** Recent problems: how many hours ago each was reported. */
const DEMO_TASKS: readonly (NewTask & { hoursAgo: readonly number[] })[] = [
  {
    kind: "list_refused",
    subject: "courier:omniva",
    details: { error: "it has 7 points, and the last good one 15" },
    hoursAgo: [56, 32, 8],
  },
  {
    kind: "job_failed",
    subject: "job:send-mail",
    details: { job: "send-mail", error: "Mail 12 was not sent: 450 mailbox full" },
    hoursAgo: [3, 1],
  },
  {
    kind: "carrier_down",
    subject: "carrier:line",
    details: { carrier: "line", error: "no answer in time" },
    hoursAgo: [2],
  },
];

const DRAFT = {
  title: "Should I choose air or sea?",
  description: "Air takes about a week, sea about five. When each makes sense.",
  summary: "",
  markdown:
    "You see both prices before you pay.\n\n## Air\n\n- you need the thing by a certain day\n- it is small or light\n\n## Sea\n\n- the parcel is heavy or bulky\n- you are in no hurry\n",
};

/** One of the mails that the shop sent, for the list of them. */
const MAIL = {
  recipient: "rasa@example.com",
  kind: "contact-answer",
  subject: "Your question about delivery",
  html: "<p>Hello, your parcel leaves our warehouse this week.</p>",
  plain: "Hello, your parcel leaves our warehouse this week.",
};

/** Open tasks and a text in progress, so that the office looks used. */
export async function insertOffice(
  tx: Transaction,
  { now, authorId, site }: { now: Date; authorId: number; site: WorkingSite },
): Promise<void> {
  const { id: siteId } = site;
  const clock = workClockOf(site);
  for (const { hoursAgo, ...task } of DEMO_TASKS) {
    for (const hours of hoursAgo) {
      await raiseTask(tx, task, new Date(now.getTime() - hours * HOUR_MS), clock);
    }
  }
  const sentAt = new Date(now.getTime() - 2 * HOUR_MS);
  await tx.insert(mails).values({ ...MAIL, siteId, createdAt: sentAt, sentAt });
  const key = { kind: "faq" as const, slug: "air-or-sea", siteId: null };
  await tx.insert(articles).values(key).onConflictDoNothing();
  const [article] = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.kind, key.kind), eq(articles.slug, key.slug), isNull(articles.siteId)));
  await tx.insert(articleDrafts).values({
    articleId: article?.id ?? 0,
    language: "en",
    ...DRAFT,
    changedBy: authorId,
    changedAt: new Date(now.getTime() - HOUR_MS),
  });
}
