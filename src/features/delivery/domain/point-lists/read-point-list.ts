import type { CourierCode } from "../courier.ts";
import { readDpdList } from "./dpd.ts";
import { readOmnivaList } from "./omniva.ts";
import { type PointList, unreadable } from "./point-list.ts";
import { readPostnlList } from "./postnl.ts";
import { readSmartpostiList } from "./smartposti.ts";
import { readUnisendList } from "./unisend.ts";
import { readVenipakList } from "./venipak.ts";

/** Aramex has no pickup points, because it delivers only to the door. */
const READERS: Partial<Record<CourierCode, (text: string) => PointList>> = {
  omniva: readOmnivaList,
  dpd: readDpdList,
  lp_express: readUnisendList,
  venipak: readVenipakList,
  smartposti: readSmartpostiList,
  postnl: readPostnlList,
};

export function readPointList(courier: CourierCode, text: string): PointList {
  return READERS[courier]?.(text) ?? unreadable("this courier has no list of points");
}
