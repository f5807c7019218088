import type { KnownMember } from "../people/known-member.ts";

/** Who had died before an English text, or only writes letters: "She knew that the dog had died in the spring". */
export const isDeadIn = (text: string): ((known: KnownMember) => boolean) => {
  const dead = new Set(
    [...text.matchAll(DEAD), ...text.matchAll(WRITES), ...text.matchAll(WRITES_BY_NAME), ...pictured(text)]
      .flatMap(([, noun = "", name = ""]) => [noun, name])
      .map((word) => word.toLowerCase())
      .filter((word) => word !== ""),
  );
  return ({ aliases }) => aliases.some((alias) => dead.has(alias));
};

/** "The letters were from a sailor called Duarte". */
const WRITES =
  /\b(?:letters?|postcards?) (?:\w+ )?(?:were |was |came |had come )?from (?:an?|the|his|her|my|their) (?:(?:old|young|good|far) )?(\p{Ll}+)/gu;
const WRITES_BY_NAME =
  /\b(?:letters?|postcards?) (?:\w+ )?(?:were |was |came |had come )?from (?:[^.,;!?]{0,24}?(?:called|named) )?(\p{Lu}\p{Ll}+)/gu;

/** A photograph, and "That is Walter": he is in it, and not there. */
const PICTURED =
  /\b(?:photo(?:graph)?s?|pictures?|portraits?|albums?|paintings?)\b[^“”"]{0,160}(?:["“][^“”"]{0,90}["”][^“”"]{0,160}){0,3}["“](?:[^“”"]{0,40}[.!?,—–] )?(?:[Tt]hat|[Tt]his|[Ii]t)(?:['’]s| is| was) (?:(?:my|your|our) )?(?!(?:me|us|you|him|her|not|what|how|the|all|it|why|where|who)\b)(\p{L}\p{Ll}+)/gu;
/** Those in a photograph who do nothing in the text: "This is Grandma" may be said of her who sits beside it. */
const pictured = (text: string): RegExpExecArray[] =>
  [...text.matchAll(PICTURED)].filter(
    ([, name = ""]) =>
      !new RegExp(
        `\\b${name} (?:said|asked|answered|laughed|smiled|nodded|took|put|sat|stood|came|went|looked|opened|held|told|gave|got|picked|turned|shook|walked|ran|called)\\b|\\b(?:said|asked|answered|called) (?:\\w+ )?${name}\\b`,
        "iu",
      ).test(text),
  );

const DEAD =
  /\b(?:[Tt]he|[Hh]is|[Hh]er|[Mm]y|[Oo]ur|[Tt]heir) (?:late (?=\p{Ll})|old )?(\p{Ll}+) (?:had (?:long )?(?:died|been dead)|(?:was|were) (?:long )?dead|died (?:years|long|last|when|before|in the (?:war|spring|summer|autumn|winter)|a (?:year|month|week)))\b/gu;

/** "From the desk of the librarian, Mrs Sato,": who only owns a thing is not there for that. */
export const OF_OWNER =
  /\b(?:desk|hat|coat|bag|name|picture|photo|photograph|grave|car|voice|letter|keys?|bicycle) of (?:the|his|her|their|my|our) \p{Ll}+(?:, (?:(?:Mrs?|Miss|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+,?)?/gu;

/** An English narration without those who did not come, are still somewhere else, or only own a thing. */
export const withoutFarPeople = (text: string): string =>
  [AWAY, ELSEWHERE, DID_NOT_COME, OF_OWNER, ONLY_HEARD, TRACKS_OF, LEFT_BEHIND, LIVES_FAR].reduce(
    (rest, words) => rest.replace(words, " "),
    text,
  );

const ANIMAL =
  "(?:[\\p{Ll}-]+ )?(?:dogs?|fox(?:es)?|wol(?:f|ves)|owls?|cocks?|cockerels?|roosters?|cats?|cuckoos?|crows?|gulls?|seagulls?|donkeys?|cows?|sheep|horses?|frogs?|birds?|blackbirds?|nightingales?)";
/** "A fox barked somewhere", "far away an owl hooted", "heard a dog": it is not seen. */
const ONLY_HEARD = new RegExp(
  `\\b(?:[Aa]n?|[Tt]he|[Tt]wo|[Ss]ome) ${ANIMAL} (?:barked|howled|hooted|crowed|called|cried|screamed|bellowed|croaked|sang) (?:somewhere|far|from (?:somewhere|far)|in the (?:distance|dark|night|wood|woods|forest|village))\\b|\\b(?:[Ss]omewhere|[Ff]ar (?:away|off)|[Ii]n the distance)(?: [\\p{Ll}-]+){0,3},? (?:an?|the|some) ${ANIMAL} \\p{Ll}+|\\b(?:heard|hear|listened to) (?:an?|the|some) ${ANIMAL}(?= (?:bark|howl|hoot|crow|call|cry|cries|sing)|[.,;!?])`,
  "gu",
);
/** "The tracks of a dog", "footprints of a fox". */
const TRACKS_OF =
  /\b(?:tracks?|trail|footprints?|prints?|paw ?prints?|hoofprints?|marks|smell|scent|bones|skin|fur|feathers|picture|statue|shadow|sound|bark|cry) of (?:an?|the|some|two) (?:[\p{Ll}-]+ )?\p{Ll}+/gu;
/** "They left the mare tied to a tree and walked on". */
const LEFT_BEHIND =
  /\bleft (?:the|his|her|their|my|our) (?:[\p{Ll}-]+ )?\p{Ll}+ (?:tied|behind|at home|alone|with|asleep|outside)\b/gu;
/** "Our neighbour, old Mrs. Lindqvist, lived alone on the other side of the lake". */
const LIVES_FAR =
  /(?:(?:[Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Tt]heir) \p{Ll}+, )?(?:old |[Oo]ld )?(?:(?:Mrs?|Miss|Ms|Dr|Aunt|Uncle)\.? )?\p{Lu}\p{Ll}+,? lived (?:all )?(?:alone )?(?:on|at|in|behind|beyond|across) (?:the|an?|another) (?:other|far|next|opposite|end|edge|last)\b/gu;

/** "She cried for her mother, who was still on the train". */
const ELSEWHERE =
  /\b(?:cr(?:y|ied|ying)|call(?:ed|ing)?|long(?:ed|ing)?|ask(?:ed|ing)?) for (?:his|her|their|the|my) \p{Ll}+|\b(?:his|her|their|the|my) (?:\p{Ll}+ )?\p{Ll}+, who (?:was|were) (?:still|already|away|back|far) [^.,;!?“”"]*|(?<=, )who had (?!been (?:waiting|sitting|standing))[^.,;!?“”"]*/giu;

/** "Their mother was stuck in town": neither is she there, nor the people of the scene in town. */
export const AWAY =
  /(?:\b(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur)|\p{Lu}\p{Ll}+['’]s) (?:\p{Ll}+ )?(?:mother|father|mum|mom|dad|parents|grandmother|grandfather|grandma|grandpa|brother|sister|brothers|sisters|son|daughter|husband|wife|uncle|aunt|cousin|friends?) (?:was|were) (?:stuck|stranded|away|abroad|out (?:shopping|at|of)|(?:still |already |both )?(?:at (?:work|sea|the (?:office|factory|market|shops|hospital))|in (?:town|the city|hospital|prison)|on (?:a (?:trip|journey|business trip)|(?:the )?(?:night )?(?:shift|duty)|holiday))|working (?:late|nights|abroad|in|at)|travelling|visiting|shopping)[^.;!?]*/gu;

/** Who is gone after an English narration, until the text finds them: "In the morning the stranger was gone". */
export const isGoneIn = (text: string): ((known: KnownMember) => boolean) => {
  const gone = [...text.matchAll(IS_GONE), ...text.matchAll(DIED), ...text.matchAll(EATEN)].map(([found]) =>
    found.toLowerCase(),
  );
  return ({ aliases }) =>
    gone.some((found) => aliases.some((alias) => found.split(/[^\p{L}]+/u).includes(alias.replace(/^the /, ""))));
};
const IS_GONE =
  /\b(?:(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) (?:\p{Ll}+ )?\p{Ll}+|\p{Lu}\p{Ll}+) (?:was|were|had) (?:gone|vanished|disappeared|missing|nowhere)\b/gu;
/** "She swallowed the fish". */
const EATEN =
  /\b(?:swallowed|ate|gobbled(?: up)?|devoured|fried|roasted) (?:the|an?|his|her|their|its) (?:(?!of\b)\p{Ll}+ )?\p{Ll}+/gu;

/** "Grandpa died many years ago". */
const DIED =
  /\b(?:(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) (?:\p{Ll}+ )?\p{Ll}+|(?:(?:Mrs?|Ms|Miss|Dr|Uncle|Aunt)\.? )?\p{Lu}\p{Ll}+) (?:(?:has|have|had) (?:long )?(?:died|passed away|been dead)|died|passed away|is (?:long )?dead|(?:is|was|lies) buried)\b/gu;

/** "In July Mr Novak did not come". */
const DID_NOT_COME =
  /(?:\b(?:Mrs?|Miss|Ms|Dr)\.? )?\p{Lu}\p{Ll}+ (?:did not|didn['’]t|never) (?:come|appear|return|show)\b/gu;
