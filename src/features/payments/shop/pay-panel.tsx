import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";

type PayPanelProps = { methods: readonly unknown[]; children: ReactNode };

/** A form that pays, which needs scripts and a method; where one is missing it says so. */
export function PayPanel({ methods, children }: PayPanelProps) {
  const t = useT();
  return (
    <>
      <noscript>
        <Notice kind="warn">{t("payments.top_up.scripts")}</Notice>
      </noscript>
      {methods.length === 0 ? (
        <Notice kind="warn">{t("payments.top_up.none")}</Notice>
      ) : (
        <div className="panel">{children}</div>
      )}
    </>
  );
}
