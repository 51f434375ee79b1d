import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { staffBrowser } from "../fixtures/staff/staff-browser.ts";
import { testApp } from "../fixtures/test-app.ts";

const app = await testApp();
const { ask } = app;
const elsewhere = await testApp({ OFFICE_HOST: "office.example" });

describe("the office's HTML document", () => {
  test("redirects to the login, with the address to return to", async () => {
    const answer = await ask("/en/admin/orders?state=paid");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(
      "/en/admin/login?next=%2Fen%2Fadmin%2Forders%3Fstate%3Dpaid",
    );
    expect((await ask("/en/admin")).headers.get("location")).toBe(
      "/en/admin/login?next=%2Fen%2Fadmin",
    );
  });

  test("is identical for everybody, not cacheable, and has a strict policy", async () => {
    const answer = await ask("/lt/admin/login", { headers: { cookie: "locale=en" } });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<html lang="lt" data-theme="office"');
    expect(html).toContain("Cartage biuras");
    expect(html).toBe(await (await ask("/lt/admin/login")).text());
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test("redirects to the visitor's language if the address has an unsupported one", async () => {
    const headers = { "accept-language": "lv,en;q=0.5" };
    const location = async (target: string) =>
      (await ask(target, { headers })).headers.get("location");
    expect(await location("/de/admin/orders?state=paid")).toBe("/lv/admin/orders?state=paid");
    expect(await location("/admin")).toBe("/lv/admin");
  });

  test("answers 404 on hosts of other sites, and on all but OFFICE_HOST", async () => {
    expect((await ask("/en/admin/login", { host: "nl.localhost" })).status).toBe(404);
    expect((await elsewhere.ask("/en/admin/login")).status).toBe(404);
    expect((await elsewhere.ask("/en/admin/login", { host: "office.example" })).status).toBe(200);
    const script = /src="(\/office-assets\/[^"]+\.js)"/.exec(
      await (await ask("/en/admin/login")).text(),
    )?.[1];
    expect((await elsewhere.ask(`${script}`)).status).toBe(404);
  });
});

describe("the assets of the office's document", () => {
  test("are compressed and immutable", async () => {
    const html = await (await ask("/en/admin/login")).text();
    const addresses = [...html.matchAll(/(?:src|href)="(\/office-assets\/[^"]+)"/g)].map(
      ([, address = ""]) => address,
    );
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      const answer = await ask(address, { headers: { "accept-encoding": "br" } });
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get("cache-control"), address).toContain("immutable");
      // Files that are too small for compression are sent as they are.
      const packed = answer.headers.get("content-encoding") === "br";
      const { byteLength } = await answer.arrayBuffer();
      expect(packed || byteLength < 1000, address).toBe(true);
    }
    expect((await ask("/office-assets/messages/old/en.json")).status).toBe(404);
    expect((await ask("/office-assets/nothing.js")).status).toBe(404);
  });

  test("have the messages of the office and the shared ones, and none of the shop", async () => {
    const html = await (await ask("/ru/admin/login")).text();
    const address = /id="messages"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? "";
    const table = await (await ask(address)).json();
    expect(table["office.name"]).toBe("Офис Cartage");
    expect(table["ui.close"]).toBeTruthy();
    expect(Object.keys(table).some((key) => /^(cart|home|mail)\.(?!errors\.)/.test(key))).toBe(
      false,
    );
  });
});

describe("the storefront build", () => {
  const client = path.resolve("build/client/assets");
  const files = readdirSync(client).filter((name) => /\.(js|css)$/.test(name));
  const read = (name: string) => readFileSync(path.join(client, name), "utf8");

  test("has no page of the office in its manifest and scripts", () => {
    const manifest = files.find((name) => name.startsWith("manifest-")) ?? "";
    expect(read(manifest)).toContain("shop/home/home.page");
    const scripts = files.filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(10);
    for (const name of scripts) {
      expect(read(name), name).not.toMatch(/office-assets|office-(palette|shell|page)|"office\./);
    }
  });

  test("has no class or size of the office in its styles", () => {
    const styles = files.filter((file) => file.endsWith(".css"));
    expect(styles.length).toBeGreaterThan(0);
    for (const name of styles) {
      expect(read(name), name).not.toMatch(
        /\.(office-|list-row|bulk-bar|palette-|saved-view)|data-theme=.?office|--(btn-pad|chip-h|control-h)/,
      );
    }
  });

  test("has no message of the office in its table", async () => {
    const { resources } = await (await ask("/api/translations/translationMessages?lang=en")).json();
    expect(Object.keys(resources.en).filter((key) => key.startsWith("office."))).toEqual([]);
  });
});

test("logged-in staff get the document for any office page", async () => {
  const staff = await staffBrowser(app, "orders");
  expect((await staff.get("/en/admin/orders")).status).toBe(200);
});
