/** A row of a payment summary, inside a `<dl>`. */
export function SumRow({
  name,
  value,
  isTotal,
}: {
  name: string;
  value: string;
  isTotal?: boolean;
}) {
  return (
    <div
      className={`flex justify-between gap-4 ${isTotal ? "text-18 font-semibold" : "text-ink-2"}`}
    >
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
