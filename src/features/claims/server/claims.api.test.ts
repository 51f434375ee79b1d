import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { mails } from "#features/mail/server/mail.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { customerOf } from "#server/fixtures/purchases/customer-of.ts";
import { declareTestParcel } from "#server/fixtures/purchases/declare-test-parcel.ts";
import { placeTestOrder } from "#server/fixtures/purchases/place-test-order.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser } from "#server/fixtures/test-browser.ts";
import { testPicture } from "#server/fixtures/test-picture.ts";

const app = await testApp();
type Customer = Awaited<ReturnType<typeof registeredBrowser>>;

const SAID = { reason: "damaged", description: "A corner is broken" };

async function bought(owner: Customer, status: "delivered" | "awaiting_payment" = "delivered") {
  const order = await placeTestOrder(app, owner);
  await app.db.update(orders).set({ status }).where(eq(orders.id, order.id));
  return order.slug;
}

async function claim(owner: Customer, more: object = {}) {
  return owner.call("/api/claims/create", { order: await bought(owner), ...SAID, ...more });
}

/** Sends the form as multipart, with the photos in it. */
async function sendForm(
  owner: Pick<Customer, "cookies"> | undefined,
  fields: Record<string, string>,
  photos: readonly Blob[] = [],
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [at, photo] of photos.entries()) form.append("photos", photo, `photo-${at}.jpg`);
  const cookie = [...(owner?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new Request("http://localhost:3000/api/claims/create", {
    method: "POST",
    headers: { host: "localhost:3000", cookie, ...headers },
    body: form,
  });
  const response = await app.app.fetch(request);
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, retryAfter, body: await response.json() };
}

const support = () => staffBrowser(app, "support");

const idOf = async (customer: Customer) => (await customerOf(app, customer)).id;

const mailsTo = async (email: string) =>
  (await app.db.select().from(mails).where(eq(mails.recipient, email)))
    .filter(({ kind }) => kind.startsWith("claim-"))
    .sort((one, other) => one.id - other.id);

