import type { PickupPoint } from "./pickup-point.ts";

export function buildPoint(overrides: Partial<PickupPoint> = {}): PickupPoint {
  return {
    id: "1",
    courier: "omniva",
    kind: "locker",
    name: "Bangos paštomatas",
    address: "Bangų g. 4",
    city: "Vilnius",
    postCode: "01101",
    country: "LT",
    coordinates: { latitude: 54.6872, longitude: 25.2797 },
    hours: "Mo-Su 00:00-24:00",
    notes: {},
    ...overrides,
  };
}
