import Modal from "@cloudscape-design/components/modal";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { Asset } from "#contract/schema/asset.ts";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { day, fileSize, playingTime } from "../../lib/format.ts";
import { nameOf } from "./arrange.ts";
import { text } from "./text.ts";

/** Plays an audio asset and shows its facts. */
export const SoundDialog = ({ asset, onClose }: { readonly asset: Asset; readonly onClose: () => void }) => (
  <Modal visible header={nameOf(asset)} closeAriaLabel={text.close} onDismiss={onClose}>
    <SpaceBetween size="l">
      {/* biome-ignore lint/a11y/useMediaCaption: of a sound that a user brought there is no text */}
      <audio className="sound" controls src={asset.url} aria-label={nameOf(asset)} />
      <InfoTiles
        columns={2}
        tiles={[
          [text.tiles.file, asset.fileName],
          [text.tiles.size, fileSize(asset.fileSize)],
          [text.tiles.length, asset.duration === undefined ? undefined : playingTime(asset.duration)],
          [text.tiles.date, day(asset.uploadTime)],
        ]}
      />
    </SpaceBetween>
  </Modal>
);
