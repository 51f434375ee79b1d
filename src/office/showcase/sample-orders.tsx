import { keysOf } from "#core/record.ts";
import type { ListDescription, ListPage, SavedView } from "#office-ui/list/list-description.ts";
import { Clock } from "#office-ui/marks/clock.tsx";
import { StateMark, type StateShape } from "#office-ui/marks/state-mark.tsx";
import { ThumbStack } from "#office-ui/marks/thumb-stack.tsx";
import headphones from "#ui/showcase/pictures/headphones.svg";
import jacket from "#ui/showcase/pictures/jacket.svg";
import sneaker from "#ui/showcase/pictures/sneaker.svg";
import watch from "#ui/showcase/pictures/watch.svg";

export type SampleOrder = {
  number: string;
  paidAt: string;
  customer: string;
  pictures: (string | undefined)[];
  goods: string;
  site: string;
  state: keyof typeof STATES;
  total: string;
  clock?: { minutesLeft: number; used: number };
};

const STATES = {
  Paid: { tone: "paid", progress: 0.11 },
  Purchased: { tone: "purchased", progress: 0.22 },
  "At our warehouse": { tone: "warehouse", progress: 0.33 },
  Shipped: { tone: "shipped", progress: 0.45 },
  "In the country": { tone: "country", progress: 0.67 },
  "Out for delivery": { tone: "delivery", progress: 0.89 },
  Delivered: { tone: "delivered", shape: "done" },
  Cancelled: { tone: "ended", shape: "crossed" },
  Expired: { tone: "ended", shape: "clock" },
  Refunded: { tone: "refunded", shape: "back" },
} as const satisfies Record<string, StateShape>;

export const SampleState = ({ state }: { state: SampleOrder["state"] }) => (
  <StateMark {...STATES[state]}>{state}</StateMark>
);

const STATE_NAMES = keysOf(STATES);

const PICTURES: Readonly<Record<string, string>> = { headphones, jacket, sneaker, watch };

/** Columns: number, paid, customer, pictures, goods, site, state, total, minutes left, share used */
const ROWS = `
QU10219|2026-11-13 16:40|Mindaugas Jurgelevičius-Baranauskas|watch|Halvorn Fable 6, 512 GB|Perku JAV|Paid|1,049.00|-41|1
QU10221|2026-11-13 17:22|Jānis Bērziņš|headphones jacket sneaker|Lensvig Vista 9, +2|Baltics lv|Paid|1,312.80|54|0.78
QU10187|2026-11-11 09:14|Daiva Petrauskienė|headphones sneaker watch|Klangvik Fuga, +2|Cartage|At our warehouse|332.64|130|0.46
QU10224|2026-11-16 07:51|Eglė Šimkūnaitė|jacket|Skarvholm Lyng down jacket, M|Cartage lt|Paid|214.50|165|0.55
QU10225|2026-11-16 08:03|Kadri Tamm|watch jacket|Ankerzeit Kompass, +1|Baltics ee|Paid|189.90|177|0.51
QU10226|2026-11-16 08:20|Rasa Kazlauskaitė|jacket|Kuurand Poolsaar hoodie × 2|Cartage lt|Paid|96.40|194|0.49
QU10227|2026-11-16 08:44|Sanne de Vries|headphones|Velluma Cantor speaker|Pakketboot|Paid|279.00|218|0.44
QU10211|2026-11-12 13:05|Žygimantas Čepulis|watch|Tessarion Quill 13, 512 GB, graphite|Perku JAV|Purchased|1,584.00|310|0.66
QU10214|2026-11-12 16:02|UAB Daivos dirbtuvės|headphones watch|Brontavo Thud XL, +4|Cartage|Purchased|986.20|3000|0.2
QU10193|2026-11-09 21:16|Paulius Navickas|watch|Meridok Minut watch, gold|Atelier|Shipped|239.00
QU10184|2026-11-09 11:40|Greta Vaitkutė|jacket|Palomine Ginebra handbag, green|Tarpininkė|In the country|188.70
QU10180|2026-11-09 09:27|Kristīne Kļaviņa|sneaker|Okivo Pad 12, 256 GB|Baltics lv|Out for delivery|549.00
QU10179|2026-11-09 08:15|Rūta Šliažienė|watch|Fleur d’Orme Tilleul × 3|Cartage lt|Delivered|129.00
QU10171|2026-11-08 20:02|Tomas Šimkus||Tarnfell Rill raincoat, yellow|Cartage lt|Cancelled|121.60
QU10170|2026-11-08 18:44|Liis Õunapuu|sneaker|Indigrain Swift|Baltics ee|Expired|203.15
QU10164|2026-11-08 10:10|Ona Jankauskienė|watch|Nocturelle Encens, 50 ml|Cartage lt|Refunded|84.20`;

