import { DAY_SECONDS } from "#core/durations.ts";
import { type ApiRoute, answer } from "#features/sites/server/site-request.ts";
import { utmCall } from "../contract.ts";
import { keepUtm, UTM_COOKIE, UTM_DAYS } from "../domain/utm.ts";
import { agreesToMarketing, packUtm } from "./utm-cookie.ts";

/** Set by the server, since browsers forget within days what a script of the page wrote. */
export function marketingApi(): ApiRoute[] {
  return [
    answer(utmCall, (parameters, { cookies, setCookie }) => {
      const utm = agreesToMarketing(cookies) ? keepUtm(parameters) : {};
      const isKept = Object.keys(utm).length > 0;
      const seconds = isKept ? UTM_DAYS * DAY_SECONDS : 0;
      setCookie(UTM_COOKIE, isKept ? packUtm(utm) : "", seconds, { readable: true });
      return { status: true as const };
    }),
  ];
}
