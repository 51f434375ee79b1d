import { type ReactNode, useState } from "react";
import {
  type Consent,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
} from "#features/sites/domain/consent.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { useConsent } from "./consent.store.ts";
import { useSaveConsent } from "./use-save-consent.ts";

/** Nothing is ticked in advance: without consent a category is off. */
export function ConsentSettings() {
  const t = useT();
  const save = useSaveConsent();
  const [agreed, setAgreed] = useState<Consent>(useConsent().agreed ?? []);
  const toggle = (category: OptionalCategory) =>
    setAgreed((now) =>
      now.includes(category) ? now.filter((one) => one !== category) : [...now, category],
    );
  return (
    <Dialog
      title={t("shell.consent.settings")}
      footer={
        <>
          <Button className="max-sm:flex-1" onClick={() => save(OPTIONAL_CATEGORIES)}>
            {t("shell.consent.accept_all")}
          </Button>
          <Button className="max-sm:flex-1" onClick={() => save([])}>
            {t("shell.consent.only_necessary")}
          </Button>
          <Button variant="go" className="max-sm:flex-1" onClick={() => save(agreed)}>
            {t("shell.consent.save")}
          </Button>
        </>
      }
    >
      <ul className="border-b border-line">
        <Category text={t("shell.consent.necessary_text")}>
          <p className="flex min-h-11 items-center justify-between gap-4 font-semibold">
            {t("shell.consent.necessary")}
            <span className="text-14 font-normal text-ink-3">{t("shell.consent.always_on")}</span>
          </p>
        </Category>
        {OPTIONAL_CATEGORIES.map((category) => (
          <Category key={category} text={t(`shell.consent.${category}_text`)}>
            <Checkbox checked={agreed.includes(category)} onChange={() => toggle(category)}>
              <b className="font-semibold">{t(`shell.consent.${category}`)}</b>
            </Checkbox>
          </Category>
        ))}
      </ul>
    </Dialog>
  );
}

function Category({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="border-t border-line pt-1 pb-3">
      {children}
      <p className="text-14 text-ink-2">{text}</p>
    </li>
  );
}
