import { infinitiveOfThirdPerson, isInfinitive } from "../english/idea/verb-words.ts";
import { isEdible, isFood } from "./food-in-text.ts";
import { isGeneralTruth } from "./general-truths.ts";
import { personNounIn } from "./more-people.ts";
import { yearsIn } from "./numbers.ts";
import { isOwnerOfBody } from "./owner-of-body.ts";
import { kindOfThing, type PersonNoun, personNoun } from "./person-nouns.ts";
import { personOfTwoWords } from "./person-of-two-words.ts";
import { endsPhrase, isCapital, isDeterminer, isStory, isVerb, type Token } from "./tokens.ts";

/** A noun that mentions a character. */
export interface NounAt {
  readonly at: number;
  readonly noun: PersonNoun;
  /** "the girl", "his wife": somebody known, or to be known. */
  readonly isDefinite: boolean;
  readonly isAged: boolean;
  readonly count: number;
  /** Only an owner or somebody spoken of: not in the scene for that. */
  readonly isWeak: boolean;
  /** The words before it: "old" and "lighthouse" of "an old lighthouse keeper". */
  readonly words: readonly string[];
  /** "Mama", "Grandfather": used as a name. */
  readonly isProper: boolean;
}

/** Nouns that may stand for anybody: "the girl" after a name is she who was named. */
export const isGeneric = (noun: string): boolean =>
  /^(?:man|woman|boy|girl|child|kid|lady|gentleman|fellow|toddler|baby)$/.test(noun);

/** The nouns of characters in a text, without those that only describe or compare. */
export const nounsIn = (tokens: readonly Token[], taken: ReadonlySet<number>): NounAt[] =>
  tokens.flatMap((token, at) => {
    if (taken.has(at) || isVerbHere(tokens, at)) return [];
    const noun =
      personOfTwoWords(tokens, at) ??
      personNounIn(tokens, token.low) ??
      countedPeople(tokens, at) ??
      speakingThing(tokens, at);
    if (noun?.many && isStory(tokens) && (isCrowd(tokens, at) || isGeneralTruth(tokens, at))) return [];
    if (!noun || isCompared(tokens, at) || isDescription(tokens, at)) return [];
    if (!noun.isHuman && (isOfPlaceName(tokens, at) || isOfThingsName(tokens, at))) return [];
    const found = phraseBefore(tokens, at);
    const opener = tokens[found.start - 1];
    // "She knew every passenger"
    if (isStory(tokens) && /^(?:every|each)$/.test(opener?.low ?? "")) return [];
    if (isDrawn(tokens, at, opener) || (isEdible(noun.noun) && isFood(tokens, found.start))) return [];
    if (!isMention(tokens, at, noun, opener)) return [];
    if (noun.isThing && !actsAsSomebody(tokens, at)) return [];
    return [
      {
        at,
        noun,
        isDefinite:
          opener !== undefined &&
          !/^(?:a|an|another|some|one|no|every|each|many|several)$/.test(opener.low) &&
          // "That is for dogs", "she liked cows": of their kind, and none that is there.
          !(
            noun.many &&
            !noun.isHuman &&
            [opener.low, tokens[at - 1]?.low ?? ""].some((low) => OF_KIND.test(low)) &&
            isStory(tokens)
          ),
        isAged: found.words.some((word) => /^(?:old|elderly|aged|ancient|retired)$/.test(word)),
        count: noun.many ? countOf(opener?.low ?? "", [...found.words, tokens[at - 1]?.low ?? ""]) : 1,
        words: found.words,
        isProper: isCapital(token) && !token.opensSentence && found.start === at && !isDeterminer(opener),
        isWeak:
          (token.isOwner && !isOwnerOfBody(tokens, at)) ||
          /^(?:every|each)$/.test(opener?.low ?? "") ||
          isAbsent(tokens, found.start) ||
          isAny(tokens, at, opener),
      },
    ];
  });

/** "The passengers began to grumble": none of the cast, unless a text counts them. */
const isCrowd = (tokens: readonly Token[], at: number): boolean =>
  CROWD.test(tokens[at]?.low ?? "") &&
  ![1, 2, 3].some(
    (back) =>
      tokens[at - back]?.sentence === tokens[at]?.sentence &&
      /^(?:two|three|four|both)$/.test(tokens[at - back]?.low ?? ""),
  );
