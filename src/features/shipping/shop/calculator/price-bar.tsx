import { useRef } from "react";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { useEdgeRoom } from "#ui/use-edge-room.ts";
import type { OwnMethod } from "../../domain/calculate.ts";

/** The totals in sight of whoever types on a phone; the answer itself says them to screen readers. */
export function PriceBar({ methods = [] }: { methods: readonly OwnMethod[] | undefined }) {
  const t = useT();
  const { showSum } = useMoney();
  const bar = useRef<HTMLDivElement>(null);
  useEdgeRoom(bar, "--bar-room");
  return (
    <div ref={bar} className="journey-bar [--above-foot:var(--foot-room,0px)]" aria-hidden="true">
      {methods.length === 0 && <p>{t("calculator.no_price")}</p>}
      {methods.map(({ shipping, discountCents, customs, deliveryCents }) => {
        const { dutyCents, vatCents } = customs;
        const price = showSum(shipping.cents, -discountCents, dutyCents, vatCents, deliveryCents);
        return (
          <p key={shipping.method}>
            <span>{t(`shipping.by_${shipping.method}`)}</span>
            <b className="num">{t("shipping.from", { price })}</b>
          </p>
        );
      })}
    </div>
  );
}
