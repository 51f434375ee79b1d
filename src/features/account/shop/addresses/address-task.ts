/** What the page of addresses is asked for by its query: the same without script and with it. */
export type AddressTask =
  | { kind: "list" }
  | { kind: "new" }
  | { kind: "edit" | "delete" | "default"; id: number };

const OF_ONE = ["edit", "delete", "default"] as const;

export function readAddressTask(query: URLSearchParams): AddressTask {
  if (query.has("new")) return { kind: "new" };
  for (const kind of OF_ONE) {
    const id = query.get(kind);
    // What is no number is the id of nobody's address.
    if (id !== null) return { kind, id: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0 };
  }
  return { kind: "list" };
}

export const NEW_ADDRESS = "?new=1";
export const addressTask = (kind: (typeof OF_ONE)[number], id: number) => `?${kind}=${id}`;
