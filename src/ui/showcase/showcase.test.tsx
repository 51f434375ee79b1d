import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import en from "#i18n/messages/en/ui.json" with { type: "json" };
import { createTranslator } from "#i18n/translator.ts";
import { TranslateContext } from "#i18n/use-t.ts";
import { LoadingBar } from "../loading/loading-bar.tsx";
import { ModalHost } from "../modal-stack/modal-host.tsx";
import { openModal } from "../modal-stack/modal-stack.store.ts";
import { ToastHost } from "../toasts/toast-host.tsx";
import { showToast } from "../toasts/toasts.store.ts";
import ShowcasePage from "./showcase.page.tsx";

function renderOnServer() {
  const element = (
    <TranslateContext value={createTranslator("en", en)}>
      <LoadingBar />
      <ShowcasePage />
      <ModalHost />
      <ToastHost />
    </TranslateContext>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />,
  );
}

describe("the design system on the server", () => {
  it("renders every component without a document", () => {
    const html = renderOnServer();
    for (const part of ["Pay 84.20 €", 'class="timeline"', 'class="gallery"', 'role="tablist"']) {
      expect(html).toContain(part);
    }
  });

  it("renders the loading bar in a live region", () => {
    expect(renderOnServer()).toMatch(/<div aria-live="polite"[^>]*><div class="loading-bar"/);
  });

  it("has texts for all its keys", () => {
    expect(renderOnServer()).not.toMatch(/\bui\.[a-z_]+/);
  });

  it("renders no modals and toasts, which other visitors would see", () => {
    openModal("leak", "a modal for one visitor");
    showToast({ text: "a toast for one visitor" });
    expect(renderOnServer()).not.toContain("for one visitor");
  });
});
