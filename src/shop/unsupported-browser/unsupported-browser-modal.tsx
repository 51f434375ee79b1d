import { useContext } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { ModalContext } from "#ui/modal-stack/modal.context.ts";
import { BrowserList } from "./browser-list.tsx";

export function UnsupportedBrowserModal() {
  const t = useT();
  const modal = useContext(ModalContext);
  return (
    <Dialog
      title={t("unsupported_browser.title")}
      size="narrow"
      footer={
        <Button variant="go" onClick={() => modal?.close()}>
          {t("unsupported_browser.continue")}
        </Button>
      }
    >
      <p className="text-ink-2">{t("unsupported_browser.text")}</p>
      <BrowserList />
    </Dialog>
  );
}
