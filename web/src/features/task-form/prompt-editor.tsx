import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Modal from "@cloudscape-design/components/modal";
import SegmentedControl from "@cloudscape-design/components/segmented-control";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useState } from "react";
import { type PromptPart, promptParts } from "#contract/catalogue/placeholders.ts";
import type { StoryTypeId } from "#contract/catalogue/story-types.ts";
import { Loading } from "../../components/loading.tsx";
import { PromptRevision } from "./prompt-revision.tsx";
import { PromptTabs } from "./prompt-tabs.tsx";
import { promptText as text } from "./prompt-text.ts";
import { errorMessage, type Missing, type Prompts, usePrompts, useValidation } from "./use-prompts.ts";

interface PromptEditorProps {
  readonly storyType: StoryTypeId;
  readonly own: Prompts;
  readonly onSave: (prompts: Prompts) => void;
  readonly onClose: () => void;
}

/** The dialog that edits the system prompts of an order. */
export const PromptEditor = ({ storyType, own, onSave, onClose }: PromptEditorProps) => {
  const { template, prompts, edit, kept } = usePrompts(storyType, own);
  const { validate, isValidating, missing, error, reset } = useValidation(storyType, () => onSave(kept()));
  const [part, setPart] = useState<PromptPart>("writing");
  const change = (which: PromptPart, prompt: string) => {
    reset();
    edit(which, prompt);
  };
  return (
    <Modal
      visible
      size="max"
      header={text.title}
      closeAriaLabel={text.cancel}
      onDismiss={onClose}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button formAction="none" variant="link" onClick={onClose}>
              {text.cancel}
            </Button>
            <Button
              formAction="none"
              variant="primary"
              disabled={!template.data}
              loading={isValidating}
              loadingText={text.validating}
              onClick={() => validate(prompts)}
            >
              {isValidating ? text.validating : text.save}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <Box color="text-body-secondary">{text.about}</Box>
        {missing && <MissingPlaceholders missing={missing} />}
        {error !== "" && <Alert type="error">{error}</Alert>}
        {template.error && (
          <Alert
            type="error"
            action={
              <Button formAction="none" onClick={() => void template.refetch()}>
                {text.tryAgain}
              </Button>
            }
          >
            {errorMessage(template.error)}
          </Alert>
        )}
        {template.isPending && <Loading>{text.loading}</Loading>}
        {template.data && (
          <SpaceBetween size="m">
            <SegmentedControl
              label={text.which}
              selectedId={part}
              options={promptParts.map((id) => ({ id, text: text.parts[id] }))}
              onChange={({ detail }) => setPart(detail.selectedId === "structure" ? "structure" : "writing")}
            />
            <PromptTabs
              key={part}
              label={text.promptOf[part]}
              prompt={prompts[part]}
              onChange={(prompt) => change(part, prompt)}
            />
            <PromptRevision storyType={storyType} part={part} prompt={prompts[part]} onRevised={change} />
          </SpaceBetween>
        )}
      </SpaceBetween>
    </Modal>
  );
};

const MissingPlaceholders = ({ missing }: { readonly missing: Missing }) => (
  <Alert type="error" header={text.missing}>
    <ul>
      {promptParts.flatMap((part) =>
        missing[part].map((placeholder) => (
          <li key={part + placeholder}>
            {text.parts[part]}: <code>{placeholder}</code>
          </li>
        )),
      )}
    </ul>
  </Alert>
);
