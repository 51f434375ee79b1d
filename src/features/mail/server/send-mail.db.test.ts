import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import type { MailCopies, OutgoingMail } from "#ports/mail.ts";
import { mails } from "./mail.tables.ts";
import { bindMail } from "./mail.ts";

const { db } = await testDatabase();
const site = buildTestSite({ id: 1, name: "Cartage", hosts: ["shop.example"] });

/** The mail feature without a mail server: `answer` takes its place. */
function openMail(answer: (mail: OutgoingMail) => Promise<void> = async () => {}) {
  const sent: OutgoingMail[] = [];
  const forgotten: MailCopies[] = [];
  const jobs: number[] = [];
  const mail = bindMail({
    db,
    adapter: {
      async send(outgoing) {
        await answer(outgoing);
        sent.push(outgoing);
      },
      async deleteCopies(of) {
        forgotten.push(of);
      },
      close: async () => {},
    },
    findSite: () => site,
    samples: () => [],
    translatorFor: (language) => (key) => `${language} ${key}`,
    originOf: () => "https://shop.example",
    enqueue: async (_tx, { mailId }) => {
      jobs.push(mailId);
    },
  });
  const post = async (to = "rasa@example.com", kind = "test") => {
    await inTransaction(db, (tx) =>
      mail.postMail(tx, {
        site,
        to,
        language: "lt",
        kind,
        write: (t) => ({
          subject: t("mail.hello"),
          title: t("mail.not_you"),
          paragraphs: ["secret"],
        }),
      }),
    );
    return jobs.at(-1) ?? 0;
  };
  return { ...mail, post, sent, forgotten, jobs };
}

const rowOf = async (id: number) => (await db.select().from(mails).where(eq(mails.id, id)))[0];

test("a mail is sent once in its language and brand, and a secret text is not kept", async () => {
  const { post, sendMail, sent } = openMail();
  const mailId = await post("rasa@example.com", "password-reset");
  await sendMail({ mailId });
  await sendMail({ mailId });
  expect(sent).toEqual([
    {
      messageId: `<mail-${mailId}@shop.example>`,
      from: { name: "Cartage", address: site.company.email },
      to: "rasa@example.com",
      subject: "lt mail.hello",
      html: expect.stringContaining("secret"),
      text: expect.stringContaining("secret"),
    },
  ]);
  expect(await rowOf(mailId)).toMatchObject({ html: null, plain: null, sentAt: expect.any(Date) });
  const ordinary = await post();
  await sendMail({ mailId: ordinary });
  expect(await rowOf(ordinary)).toMatchObject({ plain: expect.stringContaining("secret") });
});

test("two nodes never both send a mail, and the later job fails to be retried", async () => {
  let deliver = () => {};
  const slow = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const { post, sendMail, sent } = openMail(() => slow);
  const mailId = await post();
  const first = sendMail({ mailId });
  await eventually(async () => expect((await rowOf(mailId))?.claimedAt).not.toBeNull());
  await expect(sendMail({ mailId })).rejects.toThrow("being sent elsewhere");
  deliver();
  await first;
  expect(sent).toHaveLength(1);
});

test("a mail that was refused or claimed by a dead node is sent on retry", async () => {
  let isDown = true;
  const { post, sendMail, sent } = openMail(async () => {
    if (isDown) throw new Error("450 later");
  });
  const mailId = await post();
  await expect(sendMail({ mailId })).rejects.toThrow("450 later");
  isDown = false;
  await db
    .update(mails)
    .set({ claimedAt: sql`now() - interval '2 minutes'` })
    .where(eq(mails.id, mailId));
  await sendMail({ mailId });
  expect(sent).toHaveLength(1);
});

test("a rolled-back mail is not stored, and an erased one is not sent", async () => {
  const { post, postMail, sendMail, eraseMails, sent, jobs } = openMail();
  const before = await db.$count(mails);
  const failing = inTransaction(db, async (tx) => {
    const write = () => ({ subject: "S", title: "T", paragraphs: [] });
    await postMail(tx, { site, to: "a@b.lt", language: "en", kind: "test", write });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await db.$count(mails)).toBe(before);
  await post("erased@example.com");
  const mailId = jobs.at(-1) ?? 0;
  await inTransaction(db, (tx) => eraseMails(tx, { customerId: -1, email: "erased@example.com" }));
  await sendMail({ mailId });
  expect(sent).toEqual([]);
});

test("copies of a mail are deleted if its recipient is erased while it is sent", async () => {
  const person = { customerId: 0, email: "gone@example.com" };
  const mail = openMail(async () => {
    await inTransaction(db, (tx) => mail.eraseMails(tx, person));
  });
  const mailId = await mail.post(person.email);
  await mail.sendMail({ mailId });
  expect(await rowOf(mailId)).toBeUndefined();
  expect(mail.forgotten).toEqual([{ messageIds: [`<mail-${mailId}@shop.example>`] }]);
  const other = openMail();
  await other.sendMail({ mailId: await other.post() });
  expect(other.forgotten).toEqual([]);
});

test("the error of a failed mail job does not contain the recipient", async () => {
  const { post, sendMail } = openMail(async ({ to }) => {
    throw new Error(`450 <${to}>: mailbox full`);
  });
  const mailId = await post("full@example.com");
  await expect(sendMail({ mailId })).rejects.toThrow(
    `Mail ${mailId} was not sent: Error: 450 <[e-mail]>: mailbox full`,
  );
});
