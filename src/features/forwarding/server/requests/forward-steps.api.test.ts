import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { declareTestParcel, PARCEL } from "#server/fixtures/purchases/declare-test-parcel.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";
import {
  FORWARD_PROGRESS,
  FORWARD_STATUSES,
  FORWARD_TRANSITIONS,
  type ForwardStatus,
} from "../../domain/forward-status.ts";
import {
  BOX,
  bringTo,
  callTo,
  forwardingCustomer,
  staffBrowser,
  statusOf,
  step,
} from "../fixtures/forwarding.ts";

const app = await testApp();
const warehouse = await staffBrowser(app, "warehouse");
const finance = await staffBrowser(app, "finance");

describe("declaring a parcel", () => {
  test("converts values from the shop's currency to euros for customs", async () => {
    const owner = await forwardingCustomer(app);
    const changes = { currency: "USD", lines: [{ ...PARCEL.lines[0], value: 108.5 }] };
    const { id } = await declareTestParcel(app, owner, "declared", changes as object);
    const { body } = await owner.call(`/api/forward/get/${id}`);
    expect(body.request.contents[0].lines).toMatchObject([
      { value: 100, paid: { amount: 108.5, currency: "USD" } },
    ]);
  });

  test("works without a tracking number, which can be added once", async () => {
    const owner = await forwardingCustomer(app);
    const { id } = await declareTestParcel(app, owner, "declared", { tracking_number: "" });
    const add = (tracking_number: string) =>
      owner.call(`/api/forward/add-tracking/${id}`, { tracking_number });
    const page = `/en/cartage-pro-delivery/${id}`;
    expect(await (await owner.get(page)).text()).toContain("No tracking number yet");
    expect((await add("RB123456786GB")).body.errors).toEqual({
      tracking_number: ["validation.tracking_check_digit"],
    });
    const other = await declareTestParcel(app, owner, "declared", {
      tracking_number: "RB123456785GB",
    });
    expect((await add("RB123456785GB")).body.errors).toEqual({
      tracking_number: ["validation.tracking_declared"],
    });
    expect(other.id).not.toBe(id);
    const wrong = await owner.form(page, { step: "tracking", tracking_number: "1" });
    expect(wrong.status).toBe(422);
    const added = await owner.form(page, {
      step: "tracking",
      tracking_number: "1Z999AA10123456784",
    });
    expect([added.status, added.headers.get("location")]).toEqual([303, page]);
    const { body } = await owner.call(`/api/forward/get/${id}`);
    expect(body.request.contents[0]).toMatchObject({
      tracking_number: "1Z999AA10123456784",
      carrier: "ups",
    });
    expect((await add("1Z12345E1512345676")).status).toBe(409);
  });
});

describe("staff calls", () => {
  test("are not found without the role and change nothing", async () => {
    const owner = await forwardingCustomer(app);
    const { id } = await declareTestParcel(app, owner);
    const calls = [
      ["receive", BOX],
      ["pack", {}],
      ["ship", { carrier: "DHL", tracking_number: "X1" }],
      ["move", { to: "returned" }],
      ["settle-customs", { duty: 0, vat: 0 }],
      ["charge-storage", {}],
    ] as const;
    for (const browser of [owner, testBrowser(app), await staffBrowser(app, "content")]) {
      for (const [name, body] of calls) {
        expect((await step(browser, name, id, body)).status, name).toBe(404);
      }
    }
    expect((await step(warehouse, "settle-customs", id, { duty: 0, vat: 0 })).status).toBe(404);
    expect((await step(finance, "receive", id, BOX)).status).toBe(404);
    expect(await statusOf(owner, id)).toBe("declared");
  });

  test.each([
    ["sizes below zero", { ...BOX, length: -10 }],
    ["a weight of nothing", { ...BOX, weight: 0 }],
    ["an absurd weight", { ...BOX, weight: 5000 }],
    ["an absurd size", { ...BOX, height: 900 }],
  ])("refuse %s when a parcel is received", async (_what, box) => {
    const owner = await forwardingCustomer(app);
    const { id } = await declareTestParcel(app, owner);
    expect((await step(warehouse, "receive", id, box)).status).toBe(422);
    expect(await statusOf(owner, id)).toBe("declared");
  });
});

