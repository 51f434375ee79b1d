import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { forwardNumber } from "../../domain/forward-status.ts";
import { deliveryPath } from "../../domain/forwarding-paths.ts";

/** What was put into another's box is found under that one's number. */
export function MergedNote({ id }: { id: number }) {
  const t = useT();
  const { language, config } = useShell();
  const number = forwardNumber(id);
  const to = `/${language}${deliveryPath(config.site.product, id)}`;
  return (
    <Notice
      kind="info"
      action={<ButtonLink to={to}>{t("forwarding.open_merged", { number })}</ButtonLink>}
    >
      {t("forwarding.merged_into", { number })}
    </Notice>
  );
}
