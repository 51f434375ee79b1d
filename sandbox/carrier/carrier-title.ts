/** As customers know it: the name of no shop, since all of them show it. */
export const CARRIER_TITLE = "Skerry Line";
