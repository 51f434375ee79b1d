/** What a browser keeps of an answer's cookies. */
export function storeCookies(cookies: Map<string, string>, answer: Response): void {
  for (const text of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (/max-age=0/i.test(text)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

export const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
