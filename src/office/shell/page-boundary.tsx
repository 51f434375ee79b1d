import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { asMessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { PageNotFound, PageProblem } from "#office-ui/page/page-states.tsx";
import { CallFailed } from "#platform/client/call-api.ts";
import { LeaveIfLoggedOut } from "./leave-if-logged-out.tsx";

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof CallFailed) return error.httpStatus;
  return isRouteErrorResponse(error) ? error.status : undefined;
};

export const NotFoundPage = PageNotFound;

/** Shown in place of a page that failed; the menu and header around it stay. */
export function PageBoundary() {
  const t = useT();
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const status = statusOf(error);
  // A 404 or 401 of a call may mean that the session has ended.
  if (status === 404 || status === 401) {
    return (
      <>
        <LeaveIfLoggedOut />
        <PageNotFound />
      </>
    );
  }
  const text = error instanceof CallFailed ? error.message : asMessageKey("errors.unexpected");
  return <PageProblem text={t(text)} onRetry={revalidate} />;
}
