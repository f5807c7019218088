import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Icon from "@cloudscape-design/components/icon";
import ProgressBar from "@cloudscape-design/components/progress-bar";
import SpaceBetween from "@cloudscape-design/components/space-between";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import { useEffect, useState } from "react";
import { slotOf } from "#contract/catalogue/asset-names.ts";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import { isSound } from "#contract/catalogue/uploads.ts";
import { fileSize } from "../../lib/format.ts";
import { t } from "../../lib/translate.ts";
import { fileNamesOf, nameError, type SelectedFile } from "./selected-file.ts";
import { text } from "./text.ts";
import { UploadFields } from "./upload-fields.tsx";

interface UploadRowProps {
  readonly chosen: SelectedFile;
  /** The slots (file names) that are in use. */
  readonly taken: ReadonlySet<string>;
  readonly errorText: string;
  /** Increases when the field with the error must get the focus; 0 means no. */
  readonly focus: number;
  readonly onChange: (to: Partial<SelectedFile>) => void;
  readonly onRemove: () => void;
}

/** A selected file: its fields and the progress of its upload. */
export const UploadRow = ({ chosen, taken, errorText, focus, onChange, onRemove }: UploadRowProps) => {
  const { assetType, file, percent, errors } = chosen;
  return (
    <li className="upload">
      <Preview chosen={chosen} />
      <SpaceBetween size="s">
        <div className="upload-head">
          <span className="upload-name">{file.name}</span>
          <Box color="text-body-secondary" fontSize="body-s" display="inline">
            {fileSize(file.size)}
          </Box>
        </div>
        {percent === undefined && assetType !== "watermark" && (
          <UploadFields chosen={chosen} errorText={errorText} focus={focus} onChange={onChange} />
        )}
        {assetType === "watermark" && <span>{chosen.storyTypes.map((id) => t(storyTypes[id])).join(", ")}</span>}
        {percent === undefined && !nameError(chosen) && <ResultingName chosen={chosen} taken={taken} />}
        {percent !== undefined && (
          <ProgressBar
            value={percent}
            ariaLabel={text.sending(file.name)}
            {...(percent === 100 && { additionalInfo: text.inspecting })}
          />
        )}
        {errors.length > 0 && (
          <Alert type="error">
            {errors.map((message) => (
              <div key={message}>{message}</div>
            ))}
          </Alert>
        )}
      </SpaceBetween>
      {percent === undefined && (
        <Button variant="icon" iconName="close" ariaLabel={text.remove(file.name)} onClick={onRemove} />
      )}
    </li>
  );
};

/** The resulting file name, with a warning if it replaces a file. */
const ResultingName = ({ chosen, taken }: Pick<UploadRowProps, "chosen" | "taken">) => {
  const { assetType } = chosen;
  const [fileName = "", ...others] = fileNamesOf(chosen);
  if (others.length > 0 || !fileName) return null;
  return taken.has(slotOf({ assetType, fileName })) ? (
    <StatusIndicator type="warning">{text.replaces(fileName)}</StatusIndicator>
  ) : (
    <Box color="text-body-secondary" fontSize="body-s">
      {text.becomes(fileName)}
    </Box>
  );
};

const Preview = ({ chosen: { assetType, file } }: Pick<UploadRowProps, "chosen">) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (isSound(assetType)) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [assetType, file]);
  return (
    <div className="upload-preview">
      {isSound(assetType) && <Icon name="audio-full" size="medium" />}
      {address && <img src={address} alt="" />}
    </div>
  );
};
