import { expect, test } from "vitest";
import { readPostnlList } from "./postnl.ts";

const location = {
  LocationCode: 161503,
  Name: "Boekhandel De Kade",
  Address: {
    Street: "Kade",
    HouseNr: 12,
    HouseNrExt: "a",
    Zipcode: "1011AB",
    City: "Amsterdam",
    Countrycode: "NL",
    Remark: "Achter in de winkel",
  },
  Latitude: 52.3731,
  Longitude: 4.8926,
  OpeningHours: {
    Monday: { string: "09:00-19:00" },
    Tuesday: { string: ["09:00-12:00", "13:00-19:00"] },
    Sunday: { string: "" },
  },
};

test("a PostNL location is read from the nested response", () => {
  const answer = { GetLocationsResult: { ResponseLocation: [location] } };
  expect(readPostnlList(JSON.stringify(answer)).points).toEqual([
    {
      courier: "postnl",
      id: "161503",
      kind: "shop",
      name: "Boekhandel De Kade",
      address: "Kade 12-a",
      city: "Amsterdam",
      postCode: "1011 AB",
      country: "NL",
      coordinates: { latitude: 52.3731, longitude: 4.8926 },
      hours: "Mo 09:00-19:00; Tu 09:00-12:00,13:00-19:00",
      notes: { nl: "Achter in de winkel" },
    },
  ]);
});

test("a PostNL open list row has no post code and an id derived from its place", () => {
  const row = {
    locatieNaam: "Pakketautomaat",
    straatNaam: "Dorpsstraat",
    straatNr: "5",
    latitude: 53.0020161384695,
    longitude: 6.764724277751,
    gemeente: "Assen",
  };
  const read = (changed = {}) => readPostnlList(JSON.stringify([{ ...row, ...changed }])).points[0];
  expect(read()).toMatchObject({ kind: "locker", address: "Dorpsstraat 5", postCode: "" });
  expect(read()?.id).toMatch(/^NL-[0-9a-z]+$/);
  expect(read({ latitude: 53.1 })?.id).toBe(read()?.id);
  expect(read({ straatNr: "6" })?.id).not.toBe(read()?.id);
});

test("missing PostNL fields are omitted and invalid hours ignored", () => {
  const read = (change: object) =>
    readPostnlList(JSON.stringify([{ ...location, ...change }])).points[0];
  const Address = { ...location.Address, HouseNrExt: "", Zipcode: "1011 AB", Remark: "" };
  expect(read({ Address })).toMatchObject({ address: "Kade 12", postCode: "1011 AB", notes: {} });
  expect(read({ Address: { ...Address, HouseNr: "" } })?.address).toBe("Kade");
  expect(read({ Address: { ...Address, Zipcode: "X1011AB" } })?.postCode).toBe("X1011AB");
  expect(read({ Address: { ...Address, Zipcode: "1011ABC" } })?.postCode).toBe("1011ABC");
  const days = ["Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  const OpeningHours = Object.fromEntries(days.map((day) => [day, { string: "09:00-19:00" }]));
  expect(read({ OpeningHours })?.hours).toBe("We-Su 09:00-19:00");
  const odd = { Monday: { string: ["x09:00-19:00", "09:00-19:00x", 7, "08:00-10:00"] } };
  expect(read({ OpeningHours: odd })?.hours).toBe("Mo 08:00-10:00");
  expect(read({ Name: "PostNL Automaat" })?.kind).toBe("locker");
});

test("a PostNL open list row without a number has only its street", () => {
  const row = { locatieNaam: "Winkel", straatNaam: "Dorpsstraat", straatNr: "", gemeente: "Assen" };
  expect(readPostnlList(JSON.stringify([row])).points).toMatchObject([
    {
      kind: "shop",
      address: "Dorpsstraat",
      country: "NL",
      coordinates: null,
      hours: "",
      notes: {},
    },
  ]);
});
