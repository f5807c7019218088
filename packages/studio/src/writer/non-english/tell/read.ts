import { definitePlace } from "../../../languages/definite-place.ts";
import { type NonEnglish, storyPacks } from "../../../languages/index.ts";
import type { Family, IdeaReader, KnownNoun, Named } from "../../../languages/pack.ts";
import { characterKinds } from "../../lexicon/character-kinds.ts";
import { findWords } from "../../lexicon/find-words.ts";
import { PARENT } from "../../people/friends-and-parents.ts";
import { genderInText } from "../../people/gender-in-text.ts";
import { withoutKnownFriends } from "../../people/known-friends.ts";
import type { KnownMember } from "../../people/known-member.ts";
import { otherCast } from "../../people/other-cast.ts";
import { nounOfKind } from "../noun-of-kind.ts";
import { nounOf } from "../nouns.ts";
import { otherOutline } from "../other-outline.ts";
import { factsIn } from "./facts.ts";
import type { Words } from "./fill.ts";
import { heroSentences } from "./hero-sentences.ts";
import { mateIn } from "./mate-in.ts";
import { isWithin, othersIn } from "./others.ts";
import { withoutRelatives } from "./relatives.ts";
import { withMe } from "./with-me.ts";

/** What a story can be told with. */
export interface TellingIdea {
  readonly hero: Named;
  readonly family: Family;
  readonly words: Words;
  readonly cast: readonly KnownMember[];
  /** Further people and animals of the idea, as subjects of sentences. */
  readonly others: readonly Named[];
  /** What the idea says besides, in its own words. */
  readonly facts: readonly string[];
}

/** The words of an idea in its own language for a scripted story; undefined where the hero is not certain. */
export const readForTelling = (
  idea: string,
  language: NonEnglish,
  given?: {
    readonly hero?: Named | undefined;
    readonly place?: string | undefined;
    readonly wish?: string | undefined;
  },
): TellingIdea | undefined => {
  const reader = storyPacks[language].telling?.reader;
  if (!reader) return undefined;
  const cast = otherCast(idea, language);
  const [lead] = cast;
  const front = nounInFront(lead, idea, reader);
  const found = given?.hero ?? heroIn(cast, front, idea, language, reader);
  if (!found) return undefined;
  const isThing =
    found !== NO_ONE &&
    storyPacks[language].telling?.livingWords &&
    found.person === "he" &&
    !isLiving(found, lead, reader);
  const hero: Named = isThing ? { ...found, person: "it" } : found;
  const others = cast
    .filter(({ member }) => !isWithin(member.name, hero.name))
    .flatMap(({ member, noun }) => [member.name, noun ?? ""])
    .map((name) => name.replace(/^لل/u, "ال"))
    .filter((name) => name !== "" && !isWithin(name, hero.name));
  const own = heroSentences(idea, language, { hero: hero.name, others });
  const read = otherOutline(own, language);
  const wish = given?.wish ?? (read.wish && !CUT.test(read.wish) ? read.wish : undefined);
  const isTaken = takenIn(cast, hero, language);
  const mate =
    found === front && lead && isOwnedBeside(lead, idea, reader)
      ? namedIn(lead, idea, language, reader)
      : isTold(hero, reader)
        ? withMe(idea, language)
        : mateIn(cast, idea, language, reader, (member) => namedIn(member, idea, language, reader));
  const family =
    found === NO_ONE
      ? "event"
      : familyOf(withoutKnownFriends(withoutFriends(withoutRelatives(own, language, hero.name), hero)), reader);
  const contested = family === "quarrel" ? reader.quarrelAbout?.exec(own)?.[1] : undefined;
  const object = contested ?? reader.objectIn(own, isTaken);
  const thing = object === hero.name || isInfinitive(object, own) ? undefined : object;
  const there = [given?.place, read.place, otherOutline(idea, language).place]
    .flatMap((place) => (place && reader.placeOf(place)) ?? [])
    .map((place) => definitePlace(place, language))
    .at(0);
  const words = {
    ...reader.partsIn?.(own, family, isTaken),
    ...(hero.name !== NARRATOR && { hero: hero.name }),
    ...(mate && !isGroup(mate, language) && { mate: mate.name }),
    ...(thing && { thing }),
    ...(there && { there }),
    ...(wish && { wish: GERMAN_NOUN(wish, language) ? wish : wish.charAt(0).toLocaleLowerCase() + wish.slice(1) }),
    ...reader.moreWords?.(own, hero.name),
  };
  const isLittleRead = Object.keys(words).every((gap) => LITTLE.has(gap));
  return {
    hero,
    family,
    cast,
    others: othersIn(cast, {
      idea,
      language,
      hero,
      mate,
      thing,
      named: (member) => namedIn(member, idea, language, reader),
    }),
    facts: isTold(hero, reader) ? [] : factsIn(idea, language, isLittleRead),
    words,
  };
};

