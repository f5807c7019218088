import { type LanguageId, languages } from "#contract/catalogue/languages.ts";
import { defaultVoice, voiceSample } from "#contract/catalogue/voices.ts";
import { useSound } from "../../lib/use-sound.ts";

/** A language by its own name. Pressed, its narrator speaks. */
export const Narrator = ({ language }: { readonly language: LanguageId }) => {
  const { isPlaying, toggle } = useSound(voiceSample(defaultVoice(language).id));
  const { name, tag } = languages[language];
  return (
    <li>
      <button type="button" lang={tag} aria-pressed={isPlaying} onClick={toggle}>
        <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
          <path d={isPlaying ? "M3 2h4v12H3zM9 2h4v12H9z" : "M3 1l11 7-11 7z"} fill="currentColor" />
        </svg>
        {name}
      </button>
    </li>
  );
};
