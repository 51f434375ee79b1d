import { and, eq } from "drizzle-orm";
import { HOUR_MS } from "#core/durations.ts";
import type { Transaction } from "#database/connect.ts";
import {
  collectUntil,
  confirmUntil,
  RESERVATION_STATUSES,
  type ReservationStatus,
} from "#features/reservations/domain/reservation-status.ts";
import {
  phoneReservations,
  phones,
  reservationHistory,
} from "#features/reservations/server/reservations.tables.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import type { ReservationDefinition } from "./reservations.ts";

/** Time between the steps of a reservation. */
const STEP_HOURS = 3;

/** Reservations of people without an account, with their history. */
export async function insertReservations(
  tx: Transaction,
  definitions: readonly ReservationDefinition[],
  sites: readonly Pick<Site, "id" | "timeZone">[],
): Promise<void> {
  for (const definition of definitions) {
    const timeZone = sites.find(({ id }) => id === definition.siteId)?.timeZone ?? "UTC";
    await insertReservation(tx, definition, timeZone);
  }
}

async function insertReservation(
  tx: Transaction,
  { siteId, phone: { model, colour, storage }, ...person }: ReservationDefinition,
  timeZone: string,
): Promise<void> {
  const [phone] = await tx
    .select()
    .from(phones)
    .where(
      and(
        eq(phones.siteId, siteId),
        eq(phones.model, model),
        eq(phones.colour, colour),
        eq(phones.storage, storage),
      ),
    );
  if (!phone) throw new Error(`The demo has no phone ${model} on site ${siteId}`);
  const { status, hoursAgo, ...named } = person;
  const steps = stepsTo(status, new Date(Date.now() - hoursAgo * HOUR_MS));
  const at = (step: ReservationStatus) => steps.find((one) => one.status === step)?.at ?? null;
  const createdAt = steps[0]?.at ?? new Date();
  const since = steps.at(-1)?.at ?? createdAt;
  const [row] = await tx
    .insert(phoneReservations)
    .values({
      ...named,
      siteId,
      phoneId: phone.id,
      model,
      status,
      email: `${plain(person.firstName)}.${plain(person.lastName)}@example.com`,
      tokenHash: newSecret().hash,
      createdAt,
      confirmedAt: at("confirmed"),
      endedAt: at("collected"),
      expiresAt:
        status === "requested"
          ? confirmUntil(since)
          : status === "ready"
            ? collectUntil(since, timeZone)
            : null,
    })
    .returning({ id: phoneReservations.id });
  await tx.insert(reservationHistory).values(
    steps.map((step) => ({
      reservationId: row?.id ?? 0,
      status: step.status,
      actorKind: ACTORS[step.status],
      at: step.at,
    })),
  );
}

const ACTORS = {
  requested: "visitor",
  confirmed: "visitor",
  ready: "staff",
  collected: "staff",
  expired: "system",
} as const satisfies Record<ReservationStatus, string>;

/** Each step up to this status with its time, the last of them at `since`. */
function stepsTo(status: ReservationStatus, since: Date) {
  const way = RESERVATION_STATUSES.slice(0, RESERVATION_STATUSES.indexOf(status) + 1);
  return way.map((step, position) => ({
    status: step,
    at: new Date(since.getTime() - (way.length - 1 - position) * STEP_HOURS * HOUR_MS),
  }));
}

/** Letters of an e-mail address. */
const plain = (name: string) => name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
