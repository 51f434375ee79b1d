import type { ReactNode } from "react";

/** The only sticker: a discount, in the brand's own shape. Inside a `.pic` it is placed in the corner. */
export function Tape({ children }: { children: ReactNode }) {
  return <span className="tape">{children}</span>;
}
