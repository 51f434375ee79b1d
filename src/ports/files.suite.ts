import { beforeAll, describe, expect, it } from "vitest";
import { MAX_FILE_BYTES } from "#core/file-type.ts";
import type { FileStore } from "./files.ts";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const picture = (size = 100) => {
  const bytes = new Uint8Array(size);
  bytes.set(PNG);
  return bytes;
};

/** The tests for every file store. */
export function fileSuite(name: string, open: () => Promise<FileStore>): void {
  describe(`files: ${name}`, () => {
    let files: FileStore;
    beforeAll(async () => {
      files = await open();
    });
    const save = async (owner: number | null) => {
      const saved = await files.save(picture(), { owner, kind: "quote" });
      if (!saved.ok) throw new Error(saved.code);
      return saved.value;
    };

    it("gives back what it was given, byte for byte, with its type and owner", async () => {
      const file = await files.read(await save(7));
      expect(file).toMatchObject({ type: "image/png", owner: 7 });
      expect([...(file?.bytes ?? [])]).toEqual([...picture()]);
      expect(await files.read(await save(null))).toMatchObject({ owner: null });
    });

    it("names each file anew, by what nobody guesses", async () => {
      const [one, other] = [await save(7), await save(7)];
      expect(one).not.toBe(other);
      expect(one).toMatch(/[\w-]{22,}$/);
    });

    it("takes 10 MB and no byte more", async () => {
      const about = { owner: 7, kind: "parcel" as const };
      expect((await files.save(picture(MAX_FILE_BYTES), about)).ok).toBe(true);
      const large = await files.save(picture(MAX_FILE_BYTES + 1), about);
      expect(large).toMatchObject({ ok: false, code: "errors.file_too_large" });
    });

    it("takes no page, whatever it is called", async () => {
      const page = new TextEncoder().encode("<html><script>alert(1)</script>");
      const refused = await files.save(page, { owner: 7, kind: "quote" });
      expect(refused).toMatchObject({ ok: false, code: "errors.file_type" });
    });

    it.each(["", "nothing", "../../etc/passwd", "c7-quote-..", "c7-quote-%2e%2e", "g-quote-"])(
      "has nothing under %j",
      async (id) => {
        expect(await files.read(id)).toBeUndefined();
      },
    );

    it("tells whose a file is and what for, without reading it", async () => {
      expect(await files.readMetadata(await save(7))).toEqual({ owner: 7, kind: "quote" });
      expect(await files.readMetadata(await save(null))).toEqual({ owner: null, kind: "quote" });
      expect(await files.readMetadata(`c7-quote-${"x".repeat(32)}`)).toBeUndefined();
      expect(await files.readMetadata("c7-quote-..")).toBeUndefined();
    });

    describe("a file that comes in parts", () => {
      const begin = async (size: number) => {
        const begun = await files.begin({ owner: 7, kind: "claim", size });
        if (!begun.ok) throw new Error(begun.code);
        return begun.value;
      };

      it("is a file with its last byte, and nothing before", async () => {
        const whole = picture(100).fill(5, 20);
        const upload = await begin(100);
        const first = await files.append(upload, 0, whole.subarray(0, 60));
        expect(first).toMatchObject({ ok: true, value: { owner: 7, offset: 60, id: undefined } });
        expect(await files.findUpload(upload)).toMatchObject({ offset: 60, id: undefined });
        const last = await files.append(upload, 60, whole.subarray(60));
        if (!last.ok || !last.value.id) throw new Error("It is not whole");
        expect(await files.readMetadata(last.value.id)).toEqual({ owner: 7, kind: "claim" });
        expect([...((await files.read(last.value.id))?.bytes ?? [])]).toEqual([...whole]);
        // If an answer is lost, the caller asks again.
        expect(await files.findUpload(upload)).toMatchObject({ offset: 100, id: last.value.id });
        expect(await files.append(upload, 60, whole.subarray(60))).toEqual(last);
      });

      it("takes the same part twice at once as one", async () => {
        const whole = picture(100);
        const upload = await begin(100);
        const send = () => files.append(upload, 0, whole);
        const answers = await Promise.all(Array.from({ length: 8 }, send));
        const ids = new Set(answers.map((sent) => sent.ok && sent.value.id));
        expect([...ids]).toEqual([expect.stringContaining("c7-claim-")]);
      });

      it("takes no part that does not follow, none that is empty, and not a byte too many", async () => {
        const upload = await begin(100);
        const odd = { ok: false, code: "errors.upload_offset" };
        expect(await files.append(upload, 1, picture(10))).toMatchObject(odd);
        expect(await files.append(upload, -1, picture(10))).toMatchObject(odd);
        expect(await files.append(upload, 0, new Uint8Array())).toMatchObject(odd);
        const much = await files.append(upload, 0, picture(101));
        expect(much).toMatchObject({ ok: false, code: "errors.file_too_large" });
        expect(await files.findUpload(upload)).toMatchObject({ offset: 0 });
      });

      it("takes no crumbs: a file has 500 parts at most", async () => {
        const upload = await begin(100_000);
        const crumb = await files.append(upload, 0, picture(199));
        expect(crumb).toMatchObject({ ok: false, code: "errors.upload_offset" });
        expect(await files.append(upload, 0, picture(200))).toMatchObject({ ok: true });
      });

      it("is known by its first bytes, also where they come one after the other", async () => {
        const [good, bad] = [await begin(20), await begin(20)];
        for (const upload of [good, bad]) await files.append(upload, 0, picture(20).subarray(0, 4));
        const rest = await files.append(good, 4, picture(20).subarray(4));
        expect(rest).toMatchObject({ ok: true, value: { id: expect.any(String) } });
        const other = await files.append(bad, 4, new Uint8Array(16));
        expect(other).toMatchObject({ ok: false, code: "errors.file_type" });
        expect(await files.findUpload(bad)).toBeUndefined();
      });

      it("is refused with its first part where it is no picture and no paper", async () => {
        const upload = await begin(1000);
        const page = new TextEncoder().encode("<html><script>alert(1)</script></html>");
        const refused = await files.append(upload, 0, page);
        expect(refused).toMatchObject({ ok: false, code: "errors.file_type" });
        expect(await files.findUpload(upload)).toBeUndefined();
      });

      it("is not begun where it would be too large, and not found where it never was", async () => {
        const about = { owner: 7, kind: "claim" as const };
        const large = await files.begin({ ...about, size: MAX_FILE_BYTES + 1 });
        expect(large).toMatchObject({ ok: false, code: "errors.file_too_large" });
        const never = `c7-claim-100-${"x".repeat(32)}`;
        for (const upload of [never, "", "../../etc/passwd", "c7-claim-100-.."]) {
          expect(await files.findUpload(upload)).toBeUndefined();
          const sent = await files.append(upload, 0, picture());
          expect(sent).toMatchObject({ ok: false, code: "errors.not_found" });
        }
      });
    });

    it("lists a kind by age, whole or not, and forgets both", async () => {
      const saved = await files.save(picture(), { owner: 9, kind: "claim" });
      const begun = await files.begin({ owner: 9, kind: "claim", size: 100 });
      if (!saved.ok || !begun.ok) throw new Error("Nothing was kept");
      const other = await save(9);
      const later = new Date(Date.now() + 60_000);
      const listed = await files.listKind("claim", later);
      expect(listed).toEqual(expect.arrayContaining([saved.value, begun.value]));
      expect(listed).not.toContain(other);
      expect(await files.listKind("claim", new Date(0))).toEqual([]);
      const guest = await save(null);
      expect(await files.listKind("quote", later)).toEqual(expect.arrayContaining([other, guest]));
      for (const id of [saved.value, begun.value]) await files.remove(id);
      expect(await files.readMetadata(saved.value)).toBeUndefined();
      expect(await files.findUpload(begun.value)).toBeUndefined();
      expect(await files.readMetadata(other)).toBeDefined();
    });

    it("forgets one owner and nobody else", async () => {
      const [gone, kept] = [await save(8), await save(88)];
      await files.removeByOwner(8);
      expect(await files.read(gone)).toBeUndefined();
      expect(await files.read(kept)).toBeDefined();
      await expect(files.removeByOwner(999)).resolves.toBeUndefined();
    });
  });
}
