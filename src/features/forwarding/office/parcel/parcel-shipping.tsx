import { labelLines } from "#features/account/domain/addresses/label-lines.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useCountryName } from "#office-ui/marks/use-display-names.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { ShownParcel } from "../../staff-calls.ts";

/** To whom and how the parcel travels, once its owner has chosen. */
export function ParcelShipping({ parcel }: { parcel: ShownParcel }) {
  const t = useT();
  const countryName = useCountryName();
  const { address, method, shipment, country_iso } = parcel;
  if (!address && !shipment) return null;
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
    <OfficePanel title={t("office.parcels.shipping")}>
      <div className="flex flex-wrap gap-x-10 gap-y-3 border-t border-line px-4 py-3">
        {address && (
          <address className="not-italic">
            <span className="block font-medium">
              {`${address.first_name} ${address.last_name}`.trim()}
            </span>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: city and country may be called the same
              <span key={at} className="block">
                {line}
              </span>
            ))}
            <span className="num block">{address.phone_number}</span>
          </address>
        )}
        <div>
          {method && (
            <span className="flex items-center gap-2 font-medium">
              <OfficeIcon name={method === "air" ? "plane" : "ship"} />
              {t(`shipping.by_${method}`)}
            </span>
          )}
          {shipment && (
            <span className="num block">{`${shipment.carrier} ${shipment.tracking_number}`}</span>
          )}
        </div>
      </div>
    </OfficePanel>
  );
}
