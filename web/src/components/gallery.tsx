import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import Lightbox from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";

export interface Picture {
  readonly src: string;
  readonly alt: string;
}
interface GalleryProps {
  readonly pictures: readonly Picture[];
  /** The place of the open picture; undefined while the gallery is closed. */
  readonly open: number | undefined;
  readonly onClose: () => void;
}

/** Pictures over the whole screen: arrows go round, a counter says where, Escape or the background closes. */
export const Gallery = ({ pictures, open, onClose }: GalleryProps) => (
  <Lightbox
    open={open !== undefined}
    index={open ?? 0}
    close={onClose}
    slides={pictures.map(({ src, alt }) => ({ src, alt }))}
    plugins={[Counter]}
    counter={{ separator: " / " }}
    controller={{ closeOnBackdropClick: true }}
    carousel={{ finite: false }}
    animation={{ fade: 150, swipe: 250 }}
  />
);
