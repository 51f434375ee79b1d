import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { CustomerStrip } from "#office-ui/record/customer-strip.tsx";
import type { ShownOrder } from "../../staff-calls.ts";

/** Who ordered: an account, or a guest with the data they typed. The warehouse sees the recipient instead. */
export function OrderBuyer({ order }: { order: ShownOrder }) {
  const t = useT();
  const { money, number } = useOfficeFormat();
  const { address } = order;
  const recipient = address ? `${address.first_name} ${address.last_name}`.trim() : "";
  if (!order.shows_money) {
    return <CustomerStrip name={recipient} contact={[address?.phone_number]} facts={[]} />;
  }
  const { customer, email } = order;
  if (!customer) {
    const contact = [email ?? undefined, address?.phone_number];
    return (
      <CustomerStrip name={recipient || t("office.orders.guest")} contact={contact} facts={[]} />
    );
  }
  return (
    <CustomerStrip
      name={customer.name || recipient || (customer.email ?? "")}
      to={`/customers/${customer.id}`}
      contact={[customer.company_name, customer.email ?? undefined, customer.phone_number]}
      facts={[
        { title: t("office.orders.title"), value: number(customer.orders) },
        {
          title: t("office.orders.spent"),
          value: money(toCents(customer.spent)),
          desktopOnly: true,
        },
      ]}
    />
  );
}