describe("making a claim", () => {
  test("about an order stores it, mails a confirmation and shows it to its owner", async () => {
    const owner = await registeredBrowser(app);
    const made = await claim(owner);
    expect(made).toMatchObject({
      status: 200,
      body: { claim: { kind: "order", status: "received", ...SAID, files: [] } },
    });
    const { id, number, subject } = made.body.claim;
    expect([number, subject]).toEqual([`CL${id}`, expect.stringMatching(/^QU\d+$/)]);
    const [mail] = await mailsTo(owner.email);
    expect(mail?.subject).toContain(number);
    const { body: list } = await owner.call("/api/claims/list");
    expect(list).toMatchObject({ total: 1, items: [{ id, status: "received" }] });
    const page = await owner.get(`/en/claims/${id}?sent`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("A corner is broken");
  });

  test("about a parcel links it to the parcel", async () => {
    const owner = await registeredBrowser(app);
    const { id } = await declareTestParcel(app, owner, "received");
    const made = await owner.call("/api/claims/create", { parcel: id, ...SAID });
    expect(made).toMatchObject({
      status: 200,
      body: { claim: { kind: "parcel", subject: `FR${id}` } },
    });
    expect(made.body.claim.subject_path).toBe(`/cartage-pro-delivery/${id}`);
  });

  test("by multipart form stores its photos for the owner and support only", async () => {
    const owner = await registeredBrowser(app);
    const fields = { order: await bought(owner), ...SAID };
    const made = await sendForm(owner, fields, [
      new Blob([testPicture()]),
      new Blob([testPicture(99)]),
    ]);
    expect(made.status).toBe(200);
    const [first, second] = made.body.claim.files as string[];
    const shown = await owner.get(first ?? "");
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    expect((await (await owner.get(second ?? "")).arrayBuffer()).byteLength).toBe(99);
    expect((await (await registeredBrowser(app)).get(first ?? "")).status).toBe(404);
    expect((await (await support()).get(first ?? "")).status).toBe(200);
  });

  test("works without JavaScript", async () => {
    const owner = await registeredBrowser(app);
    const subject = await bought(owner);
    const offered = await (await owner.get(`/en/claim-form?about=${subject}`)).text();
    expect(offered).toMatch(new RegExp(`<option value="${subject}" selected`));
    const empty = await owner.form("/en/claim-form", { subject, reason: "", description: "" });
    expect(empty.status).toBe(422);
    const sent = await owner.form("/en/claim-form", { subject, ...SAID });
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toMatch(/^\/en\/claims\/\d+\?sent$/);
  });

  test("concurrently creates one, and another is possible after the decision", async () => {
    const owner = await registeredBrowser(app);
    const body = { order: await bought(owner), ...SAID };
    const send = () => owner.call("/api/claims/create", body);
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const id = sent.find(({ status }) => status === 200)?.body.claim.id;
    expect(await mailsTo(owner.email)).toHaveLength(1);
    const staff = await support();
    await staff.call(`/api/staff/claims/move/${id}`, { to: "in_review" });
    await staff.call(`/api/staff/claims/move/${id}`, { to: "rejected", note: "It was whole" });
    expect((await send()).status).toBe(200);
  });
});

describe("a claim", () => {
  test("with too many forms is refused before one is read and between its photos", async () => {
    const owner = await registeredBrowser(app);
    const fields = { order: await bought(owner), ...SAID };
    const full = { allowed: false as const, retryAfterSeconds: 7 };
    const consume = vi.spyOn(app.services.limits, "consume");
    const save = vi.spyOn(app.services.files, "save");
    const photos = [new Blob([testPicture()]), new Blob([testPicture()])];
    try {
      consume.mockResolvedValueOnce(full);
      const unread = await sendForm(owner, fields, photos);
      expect([unread.status, unread.retryAfter]).toEqual([429, "7"]);
      expect(save).not.toHaveBeenCalled();
      consume
        .mockResolvedValueOnce({ allowed: true, restore: async () => {} })
        .mockResolvedValueOnce(full);
      const half = await sendForm(owner, fields, photos);
      expect([half.status, half.retryAfter]).toEqual([429, "7"]);
      expect(save).toHaveBeenCalledOnce();
    } finally {
      consume.mockRestore();
      save.mockRestore();
    }
    expect((await sendForm(owner, fields, photos)).status).toBe(200);
  });

  test("of a guest or from another site's form is refused", async () => {
    expect((await app.post("/api/claims/create", SAID)).status).toBe(401);
    expect((await sendForm(undefined, SAID)).status).toBe(401);
    const owner = await registeredBrowser(app);
    const foreign = await sendForm(owner, SAID, [], { origin: "http://evil.example" });
    expect([foreign.status, foreign.body.message]).toEqual([403, "errors.other_origin"]);
  });

  test("about another customer's order or parcel is refused as if that did not exist", async () => {
    const [owner, stranger] = [await registeredBrowser(app), await registeredBrowser(app)];
    const order = await bought(owner);
    const { id: parcel } = await declareTestParcel(app, owner, "received");
    const ask = (body: object) => stranger.call("/api/claims/create", { ...SAID, ...body });
    expect(await ask({ order })).toEqual(await ask({ order: "nobody-ever-got-this-one" }));
    expect(await ask({ parcel })).toEqual(await ask({ parcel: 999_999_999 }));
    const { rows } = await app.db.execute(sql`select from claims where customer_id =
      (select id from customers where email = ${stranger.email})`);
    expect(rows).toEqual([]);
  });

  test("about an unpaid order, no or two subjects or for a wrong reason is refused", async () => {
    const owner = await registeredBrowser(app);
    const unpaid = await owner.call("/api/claims/create", {
      order: await bought(owner, "awaiting_payment"),
      ...SAID,
    });
    expect([unpaid.status, unpaid.body.errors]).toEqual([422, { subject: ["validation.invalid"] }]);
    expect((await owner.call("/api/claims/create", SAID)).body.errors).toEqual({
      subject: ["validation.required"],
    });
    const both = await claim(owner, { parcel: 1 });
    expect(both.body.errors).toEqual({ subject: ["validation.required"] });
    const odd = await claim(owner, { reason: "charged" });
    expect(odd.body.errors).toEqual({ reason: ["validation.invalid"] });
    const long = await claim(owner, { description: "x".repeat(4001) });
    expect(long.body.errors).toEqual({ description: ["validation.too_long"] });
  });

  test("with ten files or with a file over 10 MB is refused", async () => {
    const owner = await registeredBrowser(app);
    const fields = { order: await bought(owner), ...SAID };
    const ten = Array.from({ length: 10 }, () => new Blob([testPicture()]));
    const many = await sendForm(owner, fields, ten);
    expect([many.status, many.body.errors]).toEqual([
      422,
      { files: ["validation.too_many_files"] },
    ]);
    const promised = await sendForm(owner, fields, [], {
      "content-length": String(100 * 1024 * 1024),
    });
    expect([promised.status, promised.body.message]).toEqual([413, "errors.too_large"]);
    const large = await sendForm(owner, fields, [new Blob([testPicture(10 * 1024 * 1024 + 1)])]);
    expect([large.status, large.body.message]).toEqual([422, "errors.file_too_large"]);
    expect((await owner.call("/api/claims/list")).body.total).toBe(0);
  });

  test("with ten uploaded files is refused, and with eight of them is accepted", async () => {
    const owner = await registeredBrowser(app);
    const about = { owner: (await idOf(owner)) ?? null, kind: "claim" as const };
    const save = () => app.services.files.save(testPicture(), about);
    const saved = await Promise.all(Array.from({ length: 10 }, save));
    const ten = saved.flatMap((one) => (one.ok ? [one.value] : []));
    const fields = { order: await bought(owner), ...SAID };
    const send = (files: string[]) => owner.call("/api/claims/create", { ...fields, files });
    expect((await send(ten)).body.errors).toEqual({ files: ["validation.too_many_files"] });
    expect((await send(ten.slice(0, 8))).body.claim.files).toHaveLength(8);
  });

  test.each([
    ["a page named .jpg", "<html><script>alert(1)</script></html>"],
    ["an SVG named .jpg", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["a zip bomb named .jpg", "PK\u0003\u0004 forty-two kilobytes that want to be petabytes"],
  ])("with %s is refused, and none of its files is kept", async (_what, text) => {
    const owner = await registeredBrowser(app);
    const photos = [new Blob([testPicture()]), new Blob([text], { type: "image/jpeg" })];
    const sent = await sendForm(owner, { order: await bought(owner), ...SAID }, photos);
    expect([sent.status, sent.body.message]).toEqual([422, "errors.file_type"]);
    expect((await owner.call("/api/claims/list")).body.total).toBe(0);
    const id = await idOf(owner);
    const later = new Date(Date.now() + 60_000);
    const kept = await app.services.files.listKind("claim", later);
    expect(kept.filter((file) => file.startsWith(`c${id}-`))).toEqual([]);
  });

  test("with a truncated photo is refused, and accepted once the whole photo is sent", async () => {
    const owner = await registeredBrowser(app);
    const fields = { order: await bought(owner), ...SAID };
    const whole = testPicture(90);
    const sent = await sendForm(owner, fields, [new Blob([whole.slice(0, 60)])]);
    expect([sent.status, sent.body]).toEqual([
      422,
      { status: false, message: "errors.file_broken", errors: { files: ["errors.file_broken"] } },
    ]);
    expect((await sendForm(owner, fields, [new Blob([whole])])).status).toBe(200);
  });

  test("with photos of another customer or another kind is refused", async () => {
    const [owner, stranger] = [await registeredBrowser(app), await registeredBrowser(app)];
    const photos = [new Blob([testPicture()])];
    const made = await sendForm(owner, { order: await bought(owner), ...SAID }, photos);
    const file = made.body.claim.files[0].split("/").at(-1);
    expect((await claim(stranger, { files: [file] })).body.errors).toEqual({
      files: ["validation.invalid"],
    });
    const paper = await app.services.files.save(testPicture(), { owner: null, kind: "quote" });
    const other = await claim(stranger, { files: [paper.ok ? paper.value : ""] });
    expect(other.body.errors).toEqual({ files: ["validation.invalid"] });
  });
});

describe("claim pages", () => {
  test("show guests a login link and are not found for other customers", async () => {
    const [owner, stranger] = [await registeredBrowser(app), await registeredBrowser(app)];
    const { id } = (await claim(owner)).body.claim;
    for (const path of ["/en/claim-form", "/en/claim-form-pro"]) {
      const guest = await app.ask(path);
      expect(guest.status).toBe(200);
      expect(guest.headers.get("cache-control")).toContain("no-store");
      expect(await guest.text()).toContain("/en/login?redirect=");
      expect((await owner.get(path)).status).toBe(200);
    }
    expect((await owner.get(`/en/claims/${id}`)).status).toBe(200);
    expect((await stranger.get(`/en/claims/${id}`)).status).toBe(404);
    expect((await stranger.get("/en/claims/999999999")).status).toBe(404);
    expect((await owner.get("/en/claims/1e3")).status).toBe(404);
    expect((await app.ask(`/en/claims/${id}`)).status).toBe(302);
  });
});
