import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { createTranslator, type Messages } from "#i18n/translator.ts";
import { TranslateContext } from "#i18n/use-t.ts";
import { OfficeLocaleContext } from "#office-ui/marks/use-office-format.ts";
import { createOfficeRouter } from "./router.tsx";
import "./office.css";

const { lang: language, dataset } = document.documentElement;

/** The document's `link#messages` has the versioned address, and the browser is already preloading it. */
async function loadMessages(): Promise<Messages> {
  const address = document.querySelector<HTMLLinkElement>("link#messages")?.href ?? "";
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The office's texts answered ${response.status}`);
  return response.json();
}

const root = document.getElementById("office");
const translate = createTranslator(language, await loadMessages());
if (root) {
  createRoot(root).render(
    <StrictMode>
      <TranslateContext value={translate}>
        <OfficeLocaleContext value={{ language, timeZone: dataset.timeZone ?? "UTC" }}>
          <RouterProvider router={createOfficeRouter(language)} />
        </OfficeLocaleContext>
      </TranslateContext>
    </StrictMode>,
  );
}
