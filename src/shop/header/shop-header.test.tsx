import { beforeAll, expect, test, vi } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { layoutShapes } from "../layouts/layout-shapes.ts";
import { ShopHeader } from "./shop-header.tsx";

// Header shapes are loaded from separate files.
beforeAll(() => vi.dynamicImportSettled());

test.each(["checkout", "payment"] as const)(
  "pages of layout %s have switches of language and currency",
  (layout) => {
    const header = renderOnSite(<ShopHeader shape={layoutShapes[layout].header} />, {
      currencies: [
        { isoCode: "EUR", isFiltered: true },
        { isoCode: "USD", isFiltered: true },
      ],
    });
    expect(header).toMatch(/<a [^>]*hreflang="lt"/i);
    expect(header).toContain(">USD<");
  },
);
