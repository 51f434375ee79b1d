import { Link } from "react-router";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { Button } from "#ui/button.tsx";
import type { StaffPhone } from "../staff-calls.ts";
import { openStock } from "./open-stock.ts";
import { usePhoneName } from "./use-phone-name.ts";

/** One phone with its queue and its stock. */
export function PhoneRow({ phone }: { phone: StaffPhone }) {
  const t = useT();
  const { money } = useOfficeFormat();
  const name = usePhoneName()(phone);
  const counts = [
    t("office.reservations.counts.left", { count: phone.left, of: phone.stock }),
    t("office.reservations.counts.ready", { count: phone.ready }),
    t("office.reservations.counts.collected", { count: phone.collected }),
  ];
  return (
    <div className="phone-row">
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="num block text-12 text-ink-3">
          {[money(toCents(phone.price)), ...counts].join(" · ")}
        </span>
      </span>
      <Link
        to={`/reservations?state=confirmed&phone=${phone.id}`}
        className="office-link num whitespace-nowrap"
      >
        {t("office.reservations.counts.waiting", { count: phone.waiting })}
      </Link>
      <Button
        aria-label={`${t("office.reservations.set_stock")}: ${name}`}
        onClick={() => openStock(phone, name)}
      >
        {t("office.reservations.set_stock")}
      </Button>
    </div>
  );
}
