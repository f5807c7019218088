import "./samples.css";
import { lazy, Suspense, useState } from "react";
import { stylePrompt } from "#contract/catalogue/style-prompts.ts";
import { styleSample } from "#contract/catalogue/style-samples.ts";
import { styles } from "#contract/catalogue/styles.ts";
import { PublicPage } from "../../components/public-page.tsx";
import { SampleCard } from "./sample-card.tsx";
import { text } from "./text.ts";

const loadGallery = () => import("../../components/gallery.tsx");
const Gallery = lazy(async () => ({ default: (await loadGallery()).Gallery }));

const pictures = styles.map(({ value, shortName }) => ({
  src: styleSample(value),
  alt: text.picture(shortName),
  caption: shortName,
  words: stylePrompt(value),
}));

/** A public page with all illustration styles. */
export const IllustrationSamplesPage = () => {
  const [open, setOpen] = useState<number>();
  const [wasOpened, setWasOpened] = useState(false);
  const show = (place: number) => {
    setWasOpened(true);
    setOpen(place);
  };
  return (
    <PublicPage title={text.title}>
      <p>{text.lead}</p>
      <ul className="samples" onPointerEnter={() => void loadGallery()}>
        {styles.map(({ value, shortName }, place) => (
          <SampleCard
            key={value}
            style={value}
            shortName={shortName}
            // The pictures of the first window load eagerly.
            eager={place < 4}
            onOpen={() => show(place)}
          />
        ))}
      </ul>
      {wasOpened && (
        <Suspense fallback={null}>
          <Gallery pictures={pictures} open={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </PublicPage>
  );
};
