import Alert from "@cloudscape-design/components/alert";
import FileInput, { type FileInputProps } from "@cloudscape-design/components/file-input";
import FormField from "@cloudscape-design/components/form-field";
import ProgressBar from "@cloudscape-design/components/progress-bar";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { Ref } from "react";
import { stableLink } from "../../lib/stable-link.ts";
import { text } from "./later-text.ts";

interface PictureInputProps {
  readonly label: string;
  readonly hint: string;
  readonly errorText: string | undefined;
  /** The progress of an upload; undefined if none is running. */
  readonly percent: number | undefined;
  /** The server's warnings and recommendations. */
  readonly notes: readonly string[];
  readonly picture: { readonly url: string; readonly caption: string } | undefined;
  readonly onFile: (file: File) => void;
  readonly ref?: Ref<FileInputProps.Ref>;
}

/** A file input with a preview of the current picture. */
export const PictureInput = ({ label, hint, errorText, percent, notes, picture, onFile, ref }: PictureInputProps) => (
  <SpaceBetween size="xs">
    <FormField label={label} constraintText={hint} errorText={errorText} stretch>
      <div className="own-picture">
        {picture && (
          <figure>
            <img src={stableLink(picture.url)} alt="" width="64" height="64" />
            <figcaption>{picture.caption}</figcaption>
          </figure>
        )}
        {percent === undefined ? (
          <FileInput
            {...(ref && { ref })}
            accept=".png,.jpg,.jpeg,image/png,image/jpeg"
            ariaLabel={`${picture ? text.uploadAnother : text.upload}: ${label}`}
            value={[]}
            onChange={({ detail }) => detail.value[0] && onFile(detail.value[0])}
          >
            {picture ? text.uploadAnother : text.upload}
          </FileInput>
        ) : (
          <ProgressBar value={percent} ariaLabel={text.uploading(percent)} />
        )}
      </div>
    </FormField>
    {notes.length > 0 && <Alert type="info">{notes.join(" ")}</Alert>}
  </SpaceBetween>
);
