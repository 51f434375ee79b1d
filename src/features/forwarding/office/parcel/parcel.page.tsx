import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { positionIn } from "#office-ui/list/shown-lists.store.ts";
import { Clock } from "#office-ui/marks/clock.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { CustomerStrip } from "#office-ui/record/customer-strip.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { RecordWay } from "#office-ui/record/record-way.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Notice } from "#ui/notice.tsx";
import { FORWARD_PROGRESS } from "../../domain/forward-status.ts";
import { type ShownParcel, staffParcelCall } from "../../staff-calls.ts";
import { useParcelActions } from "./parcel-actions.ts";
import { ParcelContents } from "./parcel-contents.tsx";
import { ParcelMoney } from "./parcel-money.tsx";
import { ParcelObstacles } from "./parcel-obstacles.tsx";
import { ParcelShipping } from "./parcel-shipping.tsx";
import { ParcelState } from "./parcel-state.tsx";
import { ParcelTalk } from "./parcel-time-line.tsx";
import { StorageMark } from "./storage-mark.tsx";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  return (await callApi(staffParcelCall, { id })).parcel;
}

/** One forwarded parcel: what was declared and measured, where it is, and what happens to it next. */
export default function ParcelPage() {
  const t = useT();
  const parcel = useLoaderData<typeof loader>();
  const { sites } = useMe();
  const site = sites.find(({ id }) => id === parcel.site_id)?.name;
  const position = positionIn("parcels", `/forward/${parcel.id}`);
  const clock = parcel.clock && (
    <Clock
      minutesLeft={parcel.clock.minutes_left}
      used={parcel.clock.used}
      opensAt={parcel.clock.opens_at}
    />
  );
  const tags = (
    <>
      <Tag>{parcel.warehouse}</Tag>
      {site && <Tag>{site}</Tag>}
    </>
  );
  return (
    <RecordFrame
      back={{ to: "/forward", label: t("office.parcels.title") }}
      title={parcel.number}
      record={`forward_request:${parcel.id}`}
      state={<ParcelState status={parcel.status} />}
      tags={<span className="flex items-center gap-2 whitespace-nowrap">{tags}</span>}
      clock={clock}
      {...(position ? { position } : {})}
      actions={useParcelActions(parcel)}
      aside={<ParcelTalk parcel={parcel} />}
    >
      <p className="flex flex-wrap items-center gap-2 lg:hidden">
        {clock}
        {tags}
      </p>
      <HoldNotice parcel={parcel} />
      <ParcelOwner parcel={parcel} />
      <ParcelWay parcel={parcel} />
      {parcel.merged_into && (
        <Notice title={t("office.parcels.merged")}>
          <Link className="office-link num" to={`/forward/${parcel.merged_into.id}`}>
            {parcel.merged_into.number}
          </Link>
        </Notice>
      )}
      {parcel.parcels.map((one) => (
        <ParcelContents key={one.id} parcel={one} of={parcel} />
      ))}
      <ParcelShipping parcel={parcel} />
      {parcel.shows_money && <ParcelMoney parcel={parcel} />}
      <ParcelObstacles parcel={parcel} />
    </RecordFrame>
  );
}

/** What staff asked the owner, and the answer, above everything else. */
function HoldNotice({ parcel: { hold } }: { parcel: ShownParcel }) {
  const t = useT();
  if (!hold) return null;
  return (
    <Notice kind="warn" title={hold.question || t("office.parcels.hold.no_question")}>
      <span className="wrap-anywhere">
        {hold.answer === null ? t("office.parcels.hold.unanswered") : hold.answer}
      </span>
    </Notice>
  );
}

/** The warehouse sees name and suite, but neither e-mail nor telephone number. */
function ParcelOwner({ parcel }: { parcel: ShownParcel }) {
  const t = useT();
  const name = parcel.customer || parcel.suite || parcel.number;
  const facts = parcel.suite ? [{ title: t("office.parcels.suite"), value: parcel.suite }] : [];
  if (!parcel.shows_money) return <CustomerStrip name={name} contact={[]} facts={facts} />;
  const { id, email, phone_number, company_name } = parcel.owner;
  return (
    <CustomerStrip
      name={name}
      to={`/customers/${id}`}
      contact={[company_name, email ?? undefined, phone_number]}
      facts={facts}
    />
  );
}

function ParcelWay({ parcel }: { parcel: ShownParcel }) {
  const t = useT();
  const { day } = useOfficeFormat();
  const steps = parcel.timeline.filter(({ is_answer }) => !is_answer);
  const daysOf = new Map(steps.map(({ status, at }) => [status, day(at)]));
  const reached = FORWARD_PROGRESS.indexOf(parcel.status);
  const way = FORWARD_PROGRESS.filter(
    (status) => status !== "ready_for_pickup" || daysOf.has(status),
  );
  return (
    <div className="grid gap-3">
      <RecordWay
        label={t("office.parcels.way")}
        steps={way.map((status) => {
          const at = FORWARD_PROGRESS.indexOf(status);
          const isGone = reached === -1 ? daysOf.has(status) : at < reached;
          return {
            key: status,
            title: t(keyUnder("forwarding.status", status)),
            note: reached === -1 || at <= reached ? daysOf.get(status) : undefined,
            state: status === parcel.status ? "now" : isGone ? "done" : "ahead",
          };
        })}
      />
      {parcel.storage && (
        <p className="flex items-center gap-2">
          <span className="text-ink-3">{t("office.parcels.storage")}</span>
          <StorageMark storage={parcel.storage} />
        </p>
      )}
    </div>
  );
}
