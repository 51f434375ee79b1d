import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { openModal, useModal } from "#ui/modal-stack/modal-stack.store.ts";

/** SPEC §2 "Modals": shown after the owner has sent additional info. */
function InfoSuccess({ number }: { number: string }) {
  const t = useT();
  const modal = useModal();
  return (
    <Dialog
      title={t("quotes.info.done_title")}
      size="narrow"
      footer={
        <Button variant="go" onClick={() => modal?.close()}>
          {t("quotes.info.done_button")}
        </Button>
      }
    >
      <p className="text-ink-2">{t("quotes.info.done_text", { number })}</p>
    </Dialog>
  );
}

export const openInfoSuccess = (number: string): void =>
  openModal("additional-info-success", <InfoSuccess number={number} />);
