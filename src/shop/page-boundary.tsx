import { Outlet } from "react-router";
import type { Route } from "./+types/page-boundary.ts";
import { PageErrorScreen } from "./error-screens/page-error-screen.tsx";

/** Stands between the layout and every page, so that a failing page leaves header and footer in place. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageErrorScreen error={error} />;
}
