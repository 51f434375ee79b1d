import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { addDays, utcDay } from "#core/dates.ts";
import { declareTestParcel, PARCEL } from "#server/fixtures/purchases/declare-test-parcel.ts";
import { placeTestOrder } from "#server/fixtures/purchases/place-test-order.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";
import { testPicture } from "#server/fixtures/test-picture.ts";
import {
  BOX,
  bringTo,
  forwardingCustomer,
  staffBrowser,
  statusOf,
  step,
} from "./fixtures/forwarding.ts";

const app = await testApp();
const warehouse = await staffBrowser(app, "warehouse");

describe("the declaration of forwarding terms", () => {
  test("must be accepted in the current version before anything else", async () => {
    const owner = await registeredBrowser(app);
    const refused = {
      status: 403,
      body: { status: false, message: "forwarding.errors.declaration" },
    };
    expect(await owner.call("/api/forward/address")).toEqual(refused);
    expect(await owner.call("/api/forward/declare", PARCEL)).toEqual(refused);
    const page = await owner.get("/en/cartage-pro-delivery");
    expect([page.status, page.headers.get("location")]).toEqual([302, "/en/cartage-pro"]);
    const old = await owner.call("/api/forward/accept-declaration", { version: 0 });
    expect([old.status, old.body.message]).toEqual([422, "forwarding.errors.old_declaration"]);
    const form = await owner.form("/en/cartage-pro", { step: "accept" });
    expect(form.status).toBe(422);
    const agreed = await owner.form("/en/cartage-pro", { step: "accept", agree: "on" });
    expect([agreed.status, agreed.headers.get("location")]).toEqual([303, "/en/cartage-pro"]);
    expect((await owner.get("/en/cartage-pro-delivery")).status).toBe(200);
  });

  test("gives each customer an address with their own suite at each warehouse", async () => {
    const [one, other] = [await forwardingCustomer(app), await forwardingCustomer(app)];
    const suites: string[] = [];
    for (const owner of [one, other]) {
      await owner.call("/api/forward/accept-declaration", { version: 1 });
      const { body } = await owner.call("/api/forward/address");
      expect(body.addresses.map((address: { warehouse: string }) => address.warehouse)).toEqual([
        "US",
        "GB",
        "DE",
      ]);
      expect(body.addresses[0]).toMatchObject({
        name: "Rasa Rasaite",
        phone: "+1 302 555 0142",
        suite: body.suite,
      });
      expect((await owner.call("/api/forward/address")).body.suite).toBe(body.suite);
      expect(await (await owner.get("/en/cartage-pro")).text()).toContain(body.suite);
      suites.push(body.suite);
    }
    expect(suites[0]).not.toBe(suites[1]);
  });
});

describe("declaring a parcel", () => {
  test("stores its carrier and refuses the same tracking number again", async () => {
    const owner = await forwardingCustomer(app);
    const { id } = await declareTestParcel(app, owner, "declared", {
      tracking_number: " 1z 999 aa1 01-2345-6784 ",
    });
    const { body } = await owner.call(`/api/forward/get/${id}`);
    expect(body.request).toMatchObject({ number: `FR${id}`, status: "declared", total: null });
    expect(body.request.contents).toMatchObject([
      { tracking_number: "1Z999AA10123456784", carrier: "ups", shop: "Target", measures: null },
    ]);
    const again = await owner.call("/api/forward/declare", PARCEL);
    expect(again.body.errors).toEqual({ tracking_number: ["validation.tracking_declared"] });
  });

  const lines = (change: object) => ({ lines: [{ ...PARCEL.lines[0], ...change }] });
  test.each([
    ["a wrong check digit", { tracking_number: "1Z999AA10123456785" }, "tracking_number"],
    ["a currency that shops there do not take", { currency: "GBP" }, "currency"],
    ["a number that is a script", { tracking_number: "<script>1" }, "tracking_number"],
    ["no shop", { shop: "  " }, "shop"],
    ["a shop that nobody can see", { shop: "\u202e\u200b" }, "shop"],
    ["a warehouse that is none", { warehouse: "XX" }, "warehouse"],
    ["no lines", { lines: [] }, "lines"],
    ["200 lines", { lines: Array.from({ length: 200 }, () => PARCEL.lines[0]) }, "lines"],
    ["a quantity of 0", lines({ quantity: 0 }), "lines.0.quantity"],
    ["half a piece", lines({ quantity: 0.5 }), "lines.0.quantity"],
    ["a value below zero", lines({ value: -5 }), "lines.0.value"],
    ["an absurd value", lines({ value: 1e9 }), "lines.0.value"],
    ["an unknown kind of goods", lines({ tariff: "gold" }), "lines.0.tariff"],
    ["what cannot be carried", lines({ name: "Hunting rifle" }), "lines.0.name"],
    ["somebody else's file as invoice", { invoice: `c1-parcel-${"a".repeat(32)}` }, "invoice"],
    ["markup as a name", lines({ name: "<img src=x onerror=alert(1)>" }), "lines.0.name"],
  ])("is refused at the right field for %s", async (_what, changes, field) => {
    const owner = await forwardingCustomer(app);
    await owner.call("/api/forward/accept-declaration", { version: 1 });
    const { status, body } = await owner.call("/api/forward/declare", { ...PARCEL, ...changes });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect((await owner.call("/api/forward/list")).body).toMatchObject({ items: [], total: 0 });
  });
});

