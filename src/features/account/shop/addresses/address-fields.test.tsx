import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { AddressFields } from "./address-fields.tsx";
import type { AddressValues } from "./address-form.ts";

const form = {
  values: { country_id: "" } as AddressValues,
  text: () => ({}),
  checkbox: () => ({}),
};
const fields = (personOnly: boolean) =>
  renderOnSite(
    <AddressFields form={form} countries={[]} offerDefault={false} personOnly={personOnly} />,
  );

test("the phone hint mentions the courier's call only for delivery to the door", () => {
  expect(fields(false)).toContain("The courier calls this number.");
  expect(fields(true)).not.toContain("The courier calls");
  expect(fields(true)).toContain("when your parcel can be collected");
});
