import { role } from "../subject-story.ts";

/** Somebody who goes along with the one who leads a tale, unless that is one of these: for {talker}. */
export const companion = (...except: readonly string[]): RegExp[] => [
  role(
    "talker",
    NOUNS.filter((noun) => !except.includes(noun))
      .map(plainFriend)
      .join("|"),
  ),
  NAMED_FIRST,
];

/** "Her best friend, a frog": the frog. Whom somebody only wishes for is no friend yet. */
const plainFriend = (noun: string): string =>
  noun === "friend" ? `friend${WISHED_FOR.map((words) => `(?<!${words} friend)`).join("")}(?!,? [at])` : noun;
const WISHED_FOR =
  "be her,be his,be its,be their,be a,find a,have a,want a,wanted a,for a,a real,a good,a new,any,no".split(",");

const NOUNS = [
  ..."girl|boy|child|princess|prince|knight|wizard|witch|fairy|mermaid|giant|troll|dragon|unicorn|friend|neighbour".split(
    "|",
  ),
  ..."mouse|owl|tortoise|turtle|fox|rabbit|hare|bunny|bear|hedgehog|squirrel|frog|toad|bird|robin|sparrow|crow|raven".split(
    "|",
  ),
  ..."seagull|gull|parrot|firefly|butterfly|ladybird|beetle|bee|ant|snail|worm|spider|cat|kitten|dog|puppy|goat|donkey".split(
    "|",
  ),
  ..."cow|sheep|lamb|pig|hen|duck|duckling|goose|swan|whale|dolphin|seal|walrus|octopus|crab|fish|penguin|elephant".split(
    "|",
  ),
  ..."lion|tiger|monkey|giraffe|zebra|hippo|crocodile|wolf|badger|mole|beaver|otter|deer|moose|reindeer|horse|pony".split(
    "|",
  ),
  ..."mother|mum|mom|mama|father|dad|papa|grandmother|grandma|granny|grandfather|grandpa|sister|brother|cousin".split(
    "|",
  ),
];

/** "Mia found a dragon". */
const NAMED_FIRST =
  /^(?:(?:Little|Young|Old) )?(?<talker>\p{Lu}[\p{L}'’-]+(?: and \p{Lu}[\p{L}'’-]+)?)(?=,? (?:\d+, )?(?:met|meets|found|finds|helped|helps|befriend\w*|discover\w*|had|has|got|saw|took|looked|wanted to help|and (?:his|her|the)|caught|rescued|saved|heard|visit\w*)\b)/u;

/** Somebody who goes along with a hero of any kind: "with an old tortoise", "and meets a hedgehog called Pip", "A cow heard her". */
export const alongside = new RegExp(
  `(?:(?<=[.!?] )|\\b(?:with|and|met|meets?|asks?|asked|by|befriend\\w*|helps?|helped|takes|took|to|friend,|until|but|when) )${role(
    "talker",
    NOUNS.map(plainFriend).join("|"),
  )
    .source.replace(/^\(\?<!.*?\)/, "")
    .replace("[Tt]wo|[Tt]hree|[Ff]our)", "[Tt]wo)")}(?!['’]s )`,
  "u",
);
