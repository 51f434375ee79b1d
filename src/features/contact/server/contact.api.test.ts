import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mails } from "#features/mail/server/mail.tables.ts";
import { sites } from "#features/sites/server/sites.tables.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { testBrowser } from "#server/fixtures/test-browser.ts";

const app = await testApp();
const visitor = testBrowser(app);

let asked = 0;
const question = (more: object = {}) => ({
  topic: "order",
  name: "Rasa Rasaitė",
  email: `asks-${++asked}@example.com`,
  number: "QU1001",
  message: "Where is it?\n\nI have waited for a week.",
  ...more,
});
const lastMail = async (kind: string) =>
  (await app.db.select().from(mails).where(eq(mails.kind, kind)))
    .sort((one, other) => one.id - other.id)
    .at(-1);

describe("a contact form message", () => {
  test.each([
    ["order", "info@cartage.example"],
    ["claim", "returns@cartage.example"],
    ["payment", "finance@cartage.example"],
    ["business", "business@cartage.example"],
  ])("about %s is mailed to %s with all fields and the sender's address", async (topic, box) => {
    const asked = question({ topic });
    const { status, body } = await visitor.call("/api/contact", asked);
    expect([status, body]).toEqual([200, { status: true }]);
    const mail = await lastMail(`contact-${topic}`);
    expect(mail?.recipient).toBe(box);
    for (const said of [asked.name, asked.email, "QU1001", "Where is it?", "for a week"]) {
      expect(mail?.plain).toContain(said);
    }
    expect(mail?.subject).not.toContain("Rasa");
  });

  test("on another site is mailed to that site in its first language", async () => {
    const lv = testBrowser(app, { host: "lv.localhost" });
    await lv.call("/api/contact", question({ topic: "delivery" }));
    const mail = await lastMail("contact-delivery");
    expect([mail?.recipient, mail?.siteId]).toEqual(["info@lv.cartage.example", 3]);
    expect(mail?.subject).toBe("Jautājums: Piegāde");
  });

  test("sent without scripts shows its errors, then a confirmation", async () => {
    const fields = question({ topic: "other" });
    const wrong = await visitor.form("/en/contacts", { ...fields, email: "nobody" });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain("I have waited for a week.");
    const sent = await visitor.form("/en/contacts", fields);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/en/contacts?sent#write"]);
    expect(await (await visitor.get("/en/contacts?sent")).text()).toContain("is on its way");
    expect(await (await visitor.get("/en/contacts")).text()).not.toContain("is on its way");
  });

  test("with HTML is mailed as text", async () => {
    await visitor.call(
      "/api/contact",
      question({ topic: "parcel", message: "<script>alert(1)</script>" }),
    );
    const mail = await lastMail("contact-parcel");
    expect(mail?.html).not.toContain("<script>");
    expect(mail?.plain).toContain("<script>alert(1)</script>");
  });
});

describe("a contact form is refused", () => {
  test("without required fields, and with overlong or multi-line ones", async () => {
    const { status, body } = await visitor.call("/api/contact", {});
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(["email", "message", "name", "topic"]);
    const long = await visitor.call("/api/contact", question({ message: "x".repeat(4001) }));
    expect(long.body.errors).toEqual({ message: ["validation.too_long"] });
    const unseen = await visitor.call("/api/contact", question({ message: "\u200b\n\u200d" }));
    expect(unseen.body.errors).toEqual({ message: ["validation.required"] });
    const lines = question({ name: "Rasa\r\nBcc: everybody@example.com" });
    expect((await visitor.call("/api/contact", lines)).body.errors).toEqual({
      name: ["validation.invalid"],
    });
  });

  test("from another origin", async () => {
    const headers = { origin: "http://evil.example" };
    expect((await app.post("/api/contact", question(), { headers })).status).toBe(403);
  });

  test("if the site has no e-mail for the topic", async () => {
    const wl = testBrowser(app, { host: "wl.localhost" });
    const [site] = await app.db.select().from(sites).where(eq(sites.region, "wl"));
    const company = site?.company;
    if (!company) throw new Error("There is no such site");
    const tell = (email: string) =>
      app.db
        .update(sites)
        .set({ company: { ...company, email } })
        .where(eq(sites.region, "wl"));
    await tell("");
    await app.services.applyChanges(["sites"]);
    const refused = await wl.call("/api/contact", question());
    expect([refused.status, refused.body.message]).toEqual([503, "contact.errors.closed"]);
    expect((await wl.call("/api/contact", question({ topic: "claim" }))).status).toBe(200);
    await tell(company.email);
    await app.services.applyChanges(["sites"]);
  });

  test("after too many messages from one address", async () => {
    const endless = testBrowser(app, { remoteAddress: `10.0.2.${++asked}` });
    const statuses = new Set<number>();
    for (let at = 0; at < 31; at++) {
      statuses.add((await endless.call("/api/contact", question())).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
