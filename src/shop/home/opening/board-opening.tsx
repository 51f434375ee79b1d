import "./board-opening.css";
import type { OpeningProps } from "./opening-props.ts";
import { MethodsBoard } from "./parts/methods-board.tsx";
import { ShopOpeningText } from "./parts/opening-text.tsx";

/** Brisk: the promise, and beside it how long every way takes. */
export function BoardOpening({ warehouses }: OpeningProps) {
  return (
    <div className="page hero board-opening">
      <ShopOpeningText />
      <MethodsBoard warehouses={warehouses} />
    </div>
  );
}
