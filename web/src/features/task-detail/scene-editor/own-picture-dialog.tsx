import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Modal from "@cloudscape-design/components/modal";
import ProgressBar from "@cloudscape-design/components/progress-bar";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { hasExtension } from "#contract/catalogue/asset-names.ts";
import { uploads } from "#contract/catalogue/uploads.ts";
import { FileButton } from "../../../components/file-button.tsx";
import { stableLink } from "../../../lib/stable-link.ts";
import { useOwnFiles, useUpload } from "../../../lib/use-own-files.ts";
import type { PictureChange } from "./draft.ts";
import { text } from "./text.ts";

const { extensions, bytes } = uploads.image;
const megabytes = bytes / 1024 ** 2;

/** Returns what is wrong with a file, or "". */
const check = ({ name, size }: File): string => {
  if (!hasExtension(name, extensions)) return text.wrongType;
  return size > bytes ? text.tooLarge(megabytes) : "";
};

interface OwnPictureDialogProps {
  readonly onChosen: (picture: PictureChange) => void;
  readonly onClose: () => void;
}

/** Uploads a picture for a scene, or chooses one of the uploaded images and characters. */
export const OwnPictureDialog = ({ onChosen, onClose }: OwnPictureDialogProps) => {
  const images = useOwnFiles("image");
  const characters = useOwnFiles("character");
  const take = ({ id, url }: { readonly id: string; readonly url: string }) =>
    onChosen({ type: "own", assetId: id, url });
  const { upload, percent, uploadError } = useUpload("image", check, take);
  const pictures = [...(images.data ?? []), ...(characters.data ?? [])];
  const error = images.error ?? characters.error;
  return (
    <Modal
      visible
      header={text.ownPicture}
      closeAriaLabel={text.close}
      onDismiss={onClose}
      footer={
        <Box float="right">
          <Button variant="link" onClick={onClose}>
            {text.close}
          </Button>
        </Box>
      }
    >
      <SpaceBetween size="l">
        <FormField label={text.upload} constraintText={text.uploadHint(megabytes)} errorText={uploadError}>
          {percent === undefined ? (
            <FileButton extensions={extensions} onFile={(file) => upload(file, { metadata: {} })}>
              {text.upload}
            </FileButton>
          ) : (
            <ProgressBar value={percent} ariaLabel={text.uploading(percent)} />
          )}
        </FormField>
        {error && <Alert type="error">{text.noAssets(error.message)}</Alert>}
        <div>
          <Box variant="awsui-key-label">{text.yours}</Box>
          {pictures.length === 0 && images.isSuccess && <Box color="text-body-secondary">{text.noPictures}</Box>}
          <div className="own-pictures">
            {pictures.map((asset) => (
              <button key={asset.id} type="button" className="version" onClick={() => take(asset)}>
                <img
                  src={stableLink(asset.url)}
                  alt={asset.metadata.characterName || asset.metadata.title || asset.fileName}
                  loading="lazy"
                />
              </button>
            ))}
          </div>
        </div>
      </SpaceBetween>
    </Modal>
  );
};
