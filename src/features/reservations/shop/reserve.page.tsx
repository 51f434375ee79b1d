import { data, redirect } from "react-router";
import { sessionContext } from "#features/account/shop/session.context.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { postForm } from "#platform/forms/post-form.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { notFound, PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { RESERVE_PATH } from "../domain/reservation-paths.ts";
import { CONFIRM_HOURS } from "../domain/reservation-status.ts";
import type { Route } from "./+types/reserve.page.ts";
import { requireReservations } from "./require-reservations.ts";
import { reserveForm } from "./reserve-call.ts";
import { ReserveForm } from "./reserve-form.tsx";
import "./reservation.css";

const STEPS = ["request", "confirm", "ready", "collect"] as const;

/** The reservation policy in short steps, above the form. */
function ReservationSteps() {
  const t = useT();
  return (
    <ol className="reservation-steps" aria-label={t("reservation.steps.title")}>
      {STEPS.map((step, at) => (
        <li key={step}>
          <span className="reservation-number" aria-hidden="true">
            {at + 1}
          </span>
          <span>
            <b className="block">{t(`reservation.steps.${step}`)}</b>
            <span className="text-14 text-ink-2">{t(`reservation.steps.${step}_text`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

export const handle = { layout: "simple" } satisfies PageHandle;

/** Fills in the data of a logged-in customer. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { reservations, siteId } = requireReservations(context);
  const session = await context.get(sessionContext)();
  const known = session && {
    first_name: session.customer.firstName,
    last_name: session.customer.lastName,
    email: session.customer.email,
    phone_number: session.customer.phoneNumber,
  };
  const models = await reservations.listPhones(siteId);
  if (models.length === 0) throw notFound();
  const isSent = url.searchParams.has("sent");
  return data({ models, known: known ?? null, isSent }, { headers: PERSONAL_HEADERS });
}

export async function action(args: Route.ActionArgs) {
  requireReservations(args.context);
  const sent = await postForm(args, reserveForm);
  if (!sent.ok) return sent.answer;
  throw redirect(`/${sent.language}${RESERVE_PATH}?sent`, {
    status: 303,
    headers: PERSONAL_HEADERS,
  });
}

export default function ReserveRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { models, known, isSent } = loaderData;
  return (
    <div className="page reservation-page">
      <PageHead title={t("reservation.title")} description={t("reservation.lead")} />
      {isSent ? (
        <CheckMail />
      ) : (
        <>
          <h1 className="h1">{t("reservation.title")}</h1>
          <p className="reservation-lead">{t("reservation.lead")}</p>
          <ReservationSteps />
          <ReserveForm models={models} known={known} posted={actionData} />
        </>
      )}
    </div>
  );
}

/** The phone is not reserved yet: the visitor must confirm by the mailed link. */
function CheckMail() {
  const t = useT();
  const { language } = useShell();
  return (
    <section className="panel reservation-message" aria-labelledby="check-mail">
      <Icon name="mail-check" className="size-12 text-good stroke-2" />
      <h1 id="check-mail" className="h1 mt-3">
        {t("reservation.sent.title")}
      </h1>
      <p className="mt-2 mb-5 max-w-[52ch] text-ink-2">
        {t("reservation.sent.text", { count: CONFIRM_HOURS })}
      </p>
      <ButtonLink to={`/${language}${RESERVE_PATH}`}>{t("reservation.sent.again")}</ButtonLink>
    </section>
  );
}
