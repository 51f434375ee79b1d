import { isRouteErrorResponse } from "react-router";
import { ErrorMessage } from "./error-message.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** A page failed, header and footer stand. */
export function PageErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <div className="page py-16 [--page:80rem]">
      <ErrorMessage error={error} />
    </div>
  );
}
