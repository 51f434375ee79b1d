/** Off the shipping of a cart, as product pages and cards have it already. */
export {
  type DiscountReason,
  orderDiscount as tierDiscount,
} from "#features/shipping/domain/order-discount.ts";
