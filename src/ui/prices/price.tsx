import type { ReactNode } from "react";
import type { Translate } from "#i18n/translator.ts";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

type PriceProps = {
  /** Formatted already. */
  now: string;
  /** It may be more: something is still to be chosen. */
  isFrom?: boolean | undefined;
  /** The lowest price of the 30 days before the reduction, which the percentage counts from. */
  before?: string | undefined;
  big?: boolean | undefined;
  className?: string;
};

/** The price is a promise: the same anatomy everywhere, in the same place, even when a part is missing. */
export function Price(props: PriceProps) {
  return <PriceTag {...props} t={useT()} />;
}

/** The same without a hook, for parts that are put into the page as HTML. */
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
