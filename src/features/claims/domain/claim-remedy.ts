import type { MessageKey } from "#core/message-key.ts";
import type { Cents } from "#core/money.ts";
import { multiplyCents } from "#core/money.ts";
import type { TaskKind } from "#features/records/domain/task-kinds.ts";
import type { ClaimKind } from "./claim-reason.ts";

/** How an accepted claim is put right: money back, money into the wallet, or the goods once more. */
export const REMEDY_WAYS = ["refund", "wallet", "resend"] as const;
export type RemedyWay = (typeof REMEDY_WAYS)[number];

export const REMEDY_STATUSES = ["open", "done"] as const;
export type RemedyStatus = (typeof REMEDY_STATUSES)[number];

/** Pieces of a line of the order. */
export type RemedyLine = { position: number; quantity: number };

export type Remedy = {
  way: RemedyWay;
  lines: readonly RemedyLine[];
  /** In the currency of the refund, in euros for the wallet; 0 if goods are sent again. */
  amountCents: Cents;
};

/** The work that a remedy is for the staff who may do it. */
export const TASK_OF_WAY = {
  refund: "claim_refund",
  wallet: "claim_wallet",
  resend: "claim_resend",
} as const satisfies Record<RemedyWay, TaskKind>;

/** The most that a wallet can be given for a claim, against slips of the keyboard. */
const MOST_TO_WALLET_CENTS = 1_000_000;

/** What a remedy can give back: of an order by line, of a parcel only a sum. */
export type Remediable = {
  kind: ClaimKind;
  lines: readonly { position: number; quantity: number; leftQuantity: number }[];
  leftCents: Cents;
};

type RefusedRemedy = Record<string, MessageKey[]>;

/** The errors by field; undefined if the remedy is possible now. */
export function refuseRemedy(remedy: Remedy, of: Remediable): RefusedRemedy | undefined {
  if (remedy.way === "resend") return refuseResend(remedy, of);
  const { amountCents } = remedy;
  if (amountCents <= 0) return { amount: ["validation.required"] };
  if (remedy.way === "wallet") {
    return amountCents > MOST_TO_WALLET_CENTS ? { amount: ["validation.invalid"] } : undefined;
  }
  if (amountCents > of.leftCents) return { amount: ["office.claims.errors.more_than_left"] };
  return areLinesThere(remedy, of, "leftQuantity")
    ? undefined
    : { lines: ["office.claims.errors.not_there"] };
}

function refuseResend(remedy: Remedy, of: Remediable): RefusedRemedy | undefined {
  if (of.kind === "parcel") return { way: ["validation.invalid"] };
  if (remedy.lines.length === 0) return { lines: ["validation.required"] };
  return areLinesThere(remedy, of, "quantity")
    ? undefined
    : { lines: ["office.claims.errors.not_there"] };
}

/** Each line is of the order, is named once, and has at least as many pieces. */
function areLinesThere(
  { lines }: Remedy,
  { lines: sold }: Remediable,
  most: "quantity" | "leftQuantity",
): boolean {
  const positions = new Set(lines.map(({ position }) => position));
  if (positions.size < lines.length) return false;
  return lines.every(({ position, quantity }) => {
    const line = sold.find((one) => one.position === position);
    return line !== undefined && quantity <= line[most];
  });
}

/** What a remedy costs in euros; `rate` is what one euro is in the currency of the refund. */
export const remedyEuroCents = ({ way, amountCents }: Remedy, rate: number): Cents =>
  way === "refund" ? multiplyCents(amountCents, 1, rate) : amountCents;
