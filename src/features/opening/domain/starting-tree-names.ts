/** Trees of categories that a new shop may begin with. */
export const STARTING_TREES = ["general", "fashion", "electronics", "home"] as const;
export type StartingTree = (typeof STARTING_TREES)[number];
