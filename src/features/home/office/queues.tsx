import { Link } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import type { OfficeIconName } from "#office-ui/icon/office-icon-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { ShownQueue } from "../staff-calls.ts";

const ICONS: Record<ShownQueue["key"], OfficeIconName> = {
  quotes: "link",
  unpaid: "clock",
  to_buy: "shopping-bag",
  to_arrive: "truck",
  to_ship: "warehouse",
  to_pack: "package",
  reservations: "smartphone",
  claims: "message-circle",
  refunds: "undo-2",
  low_stock: "boxes",
};

/** Counts waiting items per queue, and how many of them are late. */
export function Queues({ queues }: { queues: readonly ShownQueue[] }) {
  const t = useT();
  return (
    <OfficePanel title={t("office.home.queues")}>
      {queues.map((queue) =>
        queue.to === null ? (
          <div key={queue.key} className="queue">
            <QueueRow queue={queue} />
          </div>
        ) : (
          <Link key={queue.key} to={queue.to} className="queue">
            <QueueRow queue={queue} />
          </Link>
        ),
      )}
    </OfficePanel>
  );
}

function QueueRow({ queue }: { queue: ShownQueue }) {
  const t = useT();
  const { number, count } = useOfficeFormat();
  const { key, late } = queue;
  return (
    <>
      <OfficeIcon name={ICONS[key]} />
      <span className="truncate">{t(keyUnder("office.home.queue", key))}</span>
      {late > 0 && (
        <span className="task-late num">
          {t("office.home.late", { count: count(late, queue.has_more_late) })}
        </span>
      )}
      <b className="num">{number(queue.count)}</b>
    </>
  );
}