const CROWD =
  /^(?:passengers|villagers|neighbou?rs|guests|customers|tourists|spectators|visitors|workers|shoppers|travellers|strangers|inhabitants|citizens)$/;

/** "On Gull Rock". */
const isOfPlaceName = (tokens: readonly Token[], at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return token !== undefined && next !== undefined && isCapital(token) && isCapital(next) && !endsPhrase(token);
};

/** "A fox should eat hedgehogs": any fox. */
const isAny = (tokens: readonly Token[], at: number, opener: Token | undefined): boolean =>
  isStory(tokens) &&
  /^an?$/.test(opener?.low ?? "") &&
  /^(?:should|must|can|cannot|may)$/.test(tokens[at + 1]?.low ?? "");

/** "The Blue Falcon" that is no name of an animal. */
const isOfThingsName = (tokens: readonly Token[], at: number): boolean => {
  const [token, before] = [tokens[at], tokens[at - 1]];
  return (
    isStory(tokens) &&
    token !== undefined &&
    before !== undefined &&
    isCapital(token) &&
    isCapital(before) &&
    !before.opensSentence &&
    !before.isOwner &&
    !endsPhrase(before) &&
    tokens[at - 2]?.low === "the"
  );
};

const OF_KIND =
  /^(?:for|of|about|than|against|likes?|liked|loves?|loved|hates?|hated|fears?|feared|prefers?|preferred|keeps?|kept|sold|sells)$/;

/** "He drew a heron, a boat and a girl": it shows none of them. */
const isDrawn = (tokens: readonly Token[], at: number, opener: Token | undefined): boolean =>
  /^(?:an?|two|three)$/.test(opener?.low ?? "") &&
  tokens
    .slice(Math.max(0, at - 10), at)
    .some(
      ({ low, sentence }) =>
        sentence === tokens[at]?.sentence &&
        /^(?:drew|drawn|painted|sketched|drawing|painting|photograph|statue)$/.test(low),
    );

/** "the rooster crows", "a hen can crow", "does", "her granny counts the": no crow, no deer and no count. */
const isVerbHere = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.low === "does" ||
  // "Abuela and I cook tamales"
  (/^(?:i|we|they|you)$/.test(tokens[at - 1]?.low ?? "") && isInfinitive(tokens[at]?.low ?? "")) ||
  isThirdPersonHere(tokens, at) ||
  isOfSeveralHere(tokens, at) ||
  (tokens[at]?.low === "counts" &&
    /^(?:the|to|on|her|his|up|down|every|all|stars|sheep)$/.test(tokens[at + 1]?.low ?? "")) ||
  (/^crows?$/.test(tokens[at]?.low ?? "") &&
    /^(?:rooster|roosters|cock|cockerel|hen|can|to|not|will)$/.test(tokens[at - 1]?.low ?? ""));

/** "A mother octopus guards her eggs", "Pia spies on her": no guards and no spies. */
const isThirdPersonHere = (tokens: readonly Token[], at: number): boolean => {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token || !next || endsPhrase(before) || !infinitiveOfThirdPerson(token.low)) return false;
  // "The goose who guards the farm"
  if (/^(?:who|that|which)$/.test(before.low)) return true;
  const isAfterSubject = before.tags.has("Noun") && !before.tags.has("Possessive") && !isDeterminer(before);
  return (
    isAfterSubject && (isDeterminer(next) || /^(?:on|at|for|him|them|it|me|us|over|up|out|down|into)$/.test(next.low))
  );
};

/** "Neighbours cook together": no cook. */
const isOfSeveralHere = (tokens: readonly Token[], at: number): boolean => {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    before !== undefined &&
    !endsPhrase(before) &&
    personNoun(before.low)?.many === true &&
    isInfinitive(token?.low ?? "") &&
    (isDeterminer(next) || /^(?:together|for|with|in|on|at|up|over|every|all)$/.test(next?.low ?? ""))
  );
};

/** "Two old people" are two people; "people" alone is no one. */
const countedPeople = (tokens: readonly Token[], at: number): PersonNoun | undefined => {
  const isCounted = [1, 2, 3].some((back) => /^(?:two|three|four)$/.test(tokens[at - back]?.low ?? ""));
  if (tokens[at]?.low !== "people" || !isCounted) return undefined;
  return { noun: "people", many: true, kind: "man", isHuman: true, isThing: false, age: "adult" };
};

