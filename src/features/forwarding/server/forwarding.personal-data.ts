import type { PersonalData } from "#platform/feature/personal-data.ts";
import { isEnded } from "../domain/forward-status.ts";
import { suiteCode } from "../domain/suite.ts";
import {
  blankRequestsOf,
  type ForwardRequest,
  selectRequestsOf,
  selectSuite,
} from "./forwarding.repository.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";
import { describeRequest } from "./requests/request-response.ts";

const EVERYTHING = { which: "every" as const, limit: 100_000, offset: 0 };

/** A person's data in forwarding. On erasure the customs data stays, without the person. */
export function forwardingPersonalData(deps: ForwardingDeps): PersonalData {
  return {
    async export(db, { customerId }) {
      const rows: ForwardRequest[] = await selectRequestsOf(db, customerId, EVERYTHING);
      const requests = [];
      for (const row of rows) requests.push(await describeRequest(deps, row));
      const suite = await selectSuite(db, customerId);
      return { suite: suite === undefined ? null : suiteCode(suite), requests };
    },
    async findErasureBlocker(tx, { customerId }) {
      const rows = await selectRequestsOf(tx, customerId, EVERYTHING);
      return rows.some(({ status }) => !isEnded(status))
        ? "account.errors.parcel_remains"
        : undefined;
    },
    erase: (tx, { customerId }) => blankRequestsOf(tx, customerId),
  };
}
