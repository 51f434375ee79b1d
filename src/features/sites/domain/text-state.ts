/** By what texts are looked for: written by staff in some language; in some and not in others. */
export const TEXT_STATES = ["own", "partly"] as const;
export type TextState = (typeof TEXT_STATES)[number];
