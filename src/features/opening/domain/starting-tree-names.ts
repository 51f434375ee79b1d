/** Category trees that a new shop can start with. */
export const STARTING_TREES = ["general", "fashion", "electronics", "home"] as const;
export type StartingTree = (typeof STARTING_TREES)[number];
