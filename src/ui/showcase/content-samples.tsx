import { AccordionItem } from "../accordion.tsx";
import { Badge } from "../badge.tsx";
import { Bubble } from "../bubble.tsx";
import { Button } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Breadcrumbs } from "../navigation/breadcrumbs.tsx";
import { Pagination } from "../navigation/pagination.tsx";
import { ShowMore } from "../navigation/show-more.tsx";
import { Tabs } from "../navigation/tabs.tsx";
import { Notice } from "../notice.tsx";
import { Table } from "../table/table.tsx";
import { Row, Sample } from "./sample.tsx";

const orders = [
  { id: "QU10482", date: "2026-11-12", state: "On its way", sum: "310.75 €" },
  { id: "FR20417", date: "2026-11-06", state: "Awaiting payment", sum: "22.02 €" },
];

export function NoticeSamples() {
  return (
    <Sample title="Notices, badges, conversation">
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <Notice>Customs take a day longer this week.</Notice>
          <Notice kind="good" title="Paid">
            We have told the warehouse.
          </Notice>
          <Notice
            kind="warn"
            title="Two unpaid orders"
            action={<Button>Pay</Button>}
            onClose={() => {}}
          >
            They are kept for you until Friday.
          </Notice>
          <Notice kind="bad">
            The card was refused. Try another one, or pay from your balance.
          </Notice>
          <Row>
            <Badge>Submitted</Badge>
            <Badge tone="accent">Priced</Badge>
            <Badge tone="good">Delivered</Badge>
            <Badge tone="warn">Needs an answer</Badge>
            <Badge tone="bad">Refused</Badge>
          </Row>
        </div>
        <div className="grid content-start gap-3 rounded-lg bg-sunk p-5">
          <Bubble from="you">northtrail.example/packs/ridge-28-lichen</Bubble>
          <Bubble from="them">
            Found it, and the moss colour is there. Here is the whole price: 124.02 € by air.
          </Bubble>
          <Bubble from="you">By air, thank you.</Bubble>
        </div>
      </div>
    </Sample>
  );
}

export function ContentSamples() {
  return (
    <Sample title="Content">
      <Breadcrumbs
        items={[
          { label: "Home", to: "#" },
          { label: "Footwear", to: "#footwear" },
          { label: "Running shoes" },
        ]}
      />
      <div className="grid gap-8 lg:grid-cols-2">
        <Tabs
          label="About the jacket"
          tabs={[
            { id: "about", label: "About", content: <p>Three-layer cloth with taped seams.</p> },
            { id: "specs", label: "Specifications", content: <p>20 000 mm, 1.3 kg in size M.</p> },
            { id: "care", label: "Care", content: <p>30 °C, no softener.</p> },
          ]}
        />
        <div>
          <AccordionItem title="How long does it take by sea?" open>
            30 to 38 days to your door. The ship leaves every Tuesday.
          </AccordionItem>
          <AccordionItem title="What can we not carry?">
            Batteries on their own, food, plants.
          </AccordionItem>
        </div>
      </div>
      <div className="mt-8">
        <Table
          caption="Your orders"
          rows={orders}
          rowKey={(order) => order.id}
          columns={[
            {
              id: "id",
              header: "Order",
              cell: (order) => <strong className="num">{order.id}</strong>,
            },
            {
              id: "date",
              header: "Date",
              cell: (order) => <span className="num">{order.date}</span>,
            },
            {
              id: "state",
              header: "State",
              cell: (order) => (
                <Badge tone={order.state === "On its way" ? "good" : "warn"}>{order.state}</Badge>
              ),
            },
            { id: "sum", header: "Sum", numeric: true, cell: (order) => order.sum },
          ]}
        />
      </div>
      <div className="mt-8 grid gap-8">
        <ShowMore shown={48} total={71} step={24} onMore={() => {}} />
        <Pagination page={4} pages={12} linkTo={(page) => `#page-${page}`} />
        <EmptyState
          title="Your cart is empty"
          action={<Button variant="go">See best sellers</Button>}
        >
          What you put here is kept for you for 20 minutes.
        </EmptyState>
      </div>
    </Sample>
  );
}
