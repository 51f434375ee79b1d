/** The use cases of every feature, keyed by its name; each feature adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface Features {}
