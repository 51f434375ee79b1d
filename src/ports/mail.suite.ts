import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MailAdapter, OutgoingMail } from "./mail.ts";

/** The mail as the other side received it. */
export type ReceivedMail = Omit<OutgoingMail, "from"> & { from: string; headerNames: string[] };

type MailHarness = {
  adapter: MailAdapter;
  received: () => Promise<ReceivedMail[]>;
  close: () => Promise<void>;
};

const MAIL: OutgoingMail = {
  messageId: "<1@cartage.example>",
  from: { name: "Tarpininkė, MB", address: "padedu@tarpininke.example" },
  to: "žydrė@example.com",
  subject: "Slaptažodis pakeistas · Пароль изменён",
  html: "<p>Ačiū, <b>Žydre</b> &amp; sėkmės</p>",
  text: "Ačiū, Žydre & sėkmės\n\n.\nA line that is a dot ends nothing.",
};

/** The tests for every way to send mail. */
export function mailSuite(name: string, open: () => Promise<MailHarness>): void {
  describe(`mail: ${name}`, () => {
    let bench: MailHarness;
    beforeAll(async () => {
      bench = await open();
    });
    afterAll(async () => {
      await bench.adapter.close();
      await bench.close();
    });
    const sendTo = async (to: string, changes: Partial<OutgoingMail> = {}) => {
      await bench.adapter.send({ ...MAIL, ...changes, to });
      return (await bench.received()).filter((mail) => mail.to === to);
    };

    it("delivers subject, text and HTML in every script, letter for letter", async () => {
      const [mail] = await sendTo("first@example.com");
      expect(mail).toMatchObject({
        messageId: MAIL.messageId,
        subject: MAIL.subject,
        html: MAIL.html,
        text: MAIL.text,
      });
      expect(mail?.from).toContain(MAIL.from.address);
      expect(mail?.from).toContain(MAIL.from.name);
    });

    it("lets no line break in a subject or a name become a header or another recipient", async () => {
      const evil = "Hello\r\nBcc: everyone@example.com\r\nX-Evil: 1";
      const [mail] = await sendTo("second@example.com", {
        subject: evil,
        from: { ...MAIL.from, name: evil },
      });
      expect(mail?.headerNames).not.toContain("x-evil");
      expect(mail?.headerNames).not.toContain("bcc");
      const all = await bench.received();
      expect(all.filter((one) => one.to === "everyone@example.com")).toEqual([]);
    });

    it("refuses an address that is several", async () => {
      const before = (await bench.received()).length;
      for (const to of ["a@example.com, b@example.com", "a@example.com\r\nBcc: b@example.com"]) {
        await expect(bench.adapter.send({ ...MAIL, to })).rejects.toThrow("one address");
      }
      expect(await bench.received()).toHaveLength(before);
    });

    it("keeps nothing of a person who is to be forgotten", async () => {
      await sendTo("erased@example.com");
      await sendTo("kept@example.com");
      await bench.adapter.deleteCopies({ messageIds: [], to: "erased@example.com" });
      const never = { messageIds: ["<0@cartage.example>"], to: "never@example.com" };
      await expect(bench.adapter.deleteCopies(never)).resolves.toBeUndefined();
    });
  });
}
