import Button from "@cloudscape-design/components/button";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type Voice, voiceSample, voices } from "#contract/catalogue/voices.ts";
import { AudioSample } from "../../components/audio-sample.tsx";
import { SelectField } from "../../components/fields/select-field.tsx";
import { genderName } from "../../lib/gender-name.ts";
import { cyclicNeighbor } from "./cyclic-neighbor.ts";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";

/** The narrator voice, with a sample. The arrow buttons wrap around at both ends. */
export const VoiceChoice = ({ form: { control, setValue } }: { readonly form: UseFormReturn<Order> }) => {
  const [language, chosen] = useWatch({ control, name: ["voiceLanguage", "narratorVoiceId"] });
  const offered = voices.filter((voice) => voice.language === language);
  const voice = offered.find(({ id }) => id === chosen) ?? offered[0];
  const go = (step: 1 | -1) => {
    if (voice) setValue("narratorVoiceId", cyclicNeighbor(offered, voice, step).id, { shouldDirty: true });
  };
  return (
    <div className="voice">
      <SelectField
        control={control}
        name="narratorVoiceId"
        label={text.voice}
        options={offered.map((each) => ({ value: each.id, label: nameOf(each) }))}
        stretch
      />
      <div className="row-start">
        <Button
          formAction="none"
          variant="icon"
          iconName="angle-left"
          ariaLabel={text.previousVoice}
          onClick={() => go(-1)}
        />
        {voice && (
          <AudioSample sound={voiceSample(voice.id)} what={voice.name} play={text.playSample} stop={text.stopSample} />
        )}
        <Button
          formAction="none"
          variant="icon"
          iconName="angle-right"
          ariaLabel={text.nextVoice}
          onClick={() => go(1)}
        />
      </div>
    </div>
  );
};

const nameOf = ({ name, gender }: Voice): string => `${name} (${genderName(gender)})`;
