import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { testApp } from "../fixtures/test-app.ts";
import { testBrowser } from "../fixtures/test-browser.ts";

const received: Email[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    buffer(stream)
      .then((raw) => PostalMime.parse(raw))
      .then((mail) => {
        received.push(mail);
        done();
      }, done);
  },
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => server.close());
const { port } = server.server.address() as AddressInfo;

const app = await testApp({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  SMTP_REQUIRE_TLS: "false",
});

test("a forgotten password is replaced through the link in the mail", async () => {
  const options = { host: "lv.localhost", headers: { "accept-language": "lv" } };
  const browser = testBrowser(app, options);
  await browser.call("/api/auth/register", {
    email: "ilze@example.com",
    password: "correct horse battery",
    first_name: "Ilze <b>",
    last_name: "Bērziņa",
    terms: true,
  });
  await app.services.startWork();
  await testBrowser(app, options).call("/api/auth/request-password-reset", {
    email: "Ilze@example.com",
  });
  await eventually(() => expect(received).toHaveLength(2));
  const reset = received.find((mail) => mail.text?.includes("/password-reset/"));
  expect(reset?.from).toMatchObject({
    name: "Cartage Baltics",
    address: "info@lv.cartage.example",
  });
  expect(reset?.subject).toBe("Izvēlieties jaunu paroli: Cartage Baltics");
  expect(reset?.html).toContain("Sveiki, Ilze &lt;b&gt;!");
  const link = /http:\/\/lv\.localhost:3000\/lv\/password-reset\/([\w-]{43})/.exec(
    reset?.text ?? "",
  );
  const elsewhere = testBrowser(app, options);
  const password = "a quite different horse";
  const done = await elsewhere.call("/api/auth/password-reset", { token: link?.[1], password });
  expect(done.body.user.email).toBe("ilze@example.com");
  expect((await browser.call("/api/auth/getCurrentUser")).body.user).toBeNull();
});

test("the outbox answers 404 to remote visitors", async () => {
  const outbox = await testApp();
  expect((await outbox.ask("/dev/outbox")).status).toBe(404);
  expect((await outbox.ask("/dev/outbox.json")).status).toBe(404);
});