describe("access to parcels", () => {
  test("of other customers is refused by pages and consolidation", async () => {
    const [owner, other] = [await forwardingCustomer(app), await forwardingCustomer(app)];
    const { id } = await declareTestParcel(app, owner, "received");
    const mine = await declareTestParcel(app, other, "received");
    for (const page of ["cartage-pro-delivery", "cartage-pro-payment"]) {
      const theirs = await other.get(`/en/${page}/${id}`);
      const never = await other.get(`/en/${page}/999999999`);
      expect([theirs.status, never.status]).toEqual([404, 404]);
      const guest = await testBrowser(app).get(`/en/${page}/${id}`);
      expect(guest.headers.get("location")).toContain("/en/login?redirect=");
    }
    expect((await owner.get(`/en/cartage-pro-delivery/${id}`)).status).toBe(200);
    const shared = await other.call("/api/forward/consolidate", { ids: [mine.id, id] });
    expect(shared.status).toBe(404);
    expect(await statusOf(owner, id)).toBe("received");
  });

  test("at unknown product pages gives 404 without a login", async () => {
    const guest = testBrowser(app);
    for (const path of ["/en/other-pro", "/en/cartage-pro-x/1", "/en/other-pro-delivery/1"]) {
      expect((await guest.get(path)).status, path).toBe(404);
    }
    const own = await guest.get("/en/forward-requests/5001");
    expect(own.headers.get("location")).toBe("/en/cartage-pro-delivery/5001");
  });
});

describe("consolidating parcels", () => {
  test("compares the prices first and then packs them as one request", async () => {
    const owner = await forwardingCustomer(app);
    const one = await declareTestParcel(app, owner, "received");
    const other = await declareTestParcel(app, owner, "received");
    const ids = [other.id, one.id];
    const asked = await owner.call("/api/forward/consolidate", { ids, simulate: true });
    expect(asked.body.methods.length).toBe(2);
    for (const { together, apart, saved, cheaper } of asked.body.methods) {
      expect(saved).toBeCloseTo(Math.abs(apart - together), 2);
      expect(cheaper).toBe(together <= apart ? "together" : "apart");
    }
    expect(asked.body.request).toBeUndefined();
    expect(await statusOf(owner, other.id)).toBe("received");
    const packed = await owner.call("/api/forward/consolidate", { ids });
    expect(packed.body.request).toMatchObject({ id: one.id, status: "received", parcels: 2 });
    const gone = (await owner.call(`/api/forward/get/${other.id}`)).body.request;
    expect(gone).toMatchObject({ status: "consolidated", merged_into: one.id, parcels: 0 });
    expect((await owner.call("/api/forward/list")).body.total).toBe(1);
    const offers = packed.body.request.offers as { method: string; total: number }[];
    for (const { method, together } of asked.body.methods) {
      expect(offers.find((offer) => offer.method === method)?.total).toBe(together);
    }
  });

  test("is refused for one alone, a repeated one, a missing one and another warehouse", async () => {
    const owner = await forwardingCustomer(app);
    const { id } = await declareTestParcel(app, owner, "received");
    const late = await declareTestParcel(app, owner);
    const elsewhere = await declareTestParcel(app, owner, "received", { warehouse: "DE" });
    const refusal = async (ids: number[]) =>
      (await owner.call("/api/forward/consolidate", { ids })).body.message;
    expect(await refusal([id])).toBe("errors.invalid_input");
    expect(await refusal([id, id])).toBe("forwarding.errors.too_few");
    expect(await refusal([id, late.id])).toBe("forwarding.errors.not_received");
    expect(await refusal([id, elsewhere.id])).toBe("forwarding.errors.other_warehouse");
  });
});

