import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { lengths } from "#contract/catalogue/lengths.ts";
import { maxFullStoryLength } from "#contract/catalogue/text-limits.ts";
import { TextAreaField } from "../../components/fields/text-area-field.tsx";
import type { Order } from "./order.ts";
import { text } from "./text.ts";
import { useSummary } from "./use-summary.ts";

/** The full story, and a button that turns it into a prompt. */
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
        maxLength={maxFullStoryLength}
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
