import { UserRound } from "lucide-react";
import { lazy, Suspense } from "react";
import { useCurrentUser } from "../session/use-current-user.ts";
import { LoginLink } from "./login-link.tsx";

/** Guests, most of those who come, do without it. */
const AccountMenu = lazy(async () => ({
  default: (await import("./account-menu.tsx")).AccountMenu,
}));

/** As wide for a guest as for a customer: nothing moves when it is known who is here. */
export function AccountButton() {
  const user = useCurrentUser();
  const icon = <UserRound className="icon" aria-hidden="true" />;
  if (!user) return <LoginLink className="icon-btn">{icon}</LoginLink>;
  return (
    <Suspense fallback={<span className="icon-btn">{icon}</span>}>
      <AccountMenu user={user} />
    </Suspense>
  );
}
