import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";

type PayPanelProps = { methods: readonly unknown[]; children: ReactNode };

/** A payment form needs JavaScript and at least one method; shows a notice if one of them is missing. */
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
