import * as z from "zod";
import { languageIds } from "../catalogue/languages.ts";
import { minutesSold } from "../catalogue/lengths.ts";
import { storyTypeIds } from "../catalogue/story-types.ts";
import { styleChoices } from "../catalogue/styles.ts";
import { subtitleStyleIds } from "../catalogue/subtitle-styles.ts";
import {
  maxEndCardLength,
  maxFullStoryLength,
  maxIntroCardLength,
  maxPronunciations,
} from "../catalogue/text-limits.ts";
import { formatThousands } from "../thousands.ts";
import { maxCopyAddresses, splitAddresses } from "./addresses.ts";
import { isHashtag, maxOwnHashtags, splitHashtags } from "./hashtags.ts";

const missing = "Missing required information. Please fill in all required fields.";

/** One of the known words. The error says that it is missing, or which words are known. */
const choice = <const T extends string>(name: string, known: readonly T[]) =>
  z.enum(known, {
    error: ({ input }) =>
      input === undefined || input === "" ? missing : `Unknown ${name} "${input}". Known: ${known.join(", ")}.`,
  });

export const StoryType = choice("story type", storyTypeIds);
export const Language = choice("voice language", languageIds);
export const Dimension = choice("video format", ["landscape", "portrait"]);
export const SubtitleStyle = choice("subtitle style", subtitleStyleIds);
export const IllustrationStyle = choice("illustration style", styleChoices);

/** `first_scene` is the first look: the rest of the film is made and paid for when its owner continues. */
export const reviews = ["none", "first_scene", "script", "storyboard"] as const;
export type Review = (typeof reviews)[number];
/** Where a film can stop. */
export const reviewStops = ["first_scene", "script", "storyboard"] as const satisfies readonly Review[];
export type ReviewStop = (typeof reviewStops)[number];
export const Review = choice("review", reviews);

export const reviewTimeouts = ["continue", "cancel"] as const;
export const ReviewTimeout = choice("review timeout", reviewTimeouts);

/** `automatic` follows the mood of each scene; a mood is kept for the whole film; `own` is a sound file of the user. */
export const musics = [
  "automatic",
  "none",
  "own",
  "calm",
  "happy",
  "joy",
  "wonder",
  "tense",
  "worried",
  "sad",
] as const;
export type Music = (typeof musics)[number];
export const Music = choice("music", musics);

export const musicVolumes = ["quiet", "normal", "loud"] as const;
export type MusicVolume = (typeof musicVolumes)[number];
export const MusicVolume = choice("music volume", musicVolumes);

export const maxAccountPronunciations = 50;

/** How a word is spoken that narrators say wrongly: it is written so for the narrator, and as before in captions. */
export const Pronunciation = z.object({
  word: z.string().trim().min(1, "Write the word as the story has it.").max(60),
  say: z.string().trim().min(1, "Write how the word is spoken.").max(100),
});
export type Pronunciation = z.infer<typeof Pronunciation>;
export const Pronunciations = z
  .array(Pronunciation)
  .max(maxPronunciations, `A film can have up to ${maxPronunciations} pronunciations.`);
/** The list of an account: each new film of the user gets it. */
export const AccountPronunciations = z
  .array(Pronunciation)
  .max(maxAccountPronunciations, `An account can have up to ${maxAccountPronunciations} pronunciations.`);

export const Length = z.literal(minutesSold, {
  error: ({ input }) => `Unknown video length "${input}". It must be one of ${minutesSold.join(", ")} minutes.`,
});

export const FullStoryText = z
  .string()
  .trim()
  .max(maxFullStoryLength, `The full story is longer than ${formatThousands(maxFullStoryLength)} characters.`);

export const Audience = z.string().trim().max(100, "An audience can be described in up to 100 characters.");

/** Hashtags of an order, with or without #. */
export const OwnHashtags = z
  .string()
  .trim()
  .max(600)
  .refine((text) => splitHashtags(text).length <= maxOwnHashtags, `Hashtags: up to ${maxOwnHashtags}.`)
  .refine(
    (text) => splitHashtags(text).every(isHashtag),
    "Hashtags: each has up to 50 letters, digits and underscores.",
  );

export const EndCard = z
  .string()
  .trim()
  .max(maxEndCardLength, `The end card can have up to ${maxEndCardLength} characters.`);

export const IntroCard = z
  .string()
  .trim()
  .max(maxIntroCardLength, `The intro card can have up to ${maxIntroCardLength} characters.`);

/** `automatic` names a speaker where the words do not; `names` names each; `colors` gives each a colour. */
export const speakerCaptions = ["automatic", "names", "colors"] as const;
export type SpeakerCaptions = (typeof speakerCaptions)[number];
export const SpeakerCaptions = choice("kind of speaker captions", speakerCaptions);

export const maxSystemPromptLength = 60_000;

export const CopyToEmail = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => splitAddresses(text).length <= maxCopyAddresses, "Copy to Email: up to 5 addresses.")
  .refine(
    (text) => splitAddresses(text).every((address) => z.email().safeParse(address).success),
    "Copy to Email: one of the addresses is not an e-mail address.",
  );
