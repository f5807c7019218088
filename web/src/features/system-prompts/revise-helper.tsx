import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import FormField from "@cloudscape-design/components/form-field";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Textarea from "@cloudscape-design/components/textarea";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { PromptPart } from "#contract/catalogue/placeholders.ts";
import type { StoryTypeId } from "#contract/catalogue/story-types.ts";
import { revisePrompt } from "#contract/endpoints/ai.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Segments } from "../../components/segments.tsx";
import { call } from "../../lib/api.ts";
import { Prompt } from "./prompt.tsx";
import { revisionRequest } from "./revision-request.ts";
import { promptOptions, text } from "./text.ts";

interface ReviseHelperProps {
  readonly type: StoryTypeId;
  readonly prompts: Readonly<Record<PromptPart, string>>;
}

/** Revises a prompt with AI, or copies a request for another assistant. */
export const ReviseHelper = ({ type, prompts }: ReviseHelperProps) => {
  const [part, setPart] = useState<PromptPart>("writing");
  const [wish, setWish] = useState("");
  const [asked, setAsked] = useState(false);
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async () => {
      const body = { storyType: type, part, originalPrompt: prompts[part], revisionRequest: wish };
      return (await call(revisePrompt, { body })).data.prompt;
    },
  });
  const revise = () => {
    setAsked(true);
    if (wish.trim()) mutate();
  };
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={text.helperAbout}
          actions={
            <CopyButton
              what={text.request}
              label={text.copyRequest}
              value={revisionRequest(type, part, prompts[part], wish)}
            />
          }
        >
          {text.helper}
        </Header>
      }
      footer={
        <Box color="text-body-secondary" fontSize="body-s">
          {text.elsewhere}
        </Box>
      }
    >
      <SpaceBetween size="m">
        <Segments label={text.which} options={promptOptions} selected={part} onChange={setPart} />
        <FormField label={text.wish} errorText={asked && !wish.trim() && text.wishMissing} stretch>
          <Textarea
            rows={3}
            placeholder={text.wishPlaceholder}
            value={wish}
            onChange={({ detail }) => setWish(detail.value)}
          />
        </FormField>
        <Button iconName="gen-ai" loading={isPending} loadingText={text.revising} onClick={revise}>
          {isPending ? text.revising : text.revise}
        </Button>
        {error && <Alert type="error">{text.reviseFailed(error.message)}</Alert>}
        {data && !isPending && (
          <SpaceBetween size="xs">
            <Header
              variant="h3"
              description={text.revisedNote}
              actions={<CopyButton what={text.revised.toLowerCase()} value={data} />}
            >
              {text.revised}
            </Header>
            <Prompt label={text.revised}>{data}</Prompt>
          </SpaceBetween>
        )}
      </SpaceBetween>
    </Container>
  );
};
