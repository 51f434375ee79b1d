import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { fontFaces } from "../../src/themes/font-faces.ts";
import { type ThemeName, themeNames } from "../../src/themes/theme-names.ts";
import type { ThemeFont } from "../../src/themes/theme-types.ts";

const IN_APP_CSS = '@import "virtual:themes";';
const OFFICE_FONT = "wl";
const FAVICON = /^\/favicon-([a-z]+)\.svg$/;

/** Adds files of the themes that no module can import: tokens and fonts for `app.css`, and the favicons. */
export function themes(root: string): Plugin {
  const folder = path.join(root, "src/themes");
  const favicon = (theme: string) => readFileSync(path.join(folder, theme, "favicon.svg"));
  return {
    name: "themes",
    // Must run before Tailwind, which reads the imports that this writes.
    enforce: "pre",
    async transform(code, id) {
      if (id.split("?")[0] !== path.join(root, "src/app.css")) return;
      return code.replace(IN_APP_CSS, tokenImports()) + (await allFontFaces(folder));
    },
    generateBundle(_options, bundle) {
      const office = officeTokens(folder);
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = withoutTokens(String(file.source), office);
      }
      if (this.environment.name !== "client") return;
      for (const theme of themeNames) {
        const fileName = `favicon-${theme}.svg`;
        this.emitFile({ type: "asset", fileName, source: favicon(theme) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const theme = FAVICON.exec(request.url ?? "")?.[1];
        if (!themeNames.some((name) => name === theme)) return next();
        response.setHeader("content-type", "image/svg+xml").end(favicon(`${theme}`));
      });
    },
  };
}

/** The office has a theme of its own, with the font of the brand whose digits all have the same width. */
export function officeFont(root: string): Plugin {
  return {
    name: "office-font",
    enforce: "pre",
    async transform(code, id) {
      if (id.split("?")[0] !== path.join(root, "src/office/office.css")) return;
      return code + fontFaces(await fontOf(path.join(root, "src/themes"), OFFICE_FONT), "../../");
    },
  };
}

const tokensIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/^\s*--([\w-]+):/gm)].map(([, name = ""]) => name);

/** Sizes that make the design system denser in the office; no brand sets them. */
function officeTokens(folder: string): Set<string> {
  const ofBrands = ["shared.css", "default/tokens.css"].flatMap((file) =>
    tokensIn(path.join(folder, file)),
  );
  return new Set(
    tokensIn(path.join(folder, "office.css")).filter((token) => !ofBrands.includes(token)),
  );
}

/** Replaces variables that only the office sets by their fallbacks: `var(--btn-pad, 8px 20px)` becomes `8px 20px`. */
export function withoutTokens(css: string, tokens: ReadonlySet<string>): string {
  return css.replace(
    /var\(--([\w-]+),((?:[^()]|\([^()]*\))+)\)/g,
    (whole, name: string, fallback: string) => (tokens.has(name) ? fallback.trim() : whole),
  );
}

const tokenImports = () =>
  themeNames.map((theme) => `@import "./themes/${theme}/tokens.css" layer(base);`).join("\n");

async function allFontFaces(folder: string): Promise<string> {
  const rules = themeNames.map(async (theme) => fontFaces(await fontOf(folder, theme), "../"));
  return (await Promise.all(rules)).join("\n");
}

async function fontOf(folder: string, theme: ThemeName): Promise<ThemeFont> {
  const file = pathToFileURL(path.join(folder, theme, "theme.ts")).href;
  const { font }: { font: ThemeFont } = await import(file);
  return font;
}
