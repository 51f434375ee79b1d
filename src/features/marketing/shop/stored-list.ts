/** A short list in the browser's own memory; where there is none, or it is full, nothing is kept. */
export function createStoredList<Item>(storage: () => Storage, name: string, limit: number) {
  const read = (): Item[] => {
    try {
      const items: unknown = JSON.parse(storage().getItem(name) ?? "[]");
      return Array.isArray(items) ? items : [];
    } catch {
      return [];
    }
  };
  const write = (items: Item[]) => {
    try {
      storage().setItem(name, JSON.stringify(items.slice(-limit)));
    } catch {
      // Told twice or not at all is better than a shop that stops.
    }
  };
  return {
    read,
    add: (item: Item) => write([...read(), item]),
    takeAll: () => {
      const items = read();
      if (items.length > 0) write([]);
      return items;
    },
  };
}
