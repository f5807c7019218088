import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "./gallery.css";
import Lightbox from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import { t } from "../lib/translate.ts";

export interface Picture {
  readonly src: string;
  readonly alt: string;
  /** Title and text below the picture. */
  readonly caption?: string;
  readonly words?: string;
}
interface GalleryProps {
  readonly pictures: readonly Picture[];
  /** The index of the open picture; undefined while the gallery is closed. */
  readonly open: number | undefined;
  readonly onClose: () => void;
}

/**
 * A full-screen gallery: arrows cycle, a counter shows the position, Escape or the backdrop closes it. A single picture
 * has no arrows and no counter.
 */
export const Gallery = ({ pictures, open, onClose }: GalleryProps) => {
  const isSingle = pictures.length < 2;
  return (
    <Lightbox
      open={open !== undefined}
      index={open ?? 0}
      close={onClose}
      slides={pictures.map(({ src, alt }) => ({ src, alt }))}
      plugins={isSingle ? [] : [Counter]}
      labels={{ Previous: t("Previous"), Next: t("Next"), Close: t("Close") }}
      counter={{ separator: " / " }}
      controller={{ closeOnBackdropClick: true }}
      carousel={{ finite: isSingle }}
      animation={{ fade: 150, swipe: 250 }}
      render={{
        ...(isSingle && { buttonPrev: () => null, buttonNext: () => null }),
        slideFooter: ({ slide }) => <Caption {...pictures.find(({ src }) => "src" in slide && src === slide.src)} />,
      }}
    />
  );
};

const Caption = ({ caption, words }: Partial<Picture>) =>
  caption && (
    <p className="gallery-caption">
      <strong>{caption}</strong>
      {words && <span>{words}</span>}
    </p>
  );
