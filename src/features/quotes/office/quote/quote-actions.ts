import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import type { StaffQuote } from "../../staff-calls.ts";
import { openAnswer } from "./answer-dialog.tsx";
import { totalsOf } from "./price-as-typed.ts";
import type { PriceForm } from "./use-price-form.ts";

/** The answers that are possible now; the page says why others are not. */
export function useQuoteActions(quote: StaffQuote, form: PriceForm): RecordAction[] {
  const t = useT();
  const { money } = useOfficeFormat();
  const totals = totalsOf(quote, form.fields);
  const sum = totals?.methods[totals.least]?.from;
  const actions: RecordAction[] = [];
  if (quote.can_decline) {
    actions.push({
      key: "decline",
      label: t("office.quotes.decline.open"),
      icon: "x",
      shortcut: "d",
      run: () => openAnswer({ quote, kind: "decline" }),
    });
  }
  if (quote.can_ask) {
    actions.push({
      key: "ask",
      label: t("office.quotes.ask.open"),
      icon: "message-circle",
      shortcut: "a",
      run: () => openAnswer({ quote, kind: "ask" }),
    });
  }
  if (quote.can_price) {
    actions.push({
      key: "price",
      label:
        sum === undefined
          ? t("office.quotes.send")
          : t("office.quotes.send_sum", { sum: money(toCents(sum), quote.currency) }),
      shortcut: "ctrl+enter",
      position: "primary",
      busy: form.busy,
      disabled: form.conflict !== undefined,
      run: () => void form.send(),
    });
  }
  if (form.isTyped) {
    const label = t("office.form.discard");
    actions.push({ key: "discard", label, icon: "undo-2", position: "menu", run: form.discard });
  }
  return [...actions, inShop(quote, t("office.quotes.open_shop"))];
}

const inShop = ({ lines }: StaffQuote, label: string): RecordAction => ({
  key: "shop",
  label,
  icon: "external-link",
  shortcut: "o",
  position: "menu",
  run: () => void window.open(lines[0]?.url, "_blank", "noopener,noreferrer"),
});
