/** Which keys are counted, and where. */
export type Counting = {
  counts: Uint32Array;
  /** By key number. */
  isWanted: Uint8Array;
  keyOf: Uint16Array;
};
