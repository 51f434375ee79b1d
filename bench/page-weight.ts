import http from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { ACCEPT_ENCODING } from "./settings.ts";

export type Weight = { html: number; htmlSent: number };
export type HomeWeight = {
  scripts: number;
  styles: number;
  fonts: number;
  fontFiles: number;
  texts: number;
};

/** Bytes as transferred; fetch() would decompress them. */
function sent(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": ACCEPT_ENCODING };
    http
      .get(address, { headers }, async (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
        resolve(Buffer.concat(await answer.toArray()));
      })
      .on("error", reject);
  });
}

async function sum(origin: string, paths: readonly string[]): Promise<number> {
  const bodies = await Promise.all(paths.map((path) => sent(origin + path)));
  return bodies.reduce((total, body) => total + body.length, 0);
}

export async function weighPage(origin: string, path: string): Promise<Weight> {
  const body = await sent(origin + path);
  return { html: brotliDecompressSync(body).length, htmlSent: body.length };
}

/** Files that the home page references and a first visit therefore loads before any interaction. */
export async function weighHome(origin: string, path: string): Promise<HomeWeight> {
  const html = brotliDecompressSync(await sent(origin + path)).toString();
  const named = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, url = ""]) => url.replaceAll("&amp;", "&"))),
  ];
  const fonts = named(/as="font"[^>]*href="([^"]+)"/g);
  return {
    // Files only for old browsers are referenced inside a script (`.src=`).
    scripts: await sum(origin, named(/(?<!\.src=")(\/assets\/[\w.-]+\.js)/g)),
    styles: await sum(origin, named(/(\/assets\/[\w.-]+\.css)/g)),
    fonts: await sum(origin, fonts),
    fontFiles: fonts.length,
    texts: await sum(origin, named(/as="fetch"[^>]*href="([^"]+)"/g)),
  };
}
