import { CircleAlert } from "lucide-react";
import { useT } from "#i18n/use-t.ts";
import type { CartOnWire } from "../../domain/cart-on-wire.ts";

export type LineShortage = NonNullable<CartOnWire["reservation_error"]>[number];

/** Its place is there before, so that screen readers notice what is written into it. */
export function ShortageNote({ shortage }: { shortage: LineShortage | undefined }) {
  const t = useT();
  return (
    <div className="cart-short" role="status">
      {shortage && (
        <p>
          <CircleAlert className="icon icon-s" aria-hidden="true" />
          {shortage.available === 0
            ? t("cart.short.none")
            : t("cart.short.some", { count: shortage.available, wanted: shortage.requested })}
        </p>
      )}
    </div>
  );
}
