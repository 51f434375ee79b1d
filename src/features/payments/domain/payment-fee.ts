import { type Cents, convertCents, multiplyCents, toDecimal } from "#core/money.ts";

/** SPEC §3 "Discount types", which fees share. */
export const FEE_TYPES = { fixed: 0, percentage: 1 } as const;
export type FeeType = (typeof FEE_TYPES)[keyof typeof FEE_TYPES];

/** A fixed fee is in cents; a percentage in hundredths of a percent, so that 2.5 % is 250. */
export type PaymentFee = { fee: number; feeType: FeeType };

const WHOLE = 10_000;

/**
 * SPEC §4 "Price rules": fixed, or a percentage of the total before the fee, rounded to the cent. If nothing is left
 * to pay, there is no fee.
 */
export function paymentFee({ fee, feeType }: PaymentFee, totalCents: Cents): Cents {
  if (totalCents === 0) return 0;
  return feeType === FEE_TYPES.fixed ? fee : multiplyCents(totalCents, fee, WHOLE);
}

/** A percentage is the same in every currency. */
export const convertFee = ({ fee, feeType }: PaymentFee, rate: number): PaymentFee => ({
  fee: feeType === FEE_TYPES.fixed ? convertCents(fee, rate) : fee,
  feeType,
});

/** The fee as an amount or per cent, as the API sends it. */
export const decimalFee = ({ fee }: PaymentFee): number => toDecimal(fee);
