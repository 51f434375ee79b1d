import { lazy, Suspense } from "react";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconLink } from "#ui/icon-button.tsx";
import { ignoreMissingChunk } from "#ui/lazy/lazy-part.ts";
import { useCurrentUser } from "../session/session.store.ts";
import { LoginLink } from "./login-link.tsx";

/** Loaded lazily, because most visitors are guests and do not need it. */
const AccountMenu = lazy(async () => ({
  default: (await import("./account-menu.tsx").catch(ignoreMissingChunk)).AccountMenu,
}));

/** Equally wide for guests and customers, so that nothing moves when the user becomes known. */
export function AccountButton() {
  const t = useT();
  const { language } = useShell();
  const user = useCurrentUser();
  const icon = <Icon name="user-round" />;
  if (!user) return <LoginLink className="icon-btn">{icon}</LoginLink>;
  const account = localisePath("/user-account", language);
  const label = t("auth.account_of", { name: user.first_name });
  return (
    <Suspense fallback={<IconLink to={account} label={label} icon={icon} />}>
      <AccountMenu user={user} />
    </Suspense>
  );
}
