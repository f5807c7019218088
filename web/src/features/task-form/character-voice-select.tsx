import FormField from "@cloudscape-design/components/form-field";
import Select from "@cloudscape-design/components/select";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { characterVoiceOptions } from "../../lib/character-voice-names.ts";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";

interface Props {
  readonly form: UseFormReturn<Order>;
  /** Whose voice it is; "" for a character without a name. */
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: (voice: string | undefined) => void;
}

/** The voice of a character. Choosing one switches the voices of characters on. */
export const CharacterVoiceSelect = ({ form, name, value, onChange }: Props) => {
  const [language, isOn] = useWatch({ control: form.control, name: ["voiceLanguage", "characterVoices"] });
  const automatic = { value: "", label: isOn ? text.automaticVoice : text.narratorsVoice };
  const options = [automatic, ...characterVoiceOptions(language)];
  return (
    <FormField label={text.voice} stretch>
      <Select
        ariaLabel={text.voiceOf(name)}
        options={options}
        selectedOption={(isOn && options.find((each) => each.value === value)) || automatic}
        onChange={({ detail }) => {
          const voice = detail.selectedOption.value || undefined;
          if (voice) form.setValue("characterVoices", true, { shouldDirty: true });
          onChange(voice);
        }}
      />
    </FormField>
  );
};
