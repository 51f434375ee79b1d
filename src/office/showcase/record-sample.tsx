import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Clock } from "#office-ui/marks/clock.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { Thumb } from "#office-ui/marks/thumb-stack.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { CustomerStrip } from "#office-ui/record/customer-strip.tsx";
import { ExplainedTotal } from "#office-ui/record/explained-total.tsx";
import { NoteBox } from "#office-ui/record/note-box.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { RecordWay } from "#office-ui/record/record-way.tsx";
import { TimeLine, type TimeLineEntry } from "#office-ui/record/time-line.tsx";
import { Button } from "#ui/button.tsx";
import headphones from "#ui/showcase/pictures/headphones.svg";
import jacket from "#ui/showcase/pictures/jacket.svg";
import { SampleState } from "./sample-orders.tsx";

const ACTIONS = [
  { key: "refund", label: "Refund…", icon: "undo-2", shortcut: "r", run: () => {} },
  { key: "address", label: "Change address", icon: "map-pin", run: () => {} },
  {
    key: "ship",
    label: "Ship 2 lines…",
    icon: "truck",
    shortcut: "s",
    position: "primary",
    run: () => {},
  },
  { key: "print", label: "Papers", icon: "printer", position: "menu", run: () => {} },
  { key: "cancel", label: "Cancel the order…", icon: "circle-x", position: "menu", run: () => {} },
] as const;

const STEPS = [
  { key: "paid", title: "Paid", note: "2026-11-11", state: "done" },
  { key: "purchased", title: "Purchased", note: "2026-11-11", state: "done" },
  { key: "warehouse", title: "At warehouse", note: "since 2026-11-13", state: "now" },
  { key: "shipped", title: "Shipped", state: "ahead" },
  { key: "customs", title: "In customs", state: "ahead" },
  { key: "country", title: "In the country", state: "ahead" },
  { key: "pickup", title: "Ready for pickup", state: "ahead" },
  { key: "delivered", title: "Delivered", note: "by 2026-11-25", state: "ahead" },
] as const;

const ENTRIES: TimeLineEntry[] = [
  {
    id: "8",
    at: "2026-11-16T12:10:00Z",
    icon: "sticky-note",
    kind: "note",
    title: (
      <>
        <b className="font-semibold">Tomas Šimkus</b> answered
      </>
    ),
    words: "Taip, įskaityta 2026-11-13.",
  },
  {
    id: "7",
    at: "2026-11-16T11:58:00Z",
    icon: "sticky-note",
    kind: "note",
    title: (
      <>
        <b className="font-semibold">Ieva Žukauskaitė</b> noted
      </>
    ),
    words: (
      <>
        Klientė prašo abi likusias prekes siųsti kartu. <span className="office-link">@Tomas</span>,
        ar 9,50 € jau jos piniginėje?
      </>
    ),
  },
  {
    id: "6",
    at: "2026-11-14T07:41:00Z",
    icon: "truck",
    kind: "state",
    title: "Shipped in part: 2 × Tilleul",
  },
  {
    id: "5",
    at: "2026-11-14T07:41:00Z",
    icon: "mail",
    kind: "mail",
    title: "Mail “Part of your order left” sent",
  },
  {
    id: "4",
    at: "2026-11-13T14:20:00Z",
    icon: "undo-2",
    kind: "payment",
    title: (
      <>
        Refund 9.50 € to the wallet, <span className="text-ink-2">price fell in the shop</span>
      </>
    ),
  },
  {
    id: "3",
    at: "2026-11-13T08:02:00Z",
    icon: "package",
    kind: "state",
    title: "Received in New Castle, shelf B-14-3",
  },
  {
    id: "2",
    at: "2026-11-11T07:14:00Z",
    icon: "credit-card",
    kind: "payment",
    title: "Paid 332.64 €, wallet and Visa",
  },
  {
    id: "1",
    at: "2026-11-11T07:12:00Z",
    icon: "shopping-cart",
    kind: "state",
    title: "Ordered on Cartage, with CARTAGE10",
  },
];

