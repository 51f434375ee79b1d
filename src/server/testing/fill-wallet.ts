import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import type { testApp } from "./test-app.ts";

type App = Pick<Awaited<ReturnType<typeof testApp>>, "services" | "db">;

let times = 0;

/** As if so much had been topped up. */
export async function fillWallet(
  { services, db }: App,
  customerId: number,
  amountCents: number,
): Promise<void> {
  const move = { customerId, amountCents, key: `test:fill:${++times}` };
  await services.wallet.credit(db, { ...move, relation: { relType: REL_TYPES.topUp } });
}
