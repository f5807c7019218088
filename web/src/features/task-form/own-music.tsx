import FormField from "@cloudscape-design/components/form-field";
import ProgressBar from "@cloudscape-design/components/progress-bar";
import Select from "@cloudscape-design/components/select";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type UseFormReturn, useController } from "react-hook-form";
import { hasExtension } from "#contract/catalogue/asset-names.ts";
import { uploads } from "#contract/catalogue/uploads.ts";
import { AudioSample } from "../../components/audio-sample.tsx";
import { FileButton } from "../../components/file-button.tsx";
import { fileSize } from "../../lib/format.ts";
import { stableLink } from "../../lib/stable-link.ts";
import { useOwnFiles, useUpload } from "../../lib/use-own-files.ts";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";

const { extensions, bytes } = uploads.audio;
const megabytes = bytes / 1024 ** 2;

/** Returns what is wrong with a sound file before its upload, or "". */
const check = ({ name, size }: File): string => {
  if (!hasExtension(name, extensions)) return text.wrongSound;
  return size > bytes ? text.soundTooLarge(fileSize(size), megabytes) : "";
};

/** The sound file that is the music: one of the user's, or a new upload. */
export const OwnMusic = ({ form: { control, clearErrors } }: { readonly form: UseFormReturn<Order> }) => {
  const { field, fieldState } = useController({ control, name: "musicAssetId" });
  const { data = [], error } = useOwnFiles("audio");
  const take = (id: string) => {
    field.onChange(id);
    clearErrors("musicAssetId");
  };
  const { upload, percent, uploadError } = useUpload("audio", check, ({ id }) => take(id));
  const options = data.map(({ id, metadata, fileName }) => ({ value: id, label: metadata.title || fileName }));
  const chosen = data.find(({ id }) => id === field.value);
  return (
    <FormField
      label={text.ownMusic}
      constraintText={text.ownMusicHint(megabytes)}
      errorText={uploadError || fieldState.error?.message || (error ? text.noAssets(error.message) : undefined)}
      stretch
    >
      <SpaceBetween size="xs">
        {options.length > 0 && (
          <Select
            ref={field.ref}
            ariaLabel={text.chooseMusic}
            options={options}
            placeholder={text.chooseMusic}
            selectedOption={options.find(({ value }) => value === field.value) ?? null}
            onChange={({ detail }) => take(detail.selectedOption.value ?? "")}
          />
        )}
        <SpaceBetween direction="horizontal" size="m" alignItems="center">
          {percent === undefined ? (
            <FileButton extensions={extensions} onFile={(file) => upload(file, { metadata: {} })}>
              {options.length > 0 ? text.uploadOtherMusic : text.uploadMusic}
            </FileButton>
          ) : (
            <ProgressBar value={percent} ariaLabel={text.uploading(percent)} />
          )}
          {chosen && (
            <AudioSample sound={stableLink(chosen.url) ?? ""} what={chosen.metadata.title || chosen.fileName} />
          )}
        </SpaceBetween>
      </SpaceBetween>
    </FormField>
  );
};