/** The statuses that one call leads to; "consolidated" needs several requests. */
const CALLED = FORWARD_STATUSES.filter((to) => to !== "declared" && to !== "consolidated");
const BY_SAYING: readonly ForwardStatus[] = ["on_hold", "awaiting_payment"];

/** By the table, except that receiving needs measures, and "paid" goes back only by a refund. */
function leads(from: ForwardStatus, to: ForwardStatus): boolean {
  const isAllowed = FORWARD_TRANSITIONS[from].includes(to);
  return isAllowed && (to !== "received" || BY_SAYING.includes(from));
}

/** Paying again succeeds and leads to the paid request. */
const isPaid = (status: ForwardStatus): boolean =>
  FORWARD_PROGRESS.indexOf(status) >= FORWARD_PROGRESS.indexOf("paid");

describe.each(FORWARD_STATUSES)("a request that is %s", (from) => {
  test("allows exactly the transitions of the table", async () => {
    const owner = await forwardingCustomer(app, 1_000_000);
    const id = await bringTo(app, { owner, warehouse }, from);
    const at = { owner, warehouse, id };
    expect(await statusOf(owner, id)).toBe(from);
    for (const to of CALLED.filter((status) => !leads(from, status))) {
      // Choosing again before payment is no step, and no error.
      if (from === to && to === "awaiting_payment") continue;
      const isPaidAgain = to === "paid" && isPaid(from);
      expect((await callTo(at, to)).status === 200, `${from} to ${to}`).toBe(isPaidAgain);
      expect(await statusOf(owner, id)).toBe(from);
    }
    if (from !== "declared") {
      expect((await step(warehouse, "receive", id, BOX)).status).toBe(409);
    }
    for (const next of CALLED.filter((status) => leads(from, status))) {
      const another = { ...at, id: await bringTo(app, { owner, warehouse }, from) };
      expect((await callTo(another, next)).status, `${from} to ${next}`).toBe(200);
      expect(await statusOf(owner, another.id)).toBe(next);
    }
  });
});

test("demo parcels show their photos, and a declared one says when they will appear", async () => {
  const marta = testBrowser(app);
  const login = { email: "marta@cartage.example", password: "demo-cartage" };
  expect((await marta.call("/api/auth/login", login)).status).toBe(200);
  const { items } = (await marta.call("/api/forward/list")).body;
  type Item = { id: number; status: string; photo: string | null };
  const here = (items as Item[]).filter(({ status }) => status !== "declared");
  expect(here.filter(({ photo }) => photo === null)).toEqual([]);
  const [first] = here;
  const { photos } = (await marta.call(`/api/forward/get/${first?.id}`)).body.request.contents[0];
  expect(photos).toHaveLength(3);
  for (const photo of photos) {
    const seen = await marta.get(photo);
    expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/webp"]);
  }
  const coming = (items as Item[]).find(({ status }) => status === "declared");
  const page = await (await marta.get(`/lt/cartage-pro-delivery/${coming?.id}`)).text();
  expect(page).toContain("Nuotraukos atsiras, kai siunta pasieks mūsų sandėlį.");
});

test("a white-label site redirects old product paths to its own, forms included", async () => {
  const owner = await registeredBrowser(app, { host: "wl.localhost" });
  const guest = testBrowser(app, { host: "wl.localhost" });
  const led = async (answer: Promise<Response>) => {
    const { status, headers } = await answer;
    return [status, headers.get("location")];
  };
  expect(await led(guest.get("/en/cartage-pro"))).toEqual([308, "/en/atelier-pro"]);
  const declare = "-pro-delivery?declare=1";
  expect(await led(owner.get(`/en/cartage${declare}`))).toEqual([308, `/en/atelier${declare}`]);
  const paying = await led(owner.get("/lt/cartage-pro-payment/5001"));
  expect(paying).toEqual([308, "/lt/atelier-pro-payment/5001"]);
  const form = await led(owner.form("/en/cartage-pro", { step: "accept", agree: "on" }));
  expect(form).toEqual([308, "/en/atelier-pro"]);
  expect((await owner.get("/en/atelier-pro")).status).toBe(200);
  expect((await owner.get("/en/cartage-pro-x")).status).toBe(404);
});

