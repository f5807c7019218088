import sharp from "sharp";

/** Twice the size at which a page shows it, for dense screens. */
const box = { width: 480, height: 640, fit: "inside", withoutEnlargement: true } as const;
const maxBytes = 40_000;
/** The first that is small enough is taken. */
const qualities = [75, 55, 35] as const;

/** A picture file as a small WebP, with its XMP packet. */
export const tile = async (image: Uint8Array): Promise<Uint8Array> => {
  const small = sharp(image).resize(box).keepXmp();
  let file = await small.webp({ quality: qualities[0] }).toBuffer();
  for (const quality of qualities.slice(1)) {
    if (file.length <= maxBytes) break;
    file = await small.webp({ quality }).toBuffer();
  }
  return file;
};
