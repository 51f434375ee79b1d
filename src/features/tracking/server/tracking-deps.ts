import type { Database, Transaction } from "#database/connect.ts";
import type { CarriedStatus } from "#features/shipping/domain/carried-status.ts";
import type { CarriedSubject } from "#features/shipping/server/register-shipment.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import type { ReportProblem } from "#platform/feature/problems.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";
import type { RecentNumber } from "../domain/tracked-kind.ts";
import type { TrackedParcel } from "./tracking.repository.ts";

export const trackingProblems = {
  parcel_returned: "a parcel goes back to its sender",
  parcel_number_differs: "a carrier knows a parcel by another number",
  carrier_poll_failed: "a carrier could not be asked",
  shipment_not_registered: "a carrier was not told of a parcel",
};

declare module "#platform/feature/problems.ts" {
  interface ProblemCodes {
    tracking: keyof typeof trackingProblems;
  }
}

export type SubjectKind = TrackedParcel["subjectKind"];

/** What carrier reports move: an order or a forward request, by its own transition table. */
type TrackedSubject = {
  /** With `at`, names the goods in the language of the page. */
  describe: (id: number, at?: SiteContext) => Promise<CarriedSubject | undefined>;
  /** Never moves back, and does nothing if the status is reached already or cannot be reached. */
  moveByCarrier: (tx: Transaction, id: number, to: CarriedStatus) => Promise<void>;
};

export type TrackingDeps = {
  db: Database;
  carriers: readonly CarrierAdapter[];
  shipping: Pick<Shipping, "listRates" | "listWarehouses">;
  subjects: Record<SubjectKind, TrackedSubject>;
  /** Finds a quote that is not an order yet. */
  findQuote: (id: number) => Promise<CarriedSubject | undefined>;
  /** Finds the request in which a customer declared a shop's parcel. */
  findDeclared: (customerId: number, trackingNumber: string) => Promise<number | undefined>;
  listRecent: (customerId: number, at?: SiteContext) => Promise<RecentNumber[]>;
  reportProblem: ReportProblem<"tracking">;
  now: () => Date;
};
