import { useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { callApi } from "#platform/client/call-api.ts";
import type { ReservationStep } from "../domain/reservation-status.ts";
import { moveReservationCall, type StaffReservation } from "../staff-calls.ts";
import { usePhoneName } from "./use-phone-name.ts";

const LOOKS = {
  ready: { icon: "package-check", shortcut: "r", position: "primary" },
  collected: { icon: "check", shortcut: "c", position: "primary" },
  expired: { icon: "x", position: "menu" },
} as const satisfies Record<ReservationStep, Partial<RecordAction>>;

/** The steps that the reservation allows now; each asks first, because whoever reserved is told at once. */
export function useReservationActions(reservation: StaffReservation): RecordAction[] {
  const t = useT();
  const { revalidate } = useRevalidator();
  const phoneName = usePhoneName();
  const { id, position, person } = reservation;
  const words = { name: person?.name || person?.email || `#${id}`, phone: phoneName(reservation) };
  const isBehind = position !== null && position > 1;
  return reservation.steps.map((to): RecordAction => {
    const text = t(`office.reservations.step.${to}_text`, words);
    const behind = t("office.reservations.behind", { position: position ?? 0 });
    return {
      key: to,
      label: t(`office.reservations.step.${to}`),
      ...LOOKS[to],
      run: () =>
        openConfirm({
          title: t(`office.reservations.step.${to}_title`, words),
          text: to === "ready" && isBehind ? `${behind} ${text}` : text,
          send: t(`office.reservations.step.${to}`),
          done: t(`office.reservations.step.${to}_done`, words),
          onConfirm: async () => {
            try {
              await callApi(moveReservationCall, { id, to });
            } catch (refusal) {
              // A colleague was faster: the page shows what it is now.
              await revalidate();
              throw refusal;
            }
          },
        }),
    };
  });
}
