import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { moveReservationCall, setPhoneStockCall, staffReservationsCall } from "../contract.ts";
import type { ReservationsDeps } from "./reservations-deps.ts";
import { listForStaff, moveReservation, setPhoneStock } from "./staff-reservations.ts";

const refuse = refuseWith({ "reservation.errors.step": 409 });
const DONE = { status: true as const };

export function reservationsStaffApi(deps: ReservationsDeps): StaffRoute[] {
  return [
    handleStaffCall(staffReservationsCall, async ({ in: status, page }, { actor }) => ({
      ...DONE,
      ...(await listForStaff(deps, { status, siteIds: actor.siteIds, page })),
    })),
    handleStaffCall(moveReservationCall, async ({ id, to }, request) => {
      const moved = await moveReservation(deps, { actor: request.actor, id, to });
      if (!moved.ok) return refuse(request, moved);
      return { ...DONE, reservation: { id, status: moved.value.status } };
    }),
    handleStaffCall(setPhoneStockCall, async ({ id, stock }, request) => {
      const set = await setPhoneStock(deps, { actor: request.actor, id, stock });
      return set.ok ? { ...DONE, phone: { id, stock } } : refuse(request, set);
    }),
  ];
}
