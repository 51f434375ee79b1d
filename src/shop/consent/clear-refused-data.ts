import { cookieText } from "#core/cookies.ts";
import {
  type Consent,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
} from "#features/sites/domain/consent.ts";

/** Our cookies, and those that services set on our domain: Google, Meta, Criteo, Klaviyo, LiveAgent. */
const COOKIES: Readonly<Record<OptionalCategory, RegExp>> = {
  statistics: /^(qu_track_\d+|_ga.*|_gid|_gat.*)$/,
  marketing: /^(utm|_gcl_.*|_fbp|_fbc|cto_.*|__kla_id|LaVisitor.*|LaSID|LaUserDetails)$/,
};

/** Our entries in the browser's storage. The entries about events are used by both categories. */
const KEPT: readonly { name: string; by: readonly OptionalCategory[] }[] = [
  { name: "told_events", by: ["statistics", "marketing"] },
  { name: "waiting_events", by: ["statistics", "marketing"] },
  { name: "replay_session", by: ["statistics"] },
];

/** Deletes the stored data of categories that the visitor refused or no longer agrees to. */
export function clearRefusedData(agreed: Consent): void {
  clearCookies(agreed);
  try {
    for (const { name, by } of KEPT) {
      if (by.some((category) => agreed.includes(category))) continue;
      for (const storage of [localStorage, sessionStorage]) storage.removeItem(name);
    }
  } catch {
    // If the browser stores nothing, there is nothing to delete.
  }
}

function clearCookies(agreed: Consent): void {
  const refused = OPTIONAL_CATEGORIES.filter((category) => !agreed.includes(category));
  const names = document.cookie.split(";").map((pair) => pair.split("=", 1)[0]?.trim() ?? "");
  for (const name of names) {
    if (!refused.some((category) => COOKIES[category].test(name))) continue;
    for (const domain of ["", ...domainsOf(window.location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      document.cookie = cookieText(name, "", 0) + (domain && `; Domain=${domain}`);
    }
  }
}

/** `a.b.example` gives itself and `b.example`: third-party scripts set cookies on the highest domain they can. */
const domainsOf = (host: string): string[] => {
  const parts = host.split(".");
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join("."));
};
