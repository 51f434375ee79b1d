import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { fontFaces } from "../../src/themes/font-faces.ts";
import { themeNames } from "../../src/themes/theme-names.ts";
import type { ThemeFont } from "../../src/themes/theme-types.ts";

const IN_APP_CSS = '@import "virtual:themes";';
const FAVICON = /^\/favicon-([a-z]+)\.svg$/;

/** What lies in the themes' folders and no module can import: tokens and fonts for `app.css`, and the favicons. */
export function themes(root: string): Plugin {
  const folder = path.join(root, "src/themes");
  const favicon = (theme: string) => readFileSync(path.join(folder, theme, "favicon.svg"));
  return {
    name: "themes",
    // Tailwind reads the imports that this writes.
    enforce: "pre",
    async transform(code, id) {
      if (id.split("?")[0] !== path.join(root, "src/app.css")) return;
      return code.replace(IN_APP_CSS, tokenImports()) + (await allFontFaces(folder));
    },
    generateBundle() {
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

const tokenImports = () =>
  themeNames.map((theme) => `@import "./themes/${theme}/tokens.css" layer(base);`).join("\n");

async function allFontFaces(folder: string): Promise<string> {
  const rules = themeNames.map(async (theme) => {
    const file = pathToFileURL(path.join(folder, theme, "theme.ts")).href;
    const { font }: { font: ThemeFont } = await import(file);
    return fontFaces(font, "../");
  });
  return (await Promise.all(rules)).join("\n");
}
