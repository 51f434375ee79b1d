/** Who carries the demo's parcels, as customers know it: the name of no shop, since all of them show it. */
export const DEMO_CARRIER = "Skerry Line";
