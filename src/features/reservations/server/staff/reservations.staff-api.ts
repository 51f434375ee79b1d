import type { Records } from "#features/records/server/records.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import {
  listReservationsCall,
  listStaffPhonesCall,
  moveReservationCall,
  type ReservationsFilterInput,
  reservationsCsvCall,
  setPhoneStockCall,
  showReservationCall,
} from "../../staff-calls.ts";
import type { ReservationsDeps } from "../reservations-deps.ts";
import { describeListed, describePhone, describeReservation } from "./describe-reservation.ts";
import { exportReservations } from "./export-reservations.ts";
import { moveReservation } from "./move-reservation.ts";
import { setPhoneStock } from "./set-phone-stock.ts";
import {
  findReservations,
  type StaffReservationsFilter,
  selectStaffPhones,
} from "./staff-reservations.repository.ts";

const refuse = refuseWith({
  "reservation.errors.step": 409,
  "office.reservations.errors.csv_large": 409,
});
const DONE = { status: true as const };
const PAGE = 50;

type StaffDeps = ReservationsDeps & Pick<Records, "listNotes">;

export const reservationsStaffApi = (deps: StaffDeps): StaffRoute[] => [
  handleStaffCall(listReservationsCall, async ({ after, ...input }, { actor }) => {
    const filter = filterOf(input, actor);
    if (!filter) return { ...DONE, reservations: [], total: 0, next: null };
    const { rows, hasMore, total } = await findReservations(deps.db, filter, {
      after,
      limit: PAGE,
    });
    const next = hasMore ? (rows.at(-1)?.reservation.id ?? null) : null;
    return { ...DONE, reservations: rows.map(describeListed), total, next };
  }),

  handleStaffCall(reservationsCsvCall, async ({ filter }, request) => {
    const { actor } = request;
    const made = await exportReservations(deps.db, { actor, filter: filterOf(filter, actor) });
    return made.ok ? made.value : refuse(request, made);
  }),

  handleStaffCall(showReservationCall, async ({ id }, { actor }) => {
    const reservation = await describeReservation(deps, { actor, id });
    return reservation ? { ...DONE, reservation } : failure(404, "errors.not_found");
  }),

  handleStaffCall(listStaffPhonesCall, async (_input, { actor: { siteIds } }) => ({
    ...DONE,
    phones: (await selectStaffPhones(deps.db, { siteIds })).map(describePhone),
  })),

  handleStaffCall(moveReservationCall, async ({ id, to }, request) => {
    const moved = await moveReservation(deps, { actor: request.actor, id, to });
    if (!moved.ok) return refuse(request, moved);
    return { ...DONE, reservation: { id, status: moved.value.status } };
  }),

  handleStaffCall(setPhoneStockCall, async ({ id, ...edit }, request) => {
    const set = await setPhoneStock(deps, { actor: request.actor, id, edit });
    return set.ok ? { ...DONE, phone: { id, stock: set.value.stock } } : refuse(request, set);
  }),
];

/** Undefined if the filter names only sites that the actor does not work for. */
function filterOf(
  { state, phone, site, query }: ReservationsFilterInput,
  { siteIds }: StaffActor,
): StaffReservationsFilter | undefined {
  const sites = site?.filter((id) => !siteIds || siteIds.includes(id)) ?? siteIds;
  if (sites?.length === 0) return undefined;
  return { siteIds: sites, states: state, phoneId: phone, query };
}
