import { expect, test } from "vitest";
import { townName } from "./town-name.ts";

test.each([
  ["Vilniaus m.", "Vilnius"],
  ["Kauno m.", "Kaunas"],
  ["Klaipėdos m.", "Klaipėda"],
  ["Šiaulių m.", "Šiauliai"],
  ["Panevėžio m.", "Panevėžys"],
  ["Alytaus m.", "Alytus"],
  ["Marijampolės m.", "Marijampolė"],
  ["Druskininkų m.", "Druskininkai"],
  ["Rokiškio m.", "Rokiškis"],
  ["Pakruojo m.", "Pakruojis"],
  ["Kazlų Rūdos m.", "Kazlų Rūda"],
  ["Vievio m.", "Vievis"],
  ["Grigiškių m.", "Grigiškės"],
  ["Tartu linn", "Tartu"],
  ["Rīga", "Rīga"],
  ["Vilniaus r. sav.", "Vilniaus r. sav."],
  ["", ""],
])("the registered town %j is shown as %j", (registered, name) => {
  expect(townName(registered)).toBe(name);
});
