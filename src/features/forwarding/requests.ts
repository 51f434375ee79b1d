import { PAY_TIMEOUT_MS, type PayResultOnWire, type PayWith } from "#features/payments/requests.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { Carrier } from "#features/shipping/domain/tracking-number.ts";
import { defineRequest } from "#platform/api/call.ts";
import type {
  ConsolidationOnWire,
  ForwardDetails,
  ForwardLine,
  ForwardSummary,
  SuiteAddress,
} from "./domain/forward-view.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

type Nothing = Record<never, never>;
type Answer = { status: true; request: ForwardDetails };

export const suiteAddressRequest = defineRequest<
  Nothing,
  { status: true; suite: string; addresses: SuiteAddress[] }
>({ path: "/api/forward/address" });

export const acceptDeclarationRequest = defineRequest<{ version: number }, { status: true }>({
  path: "/api/forward/accept-declaration",
});

export type DeclareInput = {
  warehouse: string;
  tracking_number?: string | undefined;
  carrier?: Carrier | undefined;
  shop: string;
  lines: ForwardLine[];
  /** Of the values; euros where none is named. */
  currency?: string | undefined;
  /** The shop's bill, by the id that the upload answered with. */
  invoice?: string | undefined;
};
export const declareRequest = defineRequest<DeclareInput, Answer>({
  path: "/api/forward/declare",
});

export type AddTrackingInput = {
  id: number;
  tracking_number: string;
  carrier?: Carrier | undefined;
};
export const addTrackingRequest = defineRequest<AddTrackingInput, Answer>({
  path: "/api/forward/add-tracking/{id}",
});

export const forwardListRequest = defineRequest<
  { page?: number | undefined },
  { status: true; items: ForwardSummary[]; total: number }
>({ path: "/api/forward/list" });

export const forwardRequest = defineRequest<{ id: number }, Answer>({
  path: "/api/forward/get/{id}",
});

export const consolidateRequest = defineRequest<
  { ids: number[]; simulate?: boolean | undefined },
  {
    status: true;
    methods: ConsolidationOnWire[];
    cheaper: "together" | "apart";
    /** Not there where it was only asked what it would be. */
    request?: ForwardDetails | undefined;
  }
>({ path: "/api/forward/consolidate" });

export const chooseShippingRequest = defineRequest<
  { id: number; method: ShippingMethod; address_id: number },
  Answer
>({ path: "/api/forward/choose-shipping/{id}" });

export const payForwardRequest = defineRequest<{ id: number } & PayWith, PayResultOnWire>({
  path: "/api/forward/pay/{id}",
  timeoutMs: PAY_TIMEOUT_MS,
});
