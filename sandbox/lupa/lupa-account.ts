export type LupaDocument = { id: number | string; [field: string]: unknown };
export type LupaAccount = ReturnType<typeof createLupaAccount>;

/** What LupaSearch was sent, by index; for tests, which also say when it is not itself. */
export function createLupaAccount() {
  const indices = new Map<string, Map<string, LupaDocument>>();
  let faults: number[] = [];
  const documentsOf = (index: string) => {
    const known = indices.get(index) ?? new Map<string, LupaDocument>();
    indices.set(index, known);
    return known;
  };
  return {
    documents: (index: string): LupaDocument[] => [...documentsOf(index).values()],
    put(index: string, documents: readonly LupaDocument[]) {
      for (const one of documents) documentsOf(index).set(String(one.id), one);
    },
    remove(index: string, ids: readonly unknown[]) {
      for (const id of ids) documentsOf(index).delete(String(id));
    },
    /** The next calls are answered with these statuses. */
    breakDown(...statuses: number[]) {
      faults = statuses;
    },
    takeFault: () => faults.shift(),
  };
}
