import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import { type Platform, problemReporter } from "#platform/feature/platform.ts";
import { everyMinute } from "#platform/jobs/job.ts";
import { RESERVATION_COOKIE } from "./domain/reservation-paths.ts";
import { reservationsMailSamples } from "./server/reservation-mail-samples.ts";
import { reservationsApi } from "./server/reservations.api.ts";
import { reservationsPersonalData } from "./server/reservations.personal-data.ts";
import { bindReservations, type Reservations } from "./server/reservations.ts";
import {
  type ReservationsDeps,
  reservationsLimits,
  reservationsProblems,
} from "./server/reservations-deps.ts";
import { reservationsStaffApi } from "./server/staff/reservations.staff-api.ts";
import { selectReservationSites } from "./server/staff/staff-reservations.repository.ts";
import { reservationsContext } from "./shop/reservations.context.ts";
import { listReservationsCall, showReservationCall } from "./staff-calls.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    reservations: Reservations;
  }
}

const reservationsDeps = (platform: Platform, { mail, sites }: Features): ReservationsDeps => ({
  db: platform.db,
  now: platform.now,
  limits: platform.limits,
  postMail: mail.postMail,
  linkTo: sites.linkTo,
  findSite: sites.findSite,
  reportProblem: problemReporter(platform, "reservations", reservationsProblems),
});

export const reservationsFeature = defineFeature({
  name: "reservations",
  problems: reservationsProblems,
  bind: (platform, features) => bindReservations(reservationsDeps(platform, features)),
  calls: ({ account, reservations }) => reservationsApi({ account, reservations }),
  staffCalls: (features, platform) =>
    reservationsStaffApi({
      ...reservationsDeps(platform, features),
      listNotes: features.records.listNotes,
    }),
  notedRecords: [
    {
      kind: "reservation",
      roles: showReservationCall.staff.roles,
      readers: showReservationCall.staff.roles,
      selectSites: selectReservationSites,
      path: (id) => `/reservations/${id}`,
      title: (id) => `#${id}`,
    },
  ],
  viewedLists: { reservations: listReservationsCall.staff },
  pages: (context, { reservations }, { cookies }) =>
    context.set(reservationsContext, {
      ...reservations,
      confirmedHere: (siteId) => reservations.findReservation(cookies[RESERVATION_COOKIE], siteId),
    }),
  jobs: [
    everyMinute("expire-reservations", ({ reservations }) => reservations.expireReservations()),
  ],
  nightly: [({ reservations }) => reservations.redactEndedReservations()],
  mailSamples: reservationsMailSamples,
  limits: reservationsLimits,
  personalData: (features, platform) => ({
    reservations: reservationsPersonalData({
      ...reservationsDeps(platform, features),
      deleteNotes: features.records.deleteNotes,
    }),
  }),
});
