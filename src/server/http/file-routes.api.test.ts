import { describe, expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { registeredBrowser } from "../testing/test-browser.ts";

const shop = await testApp();

const png = (size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return bytes;
};

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

test("a picture is kept and given back as what it is, without a chance to run", async () => {
  const { status, body } = await upload(png());
  expect([status, body]).toMatchObject([200, { status: true, type: "image/png" }]);
  const shown = await shop.ask(`/api/files/${body.id}`);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect([...new Uint8Array(await shown.arrayBuffer())]).toEqual([...png()]);
});

describe("refused", () => {
  test("what is larger than 10 MB, and 50 MB without being read", async () => {
    const large = await upload(png(10 * 1024 * 1024 + 1));
    expect([large.status, large.body.message]).toEqual([413, "errors.file_too_large"]);
    const promised = await upload(png(), { headers: { "content-length": "52428800" } });
    expect(promised.status).toBe(413);
  });
  test("a page that calls itself a picture", async () => {
    const page = new TextEncoder().encode("<html><script>alert(1)</script></html>");
    const { status, body } = await upload(page, { headers: { "content-type": "image/png" } });
    expect([status, body.message]).toEqual([422, "errors.file_type"]);
  });
  test("what nobody asked for, and what another site's page sends", async () => {
    expect((await upload(png(), { kind: "anything" })).status).toBe(422);
    const foreign = await upload(png(), { headers: { origin: "http://evil.example" } });
    expect(foreign.status).toBe(403);
  });
  test("a guest's papers of a parcel", async () => {
    expect((await upload(png(), { kind: "parcel" })).status).toBe(401);
  });
});

test("a customer's file opens to them and to nobody else", async () => {
  const [owner, stranger] = [await registeredBrowser(shop), await registeredBrowser(shop)];
  const { body } = await upload(png(), { kind: "parcel", headers: { cookie: cookieOf(owner) } });
  const statusFor = async (headers: Record<string, string>) =>
    (await shop.ask(`/api/files/${body.id}`, { headers })).status;
  expect(await statusFor({ cookie: cookieOf(owner) })).toBe(200);
  expect(await statusFor({ cookie: cookieOf(stranger) })).toBe(404);
  expect(await statusFor({})).toBe(404);
});
