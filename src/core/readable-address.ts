/** With letters instead of their codes; as it is where a code is cut or wrong. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
