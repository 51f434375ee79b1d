import { useT } from "#i18n/use-t.ts";
import { Avatar } from "#office-ui/marks/avatar.tsx";
import { useMe } from "#office-ui/me/me.ts";
import type { OrderWithoutMoney } from "../../staff-calls.ts";

type OrderAssigneeProps = Pick<OrderWithoutMoney, "assignee"> & {
  /** Set if there is no room for the name. */
  short?: boolean;
};

/** Who has to do the next step. */
export function OrderAssignee({ assignee, short }: OrderAssigneeProps) {
  const t = useT();
  const { user } = useMe();
  if (!assignee) return null;
  return (
    <span
      className="inline-flex max-w-full items-center gap-1.5 align-middle"
      title={`${t("office.orders.assignee")}: ${assignee.name}`}
    >
      <Avatar name={assignee.name} isMe={assignee.id === user.id} />
      <span className="visually-hidden">{`${t("office.orders.assignee")}: `}</span>
      <span className={short ? "visually-hidden" : "truncate"}>{assignee.name}</span>
    </span>
  );
}
