import type { Result } from "#core/result.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { refuseWith } from "#features/sites/server/refuse.ts";
import type { PayAnswer, PaymentWish } from "../payment-wish.ts";

export type BalancePayer = {
  customer: NonNullable<PaymentWish["customer"]>;
  language: string;
  site: Site;
};

/** Something of the payer's own that their wallet may pay for. */
export type FromBalance = {
  pay: (requestKey: string | undefined) => Promise<Result<PayAnswer>>;
  /** HTTP statuses of reasons that it has of its own. */
  statuses: Parameters<typeof refuseWith>[0];
};

/** By number or by slug; nothing for what is not there, or somebody else's. Features hand in one for each kind. */
export type FindForBalance = (
  name: number | string,
  payer: BalancePayer,
) => Promise<FromBalance | undefined>;
