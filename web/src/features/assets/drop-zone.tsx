import Box from "@cloudscape-design/components/box";
import FileDropzone from "@cloudscape-design/components/file-dropzone";
import FileInput from "@cloudscape-design/components/file-input";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { AssetTypeId } from "#contract/catalogue/uploads.ts";
import { acceptedTypes, fileHint } from "./file-rules.ts";
import { text } from "./text.ts";

interface DropZoneProps {
  readonly assetType: AssetTypeId;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files by choice or drop. A watermark is uploaded alone, because the dialog asks for its story types. */
export const DropZone = ({ assetType, onFiles }: DropZoneProps) => {
  const isSingle = assetType === "watermark";
  return (
    <SpaceBetween size="s">
      <Box color="text-body-secondary">{text.about[assetType]}</Box>
      <FileDropzone onChange={({ detail }) => onFiles(isSingle ? detail.value.slice(0, 1) : detail.value)}>
        <div className="drop">
          <FileInput
            accept={acceptedTypes(assetType)}
            multiple={!isSingle}
            value={[]}
            onChange={({ detail }) => onFiles(detail.value)}
          >
            {text.choose[assetType]}
          </FileInput>
          <span className="drop-words">{isSingle ? text.dropOne : text.drop}</span>
          <Box color="text-body-secondary" fontSize="body-s">
            {fileHint(assetType)}
          </Box>
        </div>
      </FileDropzone>
    </SpaceBetween>
  );
};
