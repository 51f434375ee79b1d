import { type ReactNode, useId } from "react";
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

type AccountSectionProps = { title: string; intro?: ReactNode; children: ReactNode };

/** Title and intro on the left, controls on the right; stacked on narrow screens. */
export function AccountSection({ title, intro, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 xl:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="max-w-[60ch]">
        <h2 id={id} className="h3">
          {title}
        </h2>
        {intro && <div className="mt-1.5 text-14 text-ink-2">{intro}</div>}
      </div>
      <div className="min-w-0 max-w-160">{children}</div>
    </section>
  );
}
