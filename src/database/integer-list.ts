/** Numbers as one parameter, however many they are: for `integer[]` and `bigint[]`. */
export const integerList = (numbers: readonly number[]): string => `{${numbers.join(",")}}`;
