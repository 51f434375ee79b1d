import { expect, test, vi } from "vitest";
import type { ProductRecord } from "../domain/product/product-record.ts";
import { createRecordCache } from "./catalogue-caches.ts";

const record = (id: number) => ({ id }) as ProductRecord;
const readAll = () =>
  vi.fn(async (ids: readonly number[]) => ids.filter((id) => id < 100).map(record));

test("only missing records are read, and the requested order is kept", async () => {
  const read = readAll();
  const records = createRecordCache(read, 10);
  await records.get([1, 2]);
  expect((await records.get([3, 1, 400, 2])).map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(read.mock.calls).toEqual([[[1, 2]], [[3, 400]]]);
});

test("a full cache drops the least recently used record", async () => {
  const read = readAll();
  const records = createRecordCache(read, 2);
  await records.get([1, 2]);
  await records.get([1]);
  await records.get([3]);
  read.mockClear();
  await records.get([1, 3]);
  expect(read).not.toHaveBeenCalled();
  await records.get([2]);
  expect(read).toHaveBeenCalledOnce();
});

test("a record that changed while it was read is read again", async () => {
  const read = readAll();
  const records = createRecordCache(read, 10);
  const reading = records.get([1]);
  records.drop([1]);
  await reading;
  await records.get([1]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a sale invalidates a record only for readers that need its stock", async () => {
  const read = readAll();
  const records = createRecordCache(read, 10);
  await records.get([1, 2]);
  records.outdateStock([1]);
  expect((await records.getWithAnyStock([1, 2])).map(({ id }) => id)).toEqual([1, 2]);
  expect(read).toHaveBeenCalledOnce();
  await records.get([1, 2]);
  await records.get([1, 2]);
  expect(read.mock.calls).toEqual([[[1, 2]], [[1]]]);
});

test("a record sold while it was read is cached only for readers that accept any stock", async () => {
  const read = readAll();
  const records = createRecordCache(read, 10);
  const reading = records.get([1]);
  records.outdateStock([1]);
  await reading;
  await records.getWithAnyStock([1]);
  expect(read).toHaveBeenCalledOnce();
  await records.get([1]);
  expect(read).toHaveBeenCalledTimes(2);
});
