import { useMemo } from "react";
import { Link } from "react-router";
import { keyUnder, type MessageKey } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { useListRows } from "#office-ui/list/use-list-rows.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMayOpen } from "#office-ui/me/use-may-open.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import type { CustomerSectionKind } from "../../domain/customer-sections.ts";
import { type CustomerRow, customerSectionCall, type ShownSection } from "../../staff-calls.ts";

/** The message key for a state, by the kind of section. */
const STATES = {
  orders: (state) => keyUnder("orders.status", state),
  quotes: (state) => keyUnder("quotes.status", state),
  parcels: (state) => keyUnder("forwarding.status", state),
  claims: (state) => keyUnder("claims.status", state),
  wallet: (state) => keyUnder("office.customers.moves", state),
  invoices: (state) => keyUnder("office.customers.papers", state),
  mails: (state) => keyUnder("office.customers.mail_states", state),
} as const satisfies Record<CustomerSectionKind, (state: string) => MessageKey>;

type PanelProps = { customerId: number; section: ShownSection };

/** All rows of one kind, the latest first: title, state, date and amount. */
export function CustomerSectionPanel({ customerId, section }: PanelProps) {
  const t = useT();
  const { kind } = section;
  const { rows, hasMore, busy, showMore } = useSectionRows(customerId, section);
  const { money, moment } = useOfficeFormat();
  const mayOpen = useMayOpen();
  return (
    <OfficePanel
      title={t(keyUnder("office.customers.sections", kind))}
      count={rows.length}
      aside={kind === "wallet" && <LedgerLink customerId={customerId} />}
    >
      {rows.length === 0 && (
        <p className="border-t border-line px-4 py-2 text-ink-3">{t("office.customers.nothing")}</p>
      )}
      {rows.map(({ id, title, state, at, amount, currency, to }) => (
        <div key={id} className="flex items-center gap-3 border-t border-line px-4 py-2">
          <span className="min-w-0 flex-1">
            <span className="block truncate">
              {to && mayOpen(to) ? (
                <Link to={to} className="office-link num">
                  {title}
                </Link>
              ) : (
                title
              )}
            </span>
            {state && (
              <span className="block truncate text-12 text-ink-3">{t(STATES[kind](state))}</span>
            )}
          </span>
          <span className="text-end">
            {amount !== null && (
              <span className="num block font-medium">
                {money(toCents(amount), currency ?? "EUR")}
              </span>
            )}
            <span className="num block text-12 text-ink-3">{moment(at)}</span>
          </span>
        </div>
      ))}
      {hasMore && (
        <div className="border-t border-line px-4 py-2">
          <Button busy={busy} onClick={showMore}>
            {t("office.list.more")}
          </Button>
        </div>
      )}
    </OfficePanel>
  );
}

const cursorOf = (next: number | null) => (next === null ? null : String(next));

function useSectionRows(id: number, { kind, rows, next }: ShownSection) {
  const first = useMemo(() => ({ rows, next: cursorOf(next) }), [rows, next]);
  return useListRows<CustomerRow>(first, async (after) => {
    const { section } = await callApi(customerSectionCall, { id, kind, after: Number(after) });
    return { rows: section.rows, next: cursorOf(section.next) };
  });
}

/** The wallet's own page, for whoever may correct it. */
function LedgerLink({ customerId }: { customerId: number }) {
  const t = useT();
  const to = `/customers/${customerId}/wallet`;
  if (!useMayOpen()(to)) return null;
  return (
    <Link to={to} className="office-link">
      {t("office.customers.ledger")}
    </Link>
  );
}
