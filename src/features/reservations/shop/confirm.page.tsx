import { data, Form, redirect } from "react-router";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { notFound, PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { Notice } from "#ui/notice.tsx";
import { confirmReservationCall, type ReservationView } from "../contract.ts";
import { confirmPath, RESERVED_PATH } from "../domain/reservation-paths.ts";
import type { Route } from "./+types/confirm.page.ts";
import { requireReservations } from "./require-reservations.ts";
import { ReservationCard } from "./reservation-card.tsx";
import "./reservation.css";

export const handle = { layout: "simple" } satisfies PageHandle;

/** Opening the page changes nothing, because mail scanners follow links, too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { reservations, siteId } = requireReservations(context);
  const reservation = await reservations.findReservation(params.id, siteId);
  if (!reservation) throw notFound();
  return data({ reservation, here: confirmPath(params.id) }, { headers: PERSONAL_HEADERS });
}

export async function action({ context, params }: Route.ActionArgs) {
  requireReservations(context);
  const { language } = context.get(pageLanguageContext);
  const confirmed = await context.get(callsContext)(confirmReservationCall, { id: params.id });
  if (confirmed.ok) {
    throw redirect(`/${language}${RESERVED_PATH}`, { status: 303, headers: PERSONAL_HEADERS });
  }
  if (confirmed.httpStatus === 404) throw notFound();
  const problem = { problem: confirmed.message };
  return data(problem, { status: confirmed.httpStatus, headers: PERSONAL_HEADERS });
}

export default function ConfirmRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useT();
  const { reservation, here } = loaderData;
  return (
    <div className="page reservation-page">
      <PageHead title={t("reservation.confirm.title")} />
      <h1 className="h1 mb-5">{t("reservation.confirm.title")}</h1>
      {actionData?.problem && (
        <div className="mb-5">
          <Notice kind="bad" announce>
            {t(actionData.problem)}
          </Notice>
        </div>
      )}
      <ReservationCard reservation={reservation}>
        {reservation.status === "requested" && (
          <Confirm reservation={reservation} action={`/${params.locale}${here}`} />
        )}
      </ReservationCard>
    </div>
  );
}

function Confirm({ reservation, action }: { reservation: ReservationView; action: string }) {
  const t = useT();
  const dates = useDates();
  const { until } = reservation;
  return (
    <Form method="post" action={action} className="mt-4">
      <PostButton variant="go" big>
        {t("reservation.confirm.button")}
      </PostButton>
      {until && (
        <p className="mt-3 text-14 text-ink-2">
          {t("reservation.confirm.until", { date: dates.day(until), time: dates.time(until) })}
        </p>
      )}
    </Form>
  );
}