const orders = ROWS.trim()
  .split("\n")
  .map((line): SampleOrder => {
    const [number = "", paidAt = "", customer = "", pictures = "", ...rest] = line.split("|");
    const [goods = "", site = "", state = "Paid", total = "", minutesLeft, used] = rest;
    return {
      number,
      paidAt,
      customer,
      pictures: pictures.split(" ").map((name) => PICTURES[name]),
      goods,
      site,
      state: STATE_NAMES.find((name) => name === state) ?? "Paid",
      total,
      ...(minutesLeft ? { clock: { minutesLeft: Number(minutesLeft), used: Number(used) } } : {}),
    };
  });

export const SAMPLE_PAGE: ListPage<SampleOrder> = {
  rows: orders,
  next: "16",
  count: 128,
  isMore: false,
  summary: "31,906.18 €",
};

export const SAMPLE_VIEWS: SavedView[] = [
  { id: "all", title: "All", query: "", count: 10_000, isMore: true },
  { id: "buy", title: "To buy", query: "state=Paid", count: 23 },
  {
    id: "week",
    title: "This week, open",
    query: "not-state=Cancelled,Expired&paid-since=2026-11-09&total-above=50&sort=clock",
    count: 128,
  },
  { id: "late", title: "Late", query: "late=yes", count: 3, isLate: true },
  {
    id: "us",
    title: "Perku JAV be sekimo numerio",
    query: "state=Shipped",
    count: 7,
    isShared: true,
  },
];

export const ORDERS_LIST: ListDescription<SampleOrder> = {
  id: "showcase-orders",
  title: "Orders",
  rowId: ({ number }) => number,
  rowLabel: ({ number }) => number,
  rowTo: () => "/showcase/order",
  countWords: (_, shown) => `${shown} orders`,
  columns: [
    {
      key: "number",
      title: "Number",
      width: 88,
      fixed: true,
      card: "below",
      render: (row) => row.number,
    },
    {
      key: "paid",
      title: "Paid",
      width: 136,
      sort: "paid",
      render: (row) => <span className="num text-ink-2">{row.paidAt}</span>,
    },
    {
      key: "customer",
      title: "Customer",
      width: 208,
      personal: true,
      card: "lead",
      render: (row) => <span className="font-medium">{row.customer}</span>,
    },
    {
      key: "goods",
      title: "Goods",
      card: "foot",
      render: (row) => <ThumbStack pictures={row.pictures}>{row.goods}</ThumbStack>,
    },
    {
      key: "site",
      title: "Site",
      width: 104,
      render: (row) => <span className="text-ink-2">{row.site}</span>,
    },
    {
      key: "state",
      title: "State",
      width: 152,
      card: "beside",
      render: (row) => <SampleState state={row.state} />,
    },
    {
      key: "total",
      title: "Total",
      unit: "€",
      width: 104,
      numeric: true,
      sort: "total",
      card: "end",
      render: (row) => <span className="font-medium">{row.total}</span>,
    },
    {
      key: "clock",
      title: "Clock",
      width: 144,
      numeric: true,
      sort: "clock",
      card: "below-end",
      render: (row) =>
        row.clock ? <Clock {...row.clock} /> : <span className="text-ink-3">–</span>,
    },
  ],
  filters: [
    {
      key: "state",
      title: "State",
      kind: "choice",
      operators: ["is", "not"],
      values: STATE_NAMES,
      options: STATE_NAMES.map((value) => ({ value, label: value })),
    },
    { key: "paid", title: "Paid", kind: "date", operators: ["since", "until", "on"] },
    {
      key: "total",
      title: "Total",
      kind: "money",
      operators: ["above", "below", "equals"],
      unit: "€",
    },
    { key: "customer", title: "Customer", kind: "text", operators: ["contains"] },
    { key: "late", title: "Late", kind: "boolean", operators: ["is"] },
  ],
};
