/** Filters for texts: "own" was written by staff in some language; "partly" in some languages but not in all. */
export const TEXT_STATES = ["own", "partly"] as const;
export type TextState = (typeof TEXT_STATES)[number];
