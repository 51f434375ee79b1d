import type { ReactNode } from "react";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import listAddress from "../../../../../samples/goods.csv?url&no-inline";
import templateAddress from "../../../../../samples/goods-template.csv?url&no-inline";

const STEPS = ["file", "columns", "check", "apply"] as const;
const FILES = [
  { key: "template", address: templateAddress, name: "goods-template.csv" },
  { key: "list", address: listAddress, name: "goods.csv" },
] as const;

/** Shown before the first import: explains the steps and offers sample files. */
export function NoImports({ choose }: { choose: ReactNode }) {
  const t = useT();
  return (
    <>
      <EmptyState title={t("office.imports.none")} action={choose}>
        {t("office.imports.none_text")}
      </EmptyState>
      <OfficePanel title={t("office.imports.steps.title")}>
        <ol className="grid gap-4 border-t border-line p-4 sm:grid-cols-2 xl:grid-cols-4">
          {STEPS.map((step, at) => (
            <li key={step} className="flex gap-3">
              <span className="num h3 text-accent" aria-hidden="true">
                {at + 1}
              </span>
              <span>
                <span className="block font-medium">
                  {t(keyUnder("office.imports.steps", `${step}_title`))}
                </span>
                <span className="block text-14 text-ink-2">
                  {t(keyUnder("office.imports.steps", `${step}_text`))}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </OfficePanel>
      <OfficePanel title={t("office.imports.samples.title")}>
        {FILES.map(({ key, address, name }) => (
          <div
            key={key}
            className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3"
          >
            <p className="min-w-60 flex-1 text-ink-2">
              {t(keyUnder("office.imports.samples", key))}
            </p>
            <a className={buttonClass({})} href={address} download={name}>
              <OfficeIcon name="download" />
              <span className="num">{name}</span>
            </a>
          </div>
        ))}
      </OfficePanel>
    </>
  );
}
