import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { asMessageKey } from "#core/message-key.ts";
import { currentUserCall } from "#features/account/contract.ts";
import { fetchCartCall } from "#features/cart/contract.ts";
import { collectEventCall } from "#features/catalogue/contract.ts";
import { pictureSet, pictureUrl } from "#features/catalogue/shop/goods-urls.ts";
import { fetchCheckoutCall, invalidateCheckoutCall } from "#features/checkout/contract.ts";
import { utmCall } from "#features/marketing/contract.ts";
import {
  canViewTranslationsCall,
  changeLocaleCall,
  languagesCall,
  latestBuildCall,
  storeConfigCall,
  translationMessagesCall,
} from "#features/sites/contract.ts";
import { readMessages } from "#i18n/fixtures/read-messages.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { createTranslator } from "#i18n/translator.ts";
import { WIDTHS } from "#server/images/image-request.ts";
import { BUILD_CHECK_MS } from "#shop/build-check/use-build-check.ts";
import {
  PERMISSION_CHECK,
  PERMISSION_SECONDS,
  VIEW_SECONDS,
} from "#shop/translation-keys/use-translation-permission.ts";
import { INPUT_DELAY_MS } from "#ui/form/use-form.ts";

/** Words and numbers of the specification that are plain values in the code, letter for letter. */
const ROOT = path.resolve(import.meta.dirname, "../..");

describe("calls (SPEC §7, §9)", () => {
  test("use POST, a timeout of 10000 ms and a retry delay of 100 ms by default", () => {
    expect(storeConfigCall).toMatchObject({
      method: "POST",
      timeoutMs: 10_000,
      retryDelayMs: 100,
      retries: 0,
    });
  });

  test.each([
    ["POST /api/store-config", storeConfigCall, 10_000],
    ["GET /api/config/languages", languagesCall, 10_000],
    ["GET /builds/latest.json", latestBuildCall, 10_000],
    ["GET /api/translations/translationMessages", translationMessagesCall, 60_000],
    ["GET /api/auth/permissions/can-view-translations", canViewTranslationsCall, 10_000],
    ["POST /api/utm", utmCall, 500],
    ["POST /api/lupa/events/collector", collectEventCall, 500],
  ])("have their timeout: %s", (address, { method, path: name, timeoutMs }, expected) => {
    expect(`${method} ${name}`).toBe(address);
    expect(timeoutMs).toBe(expected);
  });

  test.each([
    ["/api/cart/fetch", fetchCartCall, 2, 10_000],
    ["/api/auth/getCurrentUser", currentUserCall, 3, 10_000],
    ["/api/checkout/fetch/{slug}", fetchCheckoutCall, 2, 10_000],
    ["/api/checkout/invalidate/{slug}", invalidateCheckoutCall, 2, 10_000],
    ["/api/locale/change", changeLocaleCall, 2, 1000],
    ["/api/utm", utmCall, 3, 500],
  ])("to %s are retried after 100 ms", (path, request, retries, timeoutMs) => {
    expect(request).toMatchObject({ method: "POST", path, retries, timeoutMs, retryDelayMs: 100 });
  });
});

describe("validation messages (SPEC §5)", () => {
  const WORDS = {
    "validation.required": "Field is required.",
    "validation.email": "Please enter a valid email address.",
    "validation.url": "Please include a valid url (e.g.: shop.example/...).",
    "validation.number": "Field must be a number.",
    "validation.invalid": "This field is not valid.",
    "form.incomplete": "Form incomplete.",
  };
  const english = createTranslator("en", readMessages("en"));

  test.each(Object.entries(WORDS))("%s is %j", (key, text) => {
    expect(english(asMessageKey(key), { host: "shop.example" })).toBe(text);
  });

  test.each(LANGUAGES.filter((language) => language !== "en"))(
    "are translated into %s",
    (language) => {
      const messages = readMessages(language);
      const same = Object.entries(WORDS).filter(
        ([key, text]) => !messages[key] || messages[key] === text,
      );
      expect(same).toEqual([]);
    },
  );
});

describe("message keys (SPEC §8)", () => {
  const KEYS = [
    "error.deploy_title",
    "error.deploy_subtitle",
    "error.refresh",
    "error.unexpected",
    "error.trying-to-resolve",
    "error.return-to-homepage",
    "footer.all-rights-reserved",
    "unsupported_browser.title",
    "my_orders.you_have_unpaid_orders",
    "my_orders.pay",
  ];

  test.each(LANGUAGES)("have a text in %s", (language) => {
    const messages = readMessages(language);
    expect(KEYS.filter((key) => !messages[key])).toEqual([]);
  });

  test("are exactly those that the screens use", () => {
    const folders = ["error-screens", "unsupported-browser", "footer"].map((one) => `shop/${one}`);
    const sources = [...folders, "features/orders/shop"].flatMap((folder) =>
      sourcesIn(path.join(ROOT, "src", folder)),
    );
    const shown = sources.join("\n");
    expect(KEYS.filter((key) => !shown.includes(`"${key}"`))).toEqual([]);
  });
});

function sourcesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = names.filter((name) => name.endsWith(".tsx"));
  return sources.map((name) => readFileSync(path.join(folder, name), "utf8"));
}

describe("numbers (SPEC §9)", () => {
  test("include 1 hour for the permission cookie and 1 day for the view flag", () => {
    expect(PERMISSION_SECONDS).toBe(60 * 60);
    expect(VIEW_SECONDS).toBe(24 * 60 * 60);
  });

  test("include the permission check 1 s after the last navigation, 2 s after the first", () => {
    expect(PERMISSION_CHECK).toEqual({ waitMs: 1000, maxWaitMs: 2000 });
  });

  test("include 1 hour between checks for a new build", () => {
    expect(BUILD_CHECK_MS).toBe(60 * 60 * 1000);
  });

  test("include webp pictures at every screen width and twice that width", () => {
    expect(pictureUrl("a.avif", 320)).toBe("/_ipx/w_320,f_webp/a.avif");
    expect(pictureSet("a.avif", [320, 640])).toBe(
      "/_ipx/w_320,f_webp/a.avif 320w, /_ipx/w_640,f_webp/a.avif 640w",
    );
    for (const screen of [320, 640, 768, 1024, 1280, 1536]) {
      expect(WIDTHS).toEqual(expect.arrayContaining([screen, 2 * screen]));
    }
  });

  test("include a delay of 20 ms for form input", () => {
    expect(INPUT_DELAY_MS).toBe(20);
  });

  test("include breakpoints at 320, 640, 768, 1024, 1280 and 1536 px", () => {
    const names = readFileSync(path.join(ROOT, "src/themes/tailwind-names.css"), "utf8");
    const found = [...names.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)];
    expect(Object.fromEntries(found.map(([, name, rem]) => [name, Number(rem) * 16]))).toEqual({
      xs: 320,
      sm: 640,
      md: 768,
      lg: 1024,
      xl: 1280,
      "2xl": 1536,
    });
  });
});
