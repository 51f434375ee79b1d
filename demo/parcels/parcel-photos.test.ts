import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { DEMO_FORWARD_REQUESTS } from "./forward-requests.ts";
import { photosOf } from "./parcel-photos.ts";

const PICTURES = new URL("../pictures/", import.meta.url);

/** FAQ and home promise a photo of every received parcel. */
test("each received demo parcel has its own three small photographs, and there are no other files", () => {
  const received = DEMO_FORWARD_REQUESTS.filter(({ box }) => box !== undefined);
  const named = received.flatMap(({ shop }) => photosOf(shop));
  expect(new Set(named).size).toBe(3 * received.length);
  const there = readdirSync(new URL("parcels/", PICTURES)).map((file) => `parcels/${file}`);
  expect(there.toSorted()).toEqual(named.toSorted());
  for (const file of named) expect(statSync(new URL(file, PICTURES)).size).toBeLessThan(40_000);
});
