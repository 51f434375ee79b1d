import type { PersonalData } from "#platform/feature/personal-data.ts";
import type { Wallet } from "./wallet.ts";

const MOST = 500;

/** The ledger stays after an erasure: it names nobody, and its sums must hold. */
export function walletPersonalData(wallet: Wallet): PersonalData {
  return {
    async export(_db, { customerId }) {
      const { total } = await wallet.listHistory({ customerId, limit: 1 });
      const pages = Array.from({ length: Math.ceil(total / MOST) }, (_, at) => at + 1);
      const history = [];
      for (const page of pages) {
        history.push(...(await wallet.listHistory({ customerId, page, limit: MOST })).items);
      }
      return { balance_cents: await wallet.readBalance(customerId), history };
    },
    async findErasureBlocker(tx, { customerId }) {
      const { wallet: spendable, held } = await wallet.lockBalance(tx, customerId);
      return spendable + held > 0 ? "account.errors.balance_remains" : undefined;
    },
  };
}
