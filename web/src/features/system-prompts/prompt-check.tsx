import Alert from "@cloudscape-design/components/alert";
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
import { validateSystemPrompt } from "#contract/endpoints/prompts.ts";
import { Segments } from "../../components/segments.tsx";
import { call } from "../../lib/api.ts";
import { promptOptions, text } from "./text.ts";

const fields = { writing: "systemPromptWriting", structure: "systemPromptStructure" } as const;

/** Checks a changed prompt for missing placeholders. */
export const PromptCheck = ({ type }: { readonly type: StoryTypeId }) => {
  const [part, setPart] = useState<PromptPart>("writing");
  const [prompt, setPrompt] = useState("");
  const [asked, setAsked] = useState(false);
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: async () => {
      const body = { storyType: type, [fields[part]]: prompt };
      return (await call(validateSystemPrompt, { body })).data.missingPlaceholders[part];
    },
  });
  const check = () => {
    setAsked(true);
    if (prompt.trim()) mutate();
  };
  return (
    <Container
      header={
        <Header variant="h2" description={text.checkAbout}>
          {text.check}
        </Header>
      }
    >
      <SpaceBetween size="m">
        <Segments
          label={text.checkWhich}
          options={promptOptions}
          selected={part}
          onChange={(chosen) => {
            setPart(chosen);
            reset();
          }}
        />
        <FormField label={text.ownPrompt} errorText={asked && !prompt.trim() && text.promptMissing} stretch>
          <Textarea
            rows={5}
            placeholder={text.ownPromptPlaceholder}
            spellcheck={false}
            value={prompt}
            onChange={({ detail }) => {
              setPrompt(detail.value);
              reset();
            }}
          />
        </FormField>
        <Button loading={isPending} loadingText={text.checking} onClick={check}>
          {isPending ? text.checking : text.checkNow}
        </Button>
        <div role="status">
          {error && <Alert type="error">{text.checkFailed(error.message)}</Alert>}
          {data?.length === 0 && <Alert type="success">{text.valid}</Alert>}
          {data && data.length > 0 && (
            <Alert type="error" header={text.missing}>
              <ul className="missing">
                {data.map((placeholder) => (
                  <li key={placeholder}>
                    <code className="secret">{placeholder}</code>
                  </li>
                ))}
              </ul>
            </Alert>
          )}
        </div>
      </SpaceBetween>
    </Container>
  );
};
