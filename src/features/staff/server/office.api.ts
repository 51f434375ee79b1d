import type { Result } from "#core/result.ts";
import { visitOf } from "#features/account/server/respond-with-session.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { type ApiRoute, type CallFailure, failure, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { isFreshlyProved } from "#platform/api/staff-route.ts";
import { type LoginStep, officeLogoutCall, officeMeCall } from "#platform/auth/office-calls.ts";
import * as calls from "../contract.ts";
import { OFFICE_COOKIE } from "../domain/office-login.ts";
import { beginTotp, confirmTotpCode } from "./factors/enrol-totp.ts";
import { addPasskey, passkeyToAdd, passkeyToProve, proveByPasskey } from "./factors/passkeys.ts";
import { proveByCode } from "./factors/prove-by-code.ts";
import { proveByPassword } from "./factors/prove-by-password.ts";
import { clearOfficeCookie, setOfficeCookie } from "./office-cookie.ts";
import { describeOfficeUser } from "./office-user-response.ts";
import { saveEntry } from "./sessions/office-sessions.repository.ts";
import { openOfficeSession, renewOfficeToken } from "./sessions/open-office-session.ts";
import type { OfficeSession } from "./sessions/read-office-session.ts";
import type { Staff } from "./staff.ts";
import type { StaffDeps } from "./staff-deps.ts";

const refuse = refuseWith({
  "office.errors.factor_in_use": 409,
  "auth.errors.wrong_credentials": 401,
});

type OfficeApiDeps = StaffDeps & { staff: Staff; listSites: () => readonly Site[] };

/** Calls for logging in: each is available only at the step of the login that needs it. */
export const officeApi = (deps: OfficeApiDeps): ApiRoute[] => [
  ...sessionRoutes(deps),
  ...proofRoutes(deps),
  ...totpRoutes(deps),
  ...passkeyRoutes(deps),
];

function sessionRoutes(deps: OfficeApiDeps): ApiRoute[] {
  const { staff } = deps;
  const { at } = answersOf(deps);
  return [
    handleCall(officeMeCall, async (_input, request) => ({
      status: true as const,
      ...(await describeOfficeUser(deps, request)),
    })),
    handleCall(calls.officeLoginCall, async (input, request) => {
      const { visitor, deviceMark, device } = await visitOf(request);
      const formerToken = request.cookies[OFFICE_COOKIE];
      const about = { visitor, deviceMark, device, formerToken, isLocal: request.isLocal };
      const opened = await staff.logInAtOffice({ ...input, ...about });
      if (!opened.ok) return refuse(request, opened);
      return enter(deps, request, opened.value.token);
    }),
    handleCall(officeLogoutCall, async (_input, request) => {
      await staff.logOutOfOffice(request.cookies[OFFICE_COOKIE]);
      clearOfficeCookie(request);
      return { status: true as const };
    }),
    handleCall(calls.officeOwnPasswordCall, ({ password }, request) =>
      at(["password"], request, async ({ customer, device }) => {
        const person = { ...customer, shop: request.site.name };
        const visitor = await request.visitor();
        const chosen = await deps.account.chooseOwnPassword({
          customer: person,
          password,
          visitor,
        });
        if (!chosen.ok) return refuse(request, chosen);
        // The new password ended every office session, including this one.
        const token = await openOfficeSession(deps.db, {
          customerId: customer.id,
          device,
          isProved: true,
        });
        return enter(deps, request, token);
      }),
    ),
  ];
}

function proofRoutes(deps: OfficeApiDeps): ApiRoute[] {
  const { at, respond } = answersOf(deps);
  const entered = async (request: RequestContext, session: OfficeSession, proved: Result<null>) => {
    if (!proved.ok || session.step !== "factor") return respond(request, proved);
    return enter(deps, request, await renewOfficeToken(deps.db, session.id));
  };
  return [
    handleCall(calls.officeCodeCall, ({ code }, request) =>
      at(["factor", "done"], request, async (session) => {
        const { isLocal } = request;
        const asked = { session, code, visitor: await request.visitor(), isLocal };
        return entered(request, session, await proveByCode(deps, asked));
      }),
    ),
    handleCall(calls.officePasswordAgainCall, ({ password }, request) =>
      at(["done"], request, async (session) => {
        const asked = { session, password, visitor: await request.visitor() };
        return respond(request, await proveByPassword(deps, asked));
      }),
    ),
    handleCall(calls.passkeyToProveCall, (_input, request) =>
      at(["factor", "done"], request, async (session) => {
        const options = await passkeyToProve(deps, { session, ...pageOf(request) });
        return { status: true as const, options };
      }),
    ),
    handleCall(calls.provePasskeyCall, ({ response }, request) =>
      at(["factor", "done"], request, async (session) => {
        const asked = {
          session,
          response: asCredential(response),
          visitor: await request.visitor(),
        };
        const proved = await proveByPasskey(deps, { ...asked, ...pageOf(request) });
        return entered(request, session, proved);
      }),
    ),
  ];
}

