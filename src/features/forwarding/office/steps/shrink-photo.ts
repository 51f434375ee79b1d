/** Enough to read a label on a photograph of a box. */
const LONGEST_PIXELS = 1600;
const QUALITY = 0.82;

/** The size in which a picture of this size is sent; small ones are not enlarged. */
export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_PIXELS / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A smaller JPEG of the photograph; undefined if the file is no picture or is damaged. */
export async function shrinkPhoto(file: File): Promise<File | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = shrunkSize(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const blob = await new Promise<Blob | null>((give) =>
      canvas.toBlob(give, "image/jpeg", QUALITY),
    );
    return blob ? new File([blob], file.name, { type: "image/jpeg" }) : undefined;
  } catch {
    return undefined;
  }
}
