import type { Transaction } from "#database/connect.ts";
import { shortenPaidStorage } from "../parcels.repository.ts";

/** What an invoice for storage has paid, kept with it; free days lay in between where they took longer. */
export type PaidStorage = {
  requestId: number;
  parcels: { id: number; days: number; since?: number }[];
};

/** The invoice is credited: as many days as it had paid are due again, whichever came after them. */
export async function revertPaidStorage(
  tx: Transaction,
  { parcels = [] }: Partial<PaidStorage>,
): Promise<void> {
  for (const { id, days, since = days } of parcels) await shortenPaidStorage(tx, id, since);
}
