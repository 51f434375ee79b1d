import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { positionIn } from "#office-ui/list/shown-lists.store.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { CustomerStrip } from "#office-ui/record/customer-strip.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { RecordWay } from "#office-ui/record/record-way.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Notice } from "#ui/notice.tsx";
import type { ReservationStatus } from "../domain/reservation-status.ts";
import { type StaffReservation, showReservationCall } from "../staff-calls.ts";
import { PhoneRow } from "./phone-row.tsx";
import { ReservationState } from "./reservation-state.tsx";
import { ReservationTalk } from "./reservation-talk.tsx";
import { usePhoneName } from "./use-phone-name.ts";
import { useReservationActions } from "./use-reservation-actions.ts";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  return (await callApi(showReservationCall, { id })).reservation;
}

/** One reservation: who, which phone, their place in the queue, and the next step. */
export default function ReservationPage() {
  const t = useT();
  const reservation = useLoaderData<typeof loader>();
  const { sites } = useMe();
  const { moment } = useOfficeFormat();
  const phoneName = usePhoneName();
  const { id, status, person, position, until } = reservation;
  const site = sites.find((one) => one.id === reservation.site_id)?.name;
  const shown = positionIn("reservations", `/reservations/${id}`);
  const name = person?.name || person?.email || t("office.reservations.forgotten");
  return (
    <RecordFrame
      back={{ to: "/reservations", label: t("office.reservations.title") }}
      title={`#${id}`}
      record={`reservation:${id}`}
      state={<ReservationState status={status} />}
      tags={site && <Tag>{site}</Tag>}
      {...(shown ? { position: shown } : {})}
      actions={useReservationActions(reservation)}
      aside={<ReservationTalk reservation={reservation} />}
    >
      {status === "requested" && (
        <Notice title={t("office.reservations.unconfirmed")}>
          {t("office.reservations.unconfirmed_text")}
        </Notice>
      )}
      <CustomerStrip
        name={name}
        {...(reservation.customer_id === null
          ? {}
          : { to: `/customers/${reservation.customer_id}` })}
        contact={[person?.email, person?.phone_number]}
        facts={[
          ...(position === null
            ? []
            : [{ title: t("office.reservations.position"), value: String(position) }]),
          ...(until ? [{ title: t("office.reservations.until"), value: moment(until) }] : []),
        ]}
      />
      <ReservationWay reservation={reservation} />
      <OfficePanel title={t("office.reservations.phone")}>
        <PhoneRow phone={reservation.phone} />
      </OfficePanel>
      <OfficePanel title={t("office.reservations.queue")} count={reservation.phone.waiting}>
        <Queue reservation={reservation} phone={phoneName(reservation)} />
      </OfficePanel>
    </RecordFrame>
  );
}

const WAY: readonly ReservationStatus[] = ["requested", "confirmed", "ready", "collected"];

function ReservationWay({ reservation }: { reservation: StaffReservation }) {
  const t = useT();
  const { day } = useOfficeFormat();
  const days = new Map(reservation.history.map(({ status, at }) => [status, day(at)]));
  const reached = WAY.indexOf(reservation.status);
  return (
    <RecordWay
      label={t("office.reservations.way")}
      steps={WAY.map((status, at) => ({
        key: status,
        title: t(keyUnder("office.reservations.states", status)),
        note: days.get(status),
        state:
          status === reservation.status
            ? ("now" as const)
            : (reached === -1 ? days.has(status) : at < reached)
              ? ("done" as const)
              : ("ahead" as const),
      }))}
    />
  );
}

type QueueProps = { reservation: StaffReservation; phone: string };

/** Who waits for the same phone; the first is next. */
function Queue({ reservation, phone }: QueueProps) {
  const t = useT();
  const { moment } = useOfficeFormat();
  if (reservation.queue.length === 0) {
    return (
      <p className="border-t border-line px-4 py-3 text-ink-3">
        {t("office.reservations.nobody_waits", { phone })}
      </p>
    );
  }
  return (
    <ol>
      {reservation.queue.map(({ id, person, position, confirmed_at }) => (
        <li key={id} className="entry-row">
          <span className="num w-6 text-ink-3">{position}</span>
          {id === reservation.id ? (
            <b className="min-w-0 flex-1 truncate">{person?.name}</b>
          ) : (
            <Link to={`/reservations/${id}`} className="office-link min-w-0 flex-1 truncate">
              {person?.name || person?.email || `#${id}`}
            </Link>
          )}
          <span className="num text-12 text-ink-3">{confirmed_at && moment(confirmed_at)}</span>
        </li>
      ))}
    </ol>
  );
}
