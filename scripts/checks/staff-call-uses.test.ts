import { expect, test } from "vitest";
import { readFiles } from "./source-files.ts";
import { findUnusedStaffCalls } from "./staff-call-uses.ts";

/** Calls that no page needs, with the reason; at most five. */
const WITHOUT_PAGE: Readonly<Record<string, string>> = {
  "/api/staff/desk/notes": "pages get the notes with their record; scripts read them alone",
};

/** Calls whose pages are being built. Whoever adds such a page empties its line; then the list goes. */
const PAGE_TO_COME: readonly string[] = [
  // /quotes/:id
  "/api/staff/quotes/price/{slug}",
  "/api/staff/quotes/ask/{slug}",
  "/api/staff/quotes/decline/{slug}",
  // /forward/:id
  "/api/staff/forward/receive/{id}",
  "/api/staff/forward/pack/{id}",
  "/api/staff/forward/ship/{id}",
  "/api/staff/forward/move/{id}",
  "/api/staff/forward/settle-customs/{id}",
  "/api/staff/forward/charge-storage/{id}",
  // /claims and /claims/:id
  "/api/staff/claims/list",
  "/api/staff/claims/get/{id}",
  "/api/staff/claims/move/{id}",
  // /reservations
  "/api/staff/reservations/list",
  "/api/staff/reservations/move/{id}",
  "/api/staff/reservations/stock/{id}",
  // /invoices and /invoices/new
  "/api/staff/invoices/create",
  "/api/staff/invoices/paid/{id}",
  "/api/staff/invoices/cancel/{id}",
  "/api/staff/invoices/credit/{id}",
];

const sources = readFiles("src", /(?<!\.test)\.tsx?$/);

test("every staff call is made or linked to by a page of the office", async () => {
  const unused = await findUnusedStaffCalls(sources);
  expect(unused.toSorted()).toEqual([...Object.keys(WITHOUT_PAGE), ...PAGE_TO_COME].toSorted());
  expect(Object.keys(WITHOUT_PAGE).length).toBeLessThanOrEqual(5);
});

test("a call is unused if no page that can be opened names it besides the table of pages", async () => {
  const page = "src/features/orders/office/order/order-actions.ts";
  const without = sources.map((file) =>
    file.path === page ? { ...file, text: "export const useOrderActions = () => [];" } : file,
  );
  const unused = await findUnusedStaffCalls(without);
  // The first two are only in that page; undoing is in another one, too, and the file is a link.
  expect(unused).toEqual(
    expect.arrayContaining(["/api/staff/orders/mail", "/api/staff/orders/cancel"]),
  );
  expect(unused).not.toContain("/api/staff/orders/undo");
  expect(unused).not.toContain("/api/staff/orders/csv");
});
