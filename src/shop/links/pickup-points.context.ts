import { createContext } from "react";

/** Whether a courier of the site's country has pickup points: only then the page of them is linked. */
export const PickupPointsContext = createContext(false);