test("parcels that are too heavy for one box cannot be consolidated", async () => {
  const owner = await forwardingCustomer(app);
  const ids: number[] = [];
  for (const weight of [16, 15]) {
    const { id } = await declareTestParcel(app, owner);
    await step(warehouse, "receive", id, { ...BOX, weight });
    ids.push(id);
  }
  for (const simulate of [true, false]) {
    const { status, body } = await owner.call("/api/forward/consolidate", { ids, simulate });
    expect([status, body.message]).toEqual([422, "forwarding.errors.too_large"]);
  }
});

test("a value below one cent is refused, and a page out of range causes no error", async () => {
  const owner = await forwardingCustomer(app);
  await declareTestParcel(app, owner);
  const lines = PARCEL.lines.map((line) => ({ ...line, value: 0.004 }));
  expect((await owner.call("/api/forward/declare", { ...PARCEL, lines })).status).toBe(422);
  for (const page of ["1e300", "Infinity", "-1e300"]) {
    const answer = await owner.get(`/en/cartage-pro-delivery?page=${page}`);
    expect(answer.status, page).toBeLessThan(400);
  }
});

describe("parcel photos", () => {
  const BYTES = {
    png: testPicture(),
    pdf: new TextEncoder().encode("%PDF-1.7\n%%EOF\n"),
  };
  const save = async (kind: keyof typeof BYTES, owner: number | null = null) => {
    const saved = await app.services.files.save(BYTES[kind], { owner, kind: "parcel" });
    return saved.ok ? saved.value : "";
  };
  const isThere = async (id: string) => (await app.services.files.readMetadata(id)) !== undefined;

  test("must be pictures and are visible only to the owner and warehouse staff", async () => {
    const owner = await forwardingCustomer(app);
    const { id } = await declareTestParcel(app, owner);
    const mixed = [await save("png"), await save("pdf")];
    const refused = await step(warehouse, "receive", id, { ...BOX, photos: mixed });
    expect([refused.status, refused.body.message]).toEqual([422, "errors.file_type"]);
    await step(warehouse, "receive", id, { ...BOX, photos: [await save("png")] });
    const [photo] = (await owner.call(`/api/forward/get/${id}`)).body.request.contents[0].photos;
    const content = await staffBrowser(app, "content");
    const answers = [owner, warehouse, content, testBrowser(app)].map((one) => one.get(photo));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 404, 404]);
  });

  test("are copied to the customer once, and the copies removed if receiving fails", async () => {
    const owner = await forwardingCustomer(app);
    const { id } = await declareTestParcel(app, owner);
    const staffId = (await warehouse.call("/api/office/me")).body.me.user.id;
    const [own, another] = [await save("png", staffId), await save("png", owner.id)];
    const spied = vi.spyOn(app.services.files, "save");
    onTestFinished(() => void spied.mockRestore());
    // The parcel's status changes while its photos are being copied.
    spied.mockImplementationOnce(async () => {
      const late = await save("png", owner.id);
      await app.db.execute(sql`update forward_requests set status = 'on_hold' where id = ${id}`);
      return { ok: true, value: late };
    });
    const photos = [own, another];
    expect((await step(warehouse, "receive", id, { ...BOX, photos })).status).toBe(409);
    const kept = await Promise.all(spied.mock.results.map(({ value }) => value));
    const unnamed = kept.filter(({ value }) => !photos.includes(value));
    expect(unnamed.length).toBeGreaterThan(0);
    for (const { value } of unnamed) {
      expect(await isThere(value)).toBe(false);
    }
    spied.mockRestore();
    expect([await isThere(own), await isThere(another)]).toEqual([true, true]);
    await app.db.execute(sql`update forward_requests set status = 'declared' where id = ${id}`);
    expect((await step(warehouse, "receive", id, { ...BOX, photos })).status).toBe(200);
    const { contents } = (await owner.call(`/api/forward/get/${id}`)).body.request;
    expect(contents[0].photos).toHaveLength(2);
    expect([await isThere(own), await isThere(another)]).toEqual([false, true]);
  });
});

