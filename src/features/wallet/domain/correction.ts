import { type Cents, toCents, toDecimal } from "#core/money.ts";
import { isOneOf } from "#core/record.ts";
import { isAmount, MANUAL_REASONS, type ManualReason } from "./ledger.ts";

/** The number of an order, a parcel or a claim. */
export const RECORD_NUMBER = /^(?:QU|FR|CL)\d{1,15}$/;

/** What staff add to a wallet, or take from it. */
export type Correction = {
  customerId: number;
  /** Below zero if it is taken from the wallet. */
  amountCents: Cents;
  reason: ManualReason;
  /** The number of the record that it is about, such as CL17. */
  record?: string | undefined;
};

const KIND = "correction";

/** The subject of the task for whoever may make the correction: the same correction is one task. */
export const correctionSubject = ({ customerId, amountCents, reason, record }: Correction) =>
  [KIND, customerId, amountCents, reason, ...(record ? [record] : [])].join(":");

/** Undefined for any other text. */
export function readCorrectionSubject(subject: string): Correction | undefined {
  const [kind, customer, cents, reason = "", record] = subject.split(":");
  const customerId = Number(customer);
  const amountCents = Number(cents);
  const isRight =
    kind === KIND &&
    Number.isSafeInteger(customerId) &&
    isAmount(Math.abs(amountCents)) &&
    (record === undefined || RECORD_NUMBER.test(record));
  if (!isRight || !isOneOf(MANUAL_REASONS, reason)) return undefined;
  return { customerId, amountCents, reason, record };
}

/** The office's page of the wallet, whose dialog opens with this correction. */
export function correctionPath({
  customerId,
  amountCents,
  reason,
  record,
}: Correction): `/customers/${number}/wallet?${string}` {
  const amount = toDecimal(amountCents).toFixed(2);
  const query = new URLSearchParams({ amount, reason, ...(record ? { record } : {}) });
  return `/customers/${customerId}/wallet?${query}`;
}

/** The correction that the page's address asks for; undefined without a right amount. */
export function readCorrectionQuery(
  search: string,
): (Omit<Correction, "customerId" | "reason"> & { reason: ManualReason | undefined }) | undefined {
  const query = new URLSearchParams(search);
  const amount = query.get("amount") ?? "";
  if (!/^-?\d{1,7}(\.\d{1,2})?$/.test(amount)) return undefined;
  const amountCents = toCents(Number(amount));
  if (!isAmount(Math.abs(amountCents))) return undefined;
  const reason = query.get("reason");
  const record = query.get("record");
  return {
    amountCents,
    reason: MANUAL_REASONS.find((one) => one === reason),
    record: record !== null && RECORD_NUMBER.test(record) ? record : undefined,
  };
}
