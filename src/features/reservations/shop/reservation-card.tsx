import type { ReactNode } from "react";
import { toCents } from "#core/money.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { ReservationView } from "../contract.ts";
import { RESERVE_PATH } from "../domain/reservation-paths.ts";
import { PhonePicture, PhoneWords } from "./model-card.tsx";

type ReservationCardProps = { reservation: ReservationView; children?: ReactNode };

/** The reserved phone and the status of the reservation. */
export function ReservationCard({ reservation, children }: ReservationCardProps) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  const { show } = useMoney();
  const { name, phone, status, position, until } = reservation;
  return (
    <section className="panel reservation-model" data-reservation={status} aria-label={name}>
      <PhonePicture phone={phone} />
      <div className="min-w-0">
        <h2 className="h2">{name}</h2>
        <p className="text-ink-2">
          <PhoneWords phone={phone} />
        </p>
        <p className="num mt-2 text-18 font-semibold">{show(toCents(phone.price))}</p>
      </div>
      <div className="reservation-choice">
        {position !== null && (
          <p className="reservation-place mb-3">
            <b className="num">{position}</b>
            <span>{t("reservation.position")}</span>
          </p>
        )}
        <p className="text-ink-2">
          {t(`reservation.state.${status}`, {
            date: until ? dates.day(until) : "",
          })}
        </p>
        {children}
        {status === "expired" && (
          <div className="mt-4">
            <ButtonLink to={`/${language}${RESERVE_PATH}`}>{t("reservation.again")}</ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
