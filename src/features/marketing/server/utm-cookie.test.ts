import { expect, test } from "vitest";
import { packUtm, readConsent, readUtm } from "./utm-cookie.ts";

const agreed = { cookie_consent: "1.marketing" };
const utm = { utm_source: `ąž"; Path=/; <script>`, utm_medium: "cpc" };

test("utm parameters are packed into a plain cookie and read back", () => {
  expect(packUtm(utm)).toMatch(/^[\w-]+$/);
  expect(readUtm({ ...agreed, utm: packUtm(utm) })).toEqual(utm);
});

test.each([
  ["ж", 8],
  ["👟", 6],
])("packed utm parameters of %s fit into a cookie with %i of 8 values", (letter, count) => {
  const keys = Array.from({ length: 8 }, (_, at) => `utm_${"k".repeat(27)}${at}`);
  const packed = packUtm(Object.fromEntries(keys.map((key) => [key, letter.repeat(100)])));
  expect(packed.length).toBeLessThanOrEqual(3800);
  expect(Object.keys(readUtm({ ...agreed, utm: packed }) ?? {})).toEqual(keys.slice(0, count));
});

test.each(["1", "1.statistics", "", "2.marketing", undefined])(
  "without consent (%j) the utm cookie is not read",
  (choice) => {
    const cookies: Record<string, string> = { utm: packUtm(utm) };
    if (choice !== undefined) cookies.cookie_consent = choice;
    expect(readUtm(cookies)).toBeNull();
  },
);

test.each([
  "",
  "rubbish",
  "%%%",
  packUtm({}),
  Buffer.from("null").toString("base64url"),
  Buffer.from("[1,2]").toString("base64url"),
  Buffer.from('{"other":"x"}').toString("base64url"),
  Buffer.from("{").toString("base64url"),
])("an invalid utm cookie is ignored: %j", (value) => {
  expect(readUtm({ ...agreed, utm: value })).toBeNull();
});

test("consent is read with or without a campaign", () => {
  expect(readConsent(agreed)).toEqual({ utm: null, agreedToMarketing: true });
  expect(readConsent({ ...agreed, utm: packUtm(utm) })).toEqual({ utm, agreedToMarketing: true });
  const refused = { utm: null, agreedToMarketing: false };
  expect(readConsent({ cookie_consent: "1.statistics", utm: packUtm(utm) })).toEqual(refused);
  expect(readConsent({})).toEqual(refused);
});
