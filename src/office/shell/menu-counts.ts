/** How many wait behind an entry of the menu; late ones are red. */
export type MenuCounts = Readonly<
  Record<string, { count: number; hasMore?: boolean; isLate?: boolean }>
>;

export type MenuView = {
  id: string;
  title: string;
  to: string;
  count?: number;
  isLate?: boolean;
};
