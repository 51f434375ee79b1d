import { type Cents, multiplyCents, sum } from "#core/money.ts";
import { multiplyParts } from "#core/money-parts.ts";
import { type ExplainedTotal, partOf } from "./explain-total.ts";

export const REFUND_WAYS = ["original", "wallet"] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

export const REFUND_REASONS = [
  "damaged",
  "missing",
  "wrong",
  "late",
  "withdrawn",
  "price",
  "other",
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What was given back of one line before, or is to be now. */
export type RefundedLine = { position: number; quantity: number; amountCents: Cents };

type EarlierRefund = {
  shippingCents: Cents;
  lines: readonly (RefundedLine & { sentQuantity: number })[];
};

/** For one line: what was paid for it, less its share of the promotion, and what was refunded of that. */
export type RefundableLine = {
  position: number;
  quantity: number;
  paidCents: Cents;
  refundedQuantity: number;
  /** How many of the refunded pieces had left the warehouse before their refund. */
  refundedSentQuantity: number;
  refundedCents: Cents;
};

export type Refundable = {
  lines: RefundableLine[];
  shipping: { paidCents: Cents; refundedCents: Cents };
};

type Sold = {
  lines: readonly { position: number; quantity: number }[];
  total: ExplainedTotal;
  earlier: readonly EarlierRefund[];
};

/** What was paid for each line and for shipping, to the cent, and how much of it was refunded. */
export function refundableParts({ lines, total, earlier }: Sold): Refundable {
  const { parts, lineCents } = total;
  const subtotal = sum(lineCents);
  const goods = subtotal + partOf(parts, "promotion");
  const paid = subtotal > 0 ? multiplyParts(lineCents, goods, subtotal) : lineCents;
  const before = earlier.flatMap((refund) => refund.lines);
  const shippingParts = ["shipping", "shipping_discount", "delivery"] as const;
  return {
    lines: lines.map(({ position, quantity }, at) => {
      const own = before.filter((one) => one.position === position);
      return {
        position,
        quantity,
        paidCents: paid[at] ?? 0,
        refundedQuantity: sum(own.map((one) => one.quantity)),
        refundedSentQuantity: sum(own.map((one) => one.sentQuantity)),
        refundedCents: sum(own.map(({ amountCents }) => amountCents)),
      };
    }),
    shipping: {
      paidCents: Math.max(0, sum(shippingParts.map((part) => partOf(parts, part)))),
      refundedCents: sum(earlier.map(({ shippingCents }) => shippingCents)),
    },
  };
}

/** What this many more pieces of a line cost, rounded so that all shares add up to what was paid for the line. */
export function shareOfLine(line: RefundableLine, quantity: number): Cents {
  const upTo = (pieces: number) => multiplyCents(line.paidCents, pieces, line.quantity);
  const { refundedQuantity: before } = line;
  const share = upTo(before + quantity) - upTo(before);
  return Math.max(0, Math.min(share, line.paidCents - line.refundedCents));
}

export type RefundInput = {
  lines: readonly RefundedLine[];
  shippingCents: Cents;
  otherCents: Cents;
};

export const refundTotal = ({ lines, shippingCents, otherCents }: RefundInput): Cents =>
  sum(lines.map(({ amountCents }) => amountCents)) + shippingCents + otherCents;

type RefundLine = RefundedLine & { isRestocked: boolean; sentQuantity?: number | undefined };
type ChosenRefund = Omit<RefundInput, "lines"> & { way: RefundWay; lines: readonly RefundLine[] };

/** Whether a repeated request is the same refund as before; `sentQuantity` may be missing in the request. */
export function isSameRefund(made: ChosenRefund, asked: ChosenRefund): boolean {
  const isSame = (line: RefundLine, other: RefundLine) =>
    line.position === other.position &&
    line.quantity === other.quantity &&
    line.amountCents === other.amountCents &&
    line.isRestocked === other.isRestocked &&
    (other.sentQuantity ?? line.sentQuantity) === line.sentQuantity;
  return (
    made.way === asked.way &&
    made.shippingCents === asked.shippingCents &&
    made.otherCents === asked.otherCents &&
    made.lines.length === asked.lines.length &&
    made.lines.every((line) => asked.lines.some((other) => isSame(line, other)))
  );
}

/** At most what is left of each line, of shipping and of the whole order, and more than zero. */
export function isRefundable(asked: RefundInput, parts: Refundable, leftCents: Cents): boolean {
  const total = refundTotal(asked);
  if (total <= 0 || total > leftCents) return false;
  const positions = asked.lines.map(({ position }) => position);
  if (new Set(positions).size < positions.length) return false;
  const { paidCents, refundedCents } = parts.shipping;
  if (asked.shippingCents > paidCents - refundedCents) return false;
  return asked.lines.every(({ position, quantity, amountCents }) => {
    const line = parts.lines.find((one) => one.position === position);
    if (!line || quantity > line.quantity - line.refundedQuantity) return false;
    return amountCents <= line.paidCents - line.refundedCents;
  });
}

/** Takes the amount from the sources in turn: from the first all that it has, then from the next. */
export function splitRefund(amountCents: Cents, left: readonly Cents[]): Cents[] {
  let wanted = amountCents;
  return left.map((cents) => {
    const taken = Math.min(wanted, Math.max(0, cents));
    wanted -= taken;
    return taken;
  });
}

/**
 * Converts a refund that is split over several payments into euros, given what was refunded `before`. Each part is
 * rounded at its running total, so that all parts of all refunds add up to the euros of the whole.
 */
export function euroParts(parts: readonly Cents[], before: Cents, rate: number): Cents[] {
  let at = before;
  return parts.map((cents) => {
    const from = multiplyCents(at, 1, rate);
    at += cents;
    return multiplyCents(at, 1, rate) - from;
  });
}

/** The euros of a refunded part of what the wallet paid: all parts add up to the euros that it paid. */
export function balancePart(
  balance: { euroCents: Cents; convertedCents: Cents },
  before: Cents,
  partCents: Cents,
): Cents {
  const { euroCents, convertedCents } = balance;
  if (convertedCents === 0) return 0;
  const upTo = (cents: Cents) => multiplyCents(euroCents, cents, convertedCents);
  return upTo(before + partCents) - upTo(before);
}
