import { createMemo } from "#core/cache.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { OFFICE_COOKIE } from "../domain/office-login.ts";
import { type NamesDeps, readRecordNames } from "./audit/read-record-names.ts";
import { type PartsDeps, readWholes, withParts } from "./audit/read-record-parts.ts";
import { logInAtOffice, type OfficeLogin } from "./sessions/log-in-at-office.ts";
import { deleteOfficeSession } from "./sessions/office-sessions.repository.ts";
import {
  type OfficeSession,
  openSession,
  readOfficeSession,
} from "./sessions/read-office-session.ts";
import type { StaffDeps } from "./staff-deps.ts";

type HasCookies = Pick<RequestContext, "cookies">;

/** The use cases that other features call; called once, by feature.ts. */
export function bindStaff(deps: StaffDeps & NamesDeps & PartsDeps) {
  const sessions = createMemo<string, Promise<OfficeSession | undefined>>();
  /** Looked up on first use, at most once per request. */
  const officeSessionOf = ({ cookies }: HasCookies) => {
    const token = cookies[OFFICE_COOKIE];
    return sessions(cookies, token ?? "", () => readOfficeSession(deps, token));
  };
  return {
    officeSessionOf,
    /** The session for staff calls; undefined while a step of the login is due. */
    staffSessionOf: async (request: HasCookies) => openSession(await officeSessionOf(request)),
    readRecordNames: (asked: Parameters<typeof readRecordNames>[1]) => readRecordNames(deps, asked),
    withParts: (record: string) => withParts(deps, record),
    readWholes: (records: readonly string[]) => readWholes(deps, records),
    logInAtOffice: (input: OfficeLogin) => logInAtOffice(deps, input),
    readOfficeSession: (token: string) => readOfficeSession(deps, token),
    logOutOfOffice: async (token: string | undefined) => {
      const hash = hashSecret(token);
      if (hash) await deleteOfficeSession(deps.db, hash);
    },
  };
}
export type Staff = ReturnType<typeof bindStaff>;
