import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type StoryTypeId, storyTypeIds, storyTypes } from "#contract/catalogue/story-types.ts";
import { defaultStyleOf } from "#contract/catalogue/styles.ts";
import type { Outline } from "#contract/order/outline.ts";
import { DeferredRender } from "../../components/deferred-render.tsx";
import { SelectField } from "../../components/fields/select-field.tsx";
import { t } from "../../lib/translate.ts";
import { FullTab } from "./full-tab.tsx";
import type { FormMode } from "./mode.ts";
import type { Order } from "./order.ts";
import { PromptTab } from "./prompt-tab.tsx";
import { text } from "./text.ts";
import { TitleField } from "./title-field.tsx";

const typeOptions = storyTypeIds.map((value) => ({ value, label: t(storyTypes[value]) }));

interface StoryPartProps {
  readonly form: UseFormReturn<Order>;
  readonly mode: FormMode;
  /** What the server understands of the prompt. */
  readonly outline: Outline | undefined;
}

/** The story type and the story: a prompt or the full text. */
export const StoryPart = ({ form: { control, ...form }, mode, outline }: StoryPartProps) => {
  const [kind, prompt, full] = useWatch({ control, name: ["storyKind", "inputStory", "fullStory"] });
  const other = kind === "full" ? prompt : full;
  const open = (tab: string) => {
    form.setValue("storyKind", tab === "full" ? "full" : "prompt");
    form.clearErrors(["inputStory", "fullStory"]);
  };
  return (
    <Container header={<Header variant="h2">{text.story}</Header>}>
      <SpaceBetween size="l">
        <SelectField
          control={control}
          name="storyType"
          label={text.storyType}
          options={typeOptions}
          onValueChange={(type) => {
            // Each story type has a default style and its own watermark.
            form.setValue("illustrationStyle", defaultStyleOf(type as StoryTypeId));
            form.setValue("watermarkFile", undefined);
            form.clearErrors("watermarkEnabled");
          }}
        />
        <DeferredRender>
          <Tabs
            ariaLabel={text.story}
            activeTabId={kind}
            onChange={({ detail }) => open(detail.activeTabId)}
            tabs={[
              {
                id: "prompt",
                label: text.prompt,
                content: (
                  <PromptTab
                    form={{ control, ...form }}
                    hint={mode === "continue" ? text.sequelHint : ""}
                    outline={outline}
                  />
                ),
              },
              {
                id: "full",
                label: text.fullStory,
                content: <FullTab form={{ control, ...form }} />,
              },
            ]}
          />
        </DeferredRender>
        {other.trim() !== "" && (
          <Box color="text-body-secondary" fontSize="body-s">
            {kind === "full" ? text.promptKept : text.fullStoryKept}
          </Box>
        )}
        <DeferredRender>
          <TitleField form={{ control, ...form }} />
        </DeferredRender>
      </SpaceBetween>
    </Container>
  );
};
