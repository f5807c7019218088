import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";
import { openScene, said, unless } from "./open-scene.ts";

type Beats = ClauseScene["after"];

const asOldest: Beats = [
  [
    0,
    "=“You?” said all of them. {Hero} had practised the answer in front of the mirror. “Why not?” {he} said. It was a short answer, but it was complete.",
    "=“At your age?” they said. “I haven't got any other,” said {hero}.",
  ],
  [
    1,
    "=On the first day {he} {was} the oldest by thirty-one years. “Are you here to pick somebody up?” asked a girl at the door. “Yes,” said {hero}. “Me.”",
  ],
];

const inWrongRoom: Beats = [
  [
    0,
    "=It was the wrong room. {Hero} noticed it when {he} had already taken {his} coat off. One cannot very well put on a coat again in front of fourteen people, so {he} nodded, as if everything were as it should be.",
  ],
  [
    1,
    "=“You must be the one who rang up,” said a girl with a list. {Hero} had not rung anybody up. But there was a hook with a name above it, and it was nearly {his}. {He} thought that one could go quietly in the break. There was no break.",
  ],
];

/** What follows the first day. */
const practice: Beats = [
  [
    1,
    "=In the evening everything hurt, even what {he} had only been thinking with. {Hero} lay on the floor and read the ceiling. In the morning {he} needed a plan to get into {his} socks.",
    "=In the evening everything hurt, even what {he} had only been thinking with. {Hero} lay on the floor and read the ceiling, and {pet} lay down on top of {him}, because it was warm there.",
    "=In the evening {hero} could not lift {his} spoon. “So you'll be giving it up,” said {talker}. “Pass me the soup,” said {hero}, “and a straw.”",
  ],
  [
    1,
    "=The others did it once and could do it. {Hero} did it a hundred times, and then {he} could nearly do it. {He} hung a strip of wallpaper on the wall and made a stroke for each time, always five in a bundle. By May {he} needed a second roll.",
  ],
  [
    2,
    "=At the market they had begun to talk about it. “Is it true?” asked the woman with the eggs. {Hero} put down {his} bag and showed her, between the leeks and the lettuce. One egg did not survive it.",
  ],
  [
    0.4,
    "=Then the day came on which each of them had to show it. {Hero} saw all the faces, and it was gone, everything, even the beginning. It was so quiet that one could hear somebody swallow a peppermint. {He} took {his} bag. {He} already had a hand on the door handle.",
  ],
];

const shown: Beats = [
  [
    0,
    "=“I've come on three buses for this,” called somebody in the last row. It was the girl from the first day. “Just begin in the middle!” “One can't begin in the middle,” said {hero}. “You've been doing that all along!” {He} had to laugh. And while {he} {was} laughing, it came back, from behind, like a cat that had only been waiting for people to stop calling it.",
  ],
  [
    0.6,
    "=It was not perfect. There was a wobble in the middle, and {he} bowed before it was quite finished. Nobody noticed, they were clapping already. The girl held out half of her sandwich. “How long have you been doing this?” she asked. “Four thousand one hundred and five times,” said {hero} with {his} mouth full.",
  ],
  [
    1,
    "=The wallpaper still hangs there, with all its strokes. In the evening {hero} sometimes added one, only because it looked nice. There is a good deal of room left, up to the lamp.",
  ],
];

const STARTS =
  "(?:(?:enrolled|enrols|enrolled (?:him|her)self) (?:in|at|for|on)|signed (?:up|on) for|joined (?:an? |the )|took up (?!with)|started over|started again|(?:started|began) (?:an? (?:new )?(?:course|degree|apprenticeship|class)|to learn|learning|to study|taking|university|school|lessons|ballet|boxing|dancing|singing|painting|stand-up|training)|went back to (?:school|university|college)|became an? (?!(?:grand|widow|ghost|burden|friend|father|mother))|(?:learned|learnt) (?:how )?to (?:swim|read|dance|sing|surf|skate|fly|drive|ride|juggle|play|ski|paint|write|sail|dive)|auditioned for|entered (?:an? |the )(?:[a-z]+ )?(?:dance|talent|singing|beauty))";
const OLD =
  /\b(?:at|of|aged?|turned|turns|is|was) (?:5\d|6\d|7\d|8\d|9\d|fifty|sixty|seventy|eighty|ninety)\b|\b(?:5\d|6\d|7\d|8\d|fifty|sixty|seventy|eighty)[- ](?:[a-z]+[- ])?(?:years?[- ]old|year-old)\b|\b(?:retired|retires|retirement|pensioner|grandmother|grandfather|grandma|grandpa|widow|widower|widowed|elderly|old (?:man|woman|lady|gentleman)|in (?:his|her|their) (?:fifties|sixties|seventies|eighties))\b|\bafter (?:[a-z]+ )?(?:thirty|forty|fifty|30|40|50|3\d|4\d) years\b/iu;

const late = (sort: string, begin: Beats): readonly ClauseScene[] =>
  openScene({
    by: "hero",
    words: inSentence(`${sort}${STARTS}\\b[^.]*`),
    idea: OLD,
    after: [...begin, ...practice],
    end: shown,
    of: "people",
  });

/** What somebody begins late in life. */
export const lateStarts: readonly ClauseScene[] = [
  ...late(said("by mistake|by accident|accidentally|wrong (?:room|class|course|door|form)"), inWrongRoom),
  ...late(unless("mistake|accident|accidentally|army|police|gang|church|protest|search|competition"), asOldest),
];
