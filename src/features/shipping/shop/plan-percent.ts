import { createContext } from "react";

/** The discount of the visitor's plan on shipping, in per cent. Pages are rendered as for a guest; it is set later. */
export const PlanPercent = createContext(0);
