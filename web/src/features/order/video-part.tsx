import { languageIds, languages } from "#contract/catalogue/languages.ts";
import { lengths, minutesOnForm } from "#contract/catalogue/lengths.ts";
import { defaultVoice } from "#contract/catalogue/voices.ts";
import { Choice } from "../../components/choice.tsx";
import type { PartProps } from "./order.ts";
import { text } from "./text.ts";

const languageOptions = languageIds.map((value) => ({ value, label: languages[value].name }));
const formatOptions = [
  { value: "landscape", label: text.landscape },
  { value: "portrait", label: text.portrait },
] as const;
const lengthOptions = minutesOnForm.map((value) => ({
  value,
  label: text.minutes(value),
}));

export const VideoPart = ({ order, faults, change }: PartProps) => (
  <div className="row">
    <Choice
      label={text.language}
      options={languageOptions}
      value={order.voiceLanguage}
      error={faults.voiceLanguage}
      // A voice tells stories in one language: another language begins with its own.
      onChange={(voiceLanguage) => change({ voiceLanguage, narratorVoiceId: defaultVoice(voiceLanguage).id })}
    />
    <Choice
      label={text.format}
      options={formatOptions}
      value={order.dimensionType}
      error={faults.dimensionType}
      onChange={(dimensionType) => change({ dimensionType })}
    />
    <Choice
      label={text.length}
      options={lengthOptions}
      value={order.videoDuration}
      hint={text.scenes(lengths[order.videoDuration].scenes)}
      error={faults.videoDuration}
      onChange={(videoDuration) => change({ videoDuration })}
    />
  </div>
);
