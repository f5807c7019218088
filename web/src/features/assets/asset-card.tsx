import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import type { CardsProps } from "@cloudscape-design/components/cards";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import { isSound, protagonist } from "#contract/catalogue/uploads.ts";
import type { Asset } from "#contract/schema/asset.ts";
import { AudioSample } from "../../components/audio-sample.tsx";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { day, fileSize, playingTime } from "../../lib/format.ts";
import { t } from "../../lib/translate.ts";
import { nameOf } from "./arrange.ts";
import { AssetPicture } from "./asset-picture.tsx";
import { text } from "./text.ts";

interface Actions {
  readonly onView: (asset: Asset) => void;
  readonly onDelete: (asset: Asset) => Promise<unknown>;
}

/** The card of an asset in the list. */
export const assetCard = ({ onView, onDelete }: Actions): CardsProps.CardDefinition<Asset> => ({
  header: (asset) => <span className="upload-name">{nameOf(asset)}</span>,
  sections: [
    {
      id: "preview",
      content: (asset) =>
        isSound(asset.assetType) ? (
          <div className="asset-picture">
            <AudioSample sound={asset.url} what={nameOf(asset)} play={text.play} stop={text.stop} />
          </div>
        ) : (
          <AssetPicture asset={asset} onOpen={() => onView(asset)} />
        ),
    },
    { id: "facts", content: (asset) => <Facts asset={asset} /> },
    {
      id: "actions",
      content: (asset) => (
        <SpaceBetween direction="horizontal" size="xs">
          <Button ariaLabel={`${text.view} ${nameOf(asset)}`} onClick={() => onView(asset)}>
            {text.view}
          </Button>
          <TwoStepButton {...text.erase} what={nameOf(asset)} onConfirm={() => onDelete(asset)} />
        </SpaceBetween>
      ),
    },
  ],
});

/** Three short lines, because there can be many cards. */
const Facts = ({ asset }: { readonly asset: Asset }) => {
  const { assetType, fileName, fileSize: size, width, height, duration, uploadTime } = asset;
  const isFor = assetType === "watermark" ? undefined : purposeOf(asset);
  const shape = width && height ? text.shape(width, height) : duration !== undefined && playingTime(duration);
  return (
    <Box color="text-body-secondary" fontSize="body-s">
      <div className="asset-facts">
        <span className="upload-name">{fileName}</span>
        <span>{[text.tab[assetType], isFor, shape, fileSize(size)].filter(Boolean).join(" · ")}</span>
        <span>{text.uploadedOn(day(uploadTime))}</span>
      </div>
    </Box>
  );
};

const purposeOf = ({ metadata: { category, storyType } }: Asset): string | undefined =>
  category === protagonist.category ? text.protagonist : storyType && t(storyTypes[storyType]);
