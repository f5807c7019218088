import FormField from "@cloudscape-design/components/form-field";
import Header from "@cloudscape-design/components/header";
import Select from "@cloudscape-design/components/select";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { Speaker } from "#contract/schema/scene.ts";
import { characterVoiceOptions } from "../../../lib/character-voice-names.ts";
import { text } from "./text.ts";

interface SpeakerVoicesProps {
  readonly speakers: readonly Speaker[];
  readonly language: LanguageId;
  readonly onChoose: (character: string, voice: string) => void;
}

/** The voices of the narrator and of the characters that speak in a film. */
export const SpeakerVoices = ({ speakers, language, onChoose }: SpeakerVoicesProps) => {
  const options = characterVoiceOptions(language);
  return (
    <section className="speaker-voices" aria-label={text.voices}>
      <Header variant="h3" description={text.voicesAbout}>
        {text.voices}
      </Header>
      <div className="speaker-fields">
        {speakers.map(({ id, name, voice, lines }) => (
          <FormField key={id} label={text.speakerName({ id, name })} description={text.lines(lines)} stretch>
            <Select
              ariaLabel={text.voiceOf(text.speakerName({ id, name }))}
              options={options}
              selectedOption={options.find(({ value }) => value === voice) ?? null}
              onChange={({ detail }) => onChoose(id, detail.selectedOption.value ?? voice)}
            />
          </FormField>
        ))}
      </div>
    </section>
  );
};
