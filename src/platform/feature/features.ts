/** The use cases of every feature by its name; each adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface Features {}