test("a hold is answered on the parcel's page, and the answer is mailed to staff", async () => {
  const owner = await forwardingCustomer(app);
  const { id } = await declareTestParcel(app, owner, "received");
  const note = "Is there a battery inside?";
  expect((await step(warehouse, "move", id, { to: "on_hold", note })).status).toBe(200);
  const page = `/en/cartage-pro-delivery/${id}`;
  expect(await (await owner.get(page)).text()).toContain(note);
  expect((await owner.form(page, { step: "answer", message: " " })).status).toBe(422);
  const tooLong = "Only clothes. ".repeat(300);
  const refused = await owner.form(page, { step: "answer", message: tooLong });
  expect(refused.status).toBe(422);
  // Without JavaScript, the user sees only the page in the response.
  expect(await refused.text()).toContain(tooLong);
  const sent = await owner.form(page, { step: "answer", message: "No, only clothes." });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, page]);
  const answered = await (await owner.get(page)).text();
  for (const said of ["We have your answer", note, "No, only clothes."]) {
    expect(answered).toContain(said);
  }
  const { rows } = await app.db.execute<{ plain: string }>(
    sql`select plain from mails where kind = 'contact-parcel' order by id desc limit 1`,
  );
  for (const said of [owner.email, `FR${id}`, "No, only clothes."]) {
    expect(rows[0]?.plain).toContain(said);
  }
  const again = await owner.call(`/api/forward/answer/${id}`, { message: "Not one." });
  expect([again.status, again.body.message]).toEqual([409, "forwarding.errors.step"]);
});

test("an answer to a hold is a task until staff move the parcel", async () => {
  const owner = await forwardingCustomer(app);
  const { id } = await declareTestParcel(app, owner, "received");
  const answer = () => owner.call(`/api/forward/answer/${id}`, { message: "Only clothes inside" });
  const tasks = async () =>
    (await warehouse.call("/api/staff/tasks/list", {})).body.tasks.filter(
      ({ key }: { key: string }) => key === `hold_answer:forward_request:${id}`,
    );
  expect((await answer()).status).toBe(409);
  await step(warehouse, "move", id, { to: "on_hold", note: "A battery?" });
  expect(await tasks()).toEqual([]);
  expect((await answer()).status).toBe(200);
  expect(await tasks()).toMatchObject([
    { label: `FR${id}`, detail: expect.stringContaining("Only clothes inside") },
  ]);
  await step(warehouse, "move", id, { to: "received" });
  expect(await tasks()).toEqual([]);
});

test("erasing an account removes its answers to holds but keeps the steps", async () => {
  const owner = await forwardingCustomer(app);
  const { id } = await declareTestParcel(app, owner, "received");
  await step(warehouse, "move", id, { to: "on_hold", note: "A battery?" });
  const message = "Ring my brother Zyprianas";
  expect((await owner.call(`/api/forward/answer/${id}`, { message })).status).toBe(200);
  await step(warehouse, "move", id, { to: "returned" });
  const traces = async () => {
    const { rows } = await app.db.execute<{ steps: number; words: number }>(sql`
      select count(*)::int as steps,
        (count(*) filter (where step::text || coalesce(answer::text, '') like ${`%${message}%`}))::int as words
      from forward_history step left join forward_hold_answers answer on answer.step_id = step.id
      where step.request_id = ${id}`);
    return rows[0];
  };
  expect(await traces()).toEqual({ steps: 5, words: 1 });
  const gone = await owner.call("/api/account/delete", { password: owner.password });
  expect(gone.status).toBe(200);
  expect(await traces()).toEqual({ steps: 5, words: 0 });
});
