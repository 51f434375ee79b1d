import { Link } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { trackingPath } from "#features/tracking/shop/tracking-path.ts";
import { useT } from "#i18n/use-t.ts";
import { Badge } from "#ui/badge.tsx";
import type { AccountSummary } from "./load-account-summary.ts";

/** Each with where it is; its page shows the way. */
export function InTransitList({ numbers }: { numbers: AccountSummary["travelling"] }) {
  const t = useT();
  const { language } = useShell();
  return (
    <section className="mt-8" aria-labelledby="on-the-way">
      <h2 id="on-the-way" className="h3 mb-2">
        {t("account.hub.on_the_way")}
      </h2>
      <ul>
        {numbers.map(({ number, kind, status, names }) => (
          <li key={number} className="border-t border-line">
            <Link
              to={trackingPath(language, number)}
              className="grid min-h-15 grid-cols-[1fr_auto] items-center gap-x-4 py-3"
            >
              <span className="min-w-0">
                <span className="block truncate font-medium">{names.join(", ")}</span>
                <span className="num block text-14 text-ink-2">{number}</span>
              </span>
              <Badge>
                {kind === "order"
                  ? t(keyUnder("orders.status", status))
                  : t(keyUnder("forwarding.status", status))}
              </Badge>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