/** "said the satellite": what speaks is a character. */
const speakingThing = (tokens: readonly Token[], at: number): PersonNoun | undefined => {
  const [verb, article, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (
    !token ||
    article?.low !== "the" ||
    !/^(?:said|asked|cried|answered|replied|whispered|shouted)$/.test(verb?.low ?? "") ||
    /^(?:note|letter|card|sign|label|message|book|newspaper|radio|loudspeaker|poster|board|postcard|telegram|page|map)$/.test(
      token.low,
    )
  )
    return undefined;
  const kind = kindOfThing(token.low);
  return kind ? { noun: token.low, many: false, kind, isHuman: false, isThing: false } : undefined;
};

const countOf = (opener: string, words: readonly string[]): number =>
  yearsIn(opener) ?? words.map(yearsIn).find((each) => each !== undefined) ?? (words.includes("twin") ? 2 : 3);

/** The adjectives before a noun: they end at its article. */
const phraseBefore = (tokens: readonly Token[], at: number): { start: number; words: string[] } => {
  let start = at;
  const token = tokens[at];
  if (token && isCapital(token) && !token.opensSentence) return { start, words: [] };
  while (start > 0 && at - start < 4) {
    const before = tokens[start - 1];
    if (!before || endsPhraseBefore(before) || isDeterminer(before) || tokens[start]?.opensSentence) break;
    if (before.post === "," && isAfterOpening(tokens, start)) break;
    if (isVerb(before) && !before.tags.has("Adjective") && !/(?:ed|ing|en)$/.test(before.low)) break;
    if (
      /^(?:and|or|but|of|in|on|at|to|for|with|from|by|about|as|than|like|when|while|after|before|if|because|since|until|said|asked|not|is|was|he|she|they|it|i|we|you)$/.test(
        before.low,
      )
    )
      break;
    start--;
  }
  return { start, words: tokens.slice(start, at).map(({ low }) => low) };
};

/** "When the bridge breaks, villagers build": the comma ends what comes before the sentence proper. */
const isAfterOpening = (tokens: readonly Token[], at: number): boolean => {
  const opening = tokens.slice(0, at).findLast(({ opensSentence }) => opensSentence);
  return OPENING.test(opening?.low ?? "") && !tokens[at - 1]?.tags.has("Adjective");
};
const OPENING = /^(?:when|while|after|before|if|as|because|since|in|on|at|during|one|every|deep|once|long)$/;

const endsPhraseBefore = (token: Token): boolean => endsPhrase(token) && token.post !== ",";

const isMention = (tokens: readonly Token[], at: number, noun: PersonNoun, opener: Token | undefined): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return false;
  // "two best friends fall in love": what they do.
  // "The twins swap shoes", which the tagger takes for a noun, but "the pirates ship sank".
  const isDoing =
    noun.many &&
    isInfinitive(next?.low ?? "") &&
    (/^(?:two|three|four|five)$/.test(opener?.low ?? "") || (noun.isHuman && !tokens[at + 2]?.tags.has("PastTense")));
  // "a fish and chip shop"
  if (token.low === "fish" && next?.low === "and" && /^chips?$/.test(tokens[at + 2]?.low ?? "")) return false;
  // "A signalman and his daughter wait": both do.
  const isSecond = /^(?:his|her|their)$/.test(tokens[at - 1]?.low ?? "") && tokens[at - 2]?.low === "and";
  const isVerbOfTwo = isSecond && isInfinitive(next?.low ?? "") && !isStory(tokens);
  if (next && !endsPhrase(token) && !isDoing && !isVerbOfTwo && isNounAfter(next) && !isOwnerOfBody(tokens, at))
    return false;
  // "The twin sisters"
  if (token.low === "twin" && personNoun(next?.low ?? "")) return false;
  // "the baby animals"
  if (token.low === "baby" && next?.tags.has("Plural") && !endsPhrase(token)) return false;
  // "two rival bakeries": rivals of a sort, and no person. "The spelling bee" is a contest.
  if (/^(?:rival|opponent)$/.test(token.low) && next?.tags.has("Noun") && !endsPhrase(token)) return false;
  if (token.low === "bee" && tokens[at - 1]?.low === "spelling") return false;
  // "a mother octopus", "a rabbit dentist": the second noun is meant.
  const second = next && !endsPhrase(token) && !isCapital(next) ? personNoun(next.low) : undefined;
  const isCounted = /^(?:two|three|four|five)$/.test(opener?.low ?? "");
  const isOfTrade = second?.isHuman === true && !noun.isHuman;
  if (
    second &&
    !second.isThing &&
    (!second.many || isCounted || isOfTrade) &&
    !noun.many &&
    !isVerbHere(tokens, at + 1)
  )
    return false;
  if (isDeterminer(opener) && !tokens[at - 1]?.opensSentence) return opener?.low !== "no";
  if (opener && isDeterminer(opener)) return true;
  if (isCapital(token) && !token.opensSentence) return true;
  // "Mama said", "Grandfather looked", "baker falls in love".
  if (token.opensSentence && !noun.many)
    return (
      isVerb(next) ||
      // "Grandma's secret recipe"
      (token.isOwner && KIN.test(token.low) && !/^day$/.test(next?.low ?? "")) ||
      /^(?:who|and|with)$/.test(next?.low ?? "") ||
      !next ||
      token.post === ","
    );
  if (noun.many) return true;
  return at < 4 && tokens.length < 60;
};

