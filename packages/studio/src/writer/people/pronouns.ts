import { ageOfYears, ageWithYears } from "./ages.ts";
import { looksOf } from "./describe-person.ts";
import { type Draft, genderFor, newDraft } from "./draft.ts";
import { personNounIn } from "./more-people.ts";
import { yearsIn } from "./numbers.ts";
import { type Age, type PersonNoun, personNoun } from "./person-nouns.ts";
import { readAgeOfPredicate } from "./said-ages.ts";
import { endsPhrase, isStory, isVerb, SAID, type Token } from "./tokens.ts";

const SHE = /^(?:she|her|hers|herself)$/;
const HE = /^(?:he|him|his|himself)$/;
const NEAR = 14;

/** Reads what "he" and "she" say of the named: their gender, and "She was seventy". */
export const readPronouns = (
  tokens: readonly Token[],
  drafts: ReadonlyMap<string, Draft>,
  isPart: (noun: PersonNoun) => boolean,
): void => {
  const mentions = mentionsOf(drafts);
  learnGenders(tokens, mentions);
  learnFarGenders(tokens, mentions);
  forEachPronoun(tokens, drafts, (meant, at) => readPredicate(tokens, at, meant, isPart));
};

/** Counts each pronoun for whom it means; adds a narrator who is told as "I". */
export const scorePronouns = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  // "The cook, and even Gerald came in his slippers": his, who is named in between.
  const unnamed = [...drafts].filter(([, { name }]) => name === undefined);
  learnGenders(tokens, mentionsOf(isStory(tokens) ? drafts : new Map(unnamed)), ({ name }) => name === undefined);
  // Shorter texts are ideas, in which who is meant may be told elsewhere.
  if (isStory(tokens)) learnFarGenders(tokens, mentionsOf(drafts));
  forEachPronoun(tokens, drafts, (meant, at) => {
    meant.score += isVerb(tokens[at + 1]) ? 0.7 : 0.3;
    if (isStory(tokens)) readYears(tokens, at, meant);
  });
  addNarrator(tokens, drafts);
};

const mentionsOf = (drafts: ReadonlyMap<string, Draft>): { at: number; draft: Draft }[] =>
  [...drafts.values()].flatMap((draft) => draft.mentions.map((at) => ({ at, draft }))).sort((a, b) => a.at - b.at);

const forEachPronoun = (
  tokens: readonly Token[],
  drafts: ReadonlyMap<string, Draft>,
  visit: (meant: Draft, at: number) => void,
): void => {
  const mentions = mentionsOf(drafts);
  let next = 0;
  const recent: Draft[] = [];
  tokens.forEach((token, at) => {
    for (; next < mentions.length && (mentions[next]?.at ?? 0) <= at; next++) {
      const draft = mentions[next]?.draft;
      if (draft) recent.unshift(draft);
    }
    if (token.isSpoken) return;
    const gender = SHE.test(token.low) ? "she" : HE.test(token.low) ? "he" : undefined;
    const meant =
      gender && recent.slice(0, 8).find((draft) => genderFor(draft) === gender && draft.mentions.at(-1) !== at + 1);
    if (meant) visit(meant, at);
  });
};

/** "She was seventy", "He was a brown dog". */
const readPredicate = (
  tokens: readonly Token[],
  at: number,
  meant: Draft,
  isPart: (noun: PersonNoun) => boolean,
): void => {
  const [verb, first] = [tokens[at + 1], tokens[at + 2]];
  if (!verb || !first || !/^(?:is|was)$/.test(verb.low)) return;
  readYears(tokens, at, meant);
  if (isStory(tokens) && /^(?:a|an|the)$/.test(first.low)) readAgeOfPredicate(meant, tokens, at + 3);
  if (meant.noun || !/^(?:a|an|the)$/.test(first.low) || isOfSubjectBefore(tokens, at, meant)) return;
  for (let place = at + 3; place < at + 7; place++) {
    const noun = personNounIn(tokens, tokens[place]?.low ?? "");
    if (!noun) continue;
    if (isPart(noun)) return;
    meant.noun = noun;
    meant.aliases.add(noun.noun);
    for (const look of looksOf(tokens, place)) meant.traits.add(look);
    return;
  }
};

