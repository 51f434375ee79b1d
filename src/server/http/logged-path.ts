import { hideUnguessable } from "#core/unguessable.ts";
import { PROVIDER_NAMES } from "#features/payments/domain/payment-provider.ts";
import { SECRET_PATHS } from "#platform/pages/page-rules.ts";

/** What opens something to whoever knows it, and is too short or too plain to be seen by its shape. */
const SECRETS = [
  /(\/reservation\/confirm\/)[^/?#]+/gi,
  new RegExp(`(/payments/)(?!(?:${PROVIDER_NAMES.join("|")})/)[^/?#]+`, "gi"),
  /(\/my-orders\/(?:get-order\/|cancel\/|withdraw\/)?)(?!get-my-orders)[^/?#]+/gi,
  /(\/(?:invoice|invoices)\/(?:(?:get|pay|pdf|decline|cancel|paid|credit)\/)?)(?!(?:accept|decline|list|create)(?:[./?#]|$))[^/?#]+/gi,
  /(\/tracking\/(?:get\/)?)(?!carrier\/)[^/?#]+/gi,
  /([?&]number=)[^&#]+/gi,
  new RegExp(
    `((?<!/api)(?:${SECRET_PATHS.join("|")}))(?!(?:accept|decline)(?:[./?#]|$))[^/?#]+`,
    "gi",
  ),
];

/** Files of ours, whose names are of that shape and no secret. */
const PUBLIC_FILES = /^\/(?:assets|_ipx)\//;

/** A path or an address as it may stand in the log: whoever reads it must not be able to use a link in it. */
export function loggedPath(path: string): string {
  const shown = path.slice(0, 300);
  if (PUBLIC_FILES.test(shown)) return shown;
  return SECRETS.reduce((hidden, secret) => hidden.replace(secret, "$1…"), hideUnguessable(shown));
}
