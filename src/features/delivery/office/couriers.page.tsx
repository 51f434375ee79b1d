import { useLoaderData } from "react-router";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useCountryName } from "#office-ui/marks/use-display-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import {
  type ListedCourier,
  type ListedService,
  listCouriersCall,
  removeServiceCall,
} from "../staff-calls.ts";
import { PointsRow } from "./points-row.tsx";
import { useEditFee, useEditService } from "./service-dialogs.ts";

export const loader = () => callApi(listCouriersCall, {});

/** The couriers with their fees and their pickup points. */
export default function CouriersPage() {
  const t = useT();
  const { couriers, countries } = useLoaderData<typeof loader>();
  const used = couriers.toSorted(
    (one, other) => Number(other.services.length > 0) - Number(one.services.length > 0),
  );
  return (
    <OfficePage title={t("office.couriers.title")}>
      <div className="office-body">
        <p className="max-w-prose text-ink-2">{t("office.couriers.text")}</p>
        {used.map((courier) => (
          <CourierPanel key={courier.code} courier={courier} country={countries[0] ?? ""} />
        ))}
      </div>
    </OfficePage>
  );
}

function CourierPanel({ courier, country }: { courier: ListedCourier; country: string }) {
  const t = useT();
  const edit = useEditService();
  return (
    <OfficePanel
      title={courier.name}
      count={courier.services.length}
      aside={
        <Button onClick={() => edit(courier.code, { country })}>{t("office.couriers.add")}</Button>
      }
    >
      {courier.services.map((service) => (
        <ServiceRow key={service.id} courier={courier} service={service} />
      ))}
      {courier.list_addresses.length > 0 && <PointsRow courier={courier} />}
    </OfficePanel>
  );
}

type ServiceRowProps = { courier: ListedCourier; service: ListedService };

function ServiceRow({ courier, service }: ServiceRowProps) {
  const t = useT();
  const { money } = useOfficeFormat();
  const { sites } = useMe();
  const edit = useEditService();
  const editFee = useEditFee();
  const country = useCountryName()(service.country);
  const { id, way, fee, days_min, days_max, is_offered, site_id, next } = service;
  const wayTitle = t(way === "door" ? "office.couriers.door" : "office.couriers.pickup");
  const remove = () =>
    openConfirm({
      title: t("office.confirm.remove_title", { name: `${courier.name}, ${country}: ${wayTitle}` }),
      text: t("office.couriers.remove_text"),
      send: t("office.confirm.remove"),
      onConfirm: () => callStaff(removeServiceCall, { id }),
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2 lg:flex">
      <span className="font-medium lg:w-40">{country}</span>
      <span className="col-span-2 lg:flex-1">
        {wayTitle}
        <span className="num ms-2 text-12 text-ink-3">
          {t("office.couriers.days", { min: days_min, max: days_max })}
        </span>
      </span>
      {site_id !== null && <Tag>{sites.find((site) => site.id === site_id)?.name ?? site_id}</Tag>}
      {!is_offered && <Tag tone="warn">{t("office.couriers.withheld")}</Tag>}
      {next && (
        <span className="num text-12 text-ink-3">
          {t("office.couriers.next", { fee: money(toCents(next.fee)), day: next.valid_from })}
        </span>
      )}
      <span className="num col-start-2 row-start-1 w-20 text-end font-medium">
        {money(toCents(fee))}
      </span>
      <span className="col-span-2 flex flex-wrap items-center gap-1 lg:ms-auto lg:gap-2">
        <Button onClick={() => edit(service.courier, service)}>{t("office.couriers.edit")}</Button>
        <Button variant="quiet" onClick={() => editFee(service)}>
          {t("office.couriers.later")}
        </Button>
        <IconButton
          label={t("office.couriers.remove")}
          icon={<OfficeIcon name="trash" />}
          onClick={remove}
        />
      </span>
    </div>
  );
}
