import ColumnLayout from "@cloudscape-design/components/column-layout";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type Control, useWatch } from "react-hook-form";
import { subtitleStyles } from "#contract/catalogue/subtitle-styles.ts";
import { speakerCaptions } from "#contract/order/values.ts";
import { SelectField } from "../../components/fields/select-field.tsx";
import { SwitchField } from "../../components/fields/switch-field.tsx";
import { t } from "../../lib/translate.ts";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";

/** The style of the subtitles. */
const styleOptions = subtitleStyles.map(({ value, label }) => ({ value, label: t(label) }));

const speakerOptions = speakerCaptions.map((value) => ({ value, label: text.speakerCaptionsOf[value] }));

export const SubtitlePart = ({ control }: { readonly control: Control<Order> }) => {
  const hasVoices = useWatch({ control, name: "characterVoices" });
  return (
    <SpaceBetween size="l">
      <ColumnLayout columns={2}>
        <SelectField control={control} name="subtitleStyle" label={text.subtitleStyle} options={styleOptions} />
        <SwitchField
          control={control}
          name="highlightSpokenWord"
          label={text.spokenWord}
          description={text.spokenWordAbout}
        />
      </ColumnLayout>
      {hasVoices && (
        <SelectField control={control} name="speakerCaptions" label={text.speakerCaptions} options={speakerOptions} />
      )}
    </SpaceBetween>
  );
};
