/** Product notes §4 "Stock reservation", while goods are in a cart. */
export type HoldState = "none" | "held" | "expired";

export type Hold = { quantity: number; expiresAt: Date };

export function holdState(hold: Pick<Hold, "expiresAt"> | undefined, now: Date): HoldState {
  if (!hold) return "none";
  return hold.expiresAt > now ? "held" : "expired";
}

/** The end of a merged hold: when two carts become one, goods stay held until the later of both ends. */
export function joinHolds(holds: readonly (Hold | undefined)[], now: Date): Date | undefined {
  const ends = holds.flatMap((hold) =>
    hold && holdState(hold, now) === "held" ? hold.expiresAt.getTime() : [],
  );
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined;
}

/** The end of the first hold, to which the cart counts down. */
export function firstEnd(ends: readonly (Date | null)[]): Date | null {
  const times = ends.flatMap((end) => (end ? end.getTime() : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
