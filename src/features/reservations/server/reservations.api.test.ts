import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mails } from "#features/mail/server/mail.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { testBrowser } from "#server/fixtures/test-browser.ts";
import { phoneReservations, phones } from "./reservations.tables.ts";

const app = await testApp();
const visitor = testBrowser(app);
const PERSON = {
  first_name: "Rasa",
  last_name: "Rasaitė",
  phone_number: "+370 612 34567",
  terms: true,
};

let people = 0;
const newEmail = () => `waits-${++people}@example.com`;

/** Gives a model's second phone a different colour from its first. */
const colourOf = async (model: string, siteId: number) => {
  const same = and(eq(phones.model, model), eq(phones.siteId, siteId));
  return (await app.db.$count(phones, same)) === 0 ? "navy" : "silver";
};

/** Inserts a phone with this stock, by default on the first site. */
let made = 0;
async function phoneWith(stock: number, model = `test-${++made}`, siteId = 1) {
  const colour = await colourOf(model, siteId);
  const about = { siteId, model, name: "Test phone", colour, storage: "256gb" };
  const [phone] = await app.db
    .insert(phones)
    .values({ ...about, priceCents: 99_900, stock, position: 99 })
    .returning();
  return phone?.id ?? 0;
}

const reserve = (phone_id: number, email = newEmail(), more: object = {}) =>
  visitor.call("/api/reservation/create", { phone_id, email, ...PERSON, ...more });

const mailsTo = async (email: string) =>
  (await app.db.select().from(mails).where(eq(mails.recipient, email))).sort(
    (one, other) => one.id - other.id,
  );

/** The token in the mailed link. */
async function linkOf(email: string): Promise<string> {
  const all = await mailsTo(email);
  const mail = all.filter(({ kind }) => kind === "reservation-confirm").at(-1);
  return /iphone-reservation\/confirm\/([\w-]+)/.exec(mail?.plain ?? "")?.[1] ?? "";
}

const confirm = (id: string) => visitor.call(`/api/reservation/confirm/${id}`);

async function requested(phone: number, email = newEmail()) {
  expect((await reserve(phone, email)).status).toBe(200);
  return { email, id: await linkOf(email) };
}

const staff = (role: string) => staffBrowser(app, role);

const rowOf = async (email: string) =>
  (await app.db.select().from(phoneReservations).where(eq(phoneReservations.email, email)))[0];

const leftOf = async (id: number) => {
  const { body } = await visitor.call("/api/reservation/models");
  const all = body.models.flatMap(
    (model: { phones: { id: number; left: number }[] }) => model.phones,
  );
  return all.find((phone: { id: number }) => phone.id === id)?.left;
};

describe("a phone reservation from request to collection", () => {
  test("is confirmed by the mailed link, becomes ready and is collected, with mails in the language", async () => {
    const phone = await phoneWith(2);
    const email = newEmail();
    expect((await reserve(phone, email, { language: "lt" })).body).toMatchObject({ status: true });
    expect(await leftOf(phone)).toBe(2);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain("patvirtinkite");
    const id = await linkOf(email);
    expect(id.length).toBeGreaterThan(30);
    const done = await confirm(id);
    expect(done.body.reservation).toMatchObject({ status: "confirmed", position: 1 });
    expect(JSON.stringify(done.body)).not.toContain(email);
    expect(await leftOf(phone)).toBe(1);
    const office = await staff("orders");
    const row = await rowOf(email);
    const move = (to: string) => office.call(`/api/staff/reservations/move/${row?.id}`, { to });
    expect((await move("collected")).status).toBe(409);
    expect((await move("ready")).body.reservation.status).toBe("ready");
    const ready = (await mailsTo(email)).at(-1);
    expect(ready?.kind).toBe("reservation-ready");
    expect(ready?.plain).toContain("999,00");
    expect((await move("collected")).body.reservation.status).toBe("collected");
    expect((await move("expired")).status).toBe(409);
    expect(await leftOf(phone)).toBe(1);
    // A person with a reservation of this model does not get a second one.
    expect((await reserve(phone, email)).status).toBe(200);
    expect((await mailsTo(email)).at(-1)?.kind).toBe("reservation-already");
  });

  test("is queued in the order of confirmation, and the queue moves up", async () => {
    const phone = await phoneWith(3);
    const [a, b, c] = [await requested(phone), await requested(phone), await requested(phone)];
    const places = [];
    for (const { id } of [b, a, c]) places.push((await confirm(id)).body.reservation.position);
    expect(places).toEqual([1, 2, 3]);
    const office = await staff("orders");
    const first = await rowOf(b.email);
    await office.call(`/api/staff/reservations/move/${first?.id}`, { to: "expired" });
    const page = await (await visitor.get(`/en/iphone-reservation/confirm/${c.id}`)).text();
    expect(page).toMatch(/<b class="num">2<\/b>/);
    expect((await mailsTo(b.email)).at(-1)?.kind).toBe("reservation-expired");
  });

  test("works without scripts from the form to the success page", async () => {
    const phone = await phoneWith(1);
    const browser = testBrowser(app);
    const email = newEmail();
    const { terms: _, ...person } = PERSON;
    const fields = { phone_id: String(phone), email, ...person };
    expect((await browser.form("/en/iphone-reservation", fields)).status).toBe(422);
    const sent = await browser.form("/en/iphone-reservation", { ...fields, terms: "on" });
    expect([sent.status, sent.headers.get("location")]).toEqual([
      303,
      "/en/iphone-reservation?sent",
    ]);
    const link = `/en/iphone-reservation/confirm/${await linkOf(email)}`;
    // A mail scanner that opens the link changes nothing.
    expect((await browser.get(link)).status).toBe(200);
    expect((await rowOf(email))?.status).toBe("requested");
    expect((await browser.get("/en/reservation/success")).headers.get("location")).toBe(
      "/en/iphone-reservation",
    );
    const confirmed = await browser.form(link);
    expect([confirmed.status, confirmed.headers.get("location")]).toEqual([
      303,
      "/en/reservation/success",
    ]);
    const success = await browser.get("/en/reservation/success");
    expect(success.status).toBe(200);
    expect(await success.text()).toContain("place in the queue");
    expect(success.headers.get("cache-control")).toContain("no-store");
  });
});

