import { DAY_SECONDS } from "#core/durations.ts";
import type { Account } from "#features/account/server/account.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { requestLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { confirmReservationCall, phoneModelsCall, reserveCall } from "../contract.ts";
import { RESERVATION_COOKIE } from "../domain/reservation-paths.ts";
import type { Reservations } from "./reservations.ts";

const refuse = refuseWith({
  "auth.errors.not_logged_in": 401,
  "reservation.errors.none_left": 409,
  "reservation.errors.used": 409,
  "reservation.errors.too_late": 409,
  "reservation.errors.one_each": 409,
});
const DONE = { status: true as const };

type Services = { account: Pick<Account, "sessionOf">; reservations: Reservations };

/** Product notes §3: no reservations on sites without a marketplace. */
const isOpen = ({ site }: RequestContext) => isOn(site, "marketplace");

export function reservationsApi({ account, reservations }: Services): ApiRoute[] {
  return [
    handleCall(phoneModelsCall, async (_input, { site }) => ({
      ...DONE,
      models: isOn(site, "marketplace") ? await reservations.listPhones(site.id) : [],
    })),
    handleCall(reserveCall, async ({ phone_id, language, terms: _, ...person }, request) => {
      if (!isOpen(request)) return failure(404, "errors.not_found");
      const asked = await reservations.reservePhone({
        site: request.site,
        language: requestLanguage(request, language),
        visitor: await request.visitor(),
        phoneId: phone_id,
        customerId: (await account.sessionOf(request))?.customer.id,
        email: person.email,
        firstName: person.first_name,
        lastName: person.last_name,
        phoneNumber: person.phone_number,
      });
      if (!asked.ok) return refuse(request, asked);
      return { ...DONE, confirm_until: asked.value.toISOString() };
    }),
    handleCall(confirmReservationCall, async ({ id: token }, request) => {
      if (!isOpen(request)) return failure(404, "errors.not_found");
      const visitor = await request.visitor();
      const input = { token, siteId: request.site.id, visitor };
      const confirmed = await reservations.confirmReservation(input);
      if (!confirmed.ok) return refuse(request, confirmed);
      request.setCookie(RESERVATION_COOKIE, token, DAY_SECONDS);
      return { ...DONE, reservation: await reservations.viewReservation(confirmed.value) };
    }),
  ];
}
