/** The address with its percent codes decoded; unchanged if a code is incomplete or invalid. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
