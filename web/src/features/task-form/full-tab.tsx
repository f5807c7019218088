import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { lengths } from "#contract/catalogue/lengths.ts";
import { fullStoryMaximum } from "#contract/catalogue/story-maxima.ts";
import { TextAreaField } from "../../components/fields/text-area-field.tsx";
import type { Order } from "./order.ts";
import { text } from "./text.ts";
import { useSummary } from "./use-summary.ts";

/** A story that is written already, and the way to have it told anew instead. */
export const FullTab = ({ form }: { readonly form: UseFormReturn<Order> }) => {
  const [story, minutes] = useWatch({ control: form.control, name: ["fullStory", "videoDuration"] });
  const { summarize, isSummingUp, failed } = useSummary(form);
  return (
    <SpaceBetween size="s">
      <TextAreaField
        control={form.control}
        name="fullStory"
        label={text.fullStory}
        description={text.summarised}
        rows={14}
        placeholder={text.fullPlaceholder}
        maxLength={fullStoryMaximum}
        hint={text.fits(minutes, lengths[minutes].storyCharacters)}
      />
      {story.trim() !== "" && (
        <div className="row-start">
          <Button
            formAction="none"
            iconName="gen-ai"
            loading={isSummingUp}
            loadingText={text.summingUp}
            onClick={() => summarize()}
          >
            {text.sumUp}
          </Button>
          <Box color="text-body-secondary" fontSize="body-s">
            {text.sumUpAbout}
          </Box>
        </div>
      )}
      {failed && <Alert type="error">{text.notSummedUp}</Alert>}
    </SpaceBetween>
  );
};
