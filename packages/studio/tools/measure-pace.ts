import { languageBasics, languageOf, languageSamples } from "../src/languages/index.ts";
import { narratorVoices, speak, speakingSpeed } from "../src/narrator/index.ts";
import { textOf, write } from "../src/writer/index.ts";

// Prints the speeds to write into the pack of a language, the mean of its voices:
// `npx tsx packages/studio/tools/measure-pace.ts italian`

const STORY_SECONDS = 162;

const language = languageOf(process.argv[2] ?? "");
const voices = Object.keys(narratorVoices).filter((id) => narratorVoices[id]?.language === language);

/** Characters per second of speech, pauses between sentences left out. */
const measure = async (text: string, pauseOf: (sentences: number) => number): Promise<number> => {
  let sum = 0;
  for (const voice of voices) {
    const { sentences } = await speak({ text, language, voice });
    sum += Array.from(text).length / ((sentences.at(-1)?.end ?? 0) - pauseOf(sentences.length));
  }
  return sum / voices.length;
};

const { paragraphs } = write({
  idea: "A fox looks for the moon",
  language,
  storyType: "fairytale_story",
  scenes: 10,
  seconds: STORY_SECONDS,
  seed: "pace",
});
const { sentencePauseSeconds } = languageBasics[language].pace;
const paragraphSpeed = await measure(
  languageSamples[language].paragraph,
  (sentences) => (sentences - 1) * speakingSpeed(language).sentencePauseSeconds,
);
const storySpeed = await measure(textOf({ paragraphs }), (sentences) => sentences * sentencePauseSeconds);
console.info(`narration.ts  charactersPerSecond: ${paragraphSpeed.toFixed(1)}`);
console.info(`basics.ts     lettersPerSecond: ${storySpeed.toFixed(1)}`);
process.exit(0);
