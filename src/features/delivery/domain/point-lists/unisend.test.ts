import { expect, test } from "vitest";
import { readUnisendList } from "./unisend.ts";

const locker = {
  active: true,
  id: "9001",
  countryCode: "LT",
  name: "Krantinė",
  provider: "lpexpress",
  city: "Kaunas",
  address: "Krantinės g. 1",
  postalCode: "44240",
  latitude: "54.8969",
  longitude: "23.8924",
  workingHours: "I-VII: 00-24 h",
  comment: "Lauke prie įėjimo.",
};
const withHours = (workingHours: string) =>
  readUnisendList(JSON.stringify([{ ...locker, workingHours }])).points[0]?.hours;

test("a Unisend list is read directly or from its content, without inactive rows", () => {
  const rows = [locker, { ...locker, id: "9002", active: false }];
  for (const list of [rows, { content: rows, totalPages: 1 }]) {
    const { points, badRows, leftOut } = readUnisendList(JSON.stringify(list));
    expect(points).toEqual([
      {
        courier: "lp_express",
        id: "9001",
        kind: "locker",
        name: "Krantinė",
        address: "Krantinės g. 1",
        city: "Kaunas",
        postCode: "44240",
        country: "LT",
        coordinates: { latitude: 54.8969, longitude: 23.8924 },
        hours: "Mo-Su 00:00-24:00",
        notes: { lt: "Lauke prie įėjimo." },
      },
    ]);
    expect({ badRows, leftOut }).toEqual({ badRows: [], leftOut: 1 });
  }
});

test.each([
  ["I-VII: 00-24 h", "Mo-Su 00:00-24:00"],
  ["00:24 h", "Mo-Su 00:00-24:00"],
  ["0-24", "Mo-Su 00:00-24:00"],
  ["00-24H", "Mo-Su 00:00-24:00"],
  ["I - VII 0:24 h", "Mo-Su 00:00-24:00"],
  ["I-VII: 8.00-22.00 h", "Mo-Su 08:00-22:00"],
  ["I-VI 08-22 h; VII 09-22 h", "Mo-Sa 08:00-22:00; Su 09:00-22:00"],
  ["I-VII:0:24", "Mo-Su 00:00-24:00"],
  ["0 : 24h", "Mo-Su 00:00-24:00"],
  ["x 0:24", "x 0:24"],
  ["0:24 x", "0:24 x"],
  ["II 8-20", "Tu 08:00-20:00"],
  ["III - IV 8 - 20", "We-Th 08:00-20:00"],
  ["V: 8:30-20:15", "Fr 08:30-20:15"],
  ["VI8-20", "Sa 08:00-20:00"],
  ["10:00", "10:00"],
  ["", ""],
])("the Unisend hours %j are read as %j", (typed, hours) => {
  expect(withHours(typed)).toBe(hours);
});
