export const PROMOTION_STATES = ["running", "planned", "ended", "used_up"] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

type Dated = { startsAt: Date | null; endsAt: Date | null; uses: number; maxUses: number | null };

/** Whether a code is valid at a moment, or why it is not. */
export function promotionState(
  { startsAt, endsAt, uses, maxUses }: Dated,
  now: Date,
): PromotionState {
  if (endsAt && endsAt <= now) return "ended";
  if (maxUses !== null && uses >= maxUses) return "used_up";
  return startsAt && startsAt > now ? "planned" : "running";
}
