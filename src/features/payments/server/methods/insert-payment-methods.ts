import type { Transaction } from "#database/connect.ts";
import { PROVIDERS, type ProviderId } from "#ports/provider-id.ts";
import { FEE_TYPES } from "../../domain/payment-fee.ts";
import { insertMethodRows } from "../payments.repository.ts";

/** The fee in per cent; if missing, the method is free. */
export type MethodDefinition = { provider: ProviderId; percent?: number };

const { paysera, wallet } = PROVIDERS;
const others = Object.values(PROVIDERS).filter((id) => id !== wallet);

/** All methods, free of charge: what EU law requires for cards and transfers. */
export const ALL_METHODS: readonly MethodDefinition[] = [
  ...new Set([paysera, ...others, wallet]),
].map((provider) => ({ provider }));

export async function insertPaymentMethods(
  tx: Transaction,
  siteId: number,
  methods: readonly MethodDefinition[],
): Promise<void> {
  await insertMethodRows(
    tx,
    methods.map(({ provider, percent = 0 }, position) => ({
      siteId,
      provider,
      position,
      fee: Math.round(percent * 100),
      feeType: percent > 0 ? FEE_TYPES.percentage : FEE_TYPES.fixed,
    })),
  );
}
