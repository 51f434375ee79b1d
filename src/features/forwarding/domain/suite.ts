/** The customer's code, which is on each label and identifies their parcels in a warehouse. */
export const suiteCode = (number: number): string => `CT-${number}`;

/** Version of what the customer agrees to before we receive parcels for them; raise it when the text changes. */
export const DECLARATION_VERSION = 1;

export const DECLARATION_POINTS = [
  "own_goods",
  "true_values",
  "prohibited",
  "opening",
  "customs",
  "storage",
] as const;
