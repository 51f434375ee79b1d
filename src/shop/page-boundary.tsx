import { Outlet } from "react-router";
import type { Route } from "./+types/page-boundary.ts";
import { PageErrorScreen } from "./error-screens/page-error-screen.tsx";

/** A layout between shell and page, so that header and footer stay when a page fails. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageErrorScreen error={error} />;
}
