/** What was sent is taken along even by a page that is just being left; browsers let no more than 64 kB. */
export const keepalive: typeof fetch = (address, init) =>
  fetch(address, { ...init, keepalive: true });
