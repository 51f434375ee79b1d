import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "@playwright/test";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--no-first-run",
];

/** The font for lettering on goods, included so that pictures look the same on every machine. */
const FONT = createRequire(import.meta.url).resolve(
  "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
);

/** Renders drawings to pixels: Chromium blurs a hundred times faster than sharp's renderer. */
export async function openArtBrowser(executablePath?: string) {
  const browser = await chromium.launch({ args: FLAGS, ...(executablePath && { executablePath }) });
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const font = readFileSync(FONT).toString("base64");
  await page.setContent(
    `<style>@font-face{font-family:Jost;font-weight:100 900;src:url(data:font/woff2;base64,${font})}body{margin:0;display:grid}svg{display:block}</style><body>`,
  );
  await page.evaluate(() => document.fonts.load("500 20px Jost"));
  const devTools = await page.context().newCDPSession(page);

  return {
    /** Lays the drawings out in a grid and takes one PNG of all of them. */
    capture: async (drawings: readonly string[], size: number, columns: number, gap = 0) => {
      const across = Math.min(columns, drawings.length);
      const width = across * (size + gap) + gap;
      const height = Math.ceil(drawings.length / columns) * (size + gap) + gap;
      await page.setViewportSize({ width, height });
      await page.evaluate(
        ({ markup, style }) => {
          document.body.style.cssText = style;
          document.body.innerHTML = markup;
        },
        {
          markup: drawings.join(""),
          style: `grid:auto-flow ${size}px/repeat(${across},${size}px);gap:${gap}px;padding:${gap}px`,
        },
      );
      const shot = await devTools.send("Page.captureScreenshot", {
        format: "png",
        optimizeForSpeed: true,
      });
      return Buffer.from(shot.data, "base64");
    },
    close: () => browser.close(),
  };
}
export type ArtBrowser = Awaited<ReturnType<typeof openArtBrowser>>;
