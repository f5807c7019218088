import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import type { CardsProps } from "@cloudscape-design/components/cards";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import type { Asset } from "#contract/schema/asset.ts";
import { AudioSample } from "../../components/audio-sample.tsx";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { day, fileSize, playingTime } from "../../lib/format.ts";
import { nameOf } from "./arrange.ts";
import { AssetPicture } from "./asset-picture.tsx";
import { text } from "./text.ts";

interface Actions {
  readonly onView: (asset: Asset) => void;
  readonly onDelete: (asset: Asset) => Promise<unknown>;
}

/** What one asset shows in the list. */
export const assetCard = ({ onView, onDelete }: Actions): CardsProps.CardDefinition<Asset> => ({
  header: (asset) => <span className="upload-name">{nameOf(asset)}</span>,
  sections: [
    {
      id: "preview",
      content: (asset) =>
        asset.assetType === "audio" ? (
          <div className="asset-picture">
            <AudioSample sound={asset.url} what={nameOf(asset)} play={text.play} stop={text.stop} />
          </div>
        ) : (
          <AssetPicture asset={asset} onOpen={() => onView(asset)} />
        ),
    },
    { id: "file", content: ({ fileName }) => <FileName name={fileName} /> },
    { id: "tiles", content: (asset) => <InfoTiles columns={2} tiles={factsOf(asset)} /> },
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

const FileName = ({ name }: { readonly name: string }) => (
  <Box color="text-body-secondary" fontSize="body-s">
    <span className="upload-name">{name}</span>
  </Box>
);

export const factsOf = ({ assetType, fileSize: size, width, height, duration, uploadTime, metadata }: Asset) => {
  const { storyType, category } = metadata;
  const isFor = category === "comic_protagonist" ? text.protagonist : storyType && storyTypes[storyType];
  return [
    [text.tiles.type, text.tab[assetType]],
    [text.tiles.size, fileSize(size)],
    [text.tiles.shape, width && height ? text.shape(width, height) : undefined],
    [text.tiles.length, duration === undefined ? undefined : playingTime(duration)],
    [text.tiles.storyType, isFor],
    [text.tiles.date, day(uploadTime)],
  ] as const;
};
