import ColumnLayout from "@cloudscape-design/components/column-layout";
import type { UseFormReturn } from "react-hook-form";
import { type LanguageId, languageIds, languages } from "#contract/catalogue/languages.ts";
import { lengths, minutesOnForm } from "#contract/catalogue/lengths.ts";
import { defaultVoice } from "#contract/catalogue/voices.ts";
import { SelectField } from "../../components/fields/select-field.tsx";
import type { Order } from "./order.ts";
import { text } from "./text.ts";

const languageOptions = languageIds.map((value) => ({ value, label: languages[value].name }));
const formatOptions = [
  { value: "landscape", label: text.landscape },
  { value: "portrait", label: text.portrait },
];
const lengthOptions = minutesOnForm.map((minutes) => ({
  value: String(minutes),
  label: text.minutes(minutes),
  description: text.scenes(lengths[minutes].scenes),
}));

export const VideoPart = ({ form: { control, setValue } }: { readonly form: UseFormReturn<Order> }) => (
  <ColumnLayout columns={3}>
    <SelectField
      control={control}
      name="voiceLanguage"
      label={text.language}
      options={languageOptions}
      // A voice tells stories in one language: another language begins with its own.
      onChosen={(language) => setValue("narratorVoiceId", defaultVoice(language as LanguageId).id)}
    />
    <SelectField control={control} name="dimensionType" label={text.format} options={formatOptions} />
    <SelectField control={control} name="videoDuration" label={text.length} options={lengthOptions} />
  </ColumnLayout>
);
