import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { type Column, Table } from "#ui/table/table.tsx";
import type { DeliveryKind } from "../domain/courier.ts";
import type { DeliveryService } from "../domain/delivery-service.ts";

type Row = { name: string; services: DeliveryService[] };

/** One row for each courier: what it takes for each way, and how long. */
export function CourierPrices({ services }: { services: readonly DeliveryService[] }) {
  const t = useT();
  const rows = [...Map.groupBy(services, ({ name }) => name)].map(([name, ways]) => ({
    name,
    services: ways,
  }));
  const ways = (["pickup", "door"] as const).filter((way) =>
    services.some((service) => service.way === way),
  );
  const columns: Column<Row>[] = [
    { id: "courier", header: t("delivery.col_courier"), cell: ({ name }) => <b>{name}</b> },
    ...ways.map((way) => ({
      id: way,
      header: t(`delivery.col_${way}`),
      numeric: true,
      cell: (row: Row) => <Way row={row} way={way} />,
    })),
  ];
  return (
    <Table
      caption={t("delivery.prices")}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}

function Way({ row, way }: { row: Row; way: DeliveryKind }) {
  const t = useT();
  const { show } = useMoney();
  const service = row.services.find((one) => one.way === way);
  if (!service) return "–";
  const days = { min: service.daysMin, count: service.daysMax };
  return (
    <span className="courier-way">
      <b>{show(service.feeCents)}</b>
      <span className="courier-days">{t("shipping.days_range", days)}</span>
    </span>
  );
}