/** "Grandpa brings the tea. He was a sailor": Grandpa, and not who was named before. */
const isOfSubjectBefore = (tokens: readonly Token[], at: number, { mentions }: Draft): boolean => {
  const sentence = (tokens[at]?.sentence ?? 0) - 1;
  const start = tokens.findIndex((token) => token.sentence === sentence && !token.isSpoken);
  if (!isStory(tokens) || start < 0 || mentions.some((each) => each >= start && each < at)) return false;
  const gender = SHE.test(tokens[at]?.low ?? "") ? "she" : "he";
  return [start, start + 1].some((place) => {
    const noun = personNoun(tokens[place]?.low ?? "");
    return noun?.isHuman === true && noun.gender === gender && tokens[place]?.isOwner !== true;
  });
};

/** "She was seventy", "she was perhaps seventy", not "he was two minutes late". */
const readYears = (tokens: readonly Token[], at: number, meant: Draft): void => {
  if (!/^(?:is|was|looked|turned)$/.test(tokens[at + 1]?.low ?? "")) return;
  // "Had been the champion when she was fourteen": she is older now.
  if (/^(?:when|since|until|till|before|after|because)$/.test(tokens[at - 1]?.low ?? "")) return;
  let place = at + 2;
  while (place < at + 5 && HEDGE.test(tokens[place]?.low ?? "")) place++;
  const years = yearsIn(tokens[place]?.low ?? "");
  // "In the war she was nineteen": a grandmother is old now.
  if (years === undefined || years < 3 || meant.noun?.age === "old" || UNITS.test(tokens[place + 1]?.low ?? "")) return;
  meant.age = ageWithYears(meant.age, years);
};
const HEDGE =
  /^(?:perhaps|maybe|about|almost|nearly|only|just|barely|hardly|more|than|at|least|over|under|around|now|already|not|yet)$/;

const learnGenders = (
  tokens: readonly Token[],
  mentions: readonly { at: number; draft: Draft }[],
  isOpen: (draft: Draft) => boolean = () => true,
): void => {
  mentions.forEach(({ at, draft }, index) => {
    if (!isOpen(draft) || tokens[at]?.isOwner || tokens[at]?.isSpoken) return;
    // "The vicar climbed up to Amos. He": the vicar.
    const next = mentions.slice(index + 1).find((one) => isOpen(one.draft) || !isObjectAt(tokens, one.at));
    const end = Math.min(at + NEAR, next?.at ?? tokens.length);
    let sawHim = false;
    const others = new Set<string>();
    for (let place = at + 1; place < end; place++) {
      const token = tokens[place];
      if (!token || token.isSpoken) continue;
      const other = otherPersonAt(tokens, place);
      if (other) for (const gender of other.gender ? [other.gender] : GENDERS) others.add(gender);
      // "Lotta offered him": another than Lotta.
      if (token.low === "him" && token.sentence === tokens[at]?.sentence) {
        // "Katrin did not even look at him. … he": who was looked at.
        draft.she += MET;
        sawHim = true;
        continue;
      }
      if (token.low === "her" && token.sentence === tokens[at]?.sentence && isObjectHer(tokens[place + 1])) continue;
      // "Nurse Joy told me that he had gone".
      const weight = tokens[place - 1]?.low === "that" ? 0.3 : 1;
      const sentences = token.sentence - (tokens[at]?.sentence ?? 0);
      // "Sergeant Dunn brought the governess in. She": it may be the governess.
      if (sentences > 0 && others.has(SHE.test(token.low) ? "she" : HE.test(token.low) ? "he" : "")) break;
      // "Said Marit. The miller tore his hair": his own.
      if (sentences > 0 && tokens[place - 1]?.opensSentence && personNoun(token.low)?.isHuman) break;
      if (sentences > 1) break;
      // "Caught you," said Odile. He turned red: who was spoken to.
      if (sentences > 0 && SAID.test(tokens[at - 1]?.low ?? "")) break;
      // "Gave half of it to Queen. Then he cried": who is named last need not be who goes on.
      const later = isObjectAt(tokens, at) ? 0.2 : 0.7;
      // "The merchant stopped at her stall", he said: whose stall it is may be told of another.
      const isOwned = /^(?:her|his)$/.test(token.low) && AT_OWNED.test(tokens[place - 1]?.low ?? "");
      if (isOwned) {
        draft[token.low === "her" ? "she" : "he"] += OWNED;
        continue;
      }
      if (SHE.test(token.low)) draft.she += sentences === 0 ? weight : later;
      else if (HE.test(token.low)) draft.he += sawHim ? MET : sentences === 0 ? weight : later;
      else continue;
      break;
    }
  });
};

