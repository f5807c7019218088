import { audienceAges, audienceGenders, audienceLocations } from "#contract/catalogue/audiences.ts";
import { characterVoices } from "#contract/catalogue/character-voices.ts";
import { extension } from "#contract/catalogue/extension.ts";
import { type LanguageId, languageIds, languages } from "#contract/catalogue/languages.ts";
import { lengths, minutesOnForm } from "#contract/catalogue/lengths.ts";
import { creditsPerDollar, packages } from "#contract/catalogue/packages.ts";
import { storyTypeIds, storyTypes } from "#contract/catalogue/story-types.ts";
import { defaultStyleOf, styleChoices } from "#contract/catalogue/styles.ts";
import { subtitleStyles } from "#contract/catalogue/subtitle-styles.ts";
import { defaultVoice, voices } from "#contract/catalogue/voices.ts";
import type { SystemConfiguration } from "#contract/schema/configuration.ts";
import { speakersOf } from "#contract/settings/engine-choice.ts";

const named = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Words of the story per scene, shown beside the lengths in the form. */
const sentencesOf = (scenes: number, characters: number) => {
  const words = characters / scenes / 6;
  const sentences = Math.min(6, Math.max(2, Math.round(words / 17)));
  return {
    sentences_per_scene: sentences,
    words_per_sentence: Math.min(26, Math.max(15, Math.round(words / sentences))),
  };
};

type Engines = SystemConfiguration["engines"];

/** The languages that a narrator of the list has a voice for. */
const spokenBy = ({ narrator }: Engines): readonly LanguageId[] =>
  languageIds.filter((language) => speakersOf(narrator, language).length > 0);

/** The catalogues in the format of the order form. */
export const configuration = (engines: Engines, clientRepository?: string): SystemConfiguration => ({
  videoDurationConfigs: Object.fromEntries(
    Object.entries(lengths).map(([minutes, { scenes, credits, storyCharacters }]) => [
      minutes,
      {
        story_characters: storyCharacters,
        scene_counts: scenes,
        ...sentencesOf(scenes, storyCharacters),
        total_cost: credits,
      },
    ]),
  ),
  formDurations: [...minutesOnForm],
  storyTypes: named(storyTypes),
  languages: spokenBy(engines).map((value) => ({ value, label: languages[value].name, tag: languages[value].tag })),
  pricingTiers: packages.map((tier) => ({ ...tier })),
  illustrationStyles: styleChoices.map((value) => ({ value, label: value })),
  subtitleStyles: subtitleStyles.map((each) => ({ ...each })),
  voiceOptions: Object.fromEntries(
    spokenBy(engines).map((language) => [
      language,
      Object.fromEntries(voices.filter((voice) => voice.language === language).map(({ name, id }) => [name, id])),
    ]),
  ),
  defaultVoices: Object.fromEntries(spokenBy(engines).map((language) => [language, defaultVoice(language).id])),
  characterVoices: Object.fromEntries(
    spokenBy(engines).map((spoken) => [
      spoken,
      characterVoices
        .filter(({ language }) => language === spoken)
        .map(({ id, name, gender, age }) => ({ id, name, gender, age })),
    ]),
  ),
  defaultIllustrationStyleByStoryType: Object.fromEntries(storyTypeIds.map((type) => [type, defaultStyleOf(type)])),
  audienceAges: named(audienceAges),
  audienceGenders: named(audienceGenders),
  audienceLocations: named(audienceLocations),
  creditConversionRate: creditsPerDollar,
  filmExtension: { ...extension },
  engines: { ...engines },
  client_repository: clientRepository,
});
