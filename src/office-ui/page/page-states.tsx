import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { useOpenPaths } from "#office-ui/me/open-paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { OfficePage } from "./office-page.tsx";

/** A missing record and a forbidden one look the same, so that a refusal does not reveal that the record exists. */
export function PageNotFound() {
  const t = useT();
  const title = t("office.not_found.title");
  return (
    <OfficePage title={title}>
      <div className="office-body">
        <EmptyState title={title} action={<ButtonLink to="/">{t("office.to_home")}</ButtonLink>}>
          {t("office.not_found.text")}
        </EmptyState>
      </div>
    </OfficePage>
  );
}

type PageProblemProps = { text: string; onRetry: () => void };

/** Shown if a page fails: the user's input is kept, and one button tries again. */
export function PageProblem({ text, onRetry }: PageProblemProps) {
  const t = useT();
  const title = t("office.problem.title");
  return (
    <OfficePage title={title}>
      <div className="office-body" role="alert">
        <EmptyState
          title={title}
          action={
            <>
              <Button variant="go" onClick={onRetry}>
                {t("office.problem.retry")}
              </Button>
              <ButtonLink to="/">{t("office.to_home")}</ButtonLink>
            </>
          }
        >
          {text}
        </EmptyState>
      </div>
    </OfficePage>
  );
}

const ROWS = Array.from({ length: 12 }, (_, row) => `${40 + ((row * 37) % 45)}%`);

/** The outline of a list, shown until the very first page is there. */
export function PageLoading() {
  const t = useT();
  return (
    <div className="office-page" aria-busy="true" aria-label={t("ui.loading")} role="status">
      <div className="office-head">
        <Skeleton shape="text" className="w-40" />
      </div>
      <div className="office-body">
        {ROWS.map((width) => (
          <span key={width} style={{ inlineSize: width }}>
            <Skeleton shape="text" />
          </span>
        ))}
      </div>
    </div>
  );
}

type StepLinkProps = { to: string; isFirst?: boolean; children: ReactNode };

/** A link to the page where the next step is done; shown only if the user may open it. */
export function StepLink({ to, isFirst, children }: StepLinkProps) {
  const isOpen = useOpenPaths().includes(to);
  return (
    isOpen && (
      <ButtonLink to={to} {...(isFirst ? { variant: "go" as const } : {})}>
        {children}
      </ButtonLink>
    )
  );
}

type ListEmptyProps = { title: string; children?: ReactNode; action?: ReactNode };

/** Shown in place of rows: there are none yet, or none that match the filters. */
export function ListEmpty({ title, children, action }: ListEmptyProps) {
  return (
    <div className="office-body">
      <EmptyState title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}
