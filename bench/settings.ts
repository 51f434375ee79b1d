import { inProject } from "../scripts/set-up/project.mjs";

export const DATA_DIR = inProject(".data-bench");
/** Data of the shop with 20,000 products, which `--index` fills. */
export const LARGE_DATA_DIR = inProject(".data-bench-index");
/** Data of the shop with a million orders, which `--office` fills. */
export const OFFICE_DATA_DIR = inProject(".data-bench-office");
/** Data of the shop with old rows, which `--growth` fills. */
export const GROWTH_DATA_DIR = inProject(".data-bench-growth");
/** Other shops that `--peers` measures: the installed packages, and their database. */
export const PEERS_DIR = inProject(".cache/peers");
export const PEERS_DATA_DIR = inProject(".data-bench-peers");
/** As many as `--index` imports. */
export const LARGE_PRODUCTS = 20_000;
/** Set `BENCH_PORT` if other runs measure on the same machine. */
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 4600);
export const PORTS = { cached: FIRST_PORT, rendered: FIRST_PORT + 1, peer: FIRST_PORT + 2 };

/** One page of each kind: the richest, the one with most goods, a short text and a long one. */
export const PAGES = [
  { name: "home", path: "/en/" },
  { name: "listing", path: "/en/c/footwear" },
  { name: "FAQ article", path: "/en/faq/air-or-sea" },
  { name: "information page", path: "/en/warranty" },
] as const;

export type Pace = {
  /** The two servers are measured in turns; the median of the rounds counts. */
  rounds: number;
  loadSeconds: number;
  connections: number;
  /** Renders before the measurement, until the engine has compiled the code. */
  warmUp: number;
  renders: number;
};

export const PACES = {
  full: { rounds: 5, loadSeconds: 4, connections: 20, warmUp: 200, renders: 600 },
  quick: { rounds: 2, loadSeconds: 1, connections: 20, warmUp: 60, renders: 100 },
} as const satisfies Record<string, Pace>;

/** The header that browsers send. */
export const ACCEPT_ENCODING = "gzip, deflate, br, zstd";
