import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, FOR_NO_PERSON, PARTNER } from "./by-them.ts";

const COOKED = `${BY_THEM}(?:baked|cooked|(?<=to )(?:bake|cook))`;
const EVENT =
  "birthday|wedding|party|festival|fair|feast|anniversary|christmas|new year|eid|easter|day|holiday|dinner|picnic|celebration|carnival|visit|ball|concert|match";
const NOT_COOKED =
  /\b(?:murder\w*|kill\w*|poison\w*|police|dead body|ghost|contest|competition|critic|wrong|magic\w*|witch|king|queen|princess|run(?:s|ning)? away|ran away|rivals?|salt|sugar|forg[eo]t\w*|ran out|burn\w*)\b/i;
const OF_IT = [/\b(?:bake[ds]?|cook(?:ed|s)?|baking|cooking)\b[^.]+/, BEGINS, ...PARTNER];

/** Stories of cooking and baking something. */
export const cooking = [
  story({
    says: [
      phrase(`${COOKED} <dish:thing>`),
      new RegExp(`\\b(?:bak(?:e[ds]?|ing)|cook(?:ed|s|ing)?)\\b[^.]*? for (?<feast>[^.,]*?\\b(?:${EVENT}))\\b`, "iu"),
    ],
    may: OF_IT,
    unless: NOT_COOKED,
    after: [
      "@kitchen(hero read) It had sounded so easy. {Hero} had promised it to everybody, and everybody had licked their lips. Now {he} stood in the kitchen and read the recipe for the third time. Nothing in it said what to do about shaking hands. And {thefeast} came nearer by the hour.",
      [
        "@kitchen(hero cook, partner cook) The first try ran over the edge. The second was black underneath. {Hero} scratched it out of the pan. “And it has to be the best that they ever ate,” {he} said, and pulled a long face. {Partner} tied on an apron. “Then move over a bit,” said {partner}.",
        "@kitchen(hero cook) The first try ran over the edge. The second was black underneath. {Hero} scratched it out of the pan and opened the window to let out the smoke. For {thefeast} it had to be the best that they ever ate. {Hero} tied {his} apron tighter.",
      ],
      "@kitchen(hero cook) The third time everything went as it should. {Hero} stirred and waited, and took {thedish} from the heat at exactly the right moment. It all steamed and smelled, and looked more beautiful than in any book. The neighbours came to their windows.",
      "+ @kitchen(hero look) {Hero} walked round {thedish} on tiptoe, as if round a king. {He} sent everybody out who wanted to put a finger in. {He} even sent out a fly. There was one hour left, and for the first time that day {hero} sat down.",
      "@kitchen(hero eat) An hour before {thefeast} {hero} tasted a very small bit, from the edge, where it did not show. {He} went pale. {He} tasted again. There was no doubt: in the excitement {hero} had reached for the wrong jar. {Thedish} looked wonderful, and nobody on earth could have eaten so much salt.",
    ],
    end: [
      [
        "@kitchen(hero cook, partner cook) {Hero} wanted to run away. “It takes two hours, and we have one,” {he} said. “Then we'll do it with four hands,” said {partner}, and pushed the right jar across the table. They had never worked so fast, and {hero} knew every movement by heart now, after three times.",
        "@kitchen(hero cook) For a moment {hero} wanted to run away. Then {he} washed the pan, put the right jar on the table, and began for the fourth time. {Hero} knew every movement by heart now, and {his} hands did not shake any more. They had no time for it.",
      ],
      "Soon they all looked at the empty place in the middle of the table. Then the door opened, and {hero} came in with a red face and flour on {his} nose, and carried {thedish} in, straight from the heat. Everything was a bit crooked. But everything was still warm, and they all said that they had never had it warm like this.",
      "Not a crumb was left over. Since then they have always wanted {thedish} warm and a bit crooked, because that is how it has to be. {Hero} has never told them why. But on the jar with the salt there is a label now, with very, very large letters.",
    ],
  }),
  story({
    says: [phrase(`${COOKED} <dish:thing>`), phrase("(?:baked?|cooked|(?<=to )cook) [^.]*?\\bfor <guest:somebody>")],
    may: OF_IT,
    unless: new RegExp(
      `${NOT_COOKED.source}|${FOR_NO_PERSON}|\\b(?:wedding|party|festival|birthday|died|dead|late)\\b`,
      "iu",
    ),
    after: [
      "@kitchen(hero cook) {Hero} could have bought something, ready in a box. But {guest} had had enough things out of boxes. So {hero} rolled up {his} sleeves, put the biggest bowl and the biggest spoon on the table, and began. It was all to be just right for {guest}.",
      "@kitchen(hero look) Then {hero} saw that the most important thing was missing. It was not in the cupboard, and it was not on the shelf. {Hero} stood there with sticky hands. Without it {thedish} would taste of nothing at all, and {guest} would say thank you politely, and leave the half of it.",
      [
        "So {hero} sent {partner} to ask next door. Next door they had none, but they sent {partner} on to the house at the corner, and from there to the next. Everybody wanted to know who it was for. “For {guest},” said {partner} at each door, and came back with a small cup full.",
        "So {hero} went to ask next door. Next door they had none, but they sent {hero} on to the house at the corner, and from there {he} {was} sent to the next. Everybody wanted to know who it was for. “For {guest},” said {hero} at each door. At the last door {he} got a small cup full.",
      ],
      "@kitchen(hero cook) Then {hero} mixed and stirred. {He} burned a finger and dropped a spoon, and for a moment it smelled as if everything was lost. {Hero} pulled {thedish} away from the heat just in time. A bit of it had got much too dark. “That's the bit for the cook,” {he} decided.",
      "+ Then {hero} laid the table. There were whole plates and plates with a crack, and {hero} put a whole one wherever {guest} would sit. {He} picked something green by the door and put it in a glass. Then {he} counted the minutes.",
      "{Guest} came, sat down, looked at {thedish}, and did not eat. {Hero's} heart sank. “Is something wrong with it?” asked {hero}. It was quite a while before there was an answer. “It's only,” said {guest}, “that nobody ever went to so much trouble before.”",
    ],
    end: [
      "“Then it's high time,” said {hero}, and pushed the plate nearer. {Guest} took a first taste, a careful one, and a second, which was not careful at all. {Hero} forgot to eat, because {he} could not stop looking at {guest}. In the end only the dark bit was left. {Guest} ate that up as well.",
      "Since then {hero} makes {thedish} every week, and a bit of it is always much too dark. It has to be, because of {guest}. And there are no plates with a crack on the table any more. {Guest} brought new ones along, wrapped in paper.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:cooking|baking|cookery|cake|pie|bread|soup|chilli|pizza|recipe|barbecue|cook|bake)[- ](?:contest|competition|off|championship)s?|(?:contest|competition|championship)\b[^.]*\b(?:cook\w*|bak\w+|cakes?|dish|recipe|stew|soup|pies?|bread))\b/i,
      /\b(?:with|baked?|cook(?:ed)?|made|make|served?) (?<dish>(?:an?|the|his|her|their|its) (?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+?)(?: recipe)?(?=[.,]| (?:in|at|on|and|but|so|that|which|to|for|from)\b)/u,
    ],
    may: [/\b(?:enter|entered|enters?|joined|took part in|won|wins?|win)\b[^.]+/, BEGINS, ...PARTNER],
    unless: /\b(?:murder\w*|kill\w*|poison\w*|police|dead body|ghost|rivals?|eating contest|friends? with)\b/i,
    after: [
      "@kitchen(hero cook) Now there was no way back. {Hero} made {thedish} every evening of that week, once with a little more of this, once with a little less of that. {He} dreamed of it. The neighbours got so many plates to taste that they began to hide when they saw {hero} coming.",
      "@hall(hero look) At the contest there was a long row of tables under bright lamps. Everybody else had shining pots and knives in all sizes, and one even had a man who held his towel. {Hero} had a pan with a dent. “And what's that going to be?” asked the man with the towel. {Hero} told him, and he smiled.",
      "@hall(hero cook) A bell rang, and they began. {Hero} had done it so often that {his} hands did it alone. But {his} eyes went to the left, where something burned with a blue flame, and to the right, where gold was put on a tomato. Next to them, {thedish} looked like nothing at all.",
      "+ @hall(hero look) There was a bowl of gold leaf on the next table, and nobody would have missed a bit of it. {Hero} had {his} hand out already. Then {he} drew it back. {Thedish} had never needed gold, in all the time that {hero} had known it.",
      "@hall(hero look) Ten minutes before the end {hero} reached across the table, and hit the pan. It tipped over. Half of {thedish} landed on the floor. There was a silence all along the row. {Hero} looked down at it, and would have liked to lie down beside it.",
    ],
    end: [
      [
        "@hall(hero cook, partner look) “There's still the other half!” called {partner} from the first row. {Hero} wiped {his} hands. There was no time to make {thedish} beautiful any more. There was only time to make it good. {Hero} forgot the lamps and the gold, looked at {partner}, and tasted, and added a pinch, as {he} did at home.",
        "@hall(hero cook) But the other half was still there. {Hero} wiped {his} hands. There was no time to make {thedish} beautiful any more. There was only time to make it good. {Hero} forgot the lamps and the gold, and tasted, and added a pinch, as {he} did at home.",
      ],
      "@hall(hero stand) The judges came along the row, and wrote something about each plate. In front of {hero} they did not write. They tasted {thedish}, and the oldest of them shut his eyes. “I was a boy just now,” he said. “I was sitting in our kitchen, and it was raining.” Then he asked {hero} for a second helping.",
      "The pan with the dent hangs on a nail now, and next to it hangs something with a ribbon. When people ask how to make {thedish}, {hero} tells them everything. Only one thing stands in no recipe: {hero} always makes the double amount, in case half of it falls on the floor.",
    ],
  }),
  story({
    says: [
      phrase(`${BY_THEM}(?:cooked|baked|made|(?<=to )(?:cook|bake|make)) <dish:thing>`),
      /\b(?<cook>(?:his|her|their) (?:late|dead|beloved) (?:wife|husband|mother|father|grandmother|grandfather|sister|brother|aunt|uncle|friend))(?!\p{L})/u,
      /\b(?:cook\w*|bak\w+|stew|soup|cake|bread|pie|dinner|meal|dish|recipe|sauce|dumplings|curry|biscuits|cookies)\b/,
    ],
    may: [/\b(?:cooked|baked|made|cook|bake)\b[^.]+/, BEGINS],
    unless: new RegExp(NOT_COOKED.source, "i"),
    after: [
      "@kitchen(hero look) There was no recipe. {Hero} looked for it in every drawer, and found only shopping lists and string. It had never been written down, because there had always been somebody who knew how it went. How it was made, {hero} had never asked.",
      "@kitchen(hero cook) {He} began with what {he} knew for sure, and that was not much. The first evening it was too thick, and the second it tasted of nothing. {Hero} ate it all the same, alone at the table, with the radio on. Across from {him} stood the other chair. {He} had not moved it since.",
      "+ @market {Hero} went to the market and asked the woman with the herbs. She still remembered {cook}. “Always two bunches of this one,” she said, “and never a third, however much I talked.” {Hero} took two. At home {he} put them in water, because of the smell.",
      "@kitchen(hero cook) By the end of the week {he} {was} very near. It looked right, and it smelled right, so that {hero} had to hold on to the stove for a moment. Then {he} tasted it. Something was missing, right at the end, when it had already been swallowed. {Hero} put down the spoon and turned off the flame.",
      "@kitchen(hero sit) {He} sat down, this time on the other chair. {He} had never sat there before. From there {he} could see the window, and the lemon tree of the neighbours across the yard. One branch of it hung over the wall. The lower half of it was bare, as high as an arm can reach.",
    ],
    end: [
      "{Hero} went down in {his} slippers and rang the neighbours' bell. “Oh, that,” said the neighbour. “Every time that pot was on the stove, for all those years. We only pretended not to see it.” She held the ladder. {Hero} picked one lemon, grated a little of it into the pot, and tasted. Then {he} had to go to the window.",
      "@kitchen(hero eat) When {thedish} was on the table, they were all there, and it became quiet after the first spoonful. They looked at {hero}. Nobody said it, and everybody thought of {cook}. Then somebody began to tell a story that they all knew, and they laughed, and reached for more.",
      "@kitchen(hero write) Now there is a recipe. {Hero} has written it down, with all the amounts, and hung it up where it can be seen from both chairs. The last line says: “Lemon, a little, at the very end.” And below it, smaller: “Ask the neighbours first. Or don't.”",
    ],
  }),
];
