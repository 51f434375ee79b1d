import { expect, test } from "vitest";
import { readableAddress } from "./readable-address.ts";

test.each([
  ["/en/admin/orders?query=%C5%BEuvis", "/en/admin/orders?query=žuvis"],
  ["/en/admin/audit?query=%", "/en/admin/audit?query=%"],
  ["/en/admin/orders?query=%E0%A4%A", "/en/admin/orders?query=%E0%A4%A"],
])("the address “%s” is read as “%s”", (address, readable) => {
  expect(readableAddress(address)).toBe(readable);
});
