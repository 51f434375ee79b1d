const KINDS = { Int32Array, Uint32Array, Uint16Array, Uint8Array, Float32Array, Float64Array };
type Kind = keyof typeof KINDS;
export type SharedArray = InstanceType<(typeof KINDS)[Kind]>;

/** Stands for an array in JSON: what it is, and where its bytes lie. */
type ArrayReference = { $array: Kind; at: number; length: number };

const ALIGNMENT = 8;
const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** A tree with arrays in it as JSON and, apart from it, the arrays, one behind the other. */
export type Packed = { tree: unknown; arrays: SharedArray[]; bytes: number };

export function packArrays(value: unknown): Packed {
  const arrays: SharedArray[] = [];
  let bytes = 0;
  const pack = (node: unknown): unknown => {
    if (ArrayBuffer.isView(node)) {
      const array = node as SharedArray;
      const place: ArrayReference = { $array: kindOf(array), at: bytes, length: array.length };
      arrays.push(array);
      bytes += aligned(array.byteLength);
      return place;
    }
    if (Array.isArray(node)) return node.map(pack);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, pack(child)]));
  };
  return { tree: pack(value), arrays, bytes };
}

function kindOf(array: SharedArray): Kind {
  const kind = array.constructor.name as Kind;
  if (!Object.hasOwn(KINDS, kind)) throw new Error(`a snapshot cannot keep a ${kind}`);
  return kind;
}

/** The tree again, its arrays as views into the bytes: nothing is copied. */
export function unpackArrays(tree: unknown, memory: SharedArrayBuffer): unknown {
  if (typeof tree !== "object" || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((node) => unpackArrays(node, memory));
  if (isArrayReference(tree))
    return new KINDS[tree.$array](memory as ArrayBufferLike as ArrayBuffer, tree.at, tree.length);
  const entries = Object.entries(tree).map(([key, node]) => [key, unpackArrays(node, memory)]);
  return Object.fromEntries(entries);
}

const isArrayReference = (node: object): node is ArrayReference => "$array" in node;
