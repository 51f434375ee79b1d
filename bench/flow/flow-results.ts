import type { Measured } from "./measure.ts";

export type Way = "guest" | "wallet";
export type Level = {
  way: Way;
  buyers: number;
  alone: Measured;
  /** While eight readers request uncached pages. */
  beside: Measured;
  pagesPerSecond: number;
  pagesP99: number;
};
export type FlowResults = {
  date: string;
  cores: number;
  load: number;
  /** Threads that render pages; 0 if the main thread does. */
  pageWorkers?: number;
  levels: Level[];
  calls: Record<"cartFetch" | "cartAdd", Measured>;
  machine?: string;
  /** The last runs on other machines. */
  others?: FlowResults[];
};
