import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createPageCaches } from "./page-caches.ts";
import { storePage } from "./stored-page.ts";

const MEGABYTE = 1024 * 1024;

/** A page of random bytes, which cannot be compressed. */
const aPage = () =>
  storePage({ html: randomBytes(MEGABYTE), status: 200, headers: {}, tags: [], isPublic: true });

test("plain pages get three quarters of the cache's memory, pages with a query an eighth", async () => {
  const { pages, queryPages } = createPageCaches(24);
  for (let at = 0; at < 24; at += 1) {
    await pages.get(`/${at}`, async () => aPage());
    await queryPages.get(`/${at}`, async () => aPage());
  }
  // The key of each page takes memory too, so one page less fits in.
  expect(pages.size().pages).toBe(17);
  expect(queryPages.size().pages).toBe(2);
});