const KINDS = [
  { value: "note", label: "Notes" },
  { value: "state", label: "States" },
  { value: "payment", label: "Payments" },
  { value: "mail", label: "Mails" },
];

const LINES = [
  {
    name: "Klangvik Fuga headphones",
    detail: "navy · KV-FUGA-NVY",
    picture: headphones,
    pieces: 1,
    total: "134.10",
  },
  {
    name: "Tarnfell Traverse 28 l hiking backpack",
    detail: "olive · TF-TRAV-28-OLV",
    picture: jacket,
    pieces: 1,
    total: "85.05",
  },
];

export function RecordSample() {
  return (
    <RecordFrame
      back={{ to: "/showcase/orders", label: "Orders" }}
      title="QU10187"
      state={<SampleState state="At our warehouse" />}
      tags={<Tag>Cartage</Tag>}
      clock={<Clock minutesLeft={130} used={0.46} />}
      position={{ at: 3, of: 128, previousTo: "/showcase/order", nextTo: "/showcase/order" }}
      actions={ACTIONS}
      aside={
        <>
          <TimeLine entries={ENTRIES} kinds={KINDS} />
          <NoteBox record="order:1" onAdd={async () => {}} />
        </>
      }
    >
      <CustomerStrip
        name="Daiva Petrauskienė"
        to="/showcase/orders"
        plan="Pro Plus"
        contact={["UAB Daivos dirbtuvės", "pro@cartage.example", "+370 698 76543"]}
        facts={[
          { title: "Suite", value: "CT-1004" },
          { title: "Orders", value: "27" },
          { title: "Spent", value: "6,214.40 €", desktopOnly: true },
          { title: "Claims", value: "0", desktopOnly: true },
          { title: "Wallet", value: "9.50 €" },
        ]}
        action={
          <Button>
            <OfficeIcon name="eye" />
            View as seen
          </Button>
        }
      />
      <RecordWay label="The way of the order" steps={STEPS} />
      <OfficePanel title="Lines" count={3} aside="Margin, estimated 56.36 € · 20.5 %">
        {LINES.map(({ name, detail, picture, pieces, total }) => (
          <div key={name} className="flex min-h-11 items-center gap-3 border-t border-line px-4">
            <Thumb src={picture} large />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-12 text-ink-3">{detail}</span>
            </span>
            <span className="num">{pieces}</span>
            <span className="num w-20 text-end font-medium">{total}</span>
          </div>
        ))}
      </OfficePanel>
      <div className="grid items-start gap-4 xl:grid-cols-[1.18fr_1fr]">
        <ExplainedTotal
          isSame
          totalCents={33_264}
          note="of it VAT 21 % 57.73 · 3.2 kg on the scale, 4.3 kg by volume (42 × 32 × 16 cm)"
          lines={[
            {
              key: "goods",
              title: "Goods",
              how: "4 pieces at the prices of 2026-11-11",
              cents: 31_950,
              part: "goods",
            },
            { key: "code", title: "Promotion CARTAGE10", how: "10 % of 319.50", cents: -3195 },
            {
              key: "air",
              title: "By air, New Castle to Vilnius",
              how: "6.90 + 4.5 kg × 8.40",
              cents: 4470,
              part: "shipping",
            },
            { key: "plan", title: "Pro Plus", how: "12 % of 44.70", cents: -536 },
            {
              key: "fee",
              title: "Service fee",
              how: "4 % of 287.55, halved by Pro Plus",
              cents: 575,
              part: "service",
            },
            {
              key: "locker",
              title: "Omniva locker, Savanorių pr.",
              how: "free above 50 €",
              cents: 0,
            },
          ]}
        />
        <OfficePanel title="Payments" aside="323.14 € can be refunded">
          <div className="flex gap-3 border-t border-line px-4 py-2">
            <OfficeIcon name="credit-card" />
            <span className="flex-1">Visa ·· 4242</span>
            <span className="num font-medium">300.00</span>
          </div>
        </OfficePanel>
      </div>
    </RecordFrame>
  );
}
