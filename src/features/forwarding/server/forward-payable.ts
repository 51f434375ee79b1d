import { fail, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { Payable } from "#features/payments/server/payable.ts";
import { REL_TYPES } from "#features/wallet/domain/balance-entry.ts";
import { changeStatus } from "./change-status.ts";
import { type ForwardRequest, updateRequest } from "./forwarding.repository.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";
import { lockRequest } from "./lock-request.ts";

export const FORWARD_REQUEST = "forward_request";

/** A forward request as something to pay for; payments know it by its id. */
export function forwardPayable(deps: ForwardingDeps): Payable {
  const actor = { kind: "payment" as const };
  return {
    kind: FORWARD_REQUEST,
    nextPath: (id) => `/forward-requests/${id}`,
    againPath: (id) => `/forward-requests/${id}?pay`,
    async walletRelation(_tx, id) {
      return { relType: REL_TYPES.forwardRequest, relId: Number(id) };
    },
    /** Money for a price that was changed or taken back meanwhile goes back by itself. */
    async onPaid(tx, { subjectId, amountCents, feeCents }) {
      const request = await lock(deps, tx, subjectId);
      const isAsked = request.status === "awaiting_payment" && request.dueCents === amountCents;
      if (!isAsked) return "unwanted";
      await changeStatus(tx, request, "paid", { actor, paidAt: deps.now(), feeCents });
      return "taken";
    },
    /**
     * Until it is packed it can be chosen anew; later it travels on, and staff know what became of it. What
     * went to the wallet already is not given back a second time.
     */
    async onRefunded(tx, { subjectId }, { isRest, amountCents }) {
      const request = await lock(deps, tx, subjectId);
      const { status, dueCents, refundedCents } = request;
      const isTooMuch = isRest || amountCents > dueCents - refundedCents;
      if (refundedCents > 0 && isTooMuch) return fail("payments.errors.already_spent");
      if (!isRest) return succeed(undefined);
      if (status !== "paid") await updateRequest(tx, request.id, { paidAt: null });
      else await changeStatus(tx, request, "received", { actor, paidAt: null, feeCents: 0 });
      return succeed(undefined);
    },
  };
}

async function lock(deps: ForwardingDeps, tx: Transaction, id: string): Promise<ForwardRequest> {
  const request = await lockRequest(deps, tx, Number(id));
  if (!request) throw new Error(`There is no forward request ${id} to pay for`);
  return request;
}
