/**
 * How near a term is to the word that was typed. A form of the same word counts above one that merely
 * begins alike: "knyga" means knygos before knygauostis.
 */
export const QUALITY = {
  exact: 1,
  stemAndPrefix: 0.9,
  stem: 0.85,
  prefix: 0.75,
  compound: 0.65,
  synonym: 0.55,
  otherReading: 0.5,
  typo: 0.4,
  typoPrefix: 0.3,
} as const;
