import { expect, test } from "vitest";
import type { DeliveryService } from "../domain/delivery-service.ts";
import { toServiceResponse } from "./delivery-response.ts";

const service: DeliveryService = {
  id: 7,
  courier: "dpd",
  name: "DPD Pickup",
  way: "pickup",
  feeCents: 289,
  daysMin: 1,
  daysMax: 3,
};

test("a delivery service is converted to the checkout's response", () => {
  expect(toServiceResponse(service)).toEqual({
    local_delivery_type: 7,
    courier: "dpd",
    name: "DPD Pickup",
    delivery_fee: 2.89,
    has_pickup_points: true,
    days: { min: 1, max: 3 },
  });
  expect(toServiceResponse({ ...service, way: "courier" as never }).has_pickup_points).toBe(false);
});
