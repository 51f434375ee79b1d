import { createContext } from "react";

/** What the visitor's plan takes off shipping, in per cent; pages are made as for a guest, and whoever knows says so later. */
export const PlanPercent = createContext(0);
