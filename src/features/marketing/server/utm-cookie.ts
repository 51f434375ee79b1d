import { agreesTo, CONSENT_COOKIE } from "#features/sites/domain/consent.ts";
import { keepUtm, UTM_COOKIE, type Utm } from "../domain/utm.ts";

type Cookies = Readonly<Record<string, string>>;

/** Nothing but letters, digits, - and _: no value can end the cookie and begin another. */
export const packUtm = (utm: Utm): string =>
  Buffer.from(JSON.stringify(utm), "utf8").toString("base64url");

function unpackUtm(text: string): Utm {
  try {
    const parameters: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    return typeof parameters === "object" && parameters !== null ? keepUtm({ ...parameters }) : {};
  } catch {
    return {};
  }
}

export const mayKeepUtm = (cookies: Cookies): boolean =>
  agreesTo(`${CONSENT_COOKIE}=${cookies[CONSENT_COOKIE] ?? ""}`, "marketing");

/** What a browser brings along is looked at as if it came from a link; null: nothing, or not agreed to. */
export function readUtm(cookies: Cookies): Utm | null {
  if (!mayKeepUtm(cookies)) return null;
  const utm = unpackUtm(cookies[UTM_COOKIE] ?? "");
  return Object.keys(utm).length > 0 ? utm : null;
}
