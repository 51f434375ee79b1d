/** Codes of terms: two bytes each while the dictionary has no more of them. */
export type Codes = Uint16Array | Uint32Array;
/** One bit per document. Signed words: V8 keeps them as plain integers. */
export type Bits = Int32Array;

export const BITS_SHIFT = 5;
const LAST_SMALL_CODE = 0xffff;

/** Everything that workers share lies in memory that is never copied. */
export const sharedUint32 = (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4));
export const sharedInt32 = (length: number) => new Int32Array(new SharedArrayBuffer(length * 4));
export const sharedUint16 = (length: number) => new Uint16Array(new SharedArrayBuffer(length * 2));
export const sharedUint8 = (length: number) => new Uint8Array(new SharedArrayBuffer(length));

export const sharedCodes = (length: number, highest: number): Codes =>
  highest > LAST_SMALL_CODE ? sharedUint32(length) : sharedUint16(length);

export const wordsFor = (size: number) => (size + 31) >>> BITS_SHIFT;
