import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden.tsx";

export type PriceRow = {
  /** Drawn by the icon, so only spoken. */
  label: string;
  icon: ReactNode;
  /** Formatted already. */
  price: string;
  note: ReactNode;
};

/** What one thing costs in each of several cases, small enough for a card. */
export function PriceRows({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <div className="price-rows">
      {rows.map(({ label, icon, price, note }) => (
        <div key={label} className="price-row">
          {icon}
          <VisuallyHidden>{label} </VisuallyHidden>
          <span className="price-row-price">{price}</span>
          <span className="price-row-note">{note}</span>
        </div>
      ))}
    </div>
  );
}
