import type { ReactNode } from "react";
import { labelLines } from "#features/account/domain/addresses/label-lines.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useCountryName } from "#office-ui/marks/use-display-names.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { OrderWithoutMoney } from "../../staff-calls.ts";
import "./order-delivery.css";

/** Everything that a label needs: recipient, address, and shipping method. */
export function OrderDelivery({ order }: { order: OrderWithoutMoney }) {
  const t = useT();
  const { address } = order;
  return (
    <OfficePanel title={t("office.orders.delivery.title")}>
      <dl className="order-delivery">
        {address && (
          <Part title={t("office.orders.delivery.recipient")}>
            <span className="block font-medium">
              {`${address.first_name} ${address.last_name}`.trim()}
            </span>
            {address.phone_number && (
              <a
                className="office-link num order-delivery-phone"
                href={`tel:${address.phone_number.replace(/\s/g, "")}`}
              >
                {address.phone_number}
              </a>
            )}
          </Part>
        )}
        {order.pickup_point ? (
          <PointPart order={order} />
        ) : (
          address && <AddressPart order={order} />
        )}
        <HowPart order={order} />
      </dl>
    </OfficePanel>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PointPart({ order: { pickup_point: point, country_iso } }: { order: OrderWithoutMoney }) {
  const t = useT();
  const countryName = useCountryName();
  if (!point) return null;
  return (
    <Part title={t("office.orders.delivery.point")}>
      <span className="block font-medium">{point.name}</span>
      <span className="block">{point.address}</span>
      {country_iso && <span className="block">{countryName(country_iso)}</span>}
      <span className="num block text-12 text-ink-3">
        {t("office.orders.delivery.point_number", { number: point.id })}
      </span>
    </Part>
  );
}

/** The address lines, in the order that the destination country uses. */
function AddressPart({ order: { address, country_iso } }: { order: OrderWithoutMoney }) {
  const t = useT();
  const countryName = useCountryName();
  const lines = labelLines(
    {
      street: address?.first_address,
      city: address?.city,
      postCode: address?.zip,
      country: country_iso && countryName(country_iso),
    },
    country_iso,
  );
  return (
    <Part title={t("office.orders.delivery.address")}>
      <address className="not-italic">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: city and country may be called the same
          <span key={at} className="block">
            {line}
          </span>
        ))}
      </address>
    </Part>
  );
}

function HowPart({ order }: { order: OrderWithoutMoney }) {
  const t = useT();
  const { shipping_method: method, courier_name: courier } = order;
  return (
    <Part title={t("office.orders.delivery.how")}>
      <span className="flex items-center gap-2 font-medium">
        <OfficeIcon name={method === "air" ? "plane" : "ship"} />
        {t(`shipping.by_${method}`)}
      </span>
      {courier &&
        t(`office.orders.delivery.${order.pickup_point ? "to_point" : "to_door"}`, { courier })}
    </Part>
  );
}
