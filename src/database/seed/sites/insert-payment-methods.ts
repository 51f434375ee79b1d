import { FEE_TYPES } from "#features/payments/domain/payment-fee.ts";
import type { ProviderId } from "#features/payments/domain/payment-provider.ts";
import { paymentMethods } from "#features/payments/server/payments.tables.ts";
import type { Transaction } from "../../connect.ts";

/** A fee in per cent; without it the method is free. */
export type MethodDefinition = { provider: ProviderId; percent?: number };

export async function insertPaymentMethods(
  tx: Transaction,
  siteId: number,
  methods: readonly MethodDefinition[],
): Promise<void> {
  await tx.insert(paymentMethods).values(
    methods.map(({ provider, percent = 0 }, position) => ({
      siteId,
      provider,
      position,
      fee: Math.round(percent * 100),
      feeType: percent > 0 ? FEE_TYPES.percentage : FEE_TYPES.fixed,
    })),
  );
}
