import { afterEach, expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { translationKeysStore } from "./translation-keys.store.ts";
import { TranslationKeysToggler } from "./translation-keys-toggler.tsx";

afterEach(() => translationKeysStore.set({ allowed: false, shown: false }));

test("the toggler is shown only to visitors with the permission", () => {
  expect(renderOnSite(<TranslationKeysToggler />)).toBe("");
  translationKeysStore.set({ allowed: true, shown: false });
  expect(renderOnSite(<TranslationKeysToggler />)).toContain('aria-pressed="false"');
});

test("the toggler shows whether keys are displayed", () => {
  translationKeysStore.set({ allowed: true, shown: true });
  expect(renderOnSite(<TranslationKeysToggler />)).toContain('aria-pressed="true"');
});