const KIN = /^(?:dad|daddy|papa|mum|mom|mummy|mommy|mama|grandma|granny|grandpa|granddad|grandad|nana|oma|opa)$/;

/** "cat food", "fish market": the noun after it is meant. */
const isNounAfter = (next: Token): boolean =>
  /^(?:market|soup|stall|seller|tank|pond|bowl|hook|stew|crate|box|shop|shed|monger|fingers|cake|pie|bone)s?$/.test(
    next.low,
  ) ||
  (next.tags.has("Noun") &&
    !next.tags.has("Verb") &&
    !next.tags.has("Pronoun") &&
    !isCapital(next) &&
    !isVerb(next) &&
    !isDeterminer(next) &&
    !/(?:s|ed)$/.test(next.low) &&
    !/^(?:who|whose|that|which|in|and|or|home|back|away|alone|tonight|today|tomorrow|yesterday)$/.test(next.low));

const SIMILES = /^(?:like|than|as)$/;
const isCompared = (tokens: readonly Token[], at: number): boolean =>
  ([1, 2, 3].some(
    (back) =>
      SIMILES.test(tokens[at - back]?.low ?? "") && tokens.slice(at - back, at).every((each) => !endsPhrase(each)),
  ) ||
    isWayOf(tokens, at)) &&
  !/^(?:named|called)$/.test(tokens[at + 1]?.low ?? "");

/** "She knew her shelves the way a sailor knows the sea". */
const isWayOf = (tokens: readonly Token[], at: number): boolean =>
  isStory(tokens) && /^an?$/.test(tokens[at - 1]?.low ?? "") && tokens[at - 2]?.low === "way";

/** "She wants to become a knight": what somebody is to be is no second character. */
const isDescription = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens
    .slice(Math.max(0, at - 6), at)
    .map(({ low }) => low)
    .join(" ");
  if (isApposition(tokens, at) || isDescribedAfter(tokens, at) || isSaidByNext(tokens, at)) return true;
  if (isKindAfter(tokens, at)) return true;
  return /\b(?:(?:become|becomes|became|be|being|been)(?: (?:a|an|the))?|(?:he|she|it|they|i|who) (?:is|was|were|are|am) (?:a|an)|(?:no longer|not) an?|(?:no longer|not) an? [\w-]+ but an?)(?: [\w-]+){0,2}$|\b(?:they|we|who) (?:were|are)(?: still)?$/.test(
    before,
  );
};

/** "A best friend, a toad called Bartle": the friend is the toad. */
const isSaidByNext = (tokens: readonly Token[], at: number): boolean =>
  // "The elder, Anders, was strong".
  (/^(?:elder|younger|older|eldest|youngest|oldest)$/.test(tokens[at]?.low ?? "") &&
    tokens[at]?.post === "," &&
    /^\p{Lu}/u.test(tokens[at + 1]?.word ?? "")) ||
  (/^(?:friend|companion|neighbour|neighbor|pal|colleague|helper|partner|enemy|rival|pet)s?$/.test(
    tokens[at]?.low ?? "",
  ) &&
    tokens[at]?.post === "," &&
    /^an?$/.test(tokens[at + 1]?.low ?? "") &&
    [2, 3, 4].some((ahead) => personNoun(tokens[at + ahead]?.low ?? "") !== undefined));

