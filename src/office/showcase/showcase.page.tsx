import { useParams } from "react-router";
import { StateRing } from "#office-ui/marks/state-mark.tsx";
import { type Me, MeContext } from "#office-ui/me/me.ts";
import { PageLoading, PageNotFound, PageProblem } from "#office-ui/page/page-states.tsx";
import type { SearchRecords } from "#office-ui/palette/palette-entries.ts";
import type { OfficePageEntry } from "../page-entry.ts";
import { OfficeShell } from "../shell/office-shell.tsx";
import { ConflictSample } from "./conflict-sample.tsx";
import { ListSample } from "./list-sample.tsx";
import { PartsSample } from "./parts-sample.tsx";
import { RecordSample } from "./record-sample.tsx";

const ME: Me = {
  user: { id: 1, name: "Ieva Žukauskaitė", email: "ieva@cartage.example", language: "en" },
  next: "done",
  grants: [{ role: "orders", site_ids: null }],
  sites: [],
  last_entry: null,
  factors: { totp: true, passkeys: 0, is_needed: false },
};

/** Sample texts are not translated; only these titles have to be message keys. */
const page = (
  path: string,
  title: OfficePageEntry["title"],
  menu: NonNullable<OfficePageEntry["menu"]>,
): OfficePageEntry => ({
  path: `/showcase/${path}`,
  title,
  menu,
  load: () => Promise.reject(new Error("shown by the showcase itself")),
});

const PAGES: OfficePageEntry[] = [
  page("parts", "office.home.title", { group: "top", icon: "house", key: "h", tab: 1 }),
  page("conflict", "office.conflict.choose", {
    group: "top",
    icon: "list-checks",
    key: "t",
    tab: 2,
  }),
  page("orders", "office.role.orders", { group: "work", icon: "shopping-bag", key: "o", tab: 3 }),
  page("order", "office.record.next", { group: "work", icon: "link", key: "q" }),
  page("missing", "office.not_found.title", { group: "shop", icon: "store" }),
  page("problem", "office.problem.title", { group: "shop", icon: "wrench" }),
  page("empty", "office.list.empty", { group: "shop", icon: "inbox" }),
];

const searchSamples: SearchRecords = async (query) => [
  {
    id: "best",
    title: "Best match",
    entries: [
      {
        id: "customer",
        title: "Daiva Petrauskienė",
        detail: "UAB Daivos dirbtuvės",
        end: "CT-1004",
        icon: "user",
        to: "/showcase/order",
        copies: "CT-1004",
        preview: {
          title: "Daiva Petrauskienė",
          subtitle: "UAB Daivos dirbtuvės",
          facts: [
            { title: "E-mail", value: "pro@cartage.example" },
            { title: "Orders", value: "27, 3 open" },
            { title: "Spent", value: "6,214.40 €" },
            { title: "Looked for", value: query },
          ],
          note: "Siuntas renka kartu, skambinti po 16 val.",
        },
      },
    ],
  },
  {
    id: "orders",
    title: "Orders and quotes",
    entries: [
      {
        id: "o1",
        title: "QU10187",
        detail: "Klangvik Fuga, +2",
        end: "332.64 €",
        icon: "shopping-bag",
        mark: <StateRing tone="warehouse" progress={0.33} />,
        to: "/showcase/order",
      },
      {
        id: "o2",
        title: "QU10214",
        detail: "Brontavo Thud XL, +4",
        end: "986.20 €",
        icon: "shopping-bag",
        to: "/showcase/order",
      },
    ],
  },
];

const COUNTS = {
  "/showcase/conflict": { count: 11, isLate: true },
  "/showcase/orders": { count: 128 },
};

const VIEWS = [
  { id: "buy", title: "To buy today", to: "/showcase/orders?state=Paid", count: 23 },
  {
    id: "us",
    title: "Perku JAV be sekimo numerio",
    to: "/showcase/orders?state=Shipped",
    count: 7,
  },
];

/** Shows every component with made-up records. Only development builds have it, so its texts are not translated. */
export default function ShowcasePage() {
  const { "*": name = "" } = useParams();
  return (
    <MeContext value={ME}>
      <OfficeShell pages={PAGES} counts={COUNTS} views={VIEWS} search={searchSamples}>
        <Sample name={name} />
      </OfficeShell>
    </MeContext>
  );
}

function Sample({ name }: { name: string }) {
  switch (name) {
    case "orders":
      return <ListSample />;
    case "empty":
      return <ListSample isEmpty />;
    case "order":
      return <RecordSample />;
    case "conflict":
      return <ConflictSample />;
    case "problem":
      return (
        <PageProblem
          text="There is no connection. Please check it and try again."
          onRetry={() => {}}
        />
      );
    case "missing":
      return <PageNotFound />;
    case "loading":
      return <PageLoading />;
    default:
      return <PartsSample />;
  }
}
