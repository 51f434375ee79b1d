/** SPEC §9: of what happens so much is told. */
export const ERROR_SHARE = 0.5;
export const TRACE_SHARE = 0.2;
export const REPLAY_SHARE = 0.1;
export const REPLAY_ON_ERROR_SHARE = 1;

export const isSampled = (share: number, random: () => number = Math.random): boolean =>
  random() < share;
