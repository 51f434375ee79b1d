/** How many records wait behind each menu entry; late ones are shown in red. */
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
