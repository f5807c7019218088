import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Modal from "@cloudscape-design/components/modal";
import ProgressBar from "@cloudscape-design/components/progress-bar";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { ReactNode } from "react";
import { hasExtension } from "#contract/catalogue/asset-names.ts";
import { uploads } from "#contract/catalogue/uploads.ts";
import type { Asset } from "#contract/schema/asset.ts";
import { AudioSample } from "../../../components/audio-sample.tsx";
import { FileButton } from "../../../components/file-button.tsx";
import { playingTime } from "../../../lib/format.ts";
import { stableLink } from "../../../lib/stable-link.ts";
import { useOwnFiles, useUpload } from "../../../lib/use-own-files.ts";
import { Recorder } from "./recorder.tsx";
import { text } from "./text.ts";

const { extensions, bytes } = uploads.narration;
const megabytes = bytes / 1024 ** 2;
/** Recordings that are offered again, the newest first. */
const maxOffered = 20;

/** Returns what is wrong with a file, or "". */
const check = ({ name, size }: File): string => {
  if (!hasExtension(name, extensions)) return text.wrongSound;
  return size > bytes ? text.tooLarge(megabytes) : "";
};

interface OwnNarrationDialogProps {
  readonly header: string;
  /** What the new recording is called. */
  readonly title: string;
  readonly maxSeconds: number;
  /** What is to be recorded. */
  readonly children: ReactNode;
  readonly onChosen: (recording: Asset) => void;
  readonly onClose: () => void;
}

/** Records a narration, uploads it, or chooses an earlier recording. */
export const OwnNarrationDialog = ({ header, title, maxSeconds, onClose, ...props }: OwnNarrationDialogProps) => {
  const { data = [], error } = useOwnFiles("narration");
  const take = props.onChosen;
  const { upload, percent, uploadError } = useUpload("narration", check, take);
  return (
    <Modal
      visible
      header={header}
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
        {props.children}
        {uploadError && <Alert type="error">{uploadError}</Alert>}
        {/* The recorder stays while its recording is uploaded, so that a failed upload loses nothing. */}
        <div hidden={percent !== undefined}>
          <SpaceBetween size="l">
            <Recorder maxSeconds={maxSeconds} onUse={(file) => upload(file, { metadata: { title } })} />
            <FormField label={text.orUpload} constraintText={text.soundHint(megabytes, maxSeconds / 60)}>
              <FileButton extensions={extensions} onFile={(file) => upload(file, { metadata: {} })}>
                {text.uploadSound}
              </FileButton>
            </FormField>
          </SpaceBetween>
        </div>
        {percent !== undefined && <ProgressBar value={percent} ariaLabel={text.uploading(percent)} />}
        {error && <Alert type="error">{text.noRecordings(error.message)}</Alert>}
        {data.length > 0 && <Recordings assets={data.slice(0, maxOffered)} onUse={take} />}
      </SpaceBetween>
    </Modal>
  );
};

interface RecordingsProps {
  readonly assets: readonly Asset[];
  readonly onUse: (asset: Asset) => void;
}

const Recordings = ({ assets, onUse }: RecordingsProps) => (
  <div>
    <Box variant="awsui-key-label">{text.yourRecordings}</Box>
    <ul className="recordings">
      {assets.map((asset) => {
        const name = asset.metadata.title || asset.fileName;
        return (
          <li key={asset.id} className="scene-buttons">
            <span dir="auto">{`${name} · ${playingTime(asset.duration ?? 0)}`}</span>
            <AudioSample sound={stableLink(asset.url) ?? ""} what={name} play={text.play} stop={text.stop} />
            <Button variant="inline-link" ariaLabel={`${text.useRecording}, ${name}`} onClick={() => onUse(asset)}>
              {text.useRecording}
            </Button>
          </li>
        );
      })}
    </ul>
  </div>
);
