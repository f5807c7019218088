import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import type { UseFormReturn } from "react-hook-form";
import { lengths } from "#contract/catalogue/lengths.ts";
import { fullStoryMaximum, promptMaximum } from "#contract/catalogue/story-maxima.ts";
import { storyTypeIds, storyTypes } from "#contract/catalogue/story-types.ts";
import { SelectField } from "../../components/fields/select-field.tsx";
import { TextAreaField } from "../../components/fields/text-area-field.tsx";
import type { Order, StoryKind } from "./order.ts";
import { text } from "./text.ts";
import { useStyles } from "./use-styles.ts";

const typeOptions = storyTypeIds.map((value) => ({ value, label: storyTypes[value] }));

interface StoryPartProps {
  readonly form: UseFormReturn<Order>;
  readonly kind: StoryKind;
  readonly open: (kind: StoryKind) => void;
}

export const StoryPart = ({ form: { control, setValue, watch }, kind, open }: StoryPartProps) => {
  const styleOf = useStyles();
  const minutes = watch("videoDuration");
  const { scenes, storyCharacters } = lengths[minutes];
  return (
    <SpaceBetween size="l">
      <SelectField
        control={control}
        name="storyType"
        label={text.storyType}
        options={typeOptions}
        // Each type begins with the style that suits it.
        onChosen={(type) => setValue("illustrationStyle", styleOf(type))}
      />
      <Tabs
        ariaLabel={text.story}
        activeTabId={kind}
        onChange={({ detail }) => open(detail.activeTabId === "full" ? "full" : "prompt")}
        tabs={[
          {
            id: "prompt",
            label: text.prompt,
            content: (
              <TextAreaField
                control={control}
                name="inputStory"
                label={text.prompt}
                placeholder={text.promptPlaceholder}
                maximum={promptMaximum}
              />
            ),
          },
          {
            id: "full",
            label: text.fullStory,
            content: (
              <TextAreaField
                control={control}
                name="fullStory"
                label={text.fullStory}
                rows={12}
                placeholder={text.fullPlaceholder}
                maximum={fullStoryMaximum}
                hint={text.fits(minutes, scenes, storyCharacters)}
              />
            ),
          },
        ]}
      />
    </SpaceBetween>
  );
};