const GENDERS = ["she", "he"] as const;

/** "The governess", "an old man": somebody else than who was named before, not "Dunn, the gardener,". */
const otherPersonAt = (tokens: readonly Token[], at: number): PersonNoun | undefined => {
  const noun = personNounIn(tokens, tokens[at]?.low ?? "");
  if (!noun?.isHuman || noun.many || tokens[at]?.isOwner) return undefined;
  const article = [1, 2, 3].find((back) => /^(?:an?|the|another)$/.test(tokens[at - back]?.low ?? ""));
  if (article === undefined) return undefined;
  const before = tokens[at - article - 1];
  return /[,:]/.test(before?.post ?? "") || /^(?:is|was|as|like|become|became)$/.test(before?.low ?? "")
    ? undefined
    : noun;
};

const AT_OWNED = /^(?:at|to|before|outside|near|beside|into|past|towards?|behind)$/;
const OWNED = 0.3;
const MET = 0.1;

/** Who is shown by nothing near is who the next pronoun means, before anybody else is named. */
const learnFarGenders = (tokens: readonly Token[], mentions: readonly { at: number; draft: Draft }[]): void => {
  mentions.forEach(({ at, draft }, index) => {
    if (genderFor(draft) !== undefined || tokens[at]?.isOwner || tokens[at]?.isSpoken || isObjectAt(tokens, at)) return;
    const end = Math.min(at + FAR, mentions[index + 1]?.at ?? tokens.length);
    const found = tokens.slice(at + 1, end).find(({ low, isSpoken }) => !isSpoken && (SHE.test(low) || HE.test(low)));
    const isOfAnother =
      isStory(tokens) &&
      found !== undefined &&
      tokens.slice(at + 1, tokens.indexOf(found)).some((_, next) => otherPersonAt(tokens, at + 1 + next));
    if (found && !isOfAnother) draft[SHE.test(found.low) ? "she" : "he"] += 0.2;
  });
};
const FAR = 45;

/** "Showed her how", "told her that": the other, and no owner. */
const isObjectHer = (next: Token | undefined): boolean =>
  next === undefined ||
  /^(?:how|that|what|where|why|when|who|the|an?|to|and|but|with|at|in|on|up|down|out|home|away|again|about|for|from|of|by|into|over|under|after|before|as|because|if|so|too|back|his|my|our|their|its|some|one|two|three)$/.test(
    next.low,
  );

const isObjectAt = (tokens: readonly Token[], at: number): boolean => {
  if (/^(?:to|with|at|for|from|of|and|behind|beside|after|by|on|than)$/.test(tokens[at - 1]?.low ?? "")) return true;
  // "Set out to find the pedlar", "sold it to a pedlar".
  const article = [1, 2, 3].find((back) => /^(?:an?|the|his|her|their|my)$/.test(tokens[at - back]?.low ?? ""));
  const before = article === undefined ? undefined : tokens[at - article - 1];
  return (
    before !== undefined &&
    isStory(tokens) &&
    before.sentence === tokens[at]?.sentence &&
    (/^(?:to|with|at|for|from|of|behind|beside|after|by|on|than)$/.test(before.low) ||
      (isVerb(before) && !endsPhrase(before)))
  );
};

