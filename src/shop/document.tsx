import { createContext, type ReactNode, useContext } from "react";
import { preload } from "react-dom";
import { Links, Meta, Scripts, ScrollRestoration } from "react-router";
import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { fontsToPreload } from "#themes/fonts.ts";
import { themeOf } from "#themes/theme-names.ts";
import { AlternateLinks } from "./alternate-links.tsx";
import { HOLD_EARLY_CLICKS, useAlive } from "./hold-early-clicks.ts";
import { COLOUR_MODE_SCRIPT } from "./preferences/colour-mode.store.ts";
import { START_SCRIPTS } from "./start-scripts.ts";
import { OLD_BROWSER_SCRIPT } from "./unsupported-browser/old-browsers.ts";

/** Set by the server's renderer; the browser has no nonce and needs none. */
export const NonceContext = createContext<string | undefined>(undefined);

const useNonce = (): string | undefined => useContext(NonceContext);

/** The HTML document around every page and every error. */
export function Document({ children }: { children: ReactNode }) {
  const shell = useOptionalShell();
  const nonce = useNonce();
  const theme = themeOf(shell?.config.site.theme);
  const language = shell?.language ?? "en";
  useAlive();
  // The server's page preloads the fonts; the browser's bundle does not need their addresses.
  if (import.meta.env.SSR) {
    for (const href of fontsToPreload(theme, language)) {
      preload(href, { as: "font", type: "font/woff2", crossOrigin: "" });
    }
  }
  return (
    // A script sets the colour mode before the first paint, so the server's value may differ.
    <html
      lang={language}
      data-theme={theme}
      data-mode="light"
      data-monitored={shell?.settings.isMonitored && ""}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript code={COLOUR_MODE_SCRIPT} />
        <InlineScript code={HOLD_EARLY_CLICKS} />
        <link rel="icon" type="image/svg+xml" href={`/favicon-${theme}.svg`} />
        {shell && (
          <link rel="preload" as="fetch" crossOrigin="" href={shell.messagesUrl} id="messages" />
        )}
        <AlternateLinks />
        <Meta />
        {/* Styles come from our own origin and need no nonce; the browser could not match the server's nonce. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <InlineScript code={OLD_BROWSER_SCRIPT} />
        <Scripts nonce={nonce} />
        {/* Only the page that the server sends has this script. */}
        <InlineScript code={import.meta.env.SSR ? START_SCRIPTS : ""} />
      </body>
    </html>
  );
}

function InlineScript({ code }: { code: string }) {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
