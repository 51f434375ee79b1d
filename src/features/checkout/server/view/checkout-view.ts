import type { MessageKey } from "#core/message-key.ts";
import type { Cents } from "#core/money.ts";
import type { SavedAddress } from "#features/account/contract.ts";
import type { ShippingBasis } from "#features/cart/domain/cart-shipping.ts";
import type { CartView } from "#features/cart/domain/cart-view.ts";
import type { DeliveryService } from "#features/delivery/domain/delivery-service.ts";
import type { PickupPoint } from "#features/delivery/domain/pickup-point.ts";
import type { OrderLine } from "#features/orders/domain/order.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import type { PricedOrder } from "#features/orders/domain/order-totals.ts";
import type { PromotionDiscount } from "#features/orders/domain/promotion.ts";
import type { PaymentMethod } from "#features/payments/server/payable.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { DiscountReason } from "#features/shipping/domain/order-discount.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { CheckoutAddress, CheckoutCompany, CheckoutData } from "../../contract.ts";
import type { CompleteShipping } from "../../domain/checkout-choices.ts";
import type { CheckoutStatus } from "../../domain/checkout-status.ts";

type ShippingOffer = {
  cents: Cents;
  discountCents: Cents;
  /** Null for an order, which does not store it. */
  discountBy: DiscountReason | null;
  days: { min: number; max: number } | null;
  /** Missing for an order. */
  basis?: ShippingBasis | undefined;
};

/** What is bought: the cart or, once it exists, the order. */
export type Contents = {
  lines: (OrderLine & { id: number })[];
  method: ShippingMethod;
  shipping: Record<ShippingMethod, ShippingOffer | null>;
  shortages: CartView["shortages"];
  expiration: Date | null;
  /** What travels as one parcel; empty for an order, where nothing is chosen any more. */
  parcels: CartView["parcels"];
};

export type LineOrigin = { manufacturer: string; category: string; seller: string | null };

export type CheckoutView = {
  id: number;
  slug: string;
  status: CheckoutStatus;
  isGuest: boolean;
  currency: string;
  rate: number;
  contents: Contents;
  /** The origin of each line. */
  origins: readonly LineOrigin[];
  countryId: number;
  couriers: readonly DeliveryService[];
  /** A courier delivers to pickup points, but this parcel is too large or too heavy for them. */
  isTooLargeForPickup: boolean;
  service: DeliveryService | undefined;
  point: PickupPoint | undefined;
  /** The first pickup points of each courier, for the buyer's town. */
  points: ReadonlyMap<string, readonly PickupPoint[]>;
  addresses: SavedAddress[];
  address: CheckoutAddress | null;
  /** Kept while a saved address is chosen. */
  typedAddress: Omit<CheckoutAddress, "id"> | null;
  email: string;
  company: CheckoutCompany | null;
  promotion: (PromotionDiscount & { code: string }) | undefined;
  promotionCode: string | undefined;
  promotionRefused: MessageKey | null;
  /** In euros. */
  wallet: { availableCents: Cents; usedCents: Cents } | undefined;
  methods: readonly PaymentMethod[];
  provider: ProviderId | undefined;
  /** Without the payment fee. */
  priced: PricedOrder;
  /** What could not be held when the checkout started. */
  firstShortages: CheckoutData["reservation_error"];
  lacking: Record<string, MessageKey[]>;
  complete: CompleteShipping | undefined;
  order:
    | {
        id: number;
        slug: string;
        status: OrderStatus;
        underWay: string | undefined;
        paidAt: Date | null;
      }
    | undefined;
};
