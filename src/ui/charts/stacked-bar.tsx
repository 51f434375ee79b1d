import type { ReactNode } from "react";

type StackedPart = { id: string; label: string; value: number; detail?: ReactNode };

type StackedBarProps = {
  title: string;
  parts: readonly StackedPart[];
  /** The text of a part, or of the sum. */
  format: (value: number, id: string) => string;
  /** The last line, with the sum. */
  total?: { label: string; value: number };
};

const fills = ["bg-chart-1", "bg-chart-2", "bg-chart-3", "bg-chart-4"];

/** The parts of a sum: one bar, and the same as a table. */
export function StackedBar({ title, parts, format, total }: StackedBarProps) {
  const fill = (at: number) => fills[at % fills.length];
  return (
    <figure>
      <figcaption className="visually-hidden">{title}</figcaption>
      <div className="stacked-bar" aria-hidden="true">
        {parts.map(({ id, value }, at) => (
          <span key={id} className={fill(at)} style={{ flexGrow: Math.max(0, value) }} />
        ))}
      </div>
      <table className="plain-table mt-3 text-14">
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {parts.map(({ id, label, value, detail }, at) => (
            <tr key={id}>
              <th scope="row">
                <span className="stacked-key">
                  <span className={`stacked-swatch ${fill(at)}`} />
                  <span>
                    {label}
                    {detail && <span className="block text-12 text-ink-3">{detail}</span>}
                  </span>
                </span>
              </th>
              <td className="num">{format(value, id)}</td>
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.label}</th>
              <td className="num">{format(total.value, "total")}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </figure>
  );
}
