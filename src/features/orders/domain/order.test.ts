import { expect, test } from "vitest";
import { toOrderPoint } from "./order.ts";

test("a pickup point is saved with its name and its address including the town", () => {
  const listed = {
    id: "LT-1",
    name: "Akropolis",
    address: "Ozo g. 25",
    city: "Vilnius",
    hours: "",
  };
  const frozen = { id: "LT-1", name: "Akropolis", address: "Ozo g. 25, Vilnius" };
  expect(toOrderPoint(listed)).toEqual(frozen);
});
