import { expect, test } from "vitest";
import { readOmnivaList } from "./omniva.ts";

const locker = {
  ZIP: "88001",
  NAME: "Vilniaus Bangos paštomatas",
  TYPE: "0",
  A0_NAME: "LT",
  A1_NAME: "Vilniaus apskr.",
  A2_NAME: "Vilniaus m. sav.",
  A3_NAME: "Vilniaus m.",
  A5_NAME: "Bangų g.",
  A6_NAME: "",
  A7_NAME: "4",
  A8_NAME: "",
  X_COORDINATE: "25.2797",
  Y_COORDINATE: "54.6872",
  SERVICE_HOURS: "",
  comment_eng: "By the side door",
  comment_lit: "Prie šoninių durų",
  comment_est: "",
};
const read = (...rows: unknown[]) => readOmnivaList(JSON.stringify(rows));

test("an Omniva locker is read with swapped coordinates, 24 hours and notes", () => {
  expect(read(locker).points).toEqual([
    {
      courier: "omniva",
      id: "88001",
      kind: "locker",
      name: "Vilniaus Bangos paštomatas",
      address: "Bangų g. 4",
      city: "Vilnius",
      postCode: "",
      country: "LT",
      coordinates: { latitude: 54.6872, longitude: 25.2797 },
      hours: "Mo-Su 00:00-24:00",
      notes: { en: "By the side door", lt: "Prie šoninių durų" },
    },
  ]);
});

test("an Omniva row of TYPE 1 is a post office with parsed Estonian hours", () => {
  const hours = "E,T,N,R 09:00-12:00 K 15:00-18:00 L,P SULETUD;Ligipääs ratastooliga";
  const [office] = read({ ...locker, TYPE: "1", SERVICE_HOURS: hours }).points;
  expect(office).toMatchObject({
    kind: "post_office",
    postCode: "88001",
    hours: "Mo-Tu 09:00-12:00; We 15:00-18:00; Th-Fr 09:00-12:00",
  });
  expect(read({ ...locker, TYPE: "1", SERVICE_HOURS: "Kokkuleppel" }).points[0]?.hours).toBe(
    "Kokkuleppel",
  );
});

test.each([
  [{ A2_NAME: "Tallinn", A3_NAME: "Kesklinna linnaosa" }, "Tallinn"],
  [{ A1_NAME: "Rīga", A2_NAME: "", A3_NAME: "" }, "Rīga"],
  [{ A1_NAME: "Tukuma novads", A2_NAME: "Tukums", A3_NAME: "" }, "Tukums"],
])("the Omniva town of %j is %s", (names, city) => {
  expect(read({ ...locker, ...names }).points[0]?.city).toBe(city);
});

test("bad Omniva rows are reported by index, the others are kept", () => {
  const { points, badRows } = read(
    { ...locker, ZIP: "" },
    "a text",
    locker,
    { ...locker, NAME: "Twice" },
    { ...locker, ZIP: "88002", A0_NAME: "" },
    { ...locker, ZIP: "88003", Y_COORDINATE: "north" },
    { ...locker, ZIP: "88004", X_COORDINATE: "0", Y_COORDINATE: "0" },
    { ...locker, ZIP: "88005", NAME: "x".repeat(201) },
  );
  expect(points.map(({ id }) => id)).toEqual(["88001"]);
  expect(badRows).toEqual([
    { index: 0, reason: "no id" },
    { index: 1, reason: "not an object" },
    { index: 3, reason: "the id 88001 is there twice" },
    { index: 4, reason: "no country" },
    { index: 5, reason: "its coordinates are nowhere" },
    { index: 6, reason: "its coordinates are nowhere" },
    { index: 7, reason: "name is too long" },
  ]);
});

test.each(["", "<html>Service unavailable</html>", "{}", "null", '{"ZIP":"1"}'])(
  "a text that is no list gives one bad row: %s",
  (text) => {
    const list = readOmnivaList(text);
    expect(list.points).toEqual([]);
    expect(list.badRows).toEqual([{ index: -1, reason: expect.any(String) }]);
  },
);

test("an Omniva address may lack a street or have a flat, with notes in all languages", () => {
  const [first] = read({
    ...locker,
    A5_NAME: "",
    A6_NAME: "Sadama",
    A7_NAME: "1",
    A8_NAME: "2",
    comment_lav: "c",
    comment_est: "d",
    comment_rus: "e",
  }).points;
  expect(first?.address).toBe("Sadama 1-2");
  expect(first?.notes).toMatchObject({ lv: "c", et: "d", ru: "e" });
  expect(read({ ...locker, A7_NAME: "" }).points[0]?.address).toBe("Bangų g.");
});

test("Omniva weekend hours are parsed, and a town may contain a district word", () => {
  const hours = (SERVICE_HOURS: string) =>
    read({ ...locker, TYPE: "1", SERVICE_HOURS }).points[0]?.hours;
  expect(hours("L,P  9.00 - 18.00")).toBe("Sa-Su 09:00-18:00");
  expect(hours("")).toBe("");
  expect(read({ ...locker, A3_NAME: "linnaosa küla" }).points[0]?.city).toBe("linnaosa küla");
});
