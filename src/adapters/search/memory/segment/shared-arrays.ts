const FIRST_CAPACITY = 1024;

/** A list of numbers that can grow. */
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

/** Codes of terms: two bytes each as long as the dictionary is small enough. */
export type Codes = Uint16Array | Uint32Array;
/** One bit per document. The words are signed because V8 stores those as plain integers. */
export type Bits = Int32Array;

export const BITS_SHIFT = 5;
const LAST_SMALL_CODE = 0xffff;

/** Everything that workers share is in shared memory, which is never copied. */
export const sharedUint32 = (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4));
export const sharedInt32 = (length: number) => new Int32Array(new SharedArrayBuffer(length * 4));
export const sharedUint16 = (length: number) => new Uint16Array(new SharedArrayBuffer(length * 2));
export const sharedUint8 = (length: number) => new Uint8Array(new SharedArrayBuffer(length));

export const sharedCodes = (length: number, highest: number): Codes =>
  highest > LAST_SMALL_CODE ? sharedUint32(length) : sharedUint16(length);

export const wordsFor = (size: number) => (size + 31) >>> BITS_SHIFT;
