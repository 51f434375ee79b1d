import type { ReactNode } from "react";

export type PriceRow = {
  label: string;
  icon: ReactNode;
  /** Formatted already. */
  price: string;
  note: ReactNode;
};

type PriceRowsProps = {
  /** What all the prices are for. */
  title: string;
  rows: readonly PriceRow[];
};

/** What one thing costs in each of several cases, small enough for a card. */
export function PriceRows({ title, rows }: PriceRowsProps) {
  return (
    <div className="price-rows">
      <p>{title}</p>
      {rows.map(({ label, icon, price, note }) => (
        <div key={label} className="price-row">
          {icon}
          <span>{label}</span>
          <span className="price-row-note">{note}</span>
          <span className="price-row-price">{price}</span>
        </div>
      ))}
    </div>
  );
}
