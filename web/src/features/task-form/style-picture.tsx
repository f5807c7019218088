import { useState } from "react";
import { smallStyleSample } from "#contract/catalogue/style-samples.ts";
import { othersStyle, type StyleChoice } from "#contract/catalogue/styles.ts";

/** The sample picture of a style, or a brush if there is none. */
export const StylePicture = ({ style }: { readonly style: StyleChoice }) => {
  const [isMissing, setMissing] = useState(false);
  if (style === othersStyle || isMissing)
    return (
      <svg className="style-picture" viewBox="0 0 160 90" aria-hidden="true" focusable="false">
        <rect className="d-ground" width="160" height="90" />
        <path className="d-stroke" d="M34 62c14-26 30 6 46-14 12-15 26-12 46-22" />
        <path className="d-tip" d="M121 20l8-9c4-3 9 2 5 6l-9 8z" />
      </svg>
    );
  return (
    <img
      className="style-picture"
      src={smallStyleSample(style)}
      alt=""
      width="160"
      height="90"
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
};
