import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { mailSuite, type ReceivedMail } from "#ports/mail.suite.ts";
import { createSmtpMail } from "./smtp-mail.ts";

/** A real mail server on a port of its own; `accepts` says which recipients it takes. */
async function openServer(accepts: (address: string) => boolean = () => true) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(address, _session, done) {
      done(accepts(address.address) ? null : new Error("450 try again later"));
    },
    onData(stream, session, done) {
      read(stream, session.envelope.rcptTo).then((mails) => {
        received.push(...mails);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: async () => received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function read(stream: Readable, recipients: { address: string }[]): Promise<ReceivedMail[]> {
  const mail = await PostalMime.parse(await buffer(stream));
  return recipients.map(({ address }) => ({
    messageId: mail.messageId ?? "",
    from: `${mail.from?.name} <${mail.from?.address}>`,
    to: address,
    subject: mail.subject ?? "",
    html: (mail.html ?? "").trimEnd(),
    text: (mail.text ?? "").trimEnd(),
    headerNames: mail.headers.map(({ key }) => key),
  }));
}

const MAIL = {
  messageId: "<9@cartage.example>",
  from: { name: "Cartage", address: "info@cartage.example" },
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
};
const NO_TLS = { requireTls: false, connections: 2 };

mailSuite("smtp", async () => {
  const server = await openServer();
  return { ...server, adapter: createSmtpMail(server.url, NO_TLS) };
});

test("no mail is sent without TLS unless the settings allow it", async () => {
  const server = await openServer();
  const adapter = createSmtpMail(server.url, { ...NO_TLS, requireTls: true });
  await expect(adapter.send({ ...MAIL, to: "rasa@example.com" })).rejects.toThrow(/STARTTLS/);
  expect(await server.received()).toEqual([]);
  await adapter.close();
  await server.close();
});

test("sending rejects when the server refuses a recipient or is gone", async () => {
  const server = await openServer((address) => !address.startsWith("full@"));
  const adapter = createSmtpMail(server.url, NO_TLS);
  await expect(adapter.send({ ...MAIL, to: "full@example.com" })).rejects.toThrow();
  await adapter.send({ ...MAIL, to: "rasa@example.com" });
  expect(await server.received()).toHaveLength(1);
  await adapter.close();
  await server.close();
  await expect(adapter.send({ ...MAIL, to: "rasa@example.com" })).rejects.toThrow();
});
