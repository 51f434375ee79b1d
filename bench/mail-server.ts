import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type Arrival = { subject: string; messageId: string; at: number };

/** A real mail server on its own port, which records what arrives and when. */
export async function openMailServer() {
  const arrivals: Arrival[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let head = "";
      stream.setEncoding("utf8").on("data", (text: string) => {
        if (head.length < 4000) head += text;
      });
      stream.on("end", () => {
        const headerOf = (name: string) =>
          new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
        const [subject, messageId] = [headerOf("Subject"), headerOf("Message-ID")];
        arrivals.push({ subject, messageId, at: performance.now() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
