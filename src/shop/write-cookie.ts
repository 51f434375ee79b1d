import { cookieText } from "#core/cookies.ts";

export function writeCookie(name: string, value: string | number, maxAgeSeconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookieText(name, value, maxAgeSeconds);
}
