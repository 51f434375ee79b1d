import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { runUserChange } from "#features/account/shop/session/user-change.ts";
import { type CartData, removeFromCartCall, updateCartCall } from "../../contract.ts";
import { cartCount } from "../header/cart-count.store.ts";
import { initialCart, withoutItem, withQuantity } from "../rules/cart-state.ts";
import { cartChanges, cartStore, fetchCart, sendCartChange } from "./cart.store.ts";

const cart = (...ids: number[]) =>
  ({ items: ids.map((id) => ({ id })), total_quantity: ids.length }) as CartData;
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const filled = (...ids: number[]) => answer({ status: true, cart: cart(...ids) });
const ids = () => cartStore.get().items.map(({ id }) => id);

const fetched = vi.fn<typeof fetch>();
const warned = vi.fn();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("localStorage", { setItem: vi.fn() });
  vi.spyOn(console, "warn").mockImplementation(warned);
});
afterEach(() => {
  runUserChange();
  fetched.mockReset();
  warned.mockReset();
  vi.unstubAllGlobals();
});

test("a fetch fills the cart and its count", async () => {
  fetched.mockResolvedValueOnce(filled(1, 2));
  await fetchCart({ language_id: 1 });
  expect(ids()).toEqual([1, 2]);
  expect(cartStore.get()).toMatchObject({ loaded: true, has_error: false });
  expect(cartCount.get()).toBe(2);
});

test("a fetch is tried three times, then the cart is empty with an error that the next fetch clears", async () => {
  fetched.mockImplementation(async () => answer({}, 500));
  await fetchCart({});
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(cartStore.get()).toMatchObject({ items: [], has_error: true, loaded: false });
  expect(cartCount.get()).toBe(0);
  expect(warned).toHaveBeenCalledTimes(1);

  fetched.mockReset().mockResolvedValueOnce(filled(1));
  const again = fetchCart({});
  expect(cartStore.get().has_error).toBe(false);
  await again;
  expect(ids()).toEqual([1]);
});

test("a loaded cart stays visible while it is fetched again", async () => {
  fetched.mockResolvedValueOnce(filled(1)).mockResolvedValueOnce(filled(1, 2));
  await fetchCart({});
  const again = fetchCart({});
  expect(ids()).toEqual([1]);
  await again;
  expect(ids()).toEqual([1, 2]);
});

test("a change is shown before its response, calls run one by one, and the last response wins", async () => {
  fetched.mockResolvedValueOnce(filled(1, 2, 3));
  await fetchCart({});
  const first = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(first.promise).mockResolvedValueOnce(filled(3));
  const remove = (item_id: number) =>
    sendCartChange(
      removeFromCartCall,
      { item_id },
      { meanwhile: (now) => withoutItem(now, item_id) },
    );
  const both = Promise.all([remove(1), remove(2)]);
  expect(ids()).toEqual([3]);
  expect(cartChanges.get()).toBe(2);
  await eventually(() => expect(fetched).toHaveBeenCalledTimes(2));
  // If the first response were shown, the line that was removed second would reappear for a moment.
  first.resolve(filled(2, 3));
  await both;
  expect(ids()).toEqual([3]);
  expect(cartChanges.get()).toBe(0);
  expect(localStorage.setItem).toHaveBeenCalledTimes(2);
});

test("of queued changes to one line only the last is sent", async () => {
  const first = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(first.promise).mockResolvedValueOnce(filled(1));
  const change = (quantity: number) =>
    sendCartChange(updateCartCall, { item_id: 1, quantity }, { of: "quantity 1" });
  const all = Promise.all([change(2), change(3), change(4)]);
  await eventually(() => expect(fetched).toHaveBeenCalledTimes(1));
  first.resolve(filled(1));
  await all;
  const sent = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).quantity);
  expect(sent.at(-1)).toBe(4);
  expect(sent).not.toContain(3);
});

const shortLine = { id: 1, quantity: 1, max_quantity: 1 };
const shortage = { item_id: 1, variant_id: 1, name: "Thing", requested: 2, available: 1 };
const short = (reservation_error: object[] | null) =>
  answer({ status: true, cart: { ...cart(1), items: [shortLine], reservation_error } });
const setQuantity = (quantity: number) =>
  sendCartChange(
    updateCartCall,
    { item_id: 1, quantity },
    { meanwhile: (now) => withQuantity(now, 1, quantity), of: "quantity 1" },
  );

test("a shortage is shown although a fetch ran before the change responded", async () => {
  fetched.mockResolvedValueOnce(filled(1));
  await fetchCart({});
  fetched.mockResolvedValueOnce(short([shortage])).mockResolvedValueOnce(short(null));
  await Promise.all([setQuantity(2), fetchCart({})]);
  expect(cartStore.get().reservation_error).toEqual([shortage]);

  fetched.mockResolvedValueOnce(short(null));
  await setQuantity(1);
  expect(cartStore.get().reservation_error).toBeNull();
});

test("a shortage is dropped once its line is changed again or the user changes", async () => {
  fetched.mockResolvedValueOnce(filled(1));
  await fetchCart({});
  const first = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(first.promise).mockResolvedValueOnce(short(null));
  const both = [setQuantity(2)];
  await eventually(() => expect(fetched).toHaveBeenCalledTimes(2));
  both.push(setQuantity(1));
  first.resolve(short([shortage]));
  await Promise.all(both);
  expect(cartStore.get().reservation_error).toBeNull();

  fetched.mockResolvedValueOnce(short([shortage]));
  const late = setQuantity(2);
  runUserChange();
  await late;
  expect(cartStore.get()).toEqual(initialCart);
});

test("a refused change is reverted to the server's state", async () => {
  fetched.mockResolvedValueOnce(filled(1));
  await fetchCart({});
  fetched
    .mockResolvedValueOnce(answer({ status: false, message: "errors.not_found" }, 404))
    .mockResolvedValueOnce(filled(1));
  const refused = await sendCartChange(
    removeFromCartCall,
    { item_id: 1 },
    { meanwhile: (now) => withoutItem(now, 1) },
  );
  expect(refused).toMatchObject({ ok: false, message: "errors.not_found" });
  expect(ids()).toEqual([1]);
});

test("a change of user resets the cart, even with a fetch in flight", async () => {
  const late = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(late.promise);
  const asking = fetchCart({});
  runUserChange();
  late.resolve(filled(1));
  await asking;
  expect(cartStore.get()).toEqual(initialCart);
});
