import type { Shape } from "./offer.ts";

/** How large a picture is, as far as this browser can open it. */
export const measured = async (file: File): Promise<Shape> => {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};
