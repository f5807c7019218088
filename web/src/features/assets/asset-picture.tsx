import { useState } from "react";
import type { Asset } from "#contract/schema/asset.ts";
import { text } from "./text.ts";

interface AssetPictureProps {
  readonly asset: Asset;
  readonly onOpen: () => void;
}

/** A picture of the list. It opens for the mouse; everybody else has the button below it, which says so. */
export const AssetPicture = ({ asset: { url }, onOpen }: AssetPictureProps) => {
  const [lost, setLost] = useState<string>();
  if (lost === url) return <div className="asset-picture">{text.lost}</div>;
  return (
    <button type="button" className="asset-picture" tabIndex={-1} aria-hidden="true" onClick={onOpen}>
      <img src={url} alt="" loading="lazy" onError={() => setLost(url)} />
    </button>
  );
};
