import type { ReactNode } from "react";
import { PageHead } from "#platform/pages/page-head.tsx";

type AccountPageProps = { title: string; action?: ReactNode; children: ReactNode };

export function AccountPage({ title, action, children }: AccountPageProps) {
  return (
    <>
      <PageHead title={title} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5 lg:pb-6">
        <h1 className="h1">{title}</h1>
        {action}
      </div>
      {children}
    </>
  );
}
