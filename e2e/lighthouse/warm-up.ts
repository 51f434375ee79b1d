import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

const VISITS = 5;

/** Visitors normally get a page requested before. The host is a header, as not every machine resolves the name. */
export async function warmUp(address: string): Promise<void> {
  const { host, port, pathname, search } = new URL(address);
  for (let visit = 0; visit < VISITS; visit += 1) {
    const request = get({ host: "localhost", port, path: pathname + search, headers: { host } });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    await response.toArray();
    if (response.statusCode !== 200) throw new Error(`${address} answers ${response.statusCode}`);
  }
}
