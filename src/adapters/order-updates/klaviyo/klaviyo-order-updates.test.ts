import { expect, onTestFinished, test } from "vitest";
import { orderUpdatesSuite } from "#ports/order-updates.suite.ts";
import type { OrderUpdate } from "#ports/order-updates.ts";
import { startSandbox } from "../../../../sandbox/start-sandbox.ts";
import { createKlaviyoOrderUpdates, klaviyoEvents } from "./klaviyo-order-updates.ts";

/** Very short, so that a hanging request times out at once; no test measures time with it. */
const TIMEOUT_MS = 300;

orderUpdatesSuite("Klaviyo", async () => {
  const sandbox = await startSandbox({ port: 0, shopUrl: "" });
  const { klaviyo, keys } = sandbox;
  const url = `${sandbox.url}/klaviyo`;
  const { privateKey } = keys.klaviyo;
  const patient = createKlaviyoOrderUpdates({ url, privateKey });
  const hasty = createKlaviyoOrderUpdates({ url, privateKey, timeoutMs: TIMEOUT_MS });
  let isHanging = false;
  return {
    adapter: { send: (news) => (isHanging ? hasty : patient).send(news) },
    stranger: createKlaviyoOrderUpdates({ url, privateKey: "pk_other" }),
    breakDown(how) {
      isHanging = how === "hanging";
      klaviyo.breakDown(how);
    },
    mend() {
      isHanging = false;
      klaviyo.mend();
    },
    known: (number) =>
      klaviyo
        .told()
        .filter(({ properties }) => properties.OrderId === number)
        .map((event) => JSON.stringify(event)),
    close: sandbox.close,
  };
});

const NEWS: OrderUpdate = {
  kind: "placed",
  number: "QU12",
  at: new Date("2026-11-16T10:00:00Z"),
  email: "rasa@example.com",
  currency: "USD",
  total: 112.5,
  items: [
    {
      ...{ id: "7", sku: "BT-42", name: "Boots", variant: "42", price: 19.99, quantity: 3 },
      ...{ url: "https://lt.example/lt/p/boots", image: "https://lt.example/_ipx/boots.jpg" },
    },
    {
      id: "8",
      sku: "CL-1",
      name: "Clog",
      price: 10,
      quantity: 1,
      url: "https://lt.example/lt/p/c",
    },
  ],
};

const boots = {
  ProductID: "7",
  SKU: "BT-42",
  ProductName: "Boots",
  VariantName: "42",
  Quantity: 3,
  ItemPrice: 19.99,
  RowTotal: 59.97,
  ProductURL: "https://lt.example/lt/p/boots",
  ImageURL: "https://lt.example/_ipx/boots.jpg",
};

test("a placed order becomes one event, plus one event for each item", () => {
  const [placed, first, second, ...more] = klaviyoEvents(NEWS);
  expect(placed).toEqual({
    data: {
      type: "event",
      attributes: {
        unique_id: "QU12",
        time: "2026-11-16T10:00:00.000Z",
        value: 112.5,
        value_currency: "USD",
        properties: {
          OrderId: "QU12",
          ItemNames: ["Boots", "Clog"],
          Items: [boots, expect.objectContaining({ ProductID: "8", RowTotal: 10 })],
        },
        metric: { data: { type: "metric", attributes: { name: "Placed Order" } } },
        profile: { data: { type: "profile", attributes: { email: "rasa@example.com" } } },
      },
    },
  });
  expect(first?.data.attributes).toMatchObject({
    unique_id: "QU12-1",
    value: 59.97,
    properties: { OrderId: "QU12", ...boots },
    metric: { data: { attributes: { name: "Ordered Product" } } },
  });
  expect(second?.data.attributes).toMatchObject({ unique_id: "QU12-2", value: 10 });
  expect(more).toEqual([]);
});

test.each([
  ["fulfilled", "Fulfilled Order"],
  ["cancelled", "Cancelled Order"],
  ["refunded", "Refunded Order"],
] as const)("an order that is %s becomes one event: %s", (kind, name) => {
  const events = klaviyoEvents({ ...NEWS, kind });
  expect(events).toHaveLength(1);
  expect(events[0]?.data.attributes).toMatchObject({
    unique_id: "QU12",
    metric: { data: { attributes: { name } } },
  });
});

test("a refused event does not stop the events after it", async () => {
  const sandbox = await startSandbox({ port: 0, shopUrl: "" });
  onTestFinished(sandbox.close);
  const { privateKey } = sandbox.keys.klaviyo;
  const { send: tell } = createKlaviyoOrderUpdates({ url: `${sandbox.url}/klaviyo`, privateKey });
  sandbox.klaviyo.breakDown("refusing", 1);
  expect(await tell(NEWS)).toEqual({ ok: false, problem: "Klaviyo answered 400" });
  expect(sandbox.klaviyo.told().map(({ unique_id }) => unique_id)).toEqual(["QU12-1", "QU12-2"]);
});
