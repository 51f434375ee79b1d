/** Whose cart it is. Each site has its own; a guest without a cookie has none yet. */
export type CartOwner =
  | { kind: "customer"; siteId: number; customerId: number }
  | { kind: "guest"; siteId: number; tokenHash: Buffer | undefined };
