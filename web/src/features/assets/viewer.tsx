import { lazy, Suspense } from "react";
import { isSound } from "#contract/catalogue/uploads.ts";
import type { Asset } from "#contract/schema/asset.ts";
import { fileSize } from "../../lib/format.ts";
import { nameOf } from "./arrange.ts";
import { text } from "./text.ts";

const Gallery = lazy(async () => ({ default: (await import("../../components/gallery.tsx")).Gallery }));
const SoundDialog = lazy(async () => ({ default: (await import("./sound-dialog.tsx")).SoundDialog }));

interface ViewerProps {
  readonly assets: readonly Asset[];
  /** The id of the open asset. */
  readonly viewed: string | undefined;
  readonly onClose: () => void;
}

/** Opens an asset: images in the gallery, audio in a dialog. */
export const Viewer = ({ assets, viewed, onClose }: ViewerProps) => {
  const asset = assets.find(({ id }) => id === viewed);
  if (!asset) return null;
  const pictures = assets.filter(({ assetType }) => !isSound(assetType));
  return (
    <Suspense fallback={null}>
      {isSound(asset.assetType) ? (
        <SoundDialog asset={asset} onClose={onClose} />
      ) : (
        <Gallery
          pictures={pictures.map((picture) => ({
            src: picture.url,
            alt: nameOf(picture),
            caption: nameOf(picture),
            words: [picture.fileName, shapeOf(picture), fileSize(picture.fileSize)].filter(Boolean).join(" · "),
          }))}
          open={pictures.indexOf(asset)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
};

const shapeOf = ({ width, height }: Asset): string => (width && height ? text.shape(width, height) : "");
