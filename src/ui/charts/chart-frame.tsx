import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";

export type ChartValue = { label: string; value: number };

type ChartFrameProps = {
  title: string;
  hideTitle?: boolean;
  values: readonly ChartValue[];
  format: (value: number) => string;
  children: ReactNode;
};

/** A drawing, and the same numbers as a table for everyone who needs them. */
export function ChartFrame({ title, hideTitle, values, format, children }: ChartFrameProps) {
  const t = useT();
  return (
    <figure>
      <figcaption className={hideTitle ? "visually-hidden" : "label pb-3"}>{title}</figcaption>
      {children}
      <details className="no-print mt-2 text-14">
        <summary className="chart-as-table">{t("ui.chart_as_table")}</summary>
        <table className="plain-table">
          <caption className="visually-hidden">{title}</caption>
          <tbody>
            {values.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="num">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
