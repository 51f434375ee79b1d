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
import { matchScore } from "#office-ui/palette/palette-match.ts";
import { addNoteCall } from "#platform/records/staff-calls.ts";
import type { SearchHit } from "../../staff-calls.ts";
import { type SearchFormat, searchGroups } from "./search-groups.ts";

type Found = SearchHit & { to: string };
type RecordAction = {
  /** The action's name on the record's page. */
  action?: string;
  title: MessageKey;
  /** Synonyms that a person may type. */
  words: MessageKey;
  icon: OfficeIconName;
  shortcut?: string;
  call: GuardedCall;
  /** Records that offer the action; their page checks again. */
  isFor: (hit: Found) => boolean;
  /** The page for the action; if missing, the record's own page. */
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
    words: "office.search.words.buy",
    icon: "shopping-bag",
    shortcut: "p",
    call: purchaseOrderCall,
    isFor: inState("paid"),
  },
  {
    action: "shipped",
    title: "office.search.do.ship",
    words: "office.search.words.ship",
    icon: "truck",
    shortcut: "s",
    call: shipOrderCall,
    isFor: inState("at_warehouse"),
  },
  {
    action: "refund",
    title: "office.search.do.refund",
    words: "office.search.words.refund",
    icon: "undo-2",
    shortcut: "r",
    call: refundOrderCall,
    isFor: ({ kind, status }) => kind === "order" && !isOneOf(UNPAID, status),
  },
  {
    title: "office.search.do.refund_of",
    words: "office.search.words.refund",
    icon: "undo-2",
    call: refundOrderCall,
    isFor: ({ kind, facts }) => kind === "customer" && Boolean(facts?.email),
    to: ({ facts }) =>
      `/orders?query=${encodeURIComponent(facts?.email ?? "")}&not-state=${UNPAID.join(",")}`,
  },
  {
    action: "contact",
    title: "office.search.do.contact",
    words: "office.search.words.contact",
    icon: "pencil",
    shortcut: "e",
    call: editCustomerCall,
    isFor: ({ kind }) => kind === "customer",
  },
  {
    action: "note",
    title: "office.search.do.note",
    words: "office.search.words.note",
    icon: "sticky-note",
    shortcut: "n",
    call: addNoteCall,
    isFor: ({ kind }) => kind === "order" || kind === "customer",
  },
];

type Requested = { record: string; titles: ReadonlySet<MessageKey> };

/** `refund 10045`: an action and the record to do it with; undefined if the query does not begin with an action. */
export function readRequested(query: string, t: SearchFormat["t"]): Requested | undefined {
  const words = query.trim().split(/\s+/);
  for (let at = words.length - 1; at > 0; at -= 1) {
    const verb = words.slice(0, at).join(" ");
    const asked = ACTIONS.filter(
      (one) => matchScore(verb, [t(one.title, { name: "" }), ...t(one.words).split(" ")]) > 0,
    );
    if (asked.length > 0) {
      return {
        record: words.slice(at).join(" "),
        titles: new Set(asked.map(({ title }) => title)),
      };
    }
  }
  return undefined;
}

type Doable = SearchFormat & {
  may: (call: GuardedCall) => boolean;
  /** Only these actions. */
  titles?: ReadonlySet<MessageKey>;
};

/** The actions for the best hit follow directly after it. */
export function groupsWithActions(hits: readonly SearchHit[], options: Doable): PaletteGroup[] {
  const [best, ...others] = searchGroups(hits, options);
  return best ? [best, ...recordActionGroup(hits, options), ...others] : [];
}

/** Actions for the best hit that the person may do. */
export function recordActionGroup(
  hits: readonly SearchHit[],
  { t, mayOpen, may, titles }: Doable,
): PaletteGroup[] {
  const best = hits.find((hit): hit is Found => hit.to !== null && mayOpen(hit.to));
  if (!best) return [];
  const entries = ACTIONS.filter(
    ({ call, isFor, title }) => may(call) && isFor(best) && (titles?.has(title) ?? true),
  ).map(
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
