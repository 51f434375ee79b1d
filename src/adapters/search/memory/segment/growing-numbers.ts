const FIRST_CAPACITY = 1024;

/** A list of numbers whose length is not known yet. */
export type GrowingNumbers = {
  push(value: number): void;
  at(index: number): number;
  readonly length: number;
};

type NumberArray = Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

function growing<Numbers extends NumberArray>(make: (capacity: number) => Numbers): GrowingNumbers {
  let values = make(FIRST_CAPACITY);
  let length = 0;
  return {
    push(value) {
      if (length === values.length) {
        const larger = make(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length++] = value;
    },
    at: (index) => values[index] as number,
    get length() {
      return length;
    },
  };
}

export const growingUint32 = () => growing((capacity) => new Uint32Array(capacity));
export const growingInt32 = () => growing((capacity) => new Int32Array(capacity));
