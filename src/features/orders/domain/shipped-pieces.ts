/** Pieces of a line, by its position. */
export type LinePieces = { position: number; quantity: number };

type Ordered = LinePieces & { shippedQuantity: number; refundedQuantity: number };

/** What is still to leave: neither gone already nor paid back. */
export const piecesToShip = ({ quantity, shippedQuantity, refundedQuantity }: Ordered): number =>
  Math.max(0, quantity - shippedQuantity - refundedQuantity);

/** Undefined for pieces that are not there; `isLast` where nothing stays behind. */
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
