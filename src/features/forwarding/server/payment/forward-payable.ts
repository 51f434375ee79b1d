import { fail, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { describePapers } from "#features/invoices/server/describe-papers.ts";
import type { Payable } from "#features/payments/server/payable.ts";
import { REL_TYPES } from "#features/wallet/domain/balance-entry.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import { leftOfPaid } from "../../domain/over-estimate.ts";
import { paidEmail } from "../emails/forward-emails.ts";
import { postForwardMail } from "../emails/post-forward-mail.ts";
import { type ForwardRequest, updateRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { lockRequest } from "../lock-request.ts";
import { changeStatus } from "../steps/change-status.ts";
import { creditRequest, issueRequestInvoice } from "./issue-request-invoice.ts";

export const FORWARD_REQUEST = "forward_request";
const UNPAID = { paidAt: null, feeCents: 0, returnedCents: 0 };

/** A forward request as something to pay for; payments know it by its id. */
export function forwardPayable(deps: ForwardingDeps): Payable {
  const actor = { kind: "payment" as const };
  return {
    kind: FORWARD_REQUEST,
    nextPath: (id) => `/forward-requests/${id}`,
    againPath: (id) => `/forward-requests/${id}?pay`,
    async describe(db, id) {
      const { invoice } = await describePapers(db, { kind: FORWARD_REQUEST, id: Number(id) });
      return { number: forwardNumber(Number(id)), invoice };
    },
    async walletRelation(_tx, id) {
      return { relType: REL_TYPES.forwardRequest, relId: Number(id) };
    },
    /** Money for a price that was changed or taken back meanwhile goes back by itself. */
    async onPaid(tx, { subjectId, amountCents, feeCents }) {
      const request = await lock(deps, tx, subjectId);
      const isAsked = request.status === "awaiting_payment" && request.dueCents === amountCents;
      if (!isAsked) return "unwanted";
      const paidAt = deps.now();
      const paid = await changeStatus(tx, request, "paid", { actor, paidAt, feeCents });
      const invoice = await issueRequestInvoice(deps, tx, paid);
      const letter = paidEmail(paid, invoice.content);
      // The receipt: it comes whatever news of parcels somebody wants.
      await postForwardMail(deps, tx, paid, "forward-paid", letter);
      return "taken";
    },
    /**
     * Until it is packed it can be chosen anew; later it travels on, and staff know what became of it. What
     * went back already, to the wallet or by a part of the payment, is not given back a second time; what
     * is gone all the same is remembered, and too much of it is told to finance.
     */
    async onRefunded(tx, { subjectId }, { isRest, amountCents, isGone = false }) {
      const request = await lock(deps, tx, subjectId);
      const isTooMuch = amountCents > leftOfPaid(request);
      if (isTooMuch && !isGone) return fail("payments.errors.already_spent");
      const returnedCents = request.returnedCents + amountCents;
      if (!isRest) await updateRequest(tx, request.id, { returnedCents });
      else if (request.status !== "paid")
        await updateRequest(tx, request.id, { returnedCents, paidAt: null });
      else await changeStatus(tx, request, "received", { actor, ...UNPAID });
      await creditRequest(deps, tx, request, isRest ? undefined : amountCents);
      return isTooMuch ? fail("payments.errors.already_spent") : succeed(undefined);
    },
  };
}

async function lock(deps: ForwardingDeps, tx: Transaction, id: string): Promise<ForwardRequest> {
  const request = await lockRequest(deps, tx, Number(id));
  if (!request) throw new Error(`There is no forward request ${id} to pay for`);
  return request;
}
