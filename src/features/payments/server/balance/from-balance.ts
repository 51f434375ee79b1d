import type { Result } from "#core/result.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { refuseWith } from "#platform/api/refuse.ts";
import type { PaymentInput, PayResult } from "../payment-input.ts";

export type BalancePayer = {
  customer: NonNullable<PaymentInput["customer"]>;
  language: string;
  site: Site;
};

/** Something of the payer's own that their wallet may pay for. */
export type FromBalance = {
  pay: (requestKey: string | undefined) => Promise<Result<PayResult>>;
  /** HTTP statuses of reasons that it has of its own. */
  statuses: Parameters<typeof refuseWith>[0];
};

/** By number or by slug; nothing for what is not there, or somebody else's. Features hand in one for each kind. */
export type FindForBalance = (
  name: number | string,
  payer: BalancePayer,
) => Promise<FromBalance | undefined>;
