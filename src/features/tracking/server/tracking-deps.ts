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

/** What a carrier's word moves: an order or a forward request, by its own table of steps. */
type TrackedSubject = {
  /** What is in it is named in the language of the page, where that is said. */
  describe: (id: number, at?: SiteContext) => Promise<CarriedSubject | undefined>;
  /** Never back, and nothing where it is there already or cannot get there. */
  moveByCarrier: (tx: Transaction, id: number, to: CarriedStatus) => Promise<void>;
};

export type TrackingDeps = {
  db: Database;
  carriers: readonly CarrierAdapter[];
  shipping: Pick<Shipping, "listRates" | "listWarehouses">;
  subjects: Record<SubjectKind, TrackedSubject>;
  /** A price that was asked for and is no order yet. */
  findQuote: (id: number) => Promise<CarriedSubject | undefined>;
  /** The request under which a customer declared what a shop sends. */
  findDeclared: (customerId: number, trackingNumber: string) => Promise<number | undefined>;
  listRecent: (customerId: number, at?: SiteContext) => Promise<RecentNumber[]>;
  reportProblem: ReportProblem<"tracking">;
  now: () => Date;
};
