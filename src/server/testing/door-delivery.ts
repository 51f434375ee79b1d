export const LITHUANIA = 1;

/** A whole address, as forms send it; its street is to be seen by its owner alone. */
export const HOME = {
  first_name: "Rasa",
  last_name: "Rasaitė",
  first_address: "Slapta g. 7",
  city: "Vilnius",
  zip: "LT-01103",
  phone_number: "+370 612 34567",
};

type Service = { has_pickup_points: boolean; local_delivery_type: number };

/** The cheapest service that comes to the door. */
export function doorDeliveryService(services: readonly Service[] = []): number {
  const door = services.find((one) => !one.has_pickup_points);
  if (!door) throw new Error("Nobody comes to the door");
  return door.local_delivery_type;
}
