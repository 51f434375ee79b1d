import { useT } from "#i18n/use-t.ts";

const STEPS = ["request", "confirm", "ready", "collect"] as const;

/** The policy in four lines, before anything is asked. */
export function ReservationSteps() {
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
