import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

type ListFailedProps = { title: string; to: string; children: ReactNode };

/** In the place of a list that could not be asked for: it is no empty one, and can be tried again. */
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