function totpRoutes(deps: OfficeApiDeps): ApiRoute[] {
  const { respondWithCodes } = answersOf(deps);
  const atEnrolment = freshlyProved(deps);
  return [
    handleCall(calls.beginTotpCall, (_input, request) =>
      atEnrolment(request, async (session) => {
        const begun = await beginTotp(deps, { session, issuer: request.site.name });
        return begun.ok ? { status: true as const, ...begun.value } : refuse(request, begun);
      }),
    ),
    handleCall(calls.confirmTotpCall, ({ code }, request) =>
      atEnrolment(request, async (session) => {
        const asked = { session, code, visitor: await request.visitor() };
        return respondWithCodes(request, session, await confirmTotpCode(deps, asked));
      }),
    ),
  ];
}

function passkeyRoutes(deps: OfficeApiDeps): ApiRoute[] {
  const { respondWithCodes } = answersOf(deps);
  const atEnrolment = freshlyProved(deps);
  return [
    handleCall(calls.passkeyToAddCall, (_input, request) =>
      atEnrolment(request, async (session) => {
        const options = await passkeyToAdd(deps, { session, ...pageOf(request) });
        return { status: true as const, options };
      }),
    ),
    handleCall(calls.addPasskeyCall, ({ name, response }, request) =>
      atEnrolment(request, async (session) => {
        const asked = { session, name, response: asCredential(response), ...pageOf(request) };
        return respondWithCodes(request, session, await addPasskey(deps, asked));
      }),
    ),
  ];
}

/**
 * A factor can be set up where one is required, or shortly after the person proved their
 * identity: an unattended session must not add a key.
 */
const freshlyProved =
  ({ staff, now }: OfficeApiDeps) =>
  <Answer>(request: RequestContext, handle: (session: OfficeSession) => Promise<Answer>) =>
    atStep(staff)(["enrol", "done"], request, async (session) =>
      session.step === "enrol" || (session.provedAt && isFreshlyProved(session.provedAt, now()))
        ? handle(session)
        : failure(403, "office.errors.prove_again"),
    );

/** Gives the browser this session. */
async function enter({ db, staff }: OfficeApiDeps, request: RequestContext, token: string) {
  setOfficeCookie(request, token);
  const session = await staff.readOfficeSession(token);
  if (session?.step === "done") await noteEntry(db, session);
  return { status: true as const, next: session?.step ?? "password" };
}

const noteEntry = (db: StaffDeps["db"], { customer, device }: OfficeSession) =>
  saveEntry(db, { customerId: customer.id, device });

/** Responds with the next step, or with the error. */
function answersOf({ db, staff }: OfficeApiDeps) {
  /** Reads the session again, because the step just completed may have been the last. */
  const nextStep = async ({ cookies }: RequestContext): Promise<LoginStep> =>
    (await staff.readOfficeSession(cookies[OFFICE_COOKIE] ?? ""))?.step ?? "password";
  return {
    at: atStep(staff),
    respond: async (request: RequestContext, result: Result<unknown>) =>
      result.ok
        ? { status: true as const, next: await nextStep(request) }
        : refuse(request, result),
    /** If the factor was the last step, this counts as an entry. */
    async respondWithCodes(
      request: RequestContext,
      session: OfficeSession,
      result: Result<{ recoveryCodes: string[] }>,
    ) {
      if (!result.ok) return refuse(request, result);
      const next = await nextStep(request);
      if (session.step === "enrol" && next === "done") await noteEntry(db, session);
      return { status: true as const, next, recovery_codes: result.value.recoveryCodes };
    },
  };
}

/** In the library's format; we use no extensions. */
const asCredential = <Response extends object>(response: Response) => ({
  ...response,
  type: "public-key" as const,
  clientExtensionResults: {},
});

/** Every call that changes data comes from our own pages, so its Origin header is the page's. */
const pageOf = (request: RequestContext) => ({
  origin: request.header("origin") ?? `https://${request.host}`,
  shop: request.site.name,
});

const atStep =
  (staff: Staff) =>
  async <Answer>(
    steps: readonly LoginStep[],
    request: RequestContext,
    handle: (session: OfficeSession) => Promise<Answer>,
  ): Promise<Answer | CallFailure> => {
    const session = await staff.officeSessionOf(request);
    return session && steps.includes(session.step)
      ? handle(session)
      : failure(404, "errors.not_found");
  };