/** "When I was a boy". */
const I_WAS =
  /\b(?:i was|we were|me|i|(?<!\b(?:he|she|they) (?:\w+ ){0,4})as) (?:only |still |just |both )?an? (?:little |small |young |shy )?(boy|girl|lad|schoolboy|schoolgirl)\b/;
/** "I was called Nora, but my grandmother only called me Button". */
const CALLED_ME =
  /\b(?:my name (?:is|was)|i was (?:called|named)|i am|i'm|i was|(?:call|calls|called|named|christened) me) (\w+)/g;
const ME = /^(?:i|i'm|i've|i'd|i'll|my|me|myself|we|our|us)$/;
const MIN_SHARE = 0.012;

/** "I was twenty-two", not "I was ten minutes late". */
const ageOfNarrator = (told: readonly Token[]): Age | undefined => {
  const at = told.findIndex(
    ({ low }, index) =>
      low === "i" &&
      told[index + 1]?.low === "was" &&
      (yearsIn(told[index + 2]?.low ?? "") ?? 0) > 2 &&
      !UNITS.test(told[index + 3]?.low ?? ""),
  );
  const years = at < 0 ? undefined : yearsIn(told[at + 2]?.low ?? "");
  return years === undefined ? undefined : ageOfYears(years);
};
const UNITS =
  /^(?:minutes?|hours?|days?|weeks?|months?|met(?:er|re)s?|miles?|kilomet(?:er|re)s?|feet|steps|pounds|times)$/;

/** "I have worked in the same shop for thirty years", "my wife". */
const ageByWork = (told: readonly Token[]): Age | undefined => {
  const words = told.map(({ low }) => low).join(" ");
  if (I_AM_OLD.test(words)) return "old";
  const turned = yearsIn(/\bi (?:had |have )?turn(?:ed)? (\w+)/.exec(words)?.[1] ?? "");
  // Somebody who is about to be sixty is a grown-up.
  if (turned !== undefined && turned > CHILDHOOD) return turned > SIXTY ? "old" : "adult";
  if (OF_GROWN_UP.test(words)) return "adult";
  if (OF_CHILD.test(words)) return undefined;
  return isStory(told) || I_WORK.test(words) ? "adult" : undefined;
};
/** What no child has. */
const OF_GROWN_UP =
  /\b(?:at|of|to|for|from) (?:the )?university\b|\bmy (?:flat|apartment|car|van|lorry|landlord|shift|interview|lodger|kids|degree|boss|supervisor|office|wife|husband|girlfriend|boyfriend|colleagues?|salary|clients?|customers?|patients?|employees?|mother-in-law|father-in-law|mortgage|rent|fiancée?|landlady|landlord|son|children|grandchildren)\b|\bi (?:was |got )?married\b/;
const OF_CHILD =
  /\b(?:my|our) (?:(?:\w+ )?(?:mum|mummy|mom|mommy|mother|dad|daddy|father|papa|mama|parents?|teachers?|class|classroom|classmates?|school|homework|grandma|grandpa|granny|grandmother(?! age)|grandfather|grandad|granddad|nan|nana|aunt|auntie|uncle|teddy|toys|cousins?|bedtime|coach|(?:big|little|older|younger|elder) (?:brother|sister))|brother|sister)\b|\b(?:mum|mummy|mommy|dad|daddy|grandma|granny|grandpa|at school|after school|year (?:one|two|three|four|five|six)|\w+ grade|playground|homework|recess)\b/;
const CHILDHOOD = 18;
const SIXTY = 60;
const I_AM_OLD = /\b(?:my (?:grandchild(?:ren)?|grandson|granddaughter|pension)|i (?:have |had )?retired)\b/;
const I_WORK =
  /\b(?:i(?: have|['’]ve| had)? worked (?:as|in|at|for|nights|days)|my (?:boss|(?:late )?(?:wife|husband)|job|colleagues?|customers?|patients?|apprentice|employees?|salary|office|pupils|daughter|son|children|shift|clients?)|i (?:got |was )?married|(?:my|our) (?:marriage|wedding|honeymoon|fiancée?|in-laws)|i (?:drive|drove) (?:a|the) (?:bus|taxi|lorry|truck|train|tram)|i (?:have|had) (?:[\w'’]+ ){1,9}for (?:twenty|thirty|forty)(?:-\w+)? years)\b/;

/** "Hold on, Nell," he said to me: a name that is only called, and never told, belongs to the narrator. */
const calledName = (tokens: readonly Token[], drafts: ReadonlyMap<string, Draft>): Draft | undefined => {
  const called = [...drafts.values()].filter(
    ({ name, noun, mentions }) =>
      name !== undefined && !noun && mentions.length > 0 && mentions.every((at) => isVocative(tokens, at)),
  );
  return called.length === 1 ? called[0] : undefined;
};
/** "I am Jonathan," I said. */
const ownName = (tokens: readonly Token[], drafts: ReadonlyMap<string, Draft>): Draft | undefined =>
  [...drafts.values()].find(
    ({ name, noun, mentions }) =>
      name !== undefined && !noun && mentions.some((at) => isSaidOfOneself(tokens, at) && isSaidByMe(tokens, at)),
  );
const isSaidOfOneself = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.isSpoken === true &&
  /(?:^| )(?:i am|i'm|my name is|my name's|it is|it's)$/.test(
    [3, 2, 1].map((back) => (tokens[at - back]?.low ?? "").replace("’", "'")).join(" "),
  );
const isSaidByMe = (tokens: readonly Token[], at: number): boolean => {
  const tag = tokens.findIndex(({ isSpoken }, index) => index > at && !isSpoken);
  return tag > 0 && tag - at < REACH_OF_TAG && tokens[tag]?.low === "i" && SAID.test(tokens[tag + 1]?.low ?? "");
};
const REACH_OF_TAG = 12;
const isVocative = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.isSpoken === true &&
  /^[.,!?]/.test(tokens[at]?.post ?? "") &&
  (/,$/.test(tokens[at - 1]?.post ?? "") || (tokens[at]?.opensSentence === true && tokens[at - 1]?.isSpoken !== true));

/** Most who tell of their wife are men. */
const PARTNER = 3;

const addNarrator = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  const told = tokens.filter(({ isSpoken }) => !isSpoken);
  const mine = told.filter(({ low }) => ME.test(low.replace("’", "'")));
  if (!mine.some(({ low }) => /^i\b/.test(low)) || mine.length < Math.max(2, told.length * MIN_SHARE)) return;
  const at = tokens.indexOf(mine[0] as Token);
  const called = told
    .map(({ low }) => low)
    .join(" ")
    .matchAll(CALLED_ME);
  const [known, ...nicknames] = [...called].flatMap(([, word = ""]) => drafts.get(word) ?? []);
  const draft: Draft = known ?? ownName(tokens, drafts) ?? calledName(tokens, drafts) ?? newDraft("i", at);
  for (const other of new Set(nicknames)) {
    if (other === draft) continue;
    for (const alias of other.aliases) draft.aliases.add(alias);
    draft.mentions.push(...other.mentions);
    drafts.delete(other.key);
  }
  draft.isNarrator = true;
  // "PETER!" she shouted.
  if (draft.name && /^\p{Lu}{2,}$/u.test(draft.name))
    draft.name = draft.name.slice(0, 1) + draft.name.slice(1).toLowerCase();
  const child = I_WAS.exec(told.map(({ low }) => low).join(" "))?.[1];
  if (child) {
    draft[/^(?:girl|schoolgirl)$/.test(child) ? "she" : "he"] += 6;
    draft.age ??= "child";
  }
  const words = told.map(({ low }) => low).join(" ");
  if (/\bmy (?:late |dear |first |second )?(?:wife|girlfriend)\b/.test(words)) draft.he += PARTNER;
  if (/\bmy (?:late |dear |first |second )?(?:husband|boyfriend)\b/.test(words)) draft.she += PARTNER;
  draft.age ??= ageOfNarrator(told) ?? ageByWork(told);
  draft.aliases.add("i");
  draft.score += mine.length * 0.6;
  drafts.set(draft.key, draft);
};
