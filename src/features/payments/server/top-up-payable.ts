import { succeed } from "#core/result.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import { postTopUpMail, type TopUpMailDeps } from "./emails/top-up-email.ts";
import type { PaidPayment, Payable } from "./payable.ts";

export const TOP_UP = "top_up";
const relation = { relType: REL_TYPES.topUp };

type TopUpDeps = TopUpMailDeps & { wallet: Pick<Wallet, "credit" | "debit" | "refund"> };

/** A payment into the customer's own wallet. */
export function topUpPayable(deps: TopUpDeps): Payable {
  const { wallet } = deps;
  const owner = ({ subjectId }: PaidPayment) => Number(subjectId);
  return {
    kind: TOP_UP,
    nextPath: () => "/balance",
    againPath: () => "/balance/top-up",
    find: async (_db, id) => ({ subjectId: String(id), ownerId: Number(id) }),
    amountDue: async (_db, { subjectId, amountCents = 0 }, { site }) =>
      succeed({
        amountCents,
        currency: "EUR",
        description: `${site.name} #${subjectId}`,
        site,
        ownerId: Number(subjectId),
      }),
    async settle(tx, paid) {
      const { reference, amountCents, processor } = paid;
      const key = `payment:${reference}`;
      const customerId = owner(paid);
      // A customer who was erased meanwhile has no wallet any more.
      if (!(await lockActiveCustomer(tx, customerId))) return "unwanted";
      const credited = await wallet.credit(tx, {
        customerId,
        amountCents,
        key,
        relation,
        processor,
      });
      // A credit that was requested and paid cannot fail; if it does, the payment is not taken either.
      if (!credited.ok) throw new Error(`A top-up was not credited: ${credited.code}`);
      await postTopUpMail(deps, tx, { ...paid, customerId });
      return "accepted";
    },
    /** Money that is already spent cannot be refunded. */
    onRefunded: (tx, paid, { key, amountCents }) =>
      wallet.debit(tx, { customerId: owner(paid), amountCents, key: `refund:${key}`, relation }),
    async onRefundFailed(tx, paid, { key }) {
      const move = { customerId: owner(paid), key: `refund-undone:${key}`, of: `refund:${key}` };
      const undone = await wallet.refund(tx, move);
      if (!undone.ok) throw new Error(`A failed refund was not undone: ${undone.code}`);
    },
  };
}
