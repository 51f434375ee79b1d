import { sum, toCents, toDecimal } from "#core/money.ts";
import type { CheckoutData } from "../../contract.ts";

type Delivery = Pick<CheckoutData, "courier_info" | "local_delivery_couriers">;
type Courier = CheckoutData["local_delivery_couriers"][number];

/** The chosen courier; while no pickup point is chosen, the cheapest one. */
export function expectedCourier(data: Delivery): Omit<Courier, "pickup_points"> | undefined {
  return data.courier_info ?? couriersLeft(data)[0];
}

/** Couriers that can still be chosen, the cheapest first. */
function couriersLeft({ local_delivery_couriers: couriers }: Delivery): Courier[] {
  const pickup = couriers.filter(({ has_pickup_points }) => has_pickup_points);
  return (pickup.length > 0 ? pickup : couriers).toSorted(
    (one, other) => one.delivery_fee - other.delivery_fee,
  );
}

/** The order's own parts and total, and the wallet's part if there is one. */
export function splitByWallet({ price, total }: Pick<CheckoutData, "price" | "total">) {
  const wallet = price.find(({ part }) => part === "balance");
  const whole = toDecimal(sum([total, 0 - (wallet?.amount ?? 0)].map(toCents)));
  return { own: price.filter((line) => line !== wallet), wallet, whole };
}

/** The label of the last row: the total, or what is left after the wallet's part. */
export function lastLabel({
  price,
  order,
  total,
}: Pick<CheckoutData, "price" | "order" | "total">) {
  if (!splitByWallet({ price, total }).wallet) return "orders.total";
  const isPaid = order !== null && order.status !== "awaiting_payment";
  return isPaid && total > 0 ? "checkout.paid" : "checkout.to_pay";
}

type ExpectedTotal = Pick<CheckoutData, "price" | "total"> & {
  /** Another pickup point may cost more. */
  isFrom: boolean;
};

/** The total with the expected courier's fee, as in the cart: choosing a point does not raise it (product notes §5). */
export function expectedTotal(data: CheckoutData): ExpectedTotal {
  const { price, total } = data;
  const courier = expectedCourier(data);
  if (data.courier_info || !courier) return { price, total, isFrom: false };
  const { delivery_fee: fee } = courier;
  return {
    price: price.map((line) => (line.part === "delivery" ? { ...line, amount: fee } : line)),
    total: toDecimal(sum([total, fee].map(toCents))),
    isFrom: couriersLeft(data).some(({ delivery_fee }) => delivery_fee > fee),
  };
}
