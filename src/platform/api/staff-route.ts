import { requireOneOfRoles, type StaffActor } from "../auth/require-role.ts";
import type { StaffRole } from "../auth/staff-role.ts";
import { type ApiRoute, type CallFailure, type CallHandler, failure } from "./api-route.ts";
import type { Call } from "./call.ts";
import type { RequestContext } from "./request-context.ts";

const STAFF_PATH = "/api/staff/";

/** A request of somebody whose role was checked. */
export type StaffRequest = RequestContext & { actor: StaffActor };

/** No `ApiRoute`: it answers nobody until `guardStaffRoutes` put the check of roles before it. */
export type StaffRoute = {
  // biome-ignore lint/suspicious/noExplicitAny: a list of routes holds many different calls
  call: Call<any, any>;
  /** One of them is enough to call it; a use case may ask for one in particular. */
  roles: readonly StaffRole[];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  handleStaff: (input: any, request: StaffRequest) => unknown;
};

type StaffHandler<Input, Output> = (
  input: Input,
  request: StaffRequest,
) => ReturnType<CallHandler<Input, Output>>;

/** As `handleCall`, for what staff of these roles call. */
export function handleStaffCall<Input, Output>(
  call: Call<Input, Output>,
  roles: StaffRole | readonly StaffRole[],
  handle: StaffHandler<Input, Output>,
): StaffRoute {
  return { call, roles: typeof roles === "string" ? [roles] : roles, handleStaff: handle };
}

type FindActor = (request: RequestContext) => Promise<StaffActor | undefined>;

/** The check stands before anything that was sent is read: to whom has no role the call does not exist. */
export function guardStaffRoutes(routes: readonly StaffRoute[], findActor: FindActor): ApiRoute[] {
  for (const { call } of routes) {
    if (!call.path.startsWith(STAFF_PATH)) {
      throw new Error(`${call.path} is declared in staffCalls and is not under ${STAFF_PATH}`);
    }
  }
  return routes.map(({ call, roles, handleStaff }) => {
    const check = async (request: RequestContext) =>
      requireOneOfRoles(await findActor(request), roles);
    return {
      call,
      gate: async (request) => refusal(await check(request)),
      handle: async (input, request) => {
        const allowed = await check(request);
        return allowed.ok
          ? handleStaff(input, { ...request, actor: allowed.value })
          : refusal(allowed);
      },
    };
  });
}

/** Whoever declares a call of staff among the others would open it to all. */
export function refuseStaffPaths(routes: readonly ApiRoute[]): readonly ApiRoute[] {
  const staff = routes.find(({ call }) => call.path.startsWith(STAFF_PATH));
  if (staff) throw new Error(`${staff.call.path} is a call of staff: declare it in staffCalls`);
  return routes;
}

function refusal(checked: ReturnType<typeof requireOneOfRoles>): CallFailure | undefined {
  if (checked.ok) return undefined;
  const { code, refusedRole } = checked;
  return { ...failure(404, code), ...(refusedRole ? { refusedRole } : {}) };
}
