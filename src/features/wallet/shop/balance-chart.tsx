import { useT } from "#i18n/use-t.ts";
import { LineChart } from "#ui/charts/line-chart.tsx";
import type { DayEnd } from "../domain/balance-over-time.ts";
import { useEuros } from "./use-euros.ts";

/** LOOK "show, don't tell": where the balance came from, in steps. */
export function BalanceChart({ steps }: { steps: readonly DayEnd[] }) {
  const t = useT();
  const { show } = useEuros();
  return (
    <section className="panel">
      <LineChart
        title={t("balance.chart")}
        points={steps.map(({ day, cents }) => ({ label: day, value: cents, at: Date.parse(day) }))}
        format={show}
      />
    </section>
  );
}
