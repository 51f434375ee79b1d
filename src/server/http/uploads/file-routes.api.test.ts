import { eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { claims } from "#features/claims/server/claims.tables.ts";
import { forwardParcels, forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import { quoteLines, quotes } from "#features/quotes/server/quotes.tables.ts";
import { limitStaff } from "../../fixtures/staff/limit-staff.ts";
import { staffBrowser } from "../../fixtures/staff/staff-browser.ts";
import { testApp } from "../../fixtures/test-app.ts";
import { registeredBrowser } from "../../fixtures/test-browser.ts";
import { testPicture } from "../../fixtures/test-picture.ts";

const shop = await testApp();

async function upload(
  body: Uint8Array<ArrayBuffer>,
  { kind = "quote", headers = {} }: { kind?: string; headers?: Record<string, string> } = {},
) {
  const request = new Request(`http://localhost:3000/api/files/upload?kind=${kind}`, {
    method: "POST",
    headers: { host: "localhost:3000", "content-type": "application/octet-stream", ...headers },
    body,
  });
  const response = await shop.app.fetch(request);
  return { status: response.status, body: await response.json() };
}

const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

test("an uploaded picture is served with its type, sandboxed and without sniffing", async () => {
  const { status, body } = await upload(testPicture());
  expect([status, body]).toMatchObject([200, { status: true, type: "image/png" }]);
  const shown = await shop.ask(`/api/files/${body.id}`);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect([...new Uint8Array(await shown.arrayBuffer())]).toEqual([...testPicture()]);
});

describe("an upload", () => {
  test("over 10 MB is refused, and one over 50 MB even unread", async () => {
    const large = await upload(testPicture(10 * 1024 * 1024 + 1));
    expect([large.status, large.body.message]).toEqual([413, "errors.file_too_large"]);
    const promised = await upload(testPicture(), { headers: { "content-length": "52428800" } });
    expect(promised.status).toBe(413);
  });
  test("of HTML is refused although it is labelled as a picture", async () => {
    const page = new TextEncoder().encode("<html><script>alert(1)</script></html>");
    const { status, body } = await upload(page, { headers: { "content-type": "image/png" } });
    expect([status, body.message]).toEqual([422, "errors.file_type"]);
  });
  test("of an unknown kind or from another site's page is refused", async () => {
    expect((await upload(testPicture(), { kind: "anything" })).status).toBe(422);
    const foreign = await upload(testPicture(), { headers: { origin: "http://evil.example" } });
    expect(foreign.status).toBe(403);
  });
  test("of a truncated photograph is refused", async () => {
    const { status, body } = await upload(testPicture(90).slice(0, 60));
    expect([status, body.message]).toEqual([422, "errors.file_broken"]);
  });
  test("of a parcel's documents is refused for a guest", async () => {
    expect((await upload(testPicture(), { kind: "parcel" })).status).toBe(401);
  });
});

test("a customer's file is visible only to that customer", async () => {
  const [owner, stranger] = [await registeredBrowser(shop), await registeredBrowser(shop)];
  const { body } = await upload(testPicture(), {
    kind: "parcel",
    headers: { cookie: cookieOf(owner) },
  });
  const statusFor = async (headers: Record<string, string>) =>
    (await shop.ask(`/api/files/${body.id}`, { headers })).status;
  expect(await statusFor({ cookie: cookieOf(owner) })).toBe(200);
  expect(await statusFor({ cookie: cookieOf(stranger) })).toBe(404);
  expect(await statusFor({})).toBe(404);
});

test.each([
  [
    "claim",
    { support: 200, owner: 200, orders: 404, warehouse: 404, finance: 404, catalogue: 404 },
  ],
  [
    "parcel",
    { support: 200, owner: 200, orders: 200, warehouse: 200, finance: 200, catalogue: 404 },
  ],
])("a customer's %s is visible only to staff whose role handles it", async (kind, statuses) => {
  const owner = await registeredBrowser(shop);
  const { body } = await upload(testPicture(), { kind, headers: { cookie: cookieOf(owner) } });
  const seen: Record<string, number> = {};
  for (const role of Object.keys(statuses)) {
    const staff = await staffBrowser(shop, role);
    seen[role] = (await staff.get(`/api/files/${body.id}`)).status;
  }
  expect(seen).toEqual(statuses);
});

/** Each puts a file into a record of a customer and a site. */
const NAMES: Record<"claim" | "parcel" | "quote", (file: string) => Promise<unknown>> = {
  claim: (file) =>
    shop.db
      .update(claims)
      .set({ files: [file] })
      .where(eq(claims.id, claim.id)),
  parcel: (file) =>
    shop.db
      .update(forwardParcels)
      .set({ photos: [file] })
      .where(eq(forwardParcels.requestId, request.id)),
  quote: (file) =>
    shop.db
      .update(quoteLines)
      .set({ files: [file] })
      .where(eq(quoteLines.quoteId, quote.id)),
};
const first = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error("The demo has none");
  return row;
};
const claim = first(await shop.db.select().from(claims).limit(1));
const request = first(
  await shop.db
    .select()
    .from(forwardRequests)
    .where(
      inArray(
        forwardRequests.id,
        shop.db.select({ id: forwardParcels.requestId }).from(forwardParcels),
      ),
    )
    .limit(1),
);
const quote = first(await shop.db.select().from(quotes).limit(1));

test.each([
  ["claim", claim],
  ["parcel", request],
  ["quote", quote],
] as const)(
  "a customer's %s answers 404 to staff of another site, as if it did not exist",
  async (kind, { customerId, siteId }) => {
    const saved = await shop.services.files.save(testPicture(), { owner: customerId, kind });
    if (!saved.ok) throw new Error(saved.code);
    const statusFor = async (siteIds: number[]) => {
      await limitStaff(shop, "support@cartage.example", { role: "support", siteIds });
      const staff = await staffBrowser(shop, "support");
      return (await staff.get(`/api/files/${saved.value}`)).status;
    };
    expect(await statusFor([siteId])).toBe(404);
    await NAMES[kind](saved.value);
    const others = shop.services.sites.registry.all().map(({ id }) => id);
    expect(await statusFor([siteId])).toBe(200);
    expect(await statusFor(others.filter((id) => id !== siteId))).toBe(404);
  },
);

describe("a chunked upload", () => {
  const whole = testPicture(1000);
  type Customer = Awaited<ReturnType<typeof registeredBrowser>>;

  async function part(
    browser: Customer | undefined,
    upload: string,
    offset: number,
    bytes: Uint8Array<ArrayBuffer>,
  ) {
    const address = `http://localhost:3000/api/files/part/${upload}?offset=${offset}`;
    const headers = { host: "localhost:3000", cookie: browser ? cookieOf(browser) : "" };
    const response = await shop.app.fetch(
      new Request(address, { method: "POST", headers, body: bytes }),
    );
    return { status: response.status, body: await response.json() };
  }
  const begin = async (browser: Customer, size = whole.length) =>
    (await browser.call("/api/files/begin", { kind: "claim", size })).body.upload as string;

  test("continues after a lost connection at its offset, and is complete at the end", async () => {
    const owner = await registeredBrowser(shop);
    const upload = await begin(owner);
    expect((await part(owner, upload, 0, whole.slice(0, 400))).body).toMatchObject({ offset: 400 });
    const again = await part(owner, upload, 0, whole.slice(0, 400));
    expect([again.status, again.body.message]).toEqual([409, "errors.upload_offset"]);
    const { body: state } = await owner.call(`/api/files/state/${upload}`);
    expect(state).toMatchObject({ offset: 400 });
    const { body } = await part(owner, upload, state.offset, whole.slice(400));
    expect(body).toMatchObject({ offset: 1000 });
    const kept = await owner.get(`/api/files/${body.id}`);
    expect([...new Uint8Array(await kept.arrayBuffer())]).toEqual([...whole]);
    expect((await owner.call(`/api/files/state/${upload}`)).body.id).toBe(body.id);
  });

  test("of another customer answers as if it did not exist", async () => {
    const [owner, stranger] = [await registeredBrowser(shop), await registeredBrowser(shop)];
    const upload = await begin(owner);
    const never = upload.replace(/.{8}$/, "xxxxxxxx");
    expect(await part(stranger, upload, 0, whole)).toEqual(await part(stranger, never, 0, whole));
    expect(await stranger.call(`/api/files/state/${upload}`)).toEqual(
      await stranger.call(`/api/files/state/${never}`),
    );
    expect((await part(undefined, upload, 0, whole)).status).toBe(401);
    expect((await owner.call(`/api/files/state/${upload}`)).body.offset).toBe(0);
  });

  test.each([
    ["a page", "<html><script>alert(1)</script></html>"],
    ["a drawing with a script", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ["a zip", "PK\u0003\u0004 forty-two kilobytes that want to be petabytes"],
  ])("of %s is refused with its first part", async (_what, text) => {
    const owner = await registeredBrowser(shop);
    const upload = await begin(owner);
    const sent = await part(owner, upload, 0, new TextEncoder().encode(text));
    expect([sent.status, sent.body.message]).toEqual([422, "errors.file_type"]);
  });

  test("of a truncated photograph is refused with its last part, and nothing is stored", async () => {
    const owner = await registeredBrowser(shop);
    const cut = testPicture(90).slice(0, 60);
    const upload = await begin(owner, cut.length);
    await part(owner, upload, 0, cut.slice(0, 40));
    const last = await part(owner, upload, 40, cut.slice(40));
    expect([last.status, last.body.message]).toEqual([422, "errors.file_broken"]);
    expect((await owner.call(`/api/files/state/${upload}`)).status).toBe(404);
  });

  test("is refused over 10 MB in total, and a part that is too long is not read", async () => {
    const owner = await registeredBrowser(shop);
    const large = await owner.call("/api/files/begin", {
      kind: "claim",
      size: 10 * 1024 * 1024 + 1,
    });
    expect([large.status, large.body.message]).toEqual([422, "errors.file_too_large"]);
    expect((await owner.call("/api/files/begin", { kind: "claim", size: 0 })).status).toBe(422);
    for (const kind of ["quote", "parcel"]) {
      expect((await owner.call("/api/files/begin", { kind, size: 100 })).status, kind).toBe(422);
    }
    const upload = await begin(owner, 5_000_000);
    const long = await part(owner, upload, 0, testPicture(512 * 1024 + 1));
    expect([long.status, long.body.message]).toEqual([413, "errors.file_too_large"]);
  });
});
