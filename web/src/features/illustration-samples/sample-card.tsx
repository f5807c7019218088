import { useState } from "react";
import { stylePrompt } from "#contract/catalogue/style-prompts.ts";
import { smallStyleSample, styleSample } from "#contract/catalogue/style-samples.ts";
import type { StyleName } from "#contract/catalogue/styles.ts";
import { text } from "./text.ts";

interface SampleCardProps {
  readonly style: StyleName;
  readonly shortName: string;
  readonly eager: boolean;
  readonly onOpen: () => void;
}

/** A style: picture, short name and prompt. The whole card opens the gallery. */
export const SampleCard = ({ style, shortName, eager, onOpen }: SampleCardProps) => {
  const [isLost, setLost] = useState(false);
  return (
    <li className="sample">
      <div className="sample-picture">
        {isLost ? (
          <span>{text.lost}</span>
        ) : (
          <img
            src={smallStyleSample(style)}
            srcSet={`${smallStyleSample(style)} 320w, ${styleSample(style)} 1280w`}
            sizes="(max-width: 34rem) 92vw, 20rem"
            width="320"
            height="180"
            alt={text.picture(shortName)}
            loading={eager ? "eager" : "lazy"}
            decoding="async"
            onError={() => setLost(true)}
          />
        )}
      </div>
      <h2>
        <button type="button" onClick={onOpen}>
          {shortName}
        </button>
      </h2>
      <p>{stylePrompt(style)}</p>
    </li>
  );
};
