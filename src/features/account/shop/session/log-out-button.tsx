import { type ReactNode, type SyntheticEvent, useState } from "react";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { logoutCall } from "../../contract.ts";
import { setCurrentUser } from "./session.store.ts";

/** Without script it posts to a page that logs out. */
export function LogOutButton({ className, children }: { className: string; children?: ReactNode }) {
  const t = useT();
  const { language } = useShell();
  const [busy, setBusy] = useState(false);
  const logOut = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const done = await tryCall(logoutCall, {});
    setBusy(false);
    if (done.ok) setCurrentUser(null);
    showToast(
      done.ok
        ? { kind: "good", text: t("auth.logged_out") }
        : { kind: "bad", text: t(done.message) },
    );
  };
  return (
    <form method="post" action={localisePath("/logout", language)} onSubmit={logOut}>
      <button type="submit" className={className} aria-busy={busy || undefined}>
        {children}
        {t("auth.log_out")}
      </button>
    </form>
  );
}
