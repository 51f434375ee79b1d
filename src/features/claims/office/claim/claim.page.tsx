import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { OrderAssignee } from "#features/orders/office/order/order-assignee.tsx";
import { type StaffOrder, staffOrderCall } from "#features/orders/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { positionIn } from "#office-ui/list/shown-lists.store.ts";
import { Clock } from "#office-ui/marks/clock.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { CustomerStrip } from "#office-ui/record/customer-strip.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { RecordWay } from "#office-ui/record/record-way.tsx";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { type StaffClaim, staffClaimCall } from "../../staff-calls.ts";
import { useClaimActions } from "./claim-actions.ts";
import { ClaimOthers, ClaimWords } from "./claim-panels.tsx";
import { ClaimRemedy } from "./claim-remedy.tsx";
import { ClaimState } from "./claim-state.tsx";
import { ClaimOrder, ClaimParcel } from "./claim-subject.tsx";
import { ClaimTalk } from "./claim-time-line.tsx";

/** The order with its money; null for somebody who may read the claim and not the order. */
async function readOrder(id: number): Promise<StaffOrder | null> {
  try {
    const { order } = await callApi(staffOrderCall, { id, language: officeLanguage() });
    return order.shows_money ? order : null;
  } catch (error) {
    if (error instanceof CallFailed && error.httpStatus === 404) return null;
    throw error;
  }
}

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  const { claim } = await callApi(staffClaimCall, { id });
  return { claim, order: claim.kind === "order" ? await readOrder(claim.subject_id) : null };
}

export default function ClaimPage() {
  const t = useT();
  const { claim, order } = useLoaderData<typeof loader>();
  const { sites } = useMe();
  const site = sites.find(({ id }) => id === claim.site_id)?.name;
  const position = positionIn("claims", `/claims/${claim.id}`);
  const clock = claim.clock && (
    <Clock
      minutesLeft={claim.clock.minutes_left}
      used={claim.clock.used}
      opensAt={claim.clock.opens_at}
    />
  );
  return (
    <RecordFrame
      back={{ to: "/claims", label: t("office.claims.title") }}
      title={claim.number}
      record={`claim:${claim.id}`}
      state={<ClaimState status={claim.status} />}
      tags={
        <span className="flex items-center gap-2 whitespace-nowrap">
          {site && <Tag>{site}</Tag>}
          <OrderAssignee assignee={claim.assignee} short />
        </span>
      }
      clock={clock}
      {...(position ? { position } : {})}
      actions={useClaimActions({ claim, order })}
      aside={<ClaimTalk claim={claim} />}
    >
      <p className="flex flex-wrap items-center gap-2 empty:hidden lg:hidden">
        {clock}
        {site && <Tag>{site}</Tag>}
        {claim.assignee && <OrderAssignee assignee={claim.assignee} />}
      </p>
      <Claimant claim={claim} />
      <ClaimWay claim={claim} />
      <ClaimRemedy claim={claim} order={order} />
      <ClaimWords claim={claim} />
      {order && <ClaimOrder claim={claim} order={order} />}
      {claim.parcel && <ClaimParcel claim={claim} parcel={claim.parcel} />}
      <ClaimOthers claim={claim} />
    </RecordFrame>
  );
}

function Claimant({ claim: { customer, others, language } }: { claim: StaffClaim }) {
  const t = useT();
  const { number } = useOfficeFormat();
  const languageName = useLanguageName();
  const writes = t("office.claims.writes", { language: languageName(language) });
  return (
    <CustomerStrip
      name={customer.name || customer.email || `#${customer.id}`}
      to={`/customers/${customer.id}`}
      contact={[customer.company_name, customer.email ?? undefined, customer.phone_number, writes]}
      facts={[{ title: t("office.claims.title"), value: number(others.length + 1) }]}
    />
  );
}

/** From the customer's words to the end; the decision is one step, whichever it was. */
function ClaimWay({ claim: { status, timeline } }: { claim: StaffClaim }) {
  const t = useT();
  const { day } = useOfficeFormat();
  const days = new Map(timeline.map((step) => [step.status, day(step.at)]));
  const decision = days.has("rejected") ? ("rejected" as const) : ("accepted" as const);
  const isDecided = days.has(decision);
  const way = ["received", "in_review", decision, "closed"] as const;
  return (
    <RecordWay
      label={t("office.claims.way_label")}
      steps={way.map((step) => ({
        key: step,
        title:
          step === decision && !isDecided
            ? t("office.claims.decided")
            : t(keyUnder("claims.status", step)),
        note: days.get(step),
        state: step === status ? "now" : days.has(step) ? "done" : "ahead",
      }))}
    />
  );
}