describe("limits of reservations", () => {
  test("only one of three concurrent confirmations gets the last phone", async () => {
    const phone = await phoneWith(1);
    const people = [await requested(phone), await requested(phone), await requested(phone)];
    const answers = await Promise.all(people.map(({ id }) => confirm(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused) expect(body.message).toBe("reservation.errors.none_left");
    const taken = await app.db.$count(
      phoneReservations,
      and(eq(phoneReservations.phoneId, phone), eq(phoneReservations.status, "confirmed")),
    );
    expect(taken).toBe(1);
    const late = await reserve(phone);
    expect([late.status, late.body.message]).toEqual([409, "reservation.errors.none_left"]);
  });

  test("a released phone can be confirmed by another request", async () => {
    const phone = await phoneWith(1);
    const [first, second] = [await requested(phone), await requested(phone)];
    await confirm(first.id);
    expect((await confirm(second.id)).status).toBe(409);
    const office = await staff("orders");
    const row = await rowOf(first.email);
    await office.call(`/api/staff/reservations/move/${row?.id}`, { to: "expired" });
    expect((await confirm(second.id)).status).toBe(200);
  });

  test("staff cannot set a stock below the confirmed reservations", async () => {
    const phone = await phoneWith(3);
    await confirm((await requested(phone)).id);
    const office = await staff("orders");
    const set = (stock: number) =>
      office.call(`/api/staff/reservations/stock/${phone}`, {
        seen: { stock: 3 },
        changes: { stock },
      });
    expect((await set(0)).body.errors).toEqual({ stock: ["office.reservations.errors.reserved"] });
    expect((await set(1)).body.phone).toEqual({ id: phone, stock: 1 });
    expect(await leftOf(phone)).toBe(0);
  });

  test("one person gets one phone of a model, even if both links are confirmed at once", async () => {
    const model = `test-one-each-${++made}`;
    const [one, other] = [await phoneWith(5, model), await phoneWith(5, model)];
    const email = newEmail();
    const first = await requested(one, email);
    const second = await requested(other, email);
    const answers = await Promise.all([confirm(first.id), confirm(second.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe("reservation.errors.one_each");
    // The response does not reveal that somebody has a reservation: only the mail says so.
    const [known, stranger] = [await reserve(one, email), await reserve(one)];
    expect(known.status).toBe(stranger.status);
    expect(Object.keys(known.body)).toEqual(Object.keys(stranger.body));
    expect((await mailsTo(email)).at(-1)?.kind).toBe("reservation-already");
  });
});

describe("confirmation links", () => {
  test("respond with an error once used, or if guessed", async () => {
    const { id } = await requested(await phoneWith(2));
    expect((await confirm(id)).status).toBe(200);
    const again = await confirm(id);
    expect([again.status, again.body.message]).toEqual([409, "reservation.errors.used"]);
    for (const guess of [id.replace(/.{6}$/, "xxxxxx"), "1", "x".repeat(5000), "%00"]) {
      const answer = await visitor.call(`/api/reservation/confirm/${guess}`);
      expect(answer.status, guess.slice(0, 20)).toBeGreaterThanOrEqual(404);
      expect(answer.status).toBeLessThan(500);
      expect(
        (await visitor.get(`/en/iphone-reservation/confirm/${guess}`)).status,
      ).toBeGreaterThanOrEqual(400);
    }
  });

  test("respond with 404 on another site", async () => {
    const { id } = await requested(await phoneWith(2));
    const elsewhere = testBrowser(app, { host: "lv.localhost" });
    expect((await elsewhere.call(`/api/reservation/confirm/${id}`)).status).toBe(404);
    expect((await elsewhere.get(`/lv/iphone-reservation/confirm/${id}`)).status).toBe(404);
    expect((await confirm(id)).status).toBe(200);
  });

  test("expire after 24 hours, even before the job has run", async () => {
    const phone = await phoneWith(2);
    const late = await requested(phone);
    const past = new Date(Date.now() - 1000);
    const row = await rowOf(late.email);
    await app.db
      .update(phoneReservations)
      .set({ expiresAt: past })
      .where(eq(phoneReservations.id, row?.id ?? 0));
    expect((await confirm(late.id)).body.message).toBe("reservation.errors.too_late");
    await app.services.reservations.expireReservations();
    expect((await rowOf(late.email))?.status).toBe("expired");
    expect((await confirm(late.id)).body.message).toBe("reservation.errors.too_late");
    // People get no mail about a request that they never confirmed.
    expect(await mailsTo(late.email)).toHaveLength(1);
  });
});

test("an uncollected phone is released, and the personal data are deleted later", async () => {
  const phone = await phoneWith(1);
  const { email, id } = await requested(phone);
  await confirm(id);
  const row = await rowOf(email);
  const office = await staff("orders");
  await office.call(`/api/staff/reservations/move/${row?.id}`, { to: "ready" });
  const set = (values: Partial<typeof phoneReservations.$inferInsert>) =>
    app.db
      .update(phoneReservations)
      .set(values)
      .where(eq(phoneReservations.id, row?.id ?? 0));
  await set({ expiresAt: new Date(Date.now() - 1000) });
  await app.services.reservations.expireReservations();
  expect((await rowOf(email))?.status).toBe("expired");
  expect(await leftOf(phone)).toBe(1);
  await app.services.reservations.redactEndedReservations();
  expect(await rowOf(email)).toBeDefined();
  await set({ endedAt: new Date(Date.now() - 200 * 24 * 60 * 60 * 1000) });
  await app.services.reservations.redactEndedReservations();
  expect(await rowOf(email)).toBeUndefined();
});

describe("a refused reservation", () => {
  test("names invalid fields and phones that the site does not have", async () => {
    const elsewhere = await phoneWith(5, `test-elsewhere-${++made}`, 2);
    for (const phone of [elsewhere, 999_999]) {
      expect((await reserve(phone)).body.errors).toEqual({ phone_id: ["validation.invalid"] });
    }
    const { status, body } = await visitor.call("/api/reservation/create", {});
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual([
      "email",
      "first_name",
      "last_name",
      "phone_id",
      "phone_number",
      "terms",
    ]);
    const phone = await phoneWith(5);
    const link = await reserve(phone, newEmail(), { first_name: "win at www.evil.example" });
    expect(link.body.errors).toEqual({ first_name: ["validation.person_name"] });
  });

  test("is rate limited by e-mail address", async () => {
    const phone = await phoneWith(50);
    const email = newEmail();
    const statuses = [];
    for (let at = 0; at < 11; at++) statuses.push((await reserve(phone, email)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses[10]).toBe(429);
  });

  test("responds with 404 on a site without a marketplace (product notes §3)", async () => {
    const tp = testBrowser(app, { host: "tp.localhost" });
    for (const path of [
      "/lt/iphone-reservation",
      "/lt/reservation/success",
      "/lt/iphone-reservation/confirm/x",
    ]) {
      expect((await tp.get(path)).status, path).toBe(404);
    }
    expect((await tp.call("/api/reservation/models")).body.models).toEqual([]);
    expect(
      (await tp.call("/api/reservation/create", { phone_id: 1, email: "a@b.lt", ...PERSON }))
        .status,
    ).toBe(404);
  });

  test("staff calls for reservations respond with 404 to other roles", async () => {
    const { email } = await requested(await phoneWith(1));
    const row = await rowOf(email);
    for (const who of [visitor, await staff("warehouse")]) {
      expect((await who.call("/api/staff/reservations/list")).status).toBe(404);
      expect(
        (await who.call(`/api/staff/reservations/move/${row?.id}`, { to: "ready" })).status,
      ).toBe(404);
      expect((await who.call("/api/staff/reservations/stock/1")).status).toBe(404);
    }
    const { body } = await (await staff("orders")).call("/api/staff/reservations/list", {
      state: ["requested"],
      query: email,
    });
    expect(body.reservations.map((one: { id: number }) => one.id)).toEqual([row?.id]);
    expect(body.reservations[0].person.email).toBe(email);
  });
});

test("every selling site has phones to reserve with pictures", async () => {
  for (const host of ["localhost", "lt.localhost", "nl.localhost", "ae.localhost"]) {
    const { body } = await testBrowser(app, { host }).call("/api/reservation/models");
    const named = body.models.filter(({ name }: { name: string }) => name !== "Test phone");
    expect(named.length, host).toBe(3);
    const [first] = named[0].phones;
    expect((await app.ask(`/_ipx/w_240,f_webp/${first.picture}`)).status).toBe(200);
  }
});
