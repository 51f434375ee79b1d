/** A number of pieces of the order line at this position. */
export type LinePieces = { position: number; quantity: number };

type Ordered = LinePieces & {
  shippedQuantity: number;
  refundedQuantity: number;
  /** How many of the refunded pieces had left the warehouse before their refund. */
  refundedSentQuantity: number;
};

/** Pieces that still have to leave: neither shipped nor refunded; a piece that is both is subtracted once. */
export const piecesToShip = (line: Ordered): number => {
  const refundedHere = line.refundedQuantity - line.refundedSentQuantity;
  return Math.max(0, line.quantity - line.shippedQuantity - refundedHere);
};

/**
 * How many of a new refund's pieces may have left before: at least those that cannot be in the warehouse any more,
 * at most those that left and were not refunded.
 */
export function sentPieces(line: Ordered, quantity: number): { least: number; most: number } {
  const sentLeft = Math.max(0, line.shippedQuantity - line.refundedSentQuantity);
  return {
    least: Math.min(quantity, Math.max(0, quantity - piecesToShip(line))),
    most: Math.min(quantity, sentLeft),
  };
}

type WithSent = LinePieces & { sentQuantity?: number | undefined };

/**
 * Adds to each refund line how many of its pieces had left before; by default as many as possible, since pieces that
 * are paid and not refunded are still to be shipped. Undefined if the numbers are impossible.
 */
export function withSentPieces<Line extends WithSent>(
  asked: readonly Line[],
  ordered: readonly Ordered[],
): (Line & { sentQuantity: number })[] | undefined {
  const lines = asked.map((line) => {
    const known = ordered.find(({ position }) => position === line.position);
    const { least, most } = known ? sentPieces(known, line.quantity) : { least: 0, most: 0 };
    const { sentQuantity = most } = line;
    return sentQuantity >= least && sentQuantity <= most ? { ...line, sentQuantity } : undefined;
  });
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

/** Undefined if the chosen pieces are not in the warehouse; `isLast` if nothing stays behind. */
export function chooseShipment(
  lines: readonly Ordered[],
  chosen: readonly LinePieces[] | undefined,
): { pieces: LinePieces[]; isLast: boolean } | undefined {
  const left = lines
    .map((line) => ({ position: line.position, quantity: piecesToShip(line) }))
    .filter(({ quantity }) => quantity > 0);
  const pieces = chosen ?? left;
  const isThere = ({ position, quantity }: LinePieces) =>
    quantity > 0 && quantity <= (left.find((one) => one.position === position)?.quantity ?? 0);
  const positions = new Set(pieces.map(({ position }) => position));
  if (positions.size < pieces.length || !pieces.every(isThere)) return undefined;
  if (pieces.length === 0) return undefined;
  const count = (some: readonly LinePieces[]) =>
    some.reduce((sum, { quantity }) => sum + quantity, 0);
  return { pieces: [...pieces], isLast: count(pieces) === count(left) };
}

/** How many pieces of each line have left; a shipment without lines has everything. */
export function shippedPieces(
  lines: readonly LinePieces[],
  shipments: readonly { lines: readonly LinePieces[] }[],
): Map<number, number> {
  return new Map(
    lines.map(({ position, quantity }) => {
      const sent = shipments.reduce((sum, shipment) => {
        if (shipment.lines.length === 0) return sum + quantity;
        return sum + (shipment.lines.find((one) => one.position === position)?.quantity ?? 0);
      }, 0);
      return [position, Math.min(sent, quantity)];
    }),
  );
}
