import { DAY_SECONDS } from "#core/durations.ts";
import { type Result, succeed } from "#core/result.ts";
import type { Account } from "#features/account/server/account.ts";
import type { JoinFor } from "#features/account/server/respond-with-session.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { hashSecret, newSecret } from "#platform/auth/secret-token.ts";
import { type RateLimits, tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import { fetchFormCall, saveFormCall } from "../../contract.ts";
import { FORM_COOKIE, GUEST_FORM_DAYS } from "../../domain/form-line.ts";
import type { Quotes } from "../quotes.ts";
import type { QuotesLimit } from "../quotes-deps.ts";
import type { FormOwner } from "./order-forms.repository.ts";

type Services = {
  account: Pick<Account, "sessionOf">;
  quotes: Quotes;
  limits: Pick<RateLimits<QuotesLimit>, "consume">;
};
const isGuest = (owner: FormOwner | undefined) => !owner || !("customerId" in owner);
const refuse = refuseWith();

/** Set again with each change, because a stored form is deleted so many days after its last change. */
function setFormCookie(request: RequestContext, token: string | undefined): void {
  if (token) request.setCookie(FORM_COOKIE, token, GUEST_FORM_DAYS * DAY_SECONDS);
}

/** As for its pages: no form where the site does not buy by link. */
const notOffered = ({ site }: RequestContext) =>
  isOn(site, "create_order") ? undefined : failure(404, "errors.not_found");

/** Product notes §3 "order-form-auth": anyone may use the form, and everything typed is saved. */
export function orderFormApi({ account, quotes, limits }: Services): ApiRoute[] {
  async function ownerOf(request: RequestContext): Promise<FormOwner | undefined> {
    const siteId = request.site.id;
    const session = await account.sessionOf(request);
    if (session) return { siteId, customerId: session.customer.id };
    const tokenHash = hashSecret(request.cookies[FORM_COOKIE]);
    return tokenHash && { siteId, tokenHash };
  }
  /** Starts a form for a guest, and sets the cookie that identifies it. */
  function openForm(request: RequestContext): FormOwner {
    const { token, hash } = newSecret();
    setFormCookie(request, token);
    return { siteId: request.site.id, tokenHash: hash };
  }
  /** A guest's cookie may be invented, so it counts only if there is a form for it. */
  async function openOwnForm(request: RequestContext): Promise<Result<FormOwner>> {
    const owner = await ownerOf(request);
    if (owner && !isGuest(owner)) return succeed(owner);
    if (owner && (await quotes.readForm(owner)).length > 0) {
      setFormCookie(request, request.cookies[FORM_COOKIE]);
      return succeed(owner);
    }
    const attempt = await limits.consume("open-form", { visitor: await request.visitor() });
    return attempt.allowed
      ? succeed(openForm(request))
      : tooManyAttempts(attempt.retryAfterSeconds);
  }
  return [
    handleCall(fetchFormCall, async (_input, request) => {
      const refused = notOffered(request);
      if (refused) return refused;
      const owner = await ownerOf(request);
      const lines = owner ? await quotes.readForm(owner) : [];
      return { status: true as const, lines, is_guest: isGuest(owner) };
    }),
    handleCall(saveFormCall, async ({ lines, is_guest: wasGuest = false }, request) => {
      const refused = notOffered(request);
      if (refused) return refused;
      const opened = await openOwnForm(request);
      if (!opened.ok) return refuse(request, opened);
      const owner = opened.value;
      const hasLoggedIn = wasGuest && !isGuest(owner);
      const save = hasLoggedIn ? quotes.addToForm : quotes.saveOrderForm;
      return {
        status: true as const,
        lines: await save(owner, lines),
        is_guest: isGuest(owner),
      };
    }),
  ];
}

/** At login, adds the form of this browser to the customer's form. */
export function joinForm(quotes: Pick<Quotes, "joinForms">): JoinFor {
  return ({ site, cookies }) => {
    const tokenHash = hashSecret(cookies[FORM_COOKIE]);
    if (!tokenHash) return undefined;
    return (tx, customerId) => quotes.joinForms(tx, { siteId: site.id, tokenHash, customerId });
  };
}
