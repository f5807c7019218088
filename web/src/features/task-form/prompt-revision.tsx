import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useState } from "react";
import type { PromptPart } from "#contract/catalogue/placeholders.ts";
import type { StoryTypeId } from "#contract/catalogue/story-types.ts";
import { promptText as text } from "./prompt-text.ts";
import { useRevision } from "./use-prompts.ts";

interface PromptRevisionProps {
  readonly storyType: StoryTypeId;
  readonly part: PromptPart;
  readonly prompt: string;
  readonly onRevised: (part: PromptPart, prompt: string) => void;
}

/** Revises the prompt with AI, with undo. */
export const PromptRevision = ({ storyType, part, prompt, onRevised }: PromptRevisionProps) => {
  const [wish, setWish] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const [before, setBefore] = useState<{ readonly part: PromptPart; readonly prompt: string }>();
  const { mutate, isPending, error } = useRevision(storyType, (which, revised) => {
    setWish("");
    onRevised(which, revised);
  });
  const revise = () => {
    setEmpty(wish.trim() === "");
    if (wish.trim() === "") return;
    mutate({ part, prompt, wish }, { onSuccess: () => setBefore({ part, prompt }) });
  };
  return (
    <SpaceBetween size="xs">
      <FormField label={text.wish} constraintText={text.wishExample} errorText={isEmpty ? text.noWish : ""} stretch>
        <div className="with-button">
          <Input
            value={wish}
            onChange={({ detail }) => {
              setWish(detail.value);
              setEmpty(false);
            }}
            onKeyDown={({ detail }) => detail.key === "Enter" && revise()}
          />
          <Button formAction="none" iconName="gen-ai" loading={isPending} loadingText={text.revising} onClick={revise}>
            {text.revise}
          </Button>
        </div>
      </FormField>
      {error && <Alert type="error">{text.notRevised(error.message)}</Alert>}
      {before?.part === part && (
        <div className="row-start">
          <Box color="text-body-secondary">{text.revised}</Box>
          <Button
            formAction="none"
            variant="inline-link"
            iconName="undo"
            onClick={() => {
              onRevised(before.part, before.prompt);
              setBefore(undefined);
            }}
          >
            {text.undo}
          </Button>
        </div>
      )}
    </SpaceBetween>
  );
};