/** "pour les départager": a verb and its object. */
const isInfinitive = (object: string | undefined, idea: string): boolean =>
  object !== undefined &&
  /^(?:le|la|les) \p{Ll}+(?:er|ir|oir|re)$/u.test(object) &&
  new RegExp(`(?:pour|de|à|sans) ${object}`, "u").test(idea);

const heroIn = (
  cast: readonly KnownMember[],
  front: Named | undefined,
  idea: string,
  language: NonEnglish,
  reader: IdeaReader,
): Named | undefined => {
  if (reader.event?.test(idea.trim())) return NO_ONE;
  const [lead] = cast;
  // "Mi vecina doña Pura": who is the narrator's is the hero.
  const own = lead && MINE.test(idea.trim()) && !WITH_ME.test(idea) && nameAt(lead, idea) < NEAR_START;
  if (own) return namedIn(lead, idea, language, reader);
  if (reader.narrator?.test(idea.trim()))
    return reader.narratorName
      ? { name: reader.narratorName, person: NARRATING_WOMAN.test(idea) ? "she" : "he" }
      : storyPacks[language].telling?.agreement.pronouns["hero"]
        ? { name: NARRATOR, person: "i" }
        : undefined;
  const apposed = cast.find(
    ({ member, noun }) =>
      member.name.toLocaleLowerCase() !== noun &&
      TRADE_BEFORE.test(idea.slice(0, Math.max(0, idea.indexOf(member.name)))),
  );
  if (apposed) {
    return namedIn(apposed, idea, language, reader);
  }
  return front ?? (lead && namedIn(lead, idea, language, reader)) ?? (hasEvents(language) ? NO_ONE : undefined);
};

const isTold = ({ name, person }: Named, { narratorName }: IdeaReader): boolean =>
  person === "i" || (narratorName !== undefined && name === narratorName);

