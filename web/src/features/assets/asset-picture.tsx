import { useState } from "react";
import type { Asset } from "#contract/schema/asset.ts";
import { text } from "./text.ts";

interface AssetPictureProps {
  readonly asset: Asset;
  readonly onOpen: () => void;
}

/** The picture of a card. It opens by mouse only; the button below it is for keyboards and screen readers. */
export const AssetPicture = ({ asset: { url }, onOpen }: AssetPictureProps) => {
  const [lost, setLost] = useState<string>();
  if (lost === url)
    return (
      <div className="asset-picture">
        <div>
          <strong>{text.lost}</strong>
          <div>{text.lostWhy}</div>
        </div>
      </div>
    );
  return (
    <button type="button" className="asset-picture" tabIndex={-1} aria-hidden="true" onClick={onOpen}>
      <img src={url} alt="" loading="lazy" onError={() => setLost(url)} />
    </button>
  );
};
