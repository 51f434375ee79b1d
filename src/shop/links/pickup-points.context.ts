import { createContext } from "react";

/** Whether a courier in the site's country has pickup points; only then is their page linked. */
export const PickupPointsContext = createContext(false);
