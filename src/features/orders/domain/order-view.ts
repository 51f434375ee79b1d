import type { PostalAddressOnWire } from "#features/account/domain/addresses/postal-address.ts";
import type { PaidStatus } from "#features/payments/domain/payment-status.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { TotalPart } from "./explain-total.ts";
import type { OrderPickupPoint, OrderPicture } from "./order.ts";
import { isUnpaid, type OrderActor, type OrderStatus } from "./order-status.ts";

/** On the wire and on the page alike. Amounts are in the order's currency. */
export type OrderSummary = {
  id: number;
  number: string;
  slug: string;
  type: "shop_orders" | "quotes";
  status: OrderStatus;
  created_at: string;
  currency: string;
  /** What all of it costs, however it is paid. */
  total: number;
  /** What the wallet pays of it beside a provider or alone, and what is still to be paid. */
  from_wallet: number;
  due: number;
  /** How many things are in it, and the first few of them. */
  quantity: number;
  items: { name: string; picture: OrderPicture | null }[];
};

/** What is no order and is listed among them: a parcel that is forwarded. Its slug is its number's. */
export type ParcelSummary = Omit<OrderSummary, "type" | "status" | "from_wallet" | "due"> & {
  type: "forward_requests";
  status: string;
};
export type ListedOrder = OrderSummary | ParcelSummary;

export type OrderItem = {
  product_id: number | null;
  variant_id: number | null;
  slug: string;
  sku: string;
  name: string;
  options: string;
  picture: OrderPicture | null;
  quantity: number;
  currentPrice: number;
  total: number;
};

export type OrderPayment = {
  payment_processor_id: ProviderId;
  status: PaidStatus | "pending";
  amount: number;
  refunded: number;
  created_at: string;
};

export type OrderDetails = Omit<OrderSummary, "items"> & {
  items: OrderItem[];
  /** They add up to the total. */
  price: { part: TotalPart; amount: number }[];
  history: { status: OrderStatus; actor: OrderActor["kind"]; at: string }[];
  shipments: { carrier: string; tracking_number: string; sent_at: string }[];
  payments: OrderPayment[];
  invoice: { id: string; number: string } | null;
  credit_notes: { id: string; number: string }[];
  shipping_method: "air" | "sea";
  courier: string | null;
  /** From the payment to the door, as it was promised; null where that is not known. */
  days: { min: number; max: number } | null;
  paid_at: string | null;
  pickup_point: OrderPickupPoint | null;
  /** Within one customs area nobody looks into it. */
  meets_customs: boolean;
  /** Only its owner sees it, not whoever holds the link. */
  address: PostalAddressOnWire | null;
  can_cancel: boolean;
  can_withdraw: boolean;
  withdrawal_until: string | null;
  withdrawn_at: string | null;
};

/** Its money is on its way: nobody has to pay again. */
export const isBeingPaid = ({ status, payments }: Pick<OrderDetails, "status" | "payments">) =>
  isUnpaid(status) && payments.some((payment) => payment.status === "pending");
