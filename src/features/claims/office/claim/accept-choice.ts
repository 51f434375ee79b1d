import { type Cents, sum, toCents, toDecimal } from "#core/money.ts";
import {
  type ChosenLine,
  emptyChoice,
  withQuantity,
} from "#features/orders/office/refund/refund-choice.ts";
import type { StaffOrder } from "#features/orders/staff-calls.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { RemedyWay } from "../../domain/claim-remedy.ts";
import type { acceptClaimCall, StaffClaim } from "../../staff-calls.ts";

/** What is chosen in the dialog; `cents` is null while no sum is typed. */
export type AcceptChoice = {
  way: RemedyWay;
  pieces: Readonly<Record<number, number>>;
  cents: Cents | null;
};

type Money = Pick<StaffClaim, "refundable" | "limit">;

/** Refund while anything is left of what was paid. */
export const firstChoice = ({ refundable }: Pick<StaffClaim, "refundable">): AcceptChoice => ({
  way: refundable.left > 0 ? "refund" : "wallet",
  pieces: {},
  cents: null,
});

const linesOf = (order: StaffOrder | null): readonly ChosenLine[] =>
  order ? emptyChoice(order).lines : [];

/** How many pieces of a line can be chosen: those refunded before cannot be refunded again, but may be sent again. */
export const mostPieces = ({ line }: ChosenLine, way: RemedyWay): number =>
  way === "resend" ? line.quantity : line.quantity - line.refundedQuantity;

/** The lines of the order to choose from. */
export const linesToChoose = (order: StaffOrder | null, way: RemedyWay): ChosenLine[] =>
  linesOf(order).filter((line) => mostPieces(line, way) > 0);

/** What was paid for the chosen pieces; null for none. */
function paidCents(order: StaffOrder | null, pieces: AcceptChoice["pieces"]): Cents | null {
  const shares = linesOf(order).flatMap((line) => {
    const quantity = pieces[line.line.position] ?? 0;
    return quantity > 0 ? (withQuantity(line, quantity).cents ?? 0) : [];
  });
  return shares.length === 0 ? null : sum(shares);
}

/** Sets the pieces of a line, and the sum to what was paid for all chosen pieces. */
export function withPieces(
  choice: AcceptChoice,
  order: StaffOrder | null,
  { position, quantity }: { position: number; quantity: number },
): AcceptChoice {
  const pieces = { ...choice.pieces, [position]: quantity };
  return { ...choice, pieces, cents: paidCents(order, pieces) };
}

/** Another way starts with as many pieces as it allows. */
export function withWay(choice: AcceptChoice, order: StaffOrder | null, way: RemedyWay) {
  const kept = linesOf(order).map((line): [number, number] => {
    const { position } = line.line;
    return [position, Math.min(choice.pieces[position] ?? 0, mostPieces(line, way))];
  });
  return {
    ...choice,
    way,
    pieces: Object.fromEntries(kept.filter(([, quantity]) => quantity > 0)),
  };
}

/** The sum in euros is more than the caller may promise. */
export function asksOwner({ way, cents }: AcceptChoice, { refundable, limit }: Money): boolean {
  if (limit === null || cents === null || way === "resend") return false;
  const euros = way === "refund" ? cents / refundable.rate : cents;
  return euros > toCents(limit);
}

export const isTooMuch = (
  { way, cents }: AcceptChoice,
  { refundable }: Pick<StaffClaim, "refundable">,
): boolean => way === "refund" && cents !== null && cents > toCents(refundable.left);

export const isComplete = (choice: AcceptChoice, claim: Money): boolean =>
  choice.way === "resend"
    ? Object.values(choice.pieces).some((quantity) => quantity > 0)
    : choice.cents !== null && choice.cents > 0 && !isTooMuch(choice, claim);

/** The part of the choice that is sent with the call; money into the wallet belongs to no line. */
export const chosenRemedy = ({
  way,
  pieces,
  cents,
}: AcceptChoice): Pick<InputOf<typeof acceptClaimCall>, "way" | "lines" | "amount"> => ({
  way,
  lines:
    way === "wallet"
      ? []
      : Object.entries(pieces)
          .map(([position, quantity]) => ({ position: Number(position), quantity }))
          .filter(({ quantity }) => quantity > 0),
  amount: way === "resend" ? 0 : toDecimal(cents ?? 0),
});
