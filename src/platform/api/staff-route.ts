import type { StaffActor } from "../auth/require-role.ts";
import { grantsFor, type StaffGrant, siteIdsOf } from "../auth/staff-access.ts";
import { type ApiRoute, type CallFailure, type CallHandler, failure } from "./api-route.ts";
import type { RequestContext } from "./request-context.ts";
import type { StaffCall } from "./staff-call.ts";

export const STAFF_PATH = "/api/staff/";
/** Paths of the office's calls: those of its login, and those of staff. */
export const OFFICE_CALLS = /^\/api\/(?:office|staff)\//;
/** After this time, staff must prove again who they are before a critical action. */
const PROOF_LASTS_MS = 10 * 60_000;

/** A complete login at the office: with the password, and with the second factor if there is one. */
export type StaffSession = {
  id: number;
  customerId: number;
  grants: readonly StaffGrant[];
  provedAt: Date;
};

/** A request whose sender has passed the role check. */
export type StaffRequest = RequestContext & { actor: StaffActor; session: StaffSession };

/** Not an `ApiRoute`: it is not reachable until `guardStaffRoutes` has put the role check before it. */
export type StaffRoute = {
  // biome-ignore lint/suspicious/noExplicitAny: a list of routes holds many different calls
  call: StaffCall<any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  handleStaff: (input: any, request: StaffRequest) => unknown;
};

type StaffHandler<Input, Output> = (
  input: Input,
  request: StaffRequest,
) => ReturnType<CallHandler<Input, Output>>;

/** Like `handleCall`, for calls of staff. */
export function handleStaffCall<Input, Output>(
  call: StaffCall<Input, Output>,
  handle: StaffHandler<Input, Output>,
): StaffRoute {
  return { call, handleStaff: handle };
}

type Guard = {
  findSession: (request: RequestContext) => Promise<StaffSession | undefined>;
  now: () => Date;
};

/** The role check runs before any input is read: for a caller without the role, the call does not exist. */
export function guardStaffRoutes(routes: readonly StaffRoute[], guard: Guard): ApiRoute[] {
  for (const { call } of routes) {
    if (!call.path.startsWith(STAFF_PATH)) {
      throw new Error(`${call.path} is declared in staffCalls and is not under ${STAFF_PATH}`);
    }
  }
  return routes.map(({ call, handleStaff }) => ({
    call,
    guard: async (request) => {
      const checked = await checkAccess(guard, call, request);
      return "failed" in checked ? checked : undefined;
    },
    handle: async (input, request) => {
      const checked = await checkAccess(guard, call, request);
      return "failed" in checked ? checked : handleStaff(input, { ...request, ...checked });
    },
  }));
}

export const isFreshlyProved = (provedAt: Date, now: Date): boolean =>
  now.getTime() - provedAt.getTime() <= PROOF_LASTS_MS;

async function checkAccess(
  { findSession, now }: Guard,
  { staff }: StaffRoute["call"],
  request: RequestContext,
): Promise<CallFailure | Pick<StaffRequest, "actor" | "session">> {
  const session = await findSession(request);
  const grants = session ? grantsFor(session.grants, staff) : [];
  if (!session || grants.length === 0) {
    return { ...failure(404, "errors.not_found"), refusedRole: staff.roles.join(", ") };
  }
  if (staff.asksAgain && !isFreshlyProved(session.provedAt, now())) {
    return failure(403, "office.errors.prove_again");
  }
  const actor: StaffActor = {
    id: session.customerId,
    roles: grants.map(({ role }) => role),
    grants,
    siteIds: siteIdsOf(grants),
    requestId: request.requestId,
  };
  return { actor, session };
}

/** Throws if a staff call is declared among the other calls, since that would open it to everybody. */
export function refuseStaffPaths(routes: readonly ApiRoute[]): readonly ApiRoute[] {
  const staff = routes.find(({ call }) => call.path.startsWith(STAFF_PATH));
  if (staff) throw new Error(`${staff.call.path} is a call of staff: declare it in staffCalls`);
  return routes;
}
