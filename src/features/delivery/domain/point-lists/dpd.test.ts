import { expect, test } from "vitest";
import { readDpdList } from "./dpd.ts";

const day = (
  weekday: string,
  ...[openMorning, closeMorning, openAfternoon, closeAfternoon]: string[]
) => ({
  weekday,
  openMorning,
  closeMorning,
  openAfternoon,
  closeAfternoon,
});
const shop = {
  parcelShopId: "EE10001",
  parcelShopType: "ParcelShop",
  companyName: "Kingsepa pood",
  street: "Pikk 7",
  houseNo: "A",
  countryCode: "EE",
  zipCode: "86303",
  city: "KILINGI-NÕMME",
  longitude: "24.96",
  latitude: "58.15",
  openingHours: [
    day("Monday", "0900", "1200", "1300", "1800"),
    day("Tuesday", "0900", "1200", "1300", "1800"),
    day("Saturday", "1000", "1500", "", ""),
  ],
};

test("a DPD row is read with coordinates, formatted hours and a readable town", () => {
  expect(readDpdList(JSON.stringify([shop])).points[0]).toMatchObject({
    courier: "dpd",
    id: "EE10001",
    kind: "shop",
    name: "Kingsepa pood",
    address: "Pikk 7 A",
    city: "Kilingi-Nõmme",
    postCode: "86303",
    country: "EE",
    coordinates: { latitude: 58.15, longitude: 24.96 },
    hours: "Mo-Tu 09:00-12:00,13:00-18:00; Sa 10:00-15:00",
  });
});

test("a DPD PickupStation is a locker, and its two half days are 24 hours", () => {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  const openingHours = days.map((name) => day(name, "0001", "1200", "1200", "2359"));
  const locker = { ...shop, parcelShopType: "PickupStation", openingHours };
  expect(readDpdList(JSON.stringify([locker])).points[0]).toMatchObject({
    kind: "locker",
    hours: "Mo-Su 00:00-24:00",
  });
});

test("a DPD point may lack hours, a house number and a long name", () => {
  const bare = { ...shop, companyName: "", companyShortName: "Short", houseNo: "" };
  const read = (openingHours: unknown) =>
    readDpdList(JSON.stringify([{ ...bare, openingHours }])).points[0];
  expect(read(null)).toMatchObject({ name: "Short", address: "Pikk 7", hours: "", notes: {} });
  expect(read([null, "x"])?.hours).toBe("");
});
