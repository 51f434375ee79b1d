/** Any number of integers as one parameter: for `integer[]` and `bigint[]`. */
export const integerList = (numbers: readonly number[]): string => `{${numbers.join(",")}}`;
