import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Checkbox from "@cloudscape-design/components/checkbox";
import FormField from "@cloudscape-design/components/form-field";
import Modal from "@cloudscape-design/components/modal";
import SpaceBetween from "@cloudscape-design/components/space-between";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import { useState } from "react";
import { watermarkSlot } from "#contract/catalogue/asset-names.ts";
import { type StoryTypeId, storyTypeIds, storyTypes } from "#contract/catalogue/story-types.ts";
import { t } from "../../lib/translate.ts";
import { text } from "./text.ts";

interface WatermarkDialogProps {
  readonly fileName: string;
  /** The slots (file names) that are in use. */
  readonly taken: ReadonlySet<string>;
  readonly onChosen: (types: readonly StoryTypeId[]) => void;
  readonly onCancel: () => void;
}

/** Asks for the story types of a watermark before the upload. */
export const WatermarkDialog = ({ fileName, taken, onChosen, onCancel }: WatermarkDialogProps) => {
  const [types, setTypes] = useState<readonly StoryTypeId[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isNone = types.length === 0;
  const isAll = types.length === storyTypeIds.length;
  const replaced = types.filter((id) => taken.has(watermarkSlot(id))).map((id) => t(storyTypes[id]));
  const toggle = (id: StoryTypeId, isOn: boolean) =>
    setTypes(storyTypeIds.filter((each) => (each === id ? isOn : types.includes(each))));
  return (
    <Modal
      visible
      header={text.dialog}
      closeAriaLabel={text.close}
      onDismiss={onCancel}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onCancel}>
              {text.cancel}
            </Button>
            <Button variant="primary" onClick={() => (isNone ? setIsSubmitted(true) : onChosen(types))}>
              {text.upload}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <Box>
          <strong className="upload-name">{fileName}</strong>
        </Box>
        <FormField
          label={text.storyTypes}
          description={text.dialogHint}
          errorText={isSubmitted && isNone && text.noStoryType}
          stretch
        >
          <div className="types">
            <Checkbox
              checked={isAll}
              indeterminate={!isAll && !isNone}
              onChange={({ detail }) => setTypes(detail.checked ? storyTypeIds : [])}
            >
              <strong>{text.all}</strong>
            </Checkbox>
            {storyTypeIds.map((id) => (
              <Checkbox key={id} checked={types.includes(id)} onChange={({ detail }) => toggle(id, detail.checked)}>
                {t(storyTypes[id])}
              </Checkbox>
            ))}
          </div>
        </FormField>
        {replaced.length > 0 && <StatusIndicator type="warning">{text.replacesMarks(replaced)}</StatusIndicator>}
      </SpaceBetween>
    </Modal>
  );
};
