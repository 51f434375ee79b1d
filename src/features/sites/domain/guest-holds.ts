/** Product notes §4: what carts of guests may hold on a site. Customers are known, and are not limited. */
export type GuestHolds = {
  /** In one cart. */
  pieces: number;
  valueCents: number;
  /** From the first hold of a cart on, however often it is renewed; then as long a pause. */
  minutes: number;
  /** Of a stock, by all guests together; one piece at least. */
  stockPercent: number;
};

export const GUEST_HOLDS: GuestHolds = {
  pieces: 30,
  valueCents: 500_000,
  minutes: 60,
  stockPercent: 80,
};
