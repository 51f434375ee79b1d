import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useCountryName } from "#office-ui/marks/use-display-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { Notice } from "#ui/notice.tsx";
import type { StaffQuote } from "../../staff-calls.ts";

/** What the quote waits for, if not for us, and why a step cannot be made now. */
export function QuoteStateNotice({ quote }: { quote: StaffQuote }) {
  const t = useT();
  const country = useCountryName();
  const { dayAndTime } = useOfficeFormat();
  const { status, number, expires_at, delivery, terms } = quote;
  if (status === "awaiting_payment") {
    return (
      <Notice
        title={t("office.quotes.is.accepted")}
        action={
          <Link className="office-link" to={`/orders/${quote.id}`}>
            {t("office.quotes.is.to_order", { number })}
          </Link>
        }
      >
        {t("office.quotes.is.accepted_text")}
      </Notice>
    );
  }
  if (status === "expired" || status === "declined") {
    return (
      <Notice title={t(`office.quotes.is.${status}`)}>
        {t(`office.quotes.is.${status}_text`)}
      </Notice>
    );
  }
  if (!terms) {
    return (
      <Notice kind="warn" title={t("office.quotes.is.not_sent")}>
        {t("office.quotes.is.not_sent_text", { country: country(quote.country_iso) })}
      </Notice>
    );
  }
  if (status === "needs_info") {
    return <Notice title={t("office.quotes.is.asked")}>{t("office.quotes.is.asked_text")}</Notice>;
  }
  if (status !== "priced") return null;
  const until = expires_at ? dayAndTime(expires_at) : "–";
  return (
    <Notice title={t("office.quotes.is.priced", { until })}>
      {t(delivery ? "office.quotes.is.priced_delivery" : "office.quotes.is.priced_text", {
        courier: delivery?.courier ?? "",
        city: delivery?.city ?? "",
      })}
    </Notice>
  );
}
