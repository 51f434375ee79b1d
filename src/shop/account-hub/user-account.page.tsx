import { useEffect } from "react";
import { useNavigate } from "react-router";
import { requireSession } from "#features/account/shop/guards/require-session.ts";
import { AccountPage } from "#features/account/shop/layout/account-page.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { Route } from "./+types/user-account.page.ts";
import { AccountRows } from "./account-rows.tsx";
import { InTransitList } from "./in-transit-list.tsx";
import { loadAccountSummary } from "./load-account-summary.ts";
import { WaitingRows } from "./waiting-rows.tsx";
import { WalletLink } from "./wallet-link.tsx";

/** Product notes §3 "account-mobile"; SPEC §4: the tablet's width ends here. */
const WIDE = "(width >= 1024px)";

/** The account's menu with what waits in other features, of which the account knows nothing. */
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

/** Only the browser knows how wide it is. */
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
