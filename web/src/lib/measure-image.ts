/** In pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of an image file. Throws if the browser cannot decode it. */
export const measureImage = async (file: File): Promise<ImageSize> => {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};
