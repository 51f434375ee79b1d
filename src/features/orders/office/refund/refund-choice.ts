import { type Cents, sum, toCents, toDecimal } from "#core/money.ts";
import type { InputOf } from "#platform/api/call.ts";
import { type RefundableLine, shareOfLine } from "../../domain/refund.ts";
import { sentPieces } from "../../domain/shipped-pieces.ts";
import type { StaffOrder } from "../../staff-calls.ts";
import type { refundOrderCall } from "../../steps/staff-calls.ts";

/** One row of the dialog: a line, shipping, or a free amount. `cents` is null while no amount is typed. */
export type ChosenSum = { isChosen: boolean; cents: Cents | null; mostCents: Cents };
export type ChosenLine = ChosenSum & {
  line: RefundableLine & { shippedQuantity: number };
  quantity: number;
  restock: boolean;
  /** If some pieces have left and others wait, refund those that left first. */
  isSentFirst: boolean;
};

export type RefundChoice = {
  lines: readonly ChosenLine[];
  shipping: ChosenSum;
  other: ChosenSum;
};

const nothing = (mostCents: Cents): ChosenSum => ({ isChosen: false, cents: 0, mostCents });

export function emptyChoice({ lines, refundable }: StaffOrder): RefundChoice {
  const shipping = toCents(refundable.shipping_paid) - toCents(refundable.shipping_refunded);
  const leftCents = toCents(refundable.left);
  return {
    lines: lines.map((one) => {
      const line = {
        position: one.position,
        quantity: one.quantity,
        paidCents: toCents(one.paid),
        shippedQuantity: one.shipped_quantity,
        refundedQuantity: one.refunded_quantity,
        refundedSentQuantity: one.refunded_sent_quantity,
        refundedCents: toCents(one.refunded),
      };
      const sum = nothing(line.paidCents - line.refundedCents);
      return { ...sum, line, quantity: 0, restock: true, isSentFirst: true };
    }),
    shipping: nothing(Math.min(shipping, leftCents)),
    other: nothing(leftCents),
  };
}

export const piecesLeft = ({ quantity, refundedQuantity }: RefundableLine): number =>
  quantity - refundedQuantity;

/** How many of the chosen pieces had left before; `isOpen` if staff have to choose which pieces are meant. */
export function sentOf({ line, quantity, isSentFirst }: ChosenLine) {
  const { least, most } = sentPieces(line, quantity);
  return { sent: isSentFirst ? most : least, most, isOpen: least < most };
}

/** Sets the number of pieces and what was paid for them; zero removes the line from the refund. */
export function withQuantity(chosen: ChosenLine, quantity: number): ChosenLine {
  const cents = quantity === 0 ? 0 : shareOfLine(chosen.line, quantity);
  return { ...chosen, quantity, cents, isChosen: quantity > 0 };
}

/** Ticking a line chooses all that is left of it. */
export const tickLine = (chosen: ChosenLine, isChosen: boolean): ChosenLine =>
  withQuantity(chosen, isChosen ? piecesLeft(chosen.line) : 0);

export const tickSum = (chosen: ChosenSum, isChosen: boolean, all: boolean): ChosenSum => ({
  ...chosen,
  isChosen,
  cents: isChosen && all ? chosen.mostCents : isChosen ? null : 0,
});

const chosenIn = ({ lines, shipping, other }: RefundChoice): ChosenSum[] =>
  [...lines, shipping, other].filter(({ isChosen }) => isChosen);

export const chosenTotal = (choice: RefundChoice): Cents =>
  sum(chosenIn(choice).map(({ cents }) => cents ?? 0));

/** The typed amount is valid and not more than what is left. */
export const isSumRight = ({ cents, mostCents }: ChosenSum): boolean =>
  cents !== null && cents > 0 && cents <= mostCents;

export const isChoiceRight = (choice: RefundChoice, leftCents: Cents): boolean => {
  const chosen = chosenIn(choice);
  return chosen.length > 0 && chosen.every(isSumRight) && chosenTotal(choice) <= leftCents;
};

/** Each amount is valid by itself, but together they are more than what is left. */
export const isOverLimit = (choice: RefundChoice, leftCents: Cents): boolean =>
  chosenIn(choice).every(isSumRight) && chosenTotal(choice) > leftCents;

const sumOf = ({ isChosen, cents }: ChosenSum) => (isChosen ? toDecimal(cents ?? 0) : 0);

/** The part of the choice that is sent with the call. */
export const refundSums = ({
  lines,
  shipping,
  other,
}: RefundChoice): Pick<InputOf<typeof refundOrderCall>, "lines" | "shipping" | "other"> => ({
  lines: lines
    .filter(({ isChosen }) => isChosen)
    .map((chosen) => ({
      position: chosen.line.position,
      quantity: chosen.quantity,
      amount: sumOf(chosen),
      restock: chosen.restock,
      sent: sentOf(chosen).sent,
    })),
  shipping: sumOf(shipping),
  other: sumOf(other),
});

/** What a claim promised: pieces of lines, and the sum for all of them. */
export type PromisedRefund = {
  claimId: number;
  sumCents: Cents;
  pieces: readonly { position: number; quantity: number }[];
};

/** Fills in what was promised; what the pieces do not come to belongs to no line. */
export function promisedChoice(
  order: StaffOrder,
  { sumCents, pieces }: PromisedRefund,
): RefundChoice {
  const empty = emptyChoice(order);
  let left = sumCents;
  const lines = empty.lines.map((line) => {
    const asked = pieces.find(({ position }) => position === line.line.position);
    const quantity = Math.min(asked?.quantity ?? 0, piecesLeft(line.line));
    const chosen = withQuantity(line, quantity);
    const cents = Math.min(chosen.cents ?? 0, left);
    left -= cents;
    // Less than was paid for the pieces was promised: these pieces stay with the customer, unpaid in part.
    return cents > 0 ? { ...chosen, cents, restock: false } : line;
  });
  return left > 0
    ? { ...empty, lines, other: { ...empty.other, isChosen: true, cents: left } }
    : { ...empty, lines };
}

/** Reads `?refund=12.50&pieces=0x1&claim=17`; undefined for an address that asks for no refund. */
export function readPromised(search: string): PromisedRefund | undefined {
  const query = new URLSearchParams(search);
  const [sum, claim] = [query.get("refund") ?? "", query.get("claim") ?? ""];
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(sum) || !/^\d{1,15}$/.test(claim)) return undefined;
  const pieces = query.getAll("pieces").flatMap((text) => {
    const [, position, quantity] = /^(\d{1,5})x(\d{1,5})$/.exec(text) ?? [];
    return position && quantity ? [{ position: Number(position), quantity: Number(quantity) }] : [];
  });
  return { claimId: Number(claim), sumCents: toCents(Number(sum)), pieces };
}
