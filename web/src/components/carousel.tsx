import Button from "@cloudscape-design/components/button";
import LiveRegion from "@cloudscape-design/components/live-region";
import useEmbla from "embla-carousel-react";
import { type ReactNode, useEffect, useState } from "react";

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly name: string; readonly content: ReactNode }[];
}

/** Slides in a row that can be pushed, and arrows that go round. The slides are groups, the arrows buttons. */
export const Carousel = ({ label, slides }: CarouselProps) => {
  const [frame, embla] = useEmbla({ loop: true, align: "start", containScroll: false });
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!embla) return;
    const follow = () => setAt(embla.selectedScrollSnap());
    embla.on("select", follow).on("reInit", follow);
    return () => void embla.off("select", follow).off("reInit", follow);
  }, [embla]);
  const place = `${at + 1} / ${slides.length}`;
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label}>
      <div className="carousel-window" ref={frame}>
        <div className="carousel-row">
          {slides.map(({ id, name, content }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div key={id} className="carousel-slide" role="group" aria-roledescription="slide" aria-label={name}>
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className="carousel-foot">
        <Button iconName="angle-left" variant="icon" ariaLabel="Previous" onClick={() => embla?.scrollPrev()} />
        <span>{place}</span>
        <Button iconName="angle-right" variant="icon" ariaLabel="Next" onClick={() => embla?.scrollNext()} />
      </div>
      <LiveRegion hidden>{`${slides[at]?.name ?? ""}, ${place}`}</LiveRegion>
    </section>
  );
};
