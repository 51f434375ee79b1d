import type { MessageKey } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import type { Translate } from "#i18n/translator.ts";
import type { OfficeIconName } from "#office-ui/icon/office-icon-names.ts";
import type { PaletteEntry, PaletteGroup } from "#office-ui/palette/palette-entries.ts";
import type { SearchHit } from "../../staff-calls.ts";

const ICONS: Record<SearchHit["kind"], OfficeIconName> = {
  order: "shopping-bag",
  quote: "link",
  claim: "message-circle",
  parcel: "package",
  invoice: "file-text",
  payment: "credit-card",
  customer: "user",
  product: "shirt",
};

type Group = { id: string; title: MessageKey; kinds: readonly SearchHit["kind"][] };

const GROUPS: readonly Group[] = [
  { id: "people", title: "office.search.people", kinds: ["customer"] },
  { id: "orders", title: "office.search.orders", kinds: ["order", "quote", "claim"] },
  { id: "papers", title: "office.search.papers", kinds: ["parcel", "invoice", "payment"] },
  { id: "goods", title: "office.search.goods", kinds: ["product"] },
];

export type SearchFormat = {
  t: Translate;
  money: (cents: number, currency?: string) => string;
  /** Whether the office has this page and the person may open it. */
  mayOpen: (path: string) => boolean;
};

/** The best hit alone comes first, then the others grouped by kind. */
export function searchGroups(hits: readonly SearchHit[], format: SearchFormat): PaletteGroup[] {
  const reachable = hits.flatMap((hit) =>
    hit.to !== null && format.mayOpen(hit.to) ? { ...hit, to: hit.to } : [],
  );
  const [best, ...others] = reachable;
  if (!best) return [];
  const groups = GROUPS.map(({ id, title, kinds }) => ({
    id,
    title: format.t(title),
    entries: others.filter(({ kind }) => kinds.includes(kind)).map((hit) => entryOf(hit, format)),
  })).filter(({ entries }) => entries.length > 0);
  return [
    { id: "best", title: format.t("office.search.best"), entries: [entryOf(best, format)] },
    ...groups,
  ];
}

function entryOf(hit: SearchHit & { to: string }, { t, money }: SearchFormat): PaletteEntry {
  const { kind, title, detail, amount, currency, facts, to } = hit;
  const preview = facts && {
    title,
    subtitle: detail,
    facts: [
      { title: t("office.search.email"), value: facts.email },
      { title: t("office.search.phone"), value: facts.phone },
      { title: t("office.search.suite"), value: facts.suite },
    ].filter(({ value }) => value !== ""),
  };
  return {
    id: `${kind}:${title}`,
    title,
    detail,
    end: amount === undefined ? facts?.suite : money(toCents(amount), currency),
    icon: ICONS[kind],
    to,
    copies: title,
    preview,
  };
}
