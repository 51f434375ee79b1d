import type { ReactNode } from "react";
import type { Translate } from "#i18n/translator.ts";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

type PriceProps = {
  /** Already formatted. */
  now: string;
  /** The price may be higher, because something must still be chosen. */
  isFrom?: boolean | undefined;
  /** The lowest price of the 30 days before the reduction; the percentage is calculated from it. */
  before?: string | undefined;
  big?: boolean | undefined;
  className?: string;
};

/** Prices have the same structure and place everywhere, even if a part is missing. */
export function Price(props: PriceProps) {
  return <PriceTag {...props} t={useT()} />;
}

/** The same without a hook, for parts that are inserted as HTML. */
export function PriceTag({
  t,
  now,
  isFrom,
  before,
  big,
  className,
}: PriceProps & { t: Translate }) {
  return (
    <div className={classNames("price", big && "price-big", className)}>
      <span className="price-now">
        {before && <VisuallyHidden>{t("ui.price_now")} </VisuallyHidden>}
        {isFrom && <small>{t("ui.price_from")} </small>}
        {now}
      </span>
      {before && (
        <s className="price-before">
          <VisuallyHidden>{t("ui.price_before")} </VisuallyHidden>
          {before}
        </s>
      )}
      <span className="price-low">{before && t("ui.price_low")}</span>
    </div>
  );
}

type PriceRow = {
  label: string;
  icon: ReactNode;
  /** Already formatted. */
  price: string;
  note: ReactNode;
};

type PriceRowsProps = {
  /** What all these prices are for. */
  title: string;
  rows: readonly PriceRow[];
};

/** The price of one thing in several cases, small enough for a card. */
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
