import { useLoaderData } from "react-router";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import {
  type ListedCourier,
  type ListedService,
  listCouriersCall,
  readPointsCall,
  removeServiceCall,
} from "../staff-calls.ts";
import { useEditFee, useEditService } from "./service-dialogs.ts";

export const loader = () => callApi(listCouriersCall, {});

/** Who brings parcels to customers, for what, and where they can be collected. */
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
  const { id, country, way, fee, days_min, days_max, is_offered, site_id, next } = service;
  const wayTitle = t(way === "door" ? "office.couriers.door" : "office.couriers.pickup");
  const remove = () =>
    openConfirm({
      title: t("office.confirm.remove_title", { name: `${courier.name}, ${country}: ${wayTitle}` }),
      text: t("office.couriers.remove_text"),
      send: t("office.confirm.remove"),
      onConfirm: () => callStaff(removeServiceCall, { id }),
    });
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2">
      <span className="num w-8 font-medium">{country}</span>
      <span className="min-w-36 flex-1">
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
      <span className="num w-20 text-end font-medium">{money(toCents(fee))}</span>
      <span className="ms-auto flex flex-wrap items-center justify-end gap-2">
        <Button onClick={() => edit(service.courier, service)}>{t("office.couriers.edit")}</Button>
        <Button variant="quiet" onClick={() => editFee(service)}>
          {t("office.couriers.later")}
        </Button>
        <Button variant="quiet" onClick={remove}>
          {t("office.couriers.remove")}
        </Button>
      </span>
    </div>
  );
}

function PointsRow({ courier }: { courier: ListedCourier }) {
  const t = useT();
  const { moment } = useOfficeFormat();
  const { busy, run } = useAction();
  const counted = Object.entries(courier.points).map(([country, points]) => `${country} ${points}`);
  const last = courier.lists.toSorted((a, b) => b.read_at.localeCompare(a.read_at))[0];
  const read = () =>
    void run(async () => {
      const { points, refusals } = await callStaff(readPointsCall, { courier: courier.code });
      showToast(
        refusals[0]
          ? { kind: "bad", text: t("office.couriers.refused", { reason: refusals[0] }) }
          : { kind: "good", text: t("office.couriers.read", { count: points }) },
      );
    });
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2">
      <OfficeIcon name="map-pin" />
      <span className="min-w-40 flex-1 text-ink-2">
        {counted.length > 0
          ? t("office.couriers.points", { counts: counted.join(" · ") })
          : t("office.couriers.no_points")}
        {last && <span className="block text-12 text-ink-3">{moment(last.read_at)}</span>}
      </span>
      {last?.refusal && <Tag tone="bad">{last.refusal}</Tag>}
      <span className="ms-auto">
        <Button busy={busy} onClick={read}>
          {t("office.couriers.read_points")}
        </Button>
      </span>
    </div>
  );
}