test("the end of free storage is announced once by mail while the parcel waits", async () => {
  const owner = await forwardingCustomer(app);
  const { id } = await declareTestParcel(app, owner, "received");
  const mailsAfter = async (days: number) => {
    await app.db.execute(sql`update forward_parcels
      set received_at = now() - make_interval(days => ${days}) where request_id = ${id}`);
    await app.services.forwarding.notifyStorageEnds();
    const { rows } = await app.db.execute<{ plain: string }>(sql`select plain from mails
      where recipient = ${owner.email} and kind = 'forward-storage'`);
    return rows.map(({ plain }) => plain);
  };
  expect(await mailsAfter(24)).toEqual([]);
  // Free storage has ended, so it is too late to announce the end.
  expect(await mailsAfter(31)).toEqual([]);
  await app.db.execute(sql`update forward_requests set status = 'returned' where id = ${id}`);
  expect(await mailsAfter(26)).toEqual([]);
  await app.db.execute(sql`update forward_requests set status = 'received' where id = ${id}`);
  const [mail] = await mailsAfter(26);
  expect(mail).toContain(`FR${id}`);
  expect(mail).toContain(addDays(utcDay(new Date()), 4));
  expect(mail).toContain("0.50");
  expect(await mailsAfter(28)).toHaveLength(1);
});

test("two parcels of one request each get their own storage mail", async () => {
  const owner = await forwardingCustomer(app);
  const { id } = await declareTestParcel(app, owner, "received");
  const other = await declareTestParcel(app, owner, "received");
  await app.db.execute(sql`update forward_parcels set request_id = ${id}
    where request_id = ${other.id}`);
  const [early, late] = [sql`min(id)`, sql`max(id)`];
  const mailsAfter = async (which: typeof early, days: number) => {
    await app.db.execute(sql`update forward_parcels
      set received_at = now() - make_interval(days => ${days})
      where id = (select ${which} from forward_parcels where request_id = ${id})`);
    await app.services.forwarding.notifyStorageEnds();
    const { rows } = await app.db.execute(sql`select from mails
      where recipient = ${owner.email} and kind = 'forward-storage'`);
    return rows.length;
  };
  expect(await mailsAfter(late, 2)).toBe(0);
  expect(await mailsAfter(early, 27)).toBe(1);
  expect(await mailsAfter(late, 10)).toBe(1);
  expect(await mailsAfter(late, 27)).toBe(2);
  expect(await mailsAfter(late, 28)).toBe(2);
});

test("parcels are listed with the orders and filtered by kind and unpaid", async () => {
  const owner = await forwardingCustomer(app);
  const declared = await declareTestParcel(app, owner);
  const order = await placeTestOrder(app, owner);
  const unpaid = await bringTo(app, { owner, warehouse }, "awaiting_payment");
  const list = async (type_for_filter: string | null) => {
    const { body } = await owner.call("/api/my-orders/get-my-orders", { type_for_filter });
    const numbers = body.items.map(({ number }: { number: string }) => number);
    expect(body.total).toBe(numbers.length);
    return numbers;
  };
  const [first, second, third] = [`FR${unpaid}`, `QU${order.id}`, `FR${declared.id}`];
  expect(await list("all_orders")).toEqual([first, second, third]);
  expect(await list(null)).toEqual([first, second, third]);
  expect(await list("forward_requests")).toEqual([first, third]);
  expect(await list("unpaid")).toEqual([first, second]);
  expect(await list("shop_orders")).toEqual([second]);
  const page = await (await owner.get("/en/my-orders")).text();
  expect(page).toContain(`/en/forward-requests/${unpaid}?pay`);
});

test("an account with an open parcel cannot be deleted; its export has the parcels", async () => {
  const owner = await forwardingCustomer(app);
  const { id } = await declareTestParcel(app, owner);
  const asked = await owner.call("/api/account/delete", { password: owner.password });
  expect([asked.status, asked.body.message]).toEqual([422, "account.errors.parcel_remains"]);
  const exported = (await owner.call("/api/account/export")).body;
  expect(JSON.stringify(exported)).toContain(`FR${id}`);
  await step(warehouse, "move", id, { to: "returned" });
  expect((await owner.call("/api/account/delete", { password: owner.password })).status).toBe(200);
});

test("an owner gets mails when a parcel is received, paid and shipped", async () => {
  const owner = await forwardingCustomer(app, 100_000);
  const id = await bringTo(app, { owner, warehouse }, "shipped");
  const { rows } = await app.db.execute<{ kind: string; plain: string }>(
    sql`select kind, plain from mails where recipient = ${owner.email} and (kind like 'forward-%' or kind like 'parcel-%') order by id`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    "forward-received",
    "forward-paid",
    "parcel-shipped",
  ]);
  for (const { plain } of rows) expect(plain).toContain(`FR${id}`);
  expect(rows[0]?.plain).toContain(`/cartage-pro-delivery/${id}`);
  expect(rows[2]?.plain).toContain("/tracking/3318810025");
});
