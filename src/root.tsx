import { Outlet } from "react-router";
import type { Route } from "./+types/root.ts";
import "./app.css";
import { leaveServices } from "#features/marketing/shop/silent-document.ts";
import { loadShell } from "#features/sites/shop/load-shell.ts";
import { localeGuard } from "#features/sites/shop/locale-guard.ts";
import { Behaviours } from "#shop/behaviours.tsx";
import { Document } from "#shop/document.tsx";
import { deployErrorStore } from "#shop/error-screens/deploy-error.store.ts";
import { ErrorScreen } from "#shop/error-screens/error-screen.tsx";
import { useStore } from "#ui/store.ts";

export const middleware: Route.MiddlewareFunction[] = [localeGuard];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveServices];

export const loader = ({ context }: Route.LoaderArgs) => loadShell(context);

/** SPEC §4: the shop's configuration is fetched once, and not again once it is loaded. */
export const shouldRevalidate = () => false;

export const Layout = Document;

export default function Root() {
  const { error } = useStore(deployErrorStore);
  if (error) return <ErrorScreen error={error} />;
  return (
    <>
      <Outlet />
      <Behaviours />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
