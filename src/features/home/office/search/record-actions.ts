import type { MessageKey } from "#core/message-key.ts";
import { isOneOf } from "#core/record.ts";
import { editCustomerCall } from "#features/account/staff-calls.ts";
import {
  purchaseOrderCall,
  refundOrderCall,
  shipOrderCall,
} from "#features/orders/steps/staff-calls.ts";
import type { OfficeIconName } from "#office-ui/icon/office-icon-names.ts";
import type { GuardedCall } from "#office-ui/me/may-call.ts";
import type { PaletteEntry, PaletteGroup } from "#office-ui/palette/palette-entries.ts";
import { addNoteCall } from "#platform/records/staff-calls.ts";
import type { SearchHit } from "../../staff-calls.ts";
import { type SearchFormat, searchGroups } from "./search-groups.ts";

type Found = SearchHit & { to: string };
type RecordAction = {
  /** As the record's page names it. */
  action?: string;
  title: MessageKey;
  icon: OfficeIconName;
  shortcut?: string;
  call: GuardedCall;
  /** Of which records; the page itself decides again. */
  isFor: (hit: Found) => boolean;
  /** Where it is done; without it on the record's own page. */
  to?: (hit: Found) => string;
};

const UNPAID = ["awaiting_payment", "cancelled", "expired", "refunded"] as const;
const inState =
  (...states: string[]) =>
  ({ kind, status }: Found) =>
    kind === "order" && status !== undefined && states.includes(status);

const ACTIONS: readonly RecordAction[] = [
  {
    action: "purchased",
    title: "office.search.do.buy",
    icon: "shopping-bag",
    shortcut: "p",
    call: purchaseOrderCall,
    isFor: inState("paid"),
  },
  {
    action: "shipped",
    title: "office.search.do.ship",
    icon: "truck",
    shortcut: "s",
    call: shipOrderCall,
    isFor: inState("at_warehouse"),
  },
  {
    action: "refund",
    title: "office.search.do.refund",
    icon: "undo-2",
    shortcut: "r",
    call: refundOrderCall,
    isFor: ({ kind, status }) => kind === "order" && !isOneOf(UNPAID, status),
  },
  {
    title: "office.search.do.refund_of",
    icon: "undo-2",
    call: refundOrderCall,
    isFor: ({ kind, facts }) => kind === "customer" && Boolean(facts?.email),
    to: ({ facts }) =>
      `/orders?query=${encodeURIComponent(facts?.email ?? "")}&not-state=${UNPAID.join(",")}`,
  },
  {
    action: "contact",
    title: "office.search.do.contact",
    icon: "pencil",
    shortcut: "e",
    call: editCustomerCall,
    isFor: ({ kind }) => kind === "customer",
  },
  {
    action: "note",
    title: "office.search.do.note",
    icon: "sticky-note",
    shortcut: "n",
    call: addNoteCall,
    isFor: ({ kind }) => kind === "order" || kind === "customer",
  },
];

type Options = SearchFormat & { may: (call: GuardedCall) => boolean };

/** Directly behind the surest hit comes what can be done with it. */
export function groupsWithActions(hits: readonly SearchHit[], options: Options): PaletteGroup[] {
  const [best, ...others] = searchGroups(hits, options);
  return best ? [best, ...recordActionGroup(hits, options), ...others] : [];
}

/** For whoever may. */
function recordActionGroup(
  hits: readonly SearchHit[],
  { t, mayOpen, may }: Options,
): PaletteGroup[] {
  const best = hits.find((hit): hit is Found => hit.to !== null && mayOpen(hit.to));
  if (!best) return [];
  const entries = ACTIONS.filter(({ call, isFor }) => may(call) && isFor(best)).map(
    ({ action, title, icon, shortcut, to }): PaletteEntry => ({
      id: `do:${title}`,
      title: t(title, { name: best.title }),
      icon,
      shortcut,
      to: to?.(best) ?? best.to,
      ...(action ? { action } : {}),
    }),
  );
  return entries.length > 0 ? [{ id: "do", title: t("office.search.do.title"), entries }] : [];
}
