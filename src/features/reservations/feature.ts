import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import { type Platform, problemReporter } from "#platform/feature/platform.ts";
import { everyMinute } from "#platform/jobs/job.ts";
import { RESERVATION_COOKIE } from "./domain/reservation-paths.ts";
import { reservationMailSamples } from "./server/reservation-mail-samples.ts";
import { reservationApi } from "./server/reservations.api.ts";
import { reservationPersonalData } from "./server/reservations.personal-data.ts";
import { reservationStaffApi } from "./server/reservations.staff-api.ts";
import { bindReservations, type Reservations } from "./server/reservations.ts";
import {
  type ReservationDeps,
  reservationLimits,
  reservationProblems,
} from "./server/reservations-deps.ts";
import { reservationContext } from "./shop/reservations.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    reservations: Reservations;
  }
}

const reservationDeps = (platform: Platform, { mail, sites }: Features): ReservationDeps => ({
  db: platform.db,
  now: platform.now,
  limits: platform.limits,
  postMail: mail.postMail,
  linkTo: sites.linkTo,
  findSite: sites.findSite,
  reportProblem: problemReporter(platform, "reservations", reservationProblems),
});

export const reservationFeature = defineFeature({
  name: "reservations",
  problems: reservationProblems,
  bind: (platform, features) => bindReservations(reservationDeps(platform, features)),
  calls: ({ account, reservations }) => reservationApi({ account, reservations }),
  staffCalls: (features, platform) => reservationStaffApi(reservationDeps(platform, features)),
  pages: (context, { reservations }, { cookies }) =>
    context.set(reservationContext, {
      ...reservations,
      confirmedHere: (siteId) => reservations.findReservation(cookies[RESERVATION_COOKIE], siteId),
    }),
  jobs: [
    everyMinute("expire-reservations", ({ reservations }) => reservations.expireReservations()),
  ],
  nightly: [({ reservations }) => reservations.redactEndedReservations()],
  mailSamples: reservationMailSamples,
  limits: reservationLimits,
  personalData: (features, platform) => ({
    reservations: reservationPersonalData(reservationDeps(platform, features)),
  }),
});
