import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

type ListFailedProps = { title: string; to: string; children: ReactNode };

/** Shown when a list could not be loaded, so that it does not look empty; offers to try again. */
export function ListFailed({ title, to, children }: ListFailedProps) {
  const t = useT();
  return (
    <div role="alert">
      <EmptyState
        title={title}
        action={
          <ButtonLink variant="go" to={to}>
            {t("account.try_again")}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
