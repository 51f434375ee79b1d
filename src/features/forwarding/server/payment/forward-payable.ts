import { fail, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { describePapers } from "#features/invoices/server/describe-papers.ts";
import type { PaidPayment, Payable } from "#features/payments/server/payable.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { leftOfPaid } from "../../domain/forward-price.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import { paidEmail, postForwardMail } from "../emails/forward-emails.ts";
import { type ForwardRequest, selectRequest, updateRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { lockRequest } from "../requests/lock-request.ts";
import { requestLifecycle } from "../requests/request-lifecycle.ts";
import { creditRequest, issueRequestInvoice } from "./issue-request-invoice.ts";

export const FORWARD_REQUEST = "forward_request";
const UNPAID = { paidAt: null, feeCents: 0, returnedCents: 0 };

/** Makes a forward request payable; payments know it by its id. */
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
    beingPaid: "forwarding.errors.being_paid",
    statuses: { "forwarding.errors.not_payable": 409, "forwarding.errors.being_paid": 409 },
    wallet: {
      relType: REL_TYPES.forwardRequest,
      relation: async (_tx, id) => relationOf(id),
      async lockDue(tx, paid) {
        const request = await lock(deps, tx, paid.subjectId);
        return isDue(request, paid)
          ? succeed(relationOf(paid.subjectId))
          : fail("forwarding.errors.not_payable");
      },
    },
    /** Finds a request by its number, on a site with forwarding. */
    async find(db, name, site) {
      if (!isOn(site, "forwarding") || !/^\d{1,15}$/.test(String(name))) return undefined;
      const request = await selectRequest(db, Number(name));
      return request && { subjectId: String(request.id), ownerId: request.customerId };
    },
    /** The price of the chosen shipping in euros, with the site and the country that decide on methods and fees. */
    async amountDue(db, { subjectId }) {
      const request = await selectRequest(db, Number(subjectId));
      if (request?.status !== "awaiting_payment") return fail("forwarding.errors.not_payable");
      const { id, dueCents, address, customerId } = request;
      const site = deps.findSite(request.siteId);
      const due = { amountCents: dueCents, currency: "EUR", countryId: address?.countryId };
      const description = `${site.name} ${forwardNumber(id)}`;
      return succeed({ ...due, description, site, ownerId: customerId });
    },
    /** If the price was changed or taken back in the meantime, the money is refunded automatically. */
    async settle(tx, paid) {
      const { subjectId, feeCents } = paid;
      const request = await lock(deps, tx, subjectId);
      if (!isDue(request, paid)) return "unwanted";
      const paidAt = deps.now();
      const moved = await requestLifecycle.move(deps, tx, request, "paid", {
        actor,
        paidAt,
        feeCents,
      });
      const invoice = await issueRequestInvoice(deps, tx, moved);
      const email = paidEmail(moved, invoice.content);
      // The receipt is always sent, whichever mails about parcels the customer wants.
      await postForwardMail(deps, tx, moved, "forward-paid", email);
      return "accepted";
    },
    /**
     * Before packing, the customer can choose again; later the parcel travels on, and staff see the
     * refund. Money that already went back, to the wallet or as a partial refund, is not refunded twice.
     * Money that is gone anyway is recorded, and if it is too much, finance is told.
     */
    async onRefunded(tx, { subjectId }, { isRest, amountCents, isGone = false }) {
      const request = await lock(deps, tx, subjectId);
      const isTooMuch = amountCents > leftOfPaid(request);
      if (isTooMuch && !isGone) return fail("payments.errors.already_spent");
      const returnedCents = request.returnedCents + amountCents;
      if (!isRest) await updateRequest(tx, request.id, { returnedCents });
      else if (request.status !== "paid")
        await updateRequest(tx, request.id, { returnedCents, paidAt: null });
      else await requestLifecycle.move(deps, tx, request, "received", { actor, ...UNPAID });
      await creditRequest(deps, tx, request, isRest ? undefined : amountCents);
      return isTooMuch ? fail("payments.errors.already_spent") : succeed(undefined);
    },
  };
}

const relationOf = (id: string) => ({ relType: REL_TYPES.forwardRequest, relId: Number(id) });

/** False if the price was changed or taken back in the meantime. */
const isDue = (
  { status, dueCents }: ForwardRequest,
  { amountCents }: Pick<PaidPayment, "amountCents">,
): boolean => status === "awaiting_payment" && dueCents === amountCents;

async function lock(deps: ForwardingDeps, tx: Transaction, id: string): Promise<ForwardRequest> {
  const request = await lockRequest(deps, tx, Number(id));
  if (!request) throw new Error(`There is no forward request ${id} to pay for`);
  return request;
}
