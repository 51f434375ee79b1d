import type { Measured } from "./measure.ts";

export type Way = "guest" | "wallet";
export type Level = {
  way: Way;
  buyers: number;
  alone: Measured;
  /** With eight readers of pages that are in no cache. */
  beside: Measured;
  pagesPerSecond: number;
  pagesP99: number;
};
export type FlowResults = {
  date: string;
  cores: number;
  load: number;
  /** Threads that render pages; 0 where the main one does. */
  pageWorkers?: number;
  levels: Level[];
  calls: Record<"cartFetch" | "cartAdd", Measured>;
  machine?: string;
  /** The last runs on other machines. */
  others?: FlowResults[];
};
