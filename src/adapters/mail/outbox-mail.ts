import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { hasErrorCode } from "#core/errors.ts";
import type { MailAdapter, OutgoingMail } from "#ports/mail.ts";
import { requireSingleAddress, toSingleLine } from "./single-address.ts";

export type OutboxMail = OutgoingMail & { name: string; at: string };
export type OutboxMailAdapter = MailAdapter & { list: () => Promise<OutboxMail[]> };

const KEPT = 200;

/** Without a mail server: letters are files in a folder, the newest first, to be read at /dev/outbox. */
export function createOutboxMail(
  folder: string,
  now: () => Date = () => new Date(),
): OutboxMailAdapter {
  async function list(): Promise<OutboxMail[]> {
    const names = await readdir(folder).catch(() => []);
    const mails = names
      .filter((name) => name.endsWith(".json"))
      .sort()
      .reverse()
      .map(readOne);
    return (await Promise.all(mails)).filter((mail) => mail !== undefined);
  }

  /** Nothing where it was dropped or forgotten since the folder was read. */
  async function readOne(name: string): Promise<OutboxMail | undefined> {
    try {
      return JSON.parse(await readFile(path.join(folder, name), "utf8"));
    } catch (error) {
      if (hasErrorCode(error, ["ENOENT"])) return undefined;
      throw error;
    }
  }

  /** What a new mail takes the place of: its own first copy, and what is too old. */
  async function dropReplaced(id: string): Promise<void> {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
    const tooOld = names.slice(0, Math.max(0, names.length - KEPT + 1));
    const copies = names.filter((name) => name.endsWith(`-${id}.json`));
    for (const name of new Set([...tooOld, ...copies])) await remove(name);
  }

  const remove = (name: string): Promise<void> =>
    unlink(path.join(folder, name)).catch((error: unknown) => {
      if (!hasErrorCode(error, ["ENOENT"])) throw error;
    });

  return {
    list,
    async send(mail) {
      const to = requireSingleAddress(mail.to);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = now().toISOString();
      // The same mail, tried again, takes the place of its first copy.
      const id = mail.messageId.replace(/\W/g, "");
      const name = `${at.replace(/\D/g, "")}-${id}`;
      await dropReplaced(id);
      const content = { ...mail, to, subject: toSingleLine(mail.subject), name, at };
      // Never seen half written.
      const draft = path.join(folder, `${name}.draft`);
      await writeFile(draft, JSON.stringify(content), { mode: 0o600 });
      await rename(draft, path.join(folder, `${name}.json`));
    },
    deleteCopies: (address) => forgetWhere((mail) => mail.to === address),
    close: async () => {},
  };

  async function forgetWhere(isGone: (mail: OutboxMail) => boolean): Promise<void> {
    for (const mail of (await list()).filter(isGone)) {
      await remove(`${mail.name}.json`);
    }
  }
}
