/** How parcels are told apart in a warehouse: it stands on each label. */
export const suiteCode = (number: number): string => `CT-${number}`;

/** What the customer agrees to before anything is received for them; a new text is a new version. */
export const DECLARATION_VERSION = 1;

export const DECLARATION_POINTS = [
  "own_goods",
  "true_values",
  "prohibited",
  "opening",
  "customs",
  "storage",
] as const;
