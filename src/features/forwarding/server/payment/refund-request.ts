import { type Cents, sum, toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { rollBackIfRefused } from "#database/transaction.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import type { RefundProblem } from "#features/payments/server/refunds/prepare-refund.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { leftOfPaid } from "../../domain/forward-price.ts";
import { type ForwardRequest, selectRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { lockOwner, lockRequest } from "../requests/lock-request.ts";
import { FORWARD_REQUEST } from "./forward-payable.ts";

export type RefundRequestDeps = ForwardingDeps & {
  refunds: Pick<Payments, "listRefunds" | "lockRefundable" | "prepareRefund" | "makeRefund">;
};

export type RequestRefund = {
  actor: StaffActor | undefined;
  id: number;
  /** Created by the form, so that submitting it twice refunds once. */
  key: string;
  amountCents: Cents;
  /** What was refundable when staff opened the form: a colleague may have refunded some of it since. */
  seenLeftCents: Cents;
  way: "original" | "wallet";
  reason: string;
};

type Problem =
  | "errors.not_found"
  | "office.parcels.errors.refund_changed"
  | "office.parcels.errors.refund_made"
  | "office.parcels.errors.no_wallet"
  | RefundProblem;
type Prepared = Parameters<Payments["makeRefund"]>[0];

/**
 * Gives back a sum of what was paid, the way it came or into the wallet. What this means for the parcel and its
 * invoice is decided where all refunds arrive (`forward-payable.ts`). The same key again is the same refund.
 */
export async function refundRequest(
  deps: RefundRequestDeps,
  { actor, ...input }: RequestRefund,
): Promise<Result<ForwardRequest, Problem>> {
  const allowed = requireRole(actor, "finance");
  if (!allowed.ok) return allowed;
  const asked = await selectRequest(deps.db, input.id);
  if (!asked || !reachesSite(allowed.value, asked.siteId)) return fail("errors.not_found");
  const before = await findMade(deps, input);
  if (before) return before.isSame ? succeed(asked) : fail("office.parcels.errors.refund_made");
  const prepared = await rollBackIfRefused<Prepared[], Problem>(deps.db, (tx) =>
    prepare(deps, tx, { ...input, actor: allowed.value }),
  );
  if (!prepared.ok) return prepared;
  // Providers are called after the commit; if the process dies here, the sweep finishes the refunds.
  for (const refund of prepared.value) await deps.refunds.makeRefund(refund);
  return succeed((await selectRequest(deps.db, input.id)) ?? asked);
}

type Asked = Omit<RequestRefund, "actor">;

const subjectOf = (id: number) => ({ kind: FORWARD_REQUEST, subjectId: String(id) });
const keyOf = ({ id, key }: Asked): string => `parcel:${id}:${key}:`;

/** The refund that was made with this key, if the first answer was lost, and whether it is what is asked now. */
async function findMade({ refunds }: RefundRequestDeps, asked: Asked) {
  const all = await refunds.listRefunds(subjectOf(asked.id));
  const made = all.filter(({ key }) => key.startsWith(keyOf(asked)));
  if (made.length === 0) return undefined;
  const isSameWay = made.every(({ key }) => key.startsWith(`${keyOf(asked)}${asked.way}:`));
  return { isSame: isSameWay && sum(made.map((one) => one.amountCents)) === asked.amountCents };
}

async function prepare(
  deps: RefundRequestDeps,
  tx: Transaction,
  { actor, ...asked }: Asked & { actor: StaffActor },
): Promise<Result<Prepared[], Problem>> {
  const { id, amountCents, seenLeftCents, way, reason } = asked;
  // Locks in the order of docs/architecture.md: the customer, payments, the wallet, the request.
  await lockOwner(tx, id);
  const payments = await deps.refunds.lockRefundable(tx, subjectOf(id));
  const request = await lockRequest(deps, tx, id);
  if (!request) return fail("errors.not_found");
  const leftCents = refundableCents(request, payments);
  if (leftCents !== seenLeftCents) return fail("office.parcels.errors.refund_changed");
  if (amountCents > leftCents) return fail("payments.errors.not_that_much");
  const made: Prepared[] = [];
  let wanted = amountCents;
  for (const { id: paymentId, leftCents: left, hasWallet } of payments) {
    const part = Math.min(wanted, left);
    if (part <= 0) continue;
    if (way === "wallet" && !hasWallet) return fail("office.parcels.errors.no_wallet");
    const refund = await deps.refunds.prepareRefund(tx, {
      paymentId,
      amountCents: part,
      key: `${keyOf(asked)}${way}:${paymentId}`,
      actorId: actor.id,
      mayUseWallet: false,
      toWalletCents: way === "wallet" ? part : undefined,
    });
    if (!refund.ok) return refund;
    made.push(refund.value);
    wanted -= part;
  }
  await writeAuditNote(tx, {
    actor,
    action: "forward.refund",
    subject: `forward_request:${id}`,
    details: { amount: toDecimal(amountCents), currency: "EUR", way, reason },
  });
  return succeed(made);
}

/** What can still go back: never more than is left of the price, and never the payment's fee alone. */
export const refundableCents = (
  request: Parameters<typeof leftOfPaid>[0],
  payments: readonly { leftCents: Cents }[],
): Cents => Math.min(sum(payments.map((one) => one.leftCents)), leftOfPaid(request));
