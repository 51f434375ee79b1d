import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { KindIcon } from "#ui/kind-icon.tsx";
import "./part.css";

type AppliedPartProps = { busy: boolean; onRemove: () => Promise<void>; children: ReactNode };

/** Something that takes a part off the price, until it is taken away again. */
export function AppliedPart({ busy, onRemove, children }: AppliedPartProps) {
  const t = useT();
  return (
    <div className="part-given" role="status">
      <KindIcon kind="good" />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      <Button variant="quiet" busy={busy} onClick={onRemove}>
        {t("checkout.remove")}
      </Button>
    </div>
  );
}
