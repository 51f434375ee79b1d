export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);
