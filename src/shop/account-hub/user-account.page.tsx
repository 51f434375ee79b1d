import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import type { Cents } from "#core/money.ts";
import { requireSession } from "#features/account/shop/guards.ts";
import { AccountPage } from "#features/account/shop/layout/account-page.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { TrackedList } from "#features/tracking/shop/tracked-list.tsx";
import { useEuros } from "#features/wallet/shop/use-euros.ts";
import { useT } from "#i18n/use-t.ts";
import { Badge } from "#ui/badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { Route } from "./+types/user-account.page.ts";
import { AccountRows } from "./account-rows.tsx";
import { type AccountSummary, loadAccountSummary } from "./load-account-summary.ts";
import { WaitingRows } from "./waiting-rows.tsx";

/** Product notes §3 "account-mobile"; SPEC §4: the tablet's width ends here. */
const WIDE = "(width >= 1024px)";

/** The account's menu together with waiting tasks of other features, which the account feature does not know. */
export async function loader({ context }: Route.LoaderArgs) {
  const { customer } = await requireSession(context);
  const { id, firstName, email } = customer;
  return { firstName, email, underWay: await loadAccountSummary(context, id) };
}

export default function UserAccountRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { language, config } = useShell();
  const { firstName, email, underWay } = loaderData;
  const mayTrack = config.site.switches.tracking === true;
  useLeaveOnWideScreens(`/${language}/account-information`);
  return (
    <AccountPage title={t("account.title")}>
      <p className="-mt-3 pb-5 text-ink-2">
        {t("account.greeting", { name: firstName })}
        <br />
        <span className="text-14 wrap-anywhere">{email}</span>
      </p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <WaitingRows {...underWay} />
        <WalletLink balanceCents={underWay.balanceCents} />
      </div>
      {mayTrack && underWay.travelling.length > 0 && (
        <InTransitList numbers={underWay.travelling} />
      )}
      <AccountRows />
    </AccountPage>
  );
}

/** Only the browser knows its width. */
function useLeaveOnWideScreens(target: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const follow = () => {
      if (wide.matches) navigate(target, { replace: true });
    };
    follow();
    wide.addEventListener("change", follow);
    return () => wide.removeEventListener("change", follow);
  }, [navigate, target]);
}

function WalletLink({ balanceCents }: { balanceCents: Cents }) {
  const t = useT();
  const { language } = useShell();
  const { show } = useEuros();
  return (
    <Link to={`/${language}/balance`} className="panel flex min-h-20 items-center gap-3 py-3!">
      <Icon name="wallet" className="shrink-0 text-ink-2" />
      <span className="flex-1 font-medium">{t("account.links.balance")}</span>
      <span className="num text-22 font-strong whitespace-nowrap">{show(balanceCents)}</span>
      <Icon name="chevron-right" className="shrink-0 text-ink-3 rtl:rotate-180" />
    </Link>
  );
}

/** Each with its current state; its own page shows the route. */
function InTransitList({ numbers }: { numbers: AccountSummary["travelling"] }) {
  const t = useT();
  return (
    <TrackedList
      id="on-the-way"
      title={t("account.hub.on_the_way")}
      className="mt-8"
      numbers={numbers}
      rowClassName="grid min-h-15 grid-cols-[1fr_auto] items-center gap-x-4 py-3"
    >
      {({ number, names }, status) => (
        <>
          <span className="min-w-0">
            <span className="block truncate font-medium">{names.join(", ")}</span>
            <span className="num block text-14 text-ink-2">{number}</span>
          </span>
          <Badge>{t(status)}</Badge>
        </>
      )}
    </TrackedList>
  );
}
