import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { RegisterShipment } from "#features/shipping/server/register-shipment.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { MOST_TOGETHER } from "../domain/consolidation.ts";
import { type DeclareWarehouse, declaredCurrencies } from "../domain/declared-goods.ts";
import { isForwardingServed } from "../domain/forwarding-paths.ts";
import { DECLARATION_VERSION } from "../domain/suite.ts";
import { findSuiteOf } from "./customer-parcels.ts";
import {
  countRequestsOf,
  type ForwardRequest,
  findCustomerOfSuite,
  hasAccepted,
  insertAcceptance,
  selectReceivedOf,
} from "./forwarding.repository.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";
import { addTracking, type NewTracking } from "./parcels/add-tracking.ts";
import { type Declaration, declareParcel } from "./parcels/declare-parcel.ts";
import { type Intake, receiveParcel } from "./parcels/receive-parcel.ts";
import { suiteAddresses } from "./parcels/suite-addresses.ts";
import { selectDeclared } from "./parcels.repository.ts";
import { answerHold, type HoldAnswer } from "./requests/answer-hold.ts";
import {
  type ChooseShippingInput,
  chooseShipping,
  type PaymentLookup,
} from "./requests/choose-shipping.ts";
import { type ConsolidateInput, consolidateRequests } from "./requests/consolidate-requests.ts";
import { describeCarried } from "./requests/describe-carried.ts";
import {
  listedParcels,
  listRequests,
  type RequestsQuery,
  summariseRequests,
} from "./requests/list-requests.ts";
import { findMyRequest, type MyRequest } from "./requests/lock-request.ts";
import { moveByCarrier } from "./requests/move-request.ts";
import type { StaffStepInput } from "./requests/request-lifecycle.ts";
import { describeRequest } from "./requests/request-response.ts";
import { sweepRequests } from "./requests/sweep-requests.ts";
import { chargeStorage, revertPaidStorage } from "./storage/charge-storage.ts";
import { notifyStorageEnds } from "./storage/notify-storage-ends.ts";

const MOST_OFFERED = 5 * MOST_TOGETHER;

export type RequestUseCaseDeps = ForwardingDeps &
  PaymentLookup & { registerShipment: RegisterShipment };

/** Binds the feature's use cases to their dependencies; feature.ts calls it once. */
export function bindForwarding(deps: RequestUseCaseDeps) {
  return {
    suiteOf: (customerId: number) => findSuiteOf(deps.db, customerId),
    customerOfSuite: (number: number) => findCustomerOfSuite(deps.db, number),
    /** For the combined list of orders and parcels. */
    listedParcels: listedParcels(deps),
    suiteAddresses: (owner: Parameters<typeof suiteAddresses>[1]) => suiteAddresses(deps, owner),
    hasAccepted: (customerId: number) => hasAccepted(deps.db, customerId, DECLARATION_VERSION),
    /** Only the current version can be accepted. */
    async acceptDeclaration(
      customerId: number,
      version: number,
    ): Promise<Result<undefined, "forwarding.errors.old_declaration">> {
      if (version !== DECLARATION_VERSION) return fail("forwarding.errors.old_declaration");
      await insertAcceptance(deps.db, customerId, version);
      return succeed(undefined);
    },
    listDeclareWarehouses: async (): Promise<DeclareWarehouse[]> =>
      (await deps.shipping.listWarehouses()).map(({ code, currency, currencyRate }) => ({
        code,
        currencies: declaredCurrencies({ currency }),
        currencyRate,
      })),
    addTracking: (input: NewTracking) => addTracking(deps, input),
    answerHold: (input: HoldAnswer) => answerHold(deps, input),
    declareParcel: (declaration: Declaration) => declareParcel(deps, declaration),
    listRequests: (question: RequestsQuery) => listRequests(deps, question),
    /** 0 on sites without pages for parcels, because nothing can be paid there. */
    countUnpaidRequests: async (customerId: number, site: Site) =>
      isForwardingServed(site) ? countRequestsOf(deps.db, customerId, "unpaid") : 0,
    /** The requests that wait in warehouses and may share a box. */
    listReceived: async (customerId: number) =>
      summariseRequests(deps, await selectReceivedOf(deps.db, customerId, MOST_OFFERED)),
    findMyRequest: (asked: MyRequest) => findMyRequest(deps, asked),
    /** Whether the site of the declaration ships to this country. */
    isServed: ({ siteId }: ForwardRequest, countryId: number) =>
      deps.findSite(siteId).countries.some(({ id }) => id === countryId),
    describeRequest: (request: ForwardRequest) => describeRequest(deps, request),
    consolidateRequests: (input: ConsolidateInput) => consolidateRequests(deps, input),
    chooseShipping: (input: ChooseShippingInput) => chooseShipping(deps, input),
    receiveParcel: (intake: Intake) => receiveParcel(deps, intake),
    moveByCarrier: (tx: Transaction, id: number, to: Parameters<typeof moveByCarrier>[3]) =>
      moveByCarrier(deps, tx, id, to),
    describeCarried: (id: number) => describeCarried(deps, id),
    /** Finds the request in which a customer declared a shop's parcel. */
    findDeclared: (customerId: number, trackingNumber: string) =>
      selectDeclared(deps.db, customerId, trackingNumber),
    chargeStorage: (input: StaffStepInput) => chargeStorage(deps, input),
    /** Called when the invoice that paid for storage is credited. */
    revertPaidStorage,
    sweepRequests: () => sweepRequests(deps),
    notifyStorageEnds: () => notifyStorageEnds(deps),
  };
}
export type Forwarding = ReturnType<typeof bindForwarding>;
