/** Numbers of unknown count without an object each. */
export type GrowingArray<T extends Uint32Array | Uint8Array> = {
  push(value: number): void;
  length(): number;
  /** What was pushed, as a view that the next push may leave behind. */
  values(): T;
};

export function growingUint32(): GrowingArray<Uint32Array> {
  return growing((length) => new Uint32Array(length));
}

export function growingUint8(): GrowingArray<Uint8Array> {
  return growing((length) => new Uint8Array(length));
}

function growing<T extends Uint32Array | Uint8Array>(create: (length: number) => T) {
  let array = create(1024);
  let used = 0;
  return {
    push(value: number) {
      if (used === array.length) {
        const larger = create(Math.ceil(used * 1.6));
        larger.set(array);
        array = larger;
      }
      array[used++] = value;
    },
    length: () => used,
    values: () => array.subarray(0, used) as T,
  };
}
