import { useContext } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { ModalContext } from "#ui/modal-stack/modal-stack.store.ts";

const BROWSERS = ["Chrome", "Edge", "Firefox", "Safari"];

/** Only names: how to get a browser depends on the system, and this way no outside address can become outdated. */
export function BrowserList() {
  const t = useT();
  return (
    <>
      <p className="mt-4">{t("unsupported_browser.works_with")}</p>
      <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {BROWSERS.map((name) => (
          <li key={name} className="rounded-s border border-line bg-surface px-3 py-2 text-center">
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

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
