import type { ReactNode } from "react";
import { Link } from "react-router";
import { keyUnder, type MessageKey } from "#core/message-key.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { RecentNumber } from "../domain/tracked-kind.ts";
import { trackingPath } from "./tracking-path.ts";

type TrackedListProps = {
  id: string;
  title: string;
  className: string;
  numbers: readonly RecentNumber[];
  rowClassName: string;
  children: (one: RecentNumber, status: MessageKey) => ReactNode;
};

/** Orders and parcels, each with a link to its tracking page. */
export function TrackedList({ id, title, numbers, children, ...look }: TrackedListProps) {
  const { language } = useShell();
  return (
    <section className={look.className} aria-labelledby={id}>
      <h2 id={id} className="h3 mb-2">
        {title}
      </h2>
      <ul>
        {numbers.map((one) => (
          <li key={one.number} className="border-t border-line">
            <Link to={trackingPath(language, one.number)} className={look.rowClassName}>
              {children(one, statusKey(one))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same words as in the list of orders. */
function statusKey({ kind, status, isPartShipped }: RecentNumber): MessageKey {
  if (isPartShipped) return "orders.part_shipped";
  return kind === "order"
    ? keyUnder("orders.status", status)
    : keyUnder("forwarding.status", status);
}
