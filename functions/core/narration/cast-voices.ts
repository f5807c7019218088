import { type CharacterVoice, characterVoices, type VoiceAge } from "#contract/catalogue/character-voices.ts";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { isSameName } from "#contract/order/own-characters.ts";
import type { CastMember } from "../story/story.ts";

interface Given {
  readonly language: LanguageId;
  /** The narrator's voice, which no character gets unless its owner has chosen it. */
  readonly narrator: string;
  readonly cast: readonly CastMember[];
  /** The names of the owner's characters. They choose first: a crowd that says nothing may be in the cast before them. */
  readonly own?: readonly string[] | undefined;
  /** The voices that the film's owner has chosen, by the ids of the characters. */
  readonly chosen?: Readonly<Record<string, string>> | undefined;
}

/**
 * The voice of each character by its id: the one that its owner has chosen, or a free one of its gender and about its
 * age. Where there are fewer voices than characters, some share one. The same cast always gets the same voices.
 */
export const castVoices = ({ language, narrator, cast, own = [], chosen = {} }: Given): ReadonlyMap<string, string> => {
  const offered = characterVoices.filter((voice) => voice.language === language && voice.id !== narrator);
  const used = Object.values(chosen);
  const isOwn = ({ name }: CastMember) => own.some((each) => isSameName(each, name));
  return new Map(
    [...cast.filter(isOwn), ...cast.filter((member) => !isOwn(member))].map((member) => {
      const own = chosen[member.id];
      if (own !== undefined) return [member.id, own];
      const costs = offered.map((voice) => costOf(voice, member, used));
      const voice = offered[costs.indexOf(Math.min(...costs))]?.id ?? narrator;
      used.push(voice);
      return [member.id, voice];
    }),
  );
};

/** Another gender is worse than a voice that somebody has, and that is worse than another age. */
const costOf = (voice: CharacterVoice, member: CastMember, used: readonly string[]): number => {
  const gender = genderOf(member);
  const otherGender = gender !== "neutral" && gender !== voice.gender ? 1000 : 0;
  return otherGender + used.filter((id) => id === voice.id).length * 10 + ageDistance(ageOf(member), voice.age);
};

const ageDistance = (one: VoiceAge, other: VoiceAge): number => {
  if (one === other) return 0;
  return one === "child" || other === "child" ? 3 : 1;
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const females = words(
  "girl woman lady mother mum mom grandma grandmother granny aunt sister daughter wife queen princess duchess empress witch fairy mermaid nun maid heroine hen cow doe lioness tigress vixen ewe goddess actress waitress mrs-claus schoolgirl",
);
const males = words(
  "boy man gentleman father dad grandpa grandfather uncle brother son husband king prince duke emperor wizard sorcerer knight samurai monk santa-claus rooster bull stag ram god waiter schoolboy lumberjack",
);
const children = words(
  "girl boy child baby toddler kid schoolgirl schoolboy chick baby-chick kitten puppy cub lamb fawn",
);
const elders = words("grandma grandmother granny grandpa grandfather elder crone hermit santa-claus mrs-claus");
const oldTraits = words("old elderly ancient aged grey gray white-haired wrinkled bearded");
const youngTraits = words("little young small tiny");
/** Persons who are called young or little in jest or by comparison. */
const adults = words("woman man queen king mother father mum dad mom wizard witch knight doctor teacher");

/** The gender that a character's kind shows, where the cast does not say it. */
const genderOf = ({ gender, kind, traits }: CastMember): NonNullable<CastMember["gender"]> => {
  if (gender && gender !== "neutral") return gender;
  const all = [...kindWords(kind), ...traits];
  if (all.some((word) => females.has(word))) return "female";
  return all.some((word) => males.has(word)) ? "male" : "neutral";
};

const ageOf = ({ kind, traits }: CastMember): VoiceAge => {
  const kinds = kindWords(kind);
  const looks = traits.flatMap(kindWords);
  const has = (list: readonly string[], set: ReadonlySet<string>) => list.some((word) => set.has(word));
  if (has(kinds, elders) || has(looks, oldTraits)) return "old";
  if (has(kinds, children)) return "child";
  return has([...kinds, ...looks], youngTraits) && !has(kinds, adults) ? "child" : "adult";
};

const kindWords = (kind: string): readonly string[] => {
  const lower = kind.toLowerCase();
  return [lower, ...lower.split(/[\s-]+/)];
};
