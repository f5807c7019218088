import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { lazy, Suspense, useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { maxPromptLength } from "#contract/catalogue/text-limits.ts";
import type { Outline } from "#contract/order/outline.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { TextAreaField } from "../../components/fields/text-area-field.tsx";
import { ApiError } from "../../lib/api.ts";
import type { Order } from "./order.ts";
import { isPastedStory } from "./prompt-analysis.ts";
import { text } from "./text.ts";
import { useIdea } from "./use-idea.ts";

const StoryOutline = lazy(async () => ({ default: (await import("./story-outline.tsx")).StoryOutline }));

const copiedMs = 5_000;

/** What the AI provider said, if it was asked. */
const providerMessage = (error: Error): string =>
  error instanceof ApiError && error.code === "provider_failed" ? error.message : "";

interface PromptTabProps {
  readonly form: UseFormReturn<Order>;
  readonly hint: string;
  /** What the server understands of the prompt. */
  readonly outline: Outline | undefined;
}

/** The story prompt, with AI ideas, and an offer to use a pasted story as the full story. */
export const PromptTab = ({ form, hint, outline }: PromptTabProps) => {
  const prompt = useWatch({ control: form.control, name: "inputStory" });
  const { idea, isThinking, error, canUndo, undo } = useIdea(form);
  const before = useRef(prompt);
  const [offered, setOffered] = useState(false);
  const look = (value: string) => {
    setOffered(isPastedStory(before.current, value));
    before.current = value;
  };
  const useAsFull = () => {
    setOffered(false);
    form.setValue("fullStory", prompt);
    form.setValue("inputStory", "");
    form.setValue("storyKind", "full");
    form.clearErrors(["inputStory", "fullStory"]);
  };
  return (
    <SpaceBetween size="s">
      <TextAreaField
        control={form.control}
        name="inputStory"
        label={text.prompt}
        rows={7}
        placeholder={text.promptPlaceholder}
        maxLength={maxPromptLength}
        hint={hint}
        onValueChange={look}
      />
      {offered && (
        <Alert
          type="info"
          header={text.whole}
          action={
            <SpaceBetween direction="horizontal" size="xs">
              <Button formAction="none" onClick={useAsFull}>
                {text.useAsFull}
              </Button>
              <Button formAction="none" variant="link" onClick={() => setOffered(false)}>
                {text.keepAsPrompt}
              </Button>
            </SpaceBetween>
          }
        >
          {text.wholeOffer}
        </Alert>
      )}
      <div className="row-start">
        <Button
          formAction="none"
          iconName="gen-ai"
          loading={isThinking}
          loadingText={text.thinking}
          onClick={() => void idea()}
        >
          {text.idea}
        </Button>
        {canUndo && (
          <Button formAction="none" iconName="undo" onClick={undo}>
            {text.undo}
          </Button>
        )}
        <CopyButton what={text.promptToCopy} label={text.copyPrompt} value={prompt} shownMs={copiedMs} />
        {canUndo && (
          <Box color="text-body-secondary" fontSize="body-s">
            {text.fromAi}
          </Box>
        )}
      </div>
      <OutlineSpace form={form} read={prompt.trim() === "" ? undefined : outline} />
      {error && (
        <Alert type="error">
          <div>{text.noIdea}</div>
          <div>{providerMessage(error)}</div>
        </Alert>
      )}
    </SpaceBetween>
  );
};

interface OutlineSpaceProps {
  readonly form: UseFormReturn<Order>;
  readonly read: Outline | undefined;
}

/** The place of the outline. It is there before the outline comes, so that the page does not move under the pointer. */
const OutlineSpace = ({ form, read }: OutlineSpaceProps) => (
  <div className="outline-space">
    {read ? (
      <Suspense>
        <StoryOutline form={form} read={read} />
      </Suspense>
    ) : (
      <Box color="text-body-secondary" fontSize="body-s">
        {text.outlineHint}
      </Box>
    )}
  </div>
);
