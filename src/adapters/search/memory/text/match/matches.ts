/** Documents ascending, scores in parallel. */
export type Matches = { docs: Uint32Array; scores: Float32Array };

export const NO_MATCHES: Matches = { docs: new Uint32Array(0), scores: new Float32Array(0) };
