import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { LANGUAGES } from "#i18n/languages.ts";
import type { BalanceEntry } from "../contract.ts";
import { HistoryTable } from "./history-table.tsx";

const ENTRY: BalanceEntry = {
  id: 152,
  rel_type: 3,
  type: 1,
  rel_id: null,
  created_at: "2026-11-10T21:03:00.000Z",
  starting_balance: 896.96,
  end_balance: 1196.96,
  amount: 300,
  payment_processor_name: "PayPal",
  payment_processor_transaction_id: "demo-1",
  quote_slug: null,
  order_type: null,
  order_number: null,
  order_path: null,
};

test.each(LANGUAGES)("%s: each column of the wallet history has its own heading", (language) => {
  const table = renderOnSite(<HistoryTable entries={[ENTRY]} />, { language });
  const names = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, name = ""]) =>
    name.replaceAll(/<[^>]*>/g, ""),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  expect(table).toContain("ID152");
  expect(table).toContain("2026-11-10");
});
