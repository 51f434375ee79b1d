import { fail, succeed } from "#core/result.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { LedgerProvider } from "./payments-deps.ts";

/**
 * The wallet as a payment provider. It is not in `src/adapters`, because adapters talk to outside services and know
 * no feature, while this one needs the payment's transaction and the wallet.
 */
export const walletProvider = (wallet: Pick<Wallet, "debit" | "refund">): LedgerProvider => ({
  id: PROVIDERS.wallet,
  name: "wallet",
  title: "",
  ledger: {
    canPay: ({ ownerId, payerId, currency }) =>
      ownerId !== null && ownerId === payerId && currency === "EUR",
    async pay(tx, { customerId, currency, amountCents, reference }, relation) {
      if (customerId === null || currency !== "EUR") return fail("payments.errors.unknown_method");
      const key = `payment:${reference}`;
      const paid = await wallet.debit(tx, { customerId, amountCents, key, relation });
      return paid.ok
        ? succeed({ transactionId: String(paid.value.id) })
        : fail("wallet.errors.not_enough");
    },
    /** An erased customer has no wallet any more. */
    async refund(tx, { customerId, reference }, { key, amountCents }) {
      if (customerId === null || !(await lockActiveCustomer(tx, customerId))) return "by_hand";
      const move = { customerId, key: `refund:${key}`, of: `payment:${reference}` };
      const back = await wallet.refund(tx, { ...move, amountCents });
      if (!back.ok) throw new Error(`The wallet did not take its own money back: ${back.code}`);
      return "succeeded";
    },
  },
});
