import FormField from "@cloudscape-design/components/form-field";
import Header from "@cloudscape-design/components/header";
import Select from "@cloudscape-design/components/select";
import { type CharacterVoice, characterVoices, roleOf } from "#contract/catalogue/character-voices.ts";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { Speaker } from "#contract/schema/scene.ts";
import { text } from "./text.ts";

interface SpeakerVoicesProps {
  readonly speakers: readonly Speaker[];
  readonly language: LanguageId;
  readonly onChoose: (character: string, voice: string) => void;
}

/** The voices of the characters that speak in a film. */
export const SpeakerVoices = ({ speakers, language, onChoose }: SpeakerVoicesProps) => {
  const options = characterVoices
    .filter((voice) => voice.language === language)
    .map((voice) => ({ value: voice.id, label: nameOf(voice) }));
  return (
    <section className="speaker-voices" aria-label={text.voices}>
      <Header variant="h3" description={text.voicesAbout}>
        {text.voices}
      </Header>
      <div className="speaker-fields">
        {speakers.map(({ id, name, voice, lines }) => (
          <FormField key={id} label={name} description={text.lines(lines)} stretch>
            <Select
              ariaLabel={text.voiceOf(name)}
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

/** The name of a narrator says no gender; "Old woman" does. */
const nameOf = ({ id, name, gender }: CharacterVoice): string => (roleOf(id) ? name : `${name} (${gender})`);
