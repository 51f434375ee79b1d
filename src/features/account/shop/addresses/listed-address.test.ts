import { expect, test } from "vitest";
import { addressTask, NEW_ADDRESS, newAddress, readAddressTask } from "./listed-address.ts";

test.each([
  ["", { kind: "list" }],
  ["?page=2", { kind: "list" }],
  [NEW_ADDRESS, { kind: "new" }],
  [newAddress("/en/cartage-pro-delivery/7"), { kind: "new" }],
  [addressTask("edit", 7), { kind: "edit", id: 7 }],
  [addressTask("delete", 7), { kind: "delete", id: 7 }],
  [addressTask("default", 7), { kind: "default", id: 7 }],
  ["?edit=-7", { kind: "edit", id: 0 }],
  ["?edit=7' or true", { kind: "edit", id: 0 }],
  ["?edit=99999999999999999999", { kind: "edit", id: 0 }],
])("the address list finds its task in the query %s", (query, task) => {
  expect(readAddressTask(new URLSearchParams(query))).toEqual(task);
});
