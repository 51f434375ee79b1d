import { describe, expect, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";

const { post } = await testApp();
const box = { weight: 5, length: 60, width: 40, height: 40 };

async function calculate(input: object, host = "localhost") {
  const response = await post("/api/calculate", input, { host });
  return { status: response.status, body: await response.json() };
}

test("the calculator returns both methods with all their parts, cheapest first", async () => {
  const { body } = await calculate({ ...box, origin: "US", value: 100 });
  expect(body.status).toBe(true);
  expect(body.cheapest).toBe("sea");
  const [sea, air] = body.methods;
  expect(sea).toMatchObject({ method: "sea", chargeable_weight: 16, volume_weight: 16, duty: 3 });
  expect(air).toMatchObject({ method: "air", chargeable_weight: 19.2, volume_weight: 19.2 });
  for (const { price, duty, vat, delivery_fee, total } of body.methods) {
    expect(vat).toBeCloseTo((100 + price + duty) * 0.21, 2);
    expect(delivery_fee).toBe(3.69);
    expect(total).toBeCloseTo(price + delivery_fee + duty + vat, 10);
  }
});

test("the calculator accepts lines by kind, a country code and another site", async () => {
  const lines = [
    { tariff: "clothes", value: 50 },
    { tariff: "shoes", value: 50 },
  ];
  const toEstonia = await calculate({ ...box, country_iso: "ee", lines }, "ee.localhost");
  expect(toEstonia.body.methods[0]).toMatchObject({ duty: 6 });
  const fromGermany = await calculate({ ...box, origin: "DE", lines });
  expect(fromGermany.body.methods[0]).toMatchObject({ duty: 0, vat: 0 });
  const toEmirates = await calculate({ ...box, value: 100 }, "ae.localhost");
  expect(toEmirates.body.methods[0]).toMatchObject({ duty: 0 });
});

test("an empty list of lines uses the total value instead", async () => {
  const worth = { ...box, origin: "US", value: 100 };
  expect((await calculate({ ...worth, lines: [] })).body).toEqual((await calculate(worth)).body);
});

test("a decimal weight is not rounded up by floating point error", async () => {
  const { body } = await calculate({ weight: 1.1, length: 10, width: 10, height: 10 });
  const air = body.methods.find(({ method }: { method: string }) => method === "air");
  expect(air.chargeable_weight).toBe(1.1);
});

describe("calculator input", () => {
  test.each<[string, object]>([
    ["a negative side", { ...box, length: -1 }],
    ["no weight", { ...box, weight: 0 }],
    ["an absurd weight", { ...box, weight: 1e9 }],
    ["a weight that is a text", { ...box, weight: "5" }],
    ["a missing side", { weight: 5, length: 10, width: 10 }],
    ["a negative value", { ...box, value: -1 }],
    ["an unknown kind of goods", { ...box, lines: [{ tariff: "dragons", value: 1 }] }],
    ["101 lines", { ...box, lines: Array(101).fill({ tariff: "toys", value: 1 }) }],
    ["an unknown warehouse", { ...box, origin: "MARS" }],
    ["a country that the site does not send to", { ...box, country_iso: "AE" }],
    ["a country that does not exist", { ...box, country_id: 9999 }],
  ])("with %s is refused", async (_name, input) => {
    const { status, body } = await calculate(input);
    expect(status).toBe(422);
    expect(body).toMatchObject({ status: false, message: "errors.invalid_input" });
  });
});
