import { BarChart } from "../charts/bar-chart.tsx";
import { LineChart } from "../charts/line-chart.tsx";
import { StackedBar } from "../charts/stacked-bar.tsx";
import { ProgressSteps } from "../navigation/progress-steps.tsx";
import { Countdown } from "../time/countdown.tsx";
import { Timeline } from "../timeline.tsx";
import { Sample } from "./sample.tsx";

const euro = (amount: number) => `${amount.toFixed(2)} €`;

const balance = [
  ["2026-08-01", 0],
  ["2026-08-20", 50],
  ["2026-09-04", 21.4],
  ["2026-09-30", 71.4],
  ["2026-10-12", 64.1],
  ["2026-11-02", 33],
  ["2026-11-14", 83],
].map(([label, value]) => ({
  label: String(label),
  value: Number(value),
  at: Date.parse(String(label)),
}));

const arrivals = [6, 21, 98, 52, 15, 5, 3].map((value, at) => ({
  label: String(16 + at),
  value,
  strong: at > 0 && at < 4,
}));

const minutes = 60_000;
const soon = Date.now() + 20 * minutes;

export function FigureSamples() {
  return (
    <>
      <Sample title="Progress, countdown">
        <div className="max-w-3xl">
          <ProgressSteps
            label="Checkout"
            current="payment"
            steps={[
              { id: "delivery", label: "Delivery", to: "#delivery" },
              { id: "payment", label: "Payment" },
              { id: "confirm", label: "Check and pay" },
            ]}
          />
        </div>
        <p className="mt-4">
          Held for you: <Countdown until={soon} />
        </p>
      </Sample>
      <Sample title="Timeline and charts">
        <div className="grid gap-10 lg:grid-cols-2">
          <Timeline
            label="The way of the parcel"
            events={[
              {
                id: 1,
                state: "ahead",
                time: "17–19 Nov",
                title: "With the courier",
                detail: "You choose the hour",
              },
              {
                id: 2,
                state: "now",
                time: "2026-11-15, 06:10",
                dateTime: "2026-11-15T06:10",
                title: "In the air to Dubai",
                detail: "Lands about 09:20",
              },
              {
                id: 3,
                state: "done",
                time: "2026-11-15, 03:40",
                dateTime: "2026-11-15T03:40",
                title: "Left Leipzig",
              },
              {
                id: 4,
                state: "done",
                time: "2026-11-09, 18:30",
                dateTime: "2026-11-09T18:30",
                title: "Left New Castle, Delaware",
                detail: "By air, one parcel",
              },
            ]}
          />
          <div className="panel">
            <BarChart
              title="Of the last 200 parcels on this way"
              bars={arrivals}
              format={(n) => `${n} parcels`}
            />
          </div>
          <div className="panel">
            <LineChart title="Balance" points={balance} format={euro} />
          </div>
          <div className="panel">
            <StackedBar
              title="Explain this total"
              format={euro}
              parts={[
                { id: "goods", label: "Jacket, at our US warehouse", value: 139.47 },
                { id: "duty", label: "Duty 12%", value: 16.73 },
                { id: "vat", label: "VAT 21%", value: 32.8, detail: "of jacket and duty" },
                {
                  id: "air",
                  label: "By air, 3.1 kg",
                  value: 32.94,
                  detail: "6.90 base + 3.1 × 8.40 per kg",
                },
              ]}
              total={{ label: "You pay", value: 221.94 }}
            />
          </div>
        </div>
      </Sample>
    </>
  );
}
