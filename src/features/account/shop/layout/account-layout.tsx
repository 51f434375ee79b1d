import { Outlet } from "react-router";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { authGuard } from "../guards/auth-guard.ts";
import { requireSession } from "../guards/require-session.ts";
import type { Route } from "./+types/account-layout.ts";
import { AccountNav } from "./account-nav.tsx";
import { BackToMenu } from "./back-to-menu.tsx";

export const handle = { layout: "default" } satisfies PageHandle;

/** SPEC §2 "auth", for every page inside. */
export const middleware: Route.MiddlewareFunction[] = [authGuard];

export async function loader({ context }: Route.LoaderArgs) {
  const { customer, mustChangePassword } = await requireSession(context);
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return { name, email: customer.email, mustChangePassword };
}

/** A customer's own pages. Beside them the way to the others; on a phone that is a page of its own. */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const { mustChangePassword, ...person } = loaderData;
  if (mustChangePassword) {
    return (
      <div className="page pt-6 lg:pt-10">
        <Outlet />
      </div>
    );
  }
  return (
    <div className="page lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 lg:pt-10">
      <aside className="hidden lg:block print:hidden">
        <AccountNav person={person} />
      </aside>
      <div className="min-w-0 pt-3 lg:pt-0">
        <BackToMenu />
        <Outlet />
      </div>
    </div>
  );
}