/** "La panadera doña Rosa": the trade of one who has a name. */
const TRADE_BEFORE =
  /^(?:El|La|Le|Il|O|A|Lo|Una?|Une|Uma?|Um|L['’])\s?\p{Ll}{4,}\s(?:(?:don|doña|[Mm]adame|[Mm]onsieur|signora?|seu|dona|señora?|tío|tía)\s)?$/u;
const ADDRESS = /(?:Madame|Monsieur|[Dd]oña|[Dd]on|[Ss]eu|[Dd]ona)\s$/u;
const MINE =
  /^(?:mein[e]?|unsere?|notre|nuestr[oa]|(?:il |la )?nostr[oa]|(?:o |a )?noss[oa]|हमार[ाीे]|আমাদের|mis?|mon|ma|mes|(?:il\s|la\s)?mi[oa]|(?:o\s|a\s)?(?:meu|minha)|мо[йя]|наш[а]?|मेर[ाीे]|আমার)\s/iu;
/** The idea's own verb or adjective shows that a woman tells it. */
const NARRATING_WOMAN =
  /(?:ती|रही|गयी|गई)\s(?:हूँ|हूं|थी)|(?<!\p{L})я\s(?:\p{Ll}+\s){0,2}\p{Ll}+ла(?:сь)?(?!\p{L})|\b(?:sola|pequeña|contenta|cansada|sozinha|piccola|stanca|seule|contente|petite)\b/iu;
const WITH_ME = /(?:\sund ich|\sy yo|\set moi|\se io|\sed io|\se eu|\sи я|और मैं|আর আমি)(?![\p{L}\p{M}])/iu;
const NEAR_START = 24;
const nameAt = ({ member, noun }: KnownMember, idea: string): number => {
  const at = idea.indexOf(member.name);
  return at >= 0 ? at : idea.toLocaleLowerCase().indexOf(noun ?? member.name);
};

/** Whether a noun is of somebody in the idea, and so no thing. */
const takenIn = (cast: readonly KnownMember[], hero: Named, language: NonEnglish): ((noun: string) => boolean) => {
  const words = hero.name.toLocaleLowerCase().split(/[\s’']/);
  const ofHero = new Set(words.filter((word) => word.length > 2).map((word) => word.replace(THE, "")));
  return (noun) =>
    ofHero.has(noun.toLocaleLowerCase().replace(THE, "")) ||
    findWords(noun, language).some(({ sort }) => sort === "kind") ||
    cast.some(
      ({ member, aliases, noun: own }) =>
        (characterKinds.has(member.kind) || hero.name.toLocaleLowerCase().includes(own ?? member.name)) &&
        (aliases.includes(noun.toLocaleLowerCase()) || own === noun.toLocaleLowerCase()),
    );
};

/** "Schlagzeug spielen" */
const GERMAN_NOUN = (wish: string, language: NonEnglish): boolean =>
  language === "german" &&
  !/^(?:den?|die|das|dem|der|eine?[nmr]?|[mds]eine?[nmr]?|ihre?[nmr]?|unsere?[nmr]?|mit|auf|in|im|zu[mr]?|am|an|nach|von|für|aus|über|unter|einmal|endlich|wieder|gern|sich|nicht|alle|viele)\s/iu.test(
    wish,
  );

/** A wish that is cut before its last words. */
const CUT =
  /(?:^|\s)(?:chez|à|de|des|du|dans|en|pour|avec|para|por|con|com|da|do|di|a|al|per|su|in|nach|zu|mit|auf|в|на|к|с|со|до|у|о|того|ту|тех|то)$/iu;
const LITTLE = new Set(["hero", "mate", "there", "place"]);

/** A person or an animal. A name or a trade without a noun is a person's. */
const isLiving = ({ name }: Named, lead: KnownMember | undefined, { trade }: IdeaReader): boolean =>
  lead && [lead.member.name, lead.noun ?? ""].some((word) => word !== "" && name.includes(word))
    ? characterKinds.has(lead.member.kind) || lead.noun === undefined
    : trade?.test(name) === true;

/** "A forgotten clock looks for a friend": the noun at the start is the hero, not the creature that it seeks. */
const nounInFront = (lead: KnownMember | undefined, idea: string, reader: IdeaReader): Named | undefined => {
  const marked = JAPANESE_SUBJECT.exec(idea.trim());
  if (marked?.[1] && lead?.noun && !marked[1].includes(lead.noun) && !marked[1].includes(lead.member.name))
    return reader.subjectAt(idea, marked[0].indexOf(marked[1]), marked[1], undefined);
  const found = reader.firstNoun.exec(idea.trim());
  const noun = found?.[1];
  if (!found || !noun || lead?.noun === noun.toLocaleLowerCase() || NO_HERO.test(noun)) return undefined;
  if (lead && !lead.noun && PARENT.test(noun)) return undefined;
  // "কাকতাড়ুয়া … পাখিদের সঙ্গে": a bare first word acts where the other stands in a case.
  const isBare = found[0] === noun && BENGALI.test(noun) && !THE.test(noun);
  if (isBare)
    return lead && lead.member.name.toLocaleLowerCase() === lead.noun && CASED.test(lead.noun)
      ? reader.subjectAt(idea, 0, noun, undefined)
      : undefined;
  const isTrade = reader.trade?.test(noun) === true;
  const after = idea.slice(found[0].length);
  // "चाय बेचने वाली औरत": what somebody sells is not the hero.
  if (HINDI_SELLING.test(after)) return undefined;
  const isNamed = lead && (lead.noun === undefined || lead.member.name.toLocaleLowerCase() !== lead.noun);
  const name = lead && (isNamed ? lead.member.name.toLocaleLowerCase() : (lead.noun ?? ""));
  const leadAt = name ? after.toLocaleLowerCase().indexOf(name) : after.length;
  const between = after.slice(0, Math.max(0, leadAt));
  // "Un zapatero y su gata Misi": who belongs to the hero is not the hero.
  // "El frigorífico de la abuela Carmen": nor is who the hero belongs to.
  const isOwned = OWNED.test(between) || OWNER.test(between);
  // "学校的旧校车不想退休，司机老王": who wants something first is the hero.
  const wants = WANTS.exec(after);
  const isWanting = wants !== null && (leadAt < 0 || leadAt > wants[0].length);
  // "एक रिक्शा रास्ता भूल जाता है और एक गाय": a whole clause about the first noun.
  const isWhole = /(?:है|हैं|था|थी|थे),?\s(?:और|लेकिन)\s[^।]*$/u.test(between) || (leadAt >= 0 && THE.test(noun));
  if ((isWanting && leadAt >= 0) || isWhole)
    return reader.subjectAt(idea, found[0].length - noun.length, noun, undefined);
  if (isNamed && !isOwned && (!/[.!?।。！？؟，]/.test(between) || leadAt < 0)) return undefined;
  const [clause = ""] = between.split(/[,.;，。।、،]/);
  const isOfLead =
    leadAt < 0 && new RegExp(`${name}[の의].{0,6}$`, "u").test(idea.slice(0, found[0].length - noun.length));
  const isSameClause =
    isOfLead ||
    isOwned ||
    (leadAt >= 0 &&
      !isMarkedSubject(lead, idea) &&
      (/[.!?।。！？؟]/.test(between) || (clause === between && !reader.together.test(between))));
  return !lead || isSameClause || isTrade
    ? reader.subjectAt(idea, found[0].length - noun.length, noun, undefined)
    : undefined;
};

/** "古い街灯が、": who acts is marked. */
const JAPANESE_SUBJECT =
  /^(?:古い|小さな|さびしい|寂しい|大きな|こわれた|忘れられた)([\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?:は|が)、/u;
const OWNED =
  /(?<!\p{L})(?:sus?|son|sa|ses|seine?[mnr]?|ihre?[mnr]?|suo|sua|seus?|suas?|nipote|neto|neta|её|его|их|свое[йм]|своего|свою)\s(?:\p{Ll}+,?\s)?$/iu;

const BENGALI = /^\p{Script=Bengali}+$/u;
const CASED = /(?:দের|কে|র)$/u;
const WANTS =
  /^(?:(?:\s[^,.!?\s]+){0,4}\s(?:will|möchte|wünscht|träumt|hat Angst|fürchtet|(?:no )?quiere|quisiera|sueña|tiene miedo|(?:ne )?veut|voudrait|rêve|a peur|(?:non )?vuole|vorrebbe|sogna|ha paura|(?:não )?quer|gostaria de|sonha|tem medo|(?:не )?хочет|мечтает|боится)\s|[不想要去每总爱会能找学住很]|决定|害怕|怕|舍不得|喜欢|发现|一直|常常)/u;
const HINDI_SELLING = /^\s[\p{L}\p{M}]+ने\s?वाल[ाीे]/u;
/** "রিকশাটা" */
const THE = /(?:টা|টি)$/u;
const OWNER =
  /^\s(?:de|du|d['’]|des|del|de la|da|do|das|dos|di|della|dello|dell['’]|von|der)(?:\s|(?<=['’]))(?:\p{L}+\s){0,2}$/u;

/** What no story is about by itself. */
const NO_HERO =
  /^(?:Tag|Nacht|Morgen|Abend|Sommer|Winter|Geschichte|Jahr|día|noche|mañana|tarde|historia|año|vez|cuento|jour|nuit|matin|soir|histoire|année|été|hiver|fois|giorno|notte|mattina|sera|storia|anno|volta|dia|noite|manhã|história|ano|день|ночь|утро|вечер|год|зима|лето|история|сказка|어느|오늘|내일|어제|이야기|여름|겨울|아침|저녁|[^，]*(?:天|夜|晚|晚上|早上|下午|年|月|次|时候|故事)|दिन|रात|सुबह|শাম|कहानी|দিন|রাত|সকাল|গল্প)$/iu;

/** "Un zapatero y su gata Misi" */
const isOwnedBeside = ({ member }: KnownMember, idea: string, { together }: IdeaReader): boolean => {
  const before = idea.slice(0, Math.max(0, idea.indexOf(member.name)));
  return OWNED.test(before) && together.test(before.split(/\s/).slice(-5).join(" ")) && !/[.,;]/.test(before);
};

/** A Japanese noun with a subject's particle is no object of the noun in front. */
const isMarkedSubject = (lead: KnownMember | undefined, idea: string): boolean =>
  lead?.noun !== undefined && /^[はが]/u.test(idea.slice(idea.indexOf(lead.noun) + lead.noun.length));

/** The gap "hero" is then a pronoun of the language. */
const NARRATOR = "";
const NO_ONE: Named = { name: "", person: "it" };

const hasEvents = (language: NonEnglish): boolean =>
  storyPacks[language].telling?.scripts.some(({ family }) => family === "event") === true;

/** "三个好朋友": friends who act do not look for one. */
const withoutFriends = (idea: string, { name }: Named): string => {
  const friends = FRIENDS.exec(name)?.[0];
  return friends ? idea.replace(friends, " ") : idea;
};
const FRIENDS =
  /朋友|友だち|友達|ともだち|친구|दोस्त|বন্ধু|صديق\p{L}*|أصدقاء|amig[oa]s|amic[ih]e?|amie?s|Freund\p{L}*|друзья|подруги/u;

const familyOf = (idea: string, { families }: IdeaReader): Family =>
  ORDER.find((family) => families[family]?.test(idea)) ?? "any";
const ORDER: readonly Family[] = [
  "fear",
  "quarrel",
  "refuse",
  "meet",
  "befriend",
  "win",
  "learn",
  "save",
  "make",
  "seek",
  "find",
  "go",
];

/** A character as the subject of a sentence: by its name, or by the noun of the idea with its article. */
const namedIn = (
  { member, noun, gender }: KnownMember,
  idea: string,
  language: NonEnglish,
  reader: IdeaReader,
): Named | undefined => {
  const isNamed = noun === undefined || member.name.toLocaleLowerCase() !== noun;
  if (isNamed && member.name !== "") {
    const person =
      member.traits.includes("woman") || gender === "she"
        ? "she"
        : gender === "it"
          ? genderInText(idea, member.name, language)
          : "he";
    const [title = ""] =
      language === "japanese" ? (POLITE.exec(idea.slice(idea.indexOf(member.name) + member.name.length)) ?? []) : [];
    const address = ADDRESS.exec(idea.slice(0, Math.max(0, idea.indexOf(member.name))))?.[0] ?? "";
    return reader.named ? reader.named(member.name, idea, person) : { name: address + member.name + title, person };
  }
  if (!noun) return undefined;
  const at = idea.toLocaleLowerCase().indexOf(noun);
  return at < 0
    ? undefined
    : reader.subjectAt(idea, at, idea.slice(at, at + noun.length), tableNoun(member.kind, noun, language));
};

/** "田中さん" */
const POLITE = /^(?:さん|ちゃん|くん|君|さま|様|先生)/u;

/** The table's noun if it is the word itself. */
const tableNoun = (kind: string, word: string, language: NonEnglish): KnownNoun | undefined => {
  const found = nounOf(nounOfKind(kind), language);
  const form = storyPacks[language].grammar.dictionaryForm(found?.again ?? "").toLocaleLowerCase();
  return found && (form === word || found.first.toLocaleLowerCase().endsWith(` ${word}`)) ? found : undefined;
};

/** Verbs of the lines about a companion are of one. */
const isGroup = ({ person }: Named, language: NonEnglish): boolean =>
  (person === "they" || person === "theyf") && !/^(?:japanese|chinese|korean|bengali|arabic)$/.test(language);
