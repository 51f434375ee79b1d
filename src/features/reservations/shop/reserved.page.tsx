import { data, redirect } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { RESERVE_PATH } from "../domain/reservation-paths.ts";
import type { Route } from "./+types/reserved.page.ts";
import { requireReservations } from "./require-reservations.ts";
import { ReservationCard } from "./reservation-card.tsx";
import "./reservation.css";

export const handle = { layout: "simple" } satisfies PageHandle;

/** SPEC §2 /reservation/success: shows the reservation confirmed in this browser, or redirects if there is none. */
export async function loader({ context }: Route.LoaderArgs) {
  const { reservations, siteId } = requireReservations(context);
  const reservation = await reservations.confirmedHere(siteId);
  if (reservation) return data({ reservation }, { headers: PERSONAL_HEADERS });
  const { language } = context.get(pageLanguageContext);
  throw redirect(`/${language}${RESERVE_PATH}`, { status: 302, headers: PERSONAL_HEADERS });
}

export default function ReservedRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  return (
    <div className="page reservation-page">
      <PageHead title={t("reservation.success.title")} />
      <Icon name="circle-check" className="size-12 text-good stroke-2" />
      <h1 className="h1 mt-3">{t("reservation.success.title")}</h1>
      <p className="reservation-lead">{t("reservation.success.text")}</p>
      <ReservationCard reservation={loaderData.reservation} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="go" to={`/${language}`}>
          {t("reservation.to_shop")}
        </ButtonLink>
        <ButtonLink to={`/${language}/reservation-policy`}>{t("reservation.policy")}</ButtonLink>
      </div>
    </div>
  );
}
