import { othersStyle, styleChoices } from "#contract/catalogue/styles.ts";
import { voices } from "#contract/catalogue/voices.ts";
import { Choice } from "../../components/choice.tsx";
import { Switch } from "../../components/switch.tsx";
import { TextField } from "../../components/text-field.tsx";
import type { PartProps } from "./order.ts";
import { text } from "./text.ts";

const styleOptions = styleChoices.map((value) => ({ value, label: value === othersStyle ? text.others : value }));
const voicesOf = (language: string) =>
  voices
    .filter((voice) => voice.language === language)
    .map(({ id, name, gender }) => ({ value: id, label: `${name} (${gender})` }));

export const LookPart = ({ order, faults, change }: PartProps) => (
  <fieldset>
    <legend>{text.keyElements}</legend>
    <div className="row two">
      <Choice
        label={text.style}
        options={styleOptions}
        value={order.illustrationStyle}
        error={faults.illustrationStyle}
        onChange={(illustrationStyle) => change({ illustrationStyle })}
      />
      {order.illustrationStyle === othersStyle && (
        <TextField
          label={text.customStyle}
          maxLength={300}
          value={order.customIllustrationStyle}
          error={faults.customIllustrationStyle}
          onChange={(customIllustrationStyle) => change({ customIllustrationStyle })}
        />
      )}
      <Choice
        label={text.voice}
        options={voicesOf(order.voiceLanguage)}
        value={order.narratorVoiceId}
        error={faults.narratorVoiceId}
        onChange={(narratorVoiceId) => change({ narratorVoiceId })}
      />
      <TextField
        label={text.narrator}
        maxLength={100}
        value={order.narratorName}
        error={faults.narratorName}
        onChange={(narratorName) => change({ narratorName })}
      />
    </div>
    <div className="switches">
      <Switch
        label={text.zoom}
        on={order.enableZoomEffect}
        onChange={(enableZoomEffect) => change({ enableZoomEffect })}
      />
      <Switch
        label={text.subtitle}
        on={order.enableSubtitle}
        onChange={(enableSubtitle) => change({ enableSubtitle })}
      />
      <Switch
        label={text.transitions}
        on={order.enableChapterTransitions}
        onChange={(enableChapterTransitions) => change({ enableChapterTransitions })}
      />
    </div>
  </fieldset>
);
