import ColumnLayout from "@cloudscape-design/components/column-layout";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { Control } from "react-hook-form";
import { othersStyle, styleChoices } from "#contract/catalogue/styles.ts";
import { voices } from "#contract/catalogue/voices.ts";
import { SelectField } from "../../components/fields/select-field.tsx";
import { SwitchField } from "../../components/fields/switch-field.tsx";
import { TextField } from "../../components/fields/text-field.tsx";
import type { Order } from "./order.ts";
import { text } from "./text.ts";

const styleOptions = styleChoices.map((value) => ({ value, label: value === othersStyle ? text.others : value }));
const voicesOf = (language: string) =>
  voices
    .filter((voice) => voice.language === language)
    .map(({ id, name, gender }) => ({ value: id, label: `${name} (${gender})` }));

interface LookPartProps {
  readonly control: Control<Order>;
  readonly style: string;
  readonly language: string;
}

export const LookPart = ({ control, style, language }: LookPartProps) => (
  <SpaceBetween size="l">
    <ColumnLayout columns={2}>
      <SelectField control={control} name="illustrationStyle" label={text.style} options={styleOptions} />
      {style === othersStyle && <TextField control={control} name="customIllustrationStyle" label={text.customStyle} />}
      <SelectField control={control} name="narratorVoiceId" label={text.voice} options={voicesOf(language)} />
      <TextField control={control} name="narratorName" label={text.narrator} />
    </ColumnLayout>
    <SpaceBetween size="l" direction="horizontal">
      <SwitchField control={control} name="enableZoomEffect" label={text.zoom} />
      <SwitchField control={control} name="enableSubtitle" label={text.subtitle} />
      <SwitchField control={control} name="enableChapterTransitions" label={text.transitions} />
    </SpaceBetween>
  </SpaceBetween>
);
