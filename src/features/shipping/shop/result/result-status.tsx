import { useEffect, useState } from "react";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import type { ComparedMethods } from "../../domain/compare-methods.ts";

/** Prices change with each key press, so they are read out only after the user stops typing. */
const REST_MS = 700;

export function ResultStatus({ prices }: { prices: ComparedMethods | undefined }) {
  const t = useT();
  const { show } = useMoney();
  const words = [prices?.air, prices?.sea]
    .filter((price) => price !== undefined)
    .map((price) => {
      const days = t("shipping.days_range", { min: price.daysMin, count: price.daysMax });
      return `${t(`shipping.by_${price.method}`)} ${show(price.cents)}, ${days}.`;
    })
    .join(" ");
  const [first] = useState(words);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (words === first && announced === "") return;
    const timer = setTimeout(() => setAnnounced(words || t("calculator.no_price")), REST_MS);
    return () => clearTimeout(timer);
  }, [words, first, announced, t]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
