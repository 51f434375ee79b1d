import type { CourierCode } from "../../domain/courier.ts";

/** A courier that brings parcels to pickup points, as far as the picker needs to know it. */
export type PickupService = {
  courier: CourierCode;
  name: string;
  /** Formatted already. */
  fee: string;
};
