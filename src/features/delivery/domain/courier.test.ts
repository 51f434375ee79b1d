import { expect, test } from "vitest";
import { cheapestService, localDelivery } from "./courier.ts";

const service = (way: "door" | "pickup", feeCents: number, daysMax = 2) => ({
  way,
  feeCents,
  daysMin: 1,
  daysMax,
});

test("the cheapest courier to the door is chosen, even if a locker is cheaper", () => {
  const cheapest = cheapestService([
    service("pickup", 189),
    service("door", 399),
    service("door", 369, 3),
    service("door", 369, 2),
  ]);
  expect(cheapest).toEqual(service("door", 369, 2));
  expect(localDelivery([service("door", 369)])).toEqual({ feeCents: 369, daysMin: 1, daysMax: 2 });
});

test("without a courier to the door the cheapest pickup point is chosen", () => {
  expect(cheapestService([service("pickup", 239), service("pickup", 199)])?.feeCents).toBe(199);
  expect(cheapestService([])).toBeUndefined();
  expect(localDelivery([])).toBeNull();
});
