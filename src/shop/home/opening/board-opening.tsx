import "./board-opening.css";
import { MethodsBoard } from "./methods-board.tsx";
import type { OpeningProps } from "./opening-props.ts";
import { ShopWords } from "./opening-words.tsx";

/** Brisk: the promise, and beside it how long every way takes. */
export function BoardOpening({ warehouses }: OpeningProps) {
  return (
    <div className="page hero board-opening">
      <ShopWords />
      <MethodsBoard warehouses={warehouses} />
    </div>
  );
}