/** "The butcher, a big man in an apron,", "his brother Luca, the captain,": one person. */
const isApposition = (tokens: readonly Token[], at: number): boolean => {
  const [token] = [tokens[at]];
  const start = [1, 2, 3, 4].find((back) => /^(?:an?|the)$/.test(tokens[at - back]?.low ?? ""));
  const noun = start === undefined ? undefined : tokens[at - start - 1];
  if (!token || start === undefined || !noun || !/,/.test(noun.post)) return false;
  if (isCapital(noun)) return /,/.test(token.post);
  return (
    /^(?:man|woman|boy|girl|fellow|lady|gentleman)$/.test(token.low) &&
    tokens[at - start]?.low !== "the" &&
    // "Two neighbours, an old lady and a boy"
    personNoun(noun.low)?.many === false
  );
};

/** "The queen climbed out, a tall old lady with a stick": the queen. */
const isDescribedAfter = (tokens: readonly Token[], at: number): boolean => {
  const start = [1, 2, 3, 4].find((back) => /^an?$/.test(tokens[at - back]?.low ?? ""));
  if (start === undefined || !isStory(tokens) || !isGeneric(tokens[at]?.low ?? "")) return false;
  const [comma, first] = [tokens[at - start - 1], tokens[at - start]];
  const next = tokens[at + 1];
  if (comma?.post !== "," || comma.sentence !== first?.sentence || !/^(?:with|in|of|who)$/.test(next?.low ?? ""))
    return false;
  const gender = personNoun(tokens[at]?.low ?? "")?.gender;
  return tokens.slice(Math.max(0, at - 14), at - start - 1).some(({ low, sentence, isSpoken }) => {
    const noun = personNoun(low);
    return sentence === first.sentence && !isSpoken && noun?.isHuman === true && (noun.gender ?? gender) === gender;
  });
};

/** "A cat slept there, a huge tabby with white paws": the cat. */
const isKindAfter = (tokens: readonly Token[], at: number): boolean => {
  const kind = personNoun(tokens[at]?.low ?? "");
  const start = [1, 2, 3, 4].find((back) => /^an?$/.test(tokens[at - back]?.low ?? ""));
  if (start === undefined || !isStory(tokens) || !kind || kind.isHuman || kind.many) return false;
  const comma = tokens[at - start - 1];
  return (
    comma?.post === "," &&
    tokens.slice(Math.max(0, at - 14), at - start).some(({ low, sentence }) => {
      const noun = personNoun(low);
      return sentence === tokens[at]?.sentence && noun?.kind === kind.kind && noun.noun !== kind.noun;
    })
  );
};

const isAbsent = (tokens: readonly Token[], start: number): boolean => {
  const before = tokens
    .slice(Math.max(0, start - 4), start)
    .map(({ low }) => low)
    .join(" ");
  // "No one comes except an old tortoise": who does come.
  const isOnlyOne = tokens
    .slice(Math.max(0, start - 9), start)
    .some(({ low }) => /^(?:nobody|noone|none|no-one)$/.test(low));
  if (isOnlyOne && /\b(?:except|but)(?: for)? (?:an?|the|his|her|their)$/.test(before)) return false;
  return /\b(?:without|never saw|no|not|dreamed of|thought of|story of|talked about|spoke of|about|called her|called him|needed|required|looking for|lost|buried|mourned|missed|(?:fever|plague|war|sea|illness|cholera|accident) took|except|but for|afraid of|anything but) (?:(?:a|an|the|his|her|their) )?$/.test(
    `${before} `,
  );
};

const ANIMATE =
  /^(?:said|says|asks?|asked|wants?|wanted|cries|cried|laughs?|laughed|dreams?|dreamed|thinks?|thought|is|was|feels?|felt|wishes|wished|hopes?|helps?|lives?|lived|who|decides?|decided|knows?|knew|learns?|learned|loves?|loved|falls?|fell|refuses?|doesn't|does|did|didn't|can't|cannot|answers?|answered|meets?|met|tells?|told|runs?|ran|are|fights?|argues?|waits?|waited)$/;
const actsAsSomebody = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return (
    (next !== undefined && ANIMATE.test(next.low) && !/^(?:is|was|are|fell|falls)$/.test(next.low)) ||
    (tokens.length < 60 && at < 8 && ANIMATE.test(next?.low ?? ""))
  );
};
