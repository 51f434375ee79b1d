type LupaDocument = { id: number | string; [field: string]: unknown };
/** The status with which a call is refused; undefined if it is accepted. */
export type LupaRefusal = 400 | 404 | 413 | undefined;
export type LupaAccount = ReturnType<typeof createLupaAccount>;

/** The documents that LupaSearch received, by index; tests can also make it fail. */
export function createLupaAccount() {
  const indices = new Map<string, Map<string, LupaDocument>>();
  let faults: number[] = [];
  const unreadable = new Set<string>();
  const gone = new Set<string>();
  let mostAtOnce = Number.POSITIVE_INFINITY;
  const documentsOf = (index: string) => {
    const known = indices.get(index) ?? new Map<string, LupaDocument>();
    indices.set(index, known);
    return known;
  };
  return {
    documents: (index: string): LupaDocument[] => [...documentsOf(index).values()],
    put(index: string, documents: readonly LupaDocument[]): LupaRefusal {
      if (gone.has(index)) return 404;
      if (documents.length > mostAtOnce) return 413;
      if (documents.some(({ id }) => unreadable.has(String(id)))) return 400;
      for (const one of documents) documentsOf(index).set(String(one.id), one);
      return undefined;
    },
    remove(index: string, ids: readonly unknown[]): LupaRefusal {
      if (gone.has(index)) return 404;
      for (const id of ids) documentsOf(index).delete(String(id));
      return undefined;
    },
    /** Responds to the next calls with these statuses. */
    breakDown(...statuses: number[]) {
      faults = statuses;
    },
    takeFault: () => faults.shift(),
    /** Ids of unreadable documents: a call that contains one is refused as a whole. */
    refuse(...ids: number[]) {
      unreadable.clear();
      for (const id of ids) unreadable.add(String(id));
    },
    /** Refuses calls with more documents than this. */
    takeAtMost(count: number) {
      mostAtOnce = count;
    },
    deleteIndex(index: string) {
      gone.add(index);
      indices.delete(index);
    },
    createIndex: (index: string) => void gone.delete(index),
  };
}
