import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { mailSuite } from "#ports/mail.suite.ts";
import { createOutboxMail } from "./outbox-mail.ts";

const open = async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "outbox-"));
  let minutes = 0;
  const adapter = createOutboxMail(
    path.join(folder, "mails"),
    () => new Date(Date.UTC(2026, 10, 2, 9, minutes++)),
  );
  const received = async () =>
    (await adapter.list()).map((mail) => ({
      ...mail,
      from: `${mail.from.name} <${mail.from.address}>`,
      headerNames: [],
    }));
  return { folder, adapter, received, close: async () => rmSync(folder, { recursive: true }) };
};

mailSuite("outbox", open);

const mail = {
  messageId: "<7@cartage.example>",
  from: { name: "Cartage", address: "info@cartage.example" },
  to: "rasa@example.com",
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
};

test("a mail that is sent twice is stored once, and deleting it removes its file", async () => {
  const { adapter, folder, close } = await open();
  await adapter.send(mail);
  await adapter.send(mail);
  expect(await adapter.list()).toHaveLength(1);
  await adapter.deleteCopies({ messageIds: [], to: "rasa@example.com" });
  expect(readdirSync(path.join(folder, "mails"))).toEqual([]);
  await close();
});

test("copies of mails are deleted by the number in their message id, whatever its host", async () => {
  const { adapter, close } = await open();
  for (const at of [7, 77, 8]) {
    await adapter.send({ ...mail, messageId: `<mail-${at}@old.example>`, subject: `${at}` });
  }
  await adapter.deleteCopies({ messageIds: ["<mail-7@new.example>"] });
  expect((await adapter.list()).map((one) => one.subject)).toEqual(["8", "77"]);
  await close();
});

test("the newest mail is listed first", async () => {
  const { adapter, close } = await open();
  await adapter.send(mail);
  await adapter.send({ ...mail, messageId: "<8@cartage.example>", subject: "Later" });
  expect((await adapter.list()).map((one) => one.subject)).toEqual(["Later", "Hello"]);
  await close();
});

test("a file that disappears during listing is left out", async () => {
  const { adapter, folder, close } = await open();
  await adapter.send(mail);
  // A name that the folder lists but whose file is gone.
  symlinkSync(path.join(folder, "gone"), path.join(folder, "mails", "0.json"));
  expect((await adapter.list()).map((one) => one.subject)).toEqual(["Hello"]);
  await close();
});

test("a deleted outbox folder is created again", async () => {
  const { adapter, folder, close } = await open();
  await adapter.send(mail);
  rmSync(path.join(folder, "mails"), { recursive: true });
  await adapter.send({ ...mail, subject: "Anew" });
  expect((await adapter.list()).map((one) => one.subject)).toEqual(["Anew"]);
  await close();
});

test("the outbox keeps the newest 200 mails, also when other processes write to it", async () => {
  const { adapter, folder, close } = await open();
  const send = (at: number) => adapter.send({ ...mail, messageId: `<${at}@cartage.example>` });
  for (let at = 0; at < 60; at++) await send(at);
  for (let at = 0; at < 170; at++) writeFileSync(path.join(folder, "mails", `1-${at}.json`), "{}");
  for (let at = 60; at < 120; at++) await send(at);
  const names = readdirSync(path.join(folder, "mails"));
  expect(names).toHaveLength(200);
  expect(names.filter((name) => name.startsWith("1-"))).toHaveLength(80);
  await close();
});
