import { useT } from "#i18n/use-t.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { useModal } from "../modal-stack/modal.context.ts";

/** Title and close button, shared by dialog and drawer. */
export function ModalHead({ id, title }: { id: string; title: string }) {
  const t = useT();
  const modal = useModal();
  return (
    <div className="flex items-start justify-between gap-3 py-3 ps-5 pe-3 sm:ps-6">
      <h2 id={id} className="h3 py-2.5">
        {title}
      </h2>
      {modal && <IconButton label={t("ui.close")} icon={<Icon name="x" />} onClick={modal.close} />}
    </div>
  );
}
