import { markdownTable } from "../report.ts";

export const KINDS = ["purchase", "fetch", "add"] as const;
type Kind = (typeof KINDS)[number];
const NAMES: Record<Kind, string> = {
  purchase: "a guest's purchase",
  fetch: "a cart with one line is read",
  add: "the first line of a new cart",
};

export type Measured = {
  perSecond: number;
  p50: number;
  p99: number;
  nodeMs: number;
  postgresMs: number;
};
export type PeerResults = {
  date: string;
  cores: number;
  load: number;
  version: string;
  products: number;
  kinds: { kind: Kind; ours: Measured; theirs: Measured }[];
};

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const row = (name: string, shop: string, measured: Measured, ratio: string) => [
  name,
  shop,
  measured.perSecond.toFixed(1),
  ratio,
  ms(measured.p50),
  ms(measured.p99),
  ms(measured.nodeMs),
  ms(measured.postgresMs),
];

export function peersSection({ date, load, cores, version, products, kinds }: PeerResults): string {
  const busy =
    load > cores / 2 ? ` The machine was busy with other work (load ${load.toFixed(1)}).` : "";
  const rows = kinds.flatMap(({ kind, ours, theirs }) => [
    row(NAMES[kind], "ours", ours, `${(ours.perSecond / theirs.perSecond).toFixed(1)}×`),
    row(NAMES[kind], "Vendure", theirs, ""),
  ]);
  const head = ["what", "shop", "a second", "ratio", "p50", "p99", "CPU: Node", "PostgreSQL"];
  return `## Beside Vendure

Measured by \`npm run bench -- --peers\` on ${date}: ${products} products in our shop and in Vendure ${version}, sixteen at once, in turns in the same run, each on a PostgreSQL of its own of the same version; the median of three rounds.${busy}

${markdownTable({ head, rows })}

Not equal: Vendure is asked by GraphQL, ours by JSON. Both purchases are seven calls by a guest with one line to a door in Lithuania, and end with an order whose payment is begun. Ours holds stock from the cart on, works out freight, duty and couriers, writes a mail and sends it, limits rates and takes a call once by its key; Vendure has no plugins: it allocates stock with the order and sends no mail. Vendure's products were written by SQL and have the same number of variants, without pictures and categories.
`;
}
