import { phrase } from "../../phrase.ts";
import { also, role, story, type WrittenStory } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const BEASTS =
  "cat|kitten|dog|puppy|tomcat|goat|donkey|duck|goose|hen|rooster|fox|parrot|hedgehog|tortoise|rabbit|pony|horse|ferret|pig";
const GOES =
  /\b(?:vanish\w*|disappear\w*|sneak\w*|snuck|slip(?:s|ped)?|leaves?|left|wander\w*|(?:goes|went|runs|ran) (?:off|out|away|missing)|comes? home|came home)\b/i;
const OFTEN =
  /\b(?:every|each|always|keeps?|kept|night after night|day after day|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
const FOLLOWS =
  /\b(?:follow(?:s|ed|ing)?|goes after|went after|find out where|found out where|discover(?:s|ed)? where|where (?:it|he|she) (?:goes|went|had been))\b/i;
const NOT_OUT =
  /\b(?:murder\w*|killed|dead|died|magic\w*|another world|portal|ghosts?|moon|spaceship|aliens?|police|thie\w+|dreams?|talk(?:s|ing|ed))\b/i;

const GOES_OUT: WrittenStory = {
  says: [role("beast", BEASTS), GOES, OFTEN, FOLLOWS],
  may: [
    PAL,
    ...also(
      "smell(?:s|ed|ing) of [a-z]+",
      "every (?:single )?(?:night|day|evening|morning|afternoon|week|friday|monday|tuesday)",
      "comes? (?:home|back)|came (?:home|back)|returns?|returned",
      "decide[sd] to|one (?:night|day|evening)",
      "secretly|secret|house|street|village|town|city|garden",
    ),
  ],
  unless: NOT_OUT,
  after: [
    "{Hero} had asked {beast} many times, nicely, with a finger under the chin: “Where do you go?” {Beast} only blinked, and looked as innocent as a pudding. So this time {hero} put on shoes with soft soles, and sat down behind the door, and waited.",
    "When {beast} slipped out, {hero} slipped out as well. {Beast} trotted along like somebody on the way to work: left at the corner, under a fence, along the top of a wall. {Hero} had to climb where {beast} jumped, and left a button behind on the fence.",
    [
      "“There!” whispered {pal}, and pointed. {Hero} and {pal} ducked behind a bin just in time, for {beast} had stopped. A lady put a saucer on her step, and {beast} took two polite licks from it and trotted on. “That was only a snack,” {hero} whispered to {pal}.",
      "Twice {beast} stopped, and {hero} ducked behind a bin. A lady put a saucer on her step, and {beast} took two polite licks and trotted on. A man at a window lifted his hat. {Hero} could not believe it. The whole neighbourhood knew {beast}, and called {beast} by a different name in every street.",
    ],
    "Then {beast} came to a small house at the very end, and scratched at the door. It opened at once, as if there had been a hand on the handle all the time. “There you are, Captain,” said a voice. {Beast} walked in with tail held high. {Hero} crept up to the window and looked over the sill.",
    "+ {Hero} had been a bit angry on the way. Was the food at home not good enough? Was the cushion not soft enough? {Hero} felt like somebody who has found a strange scarf in the hall. Then {hero} saw what {beast} was doing in there, and forgot to be angry.",
  ],
  end: [
    "In the room an old man sat in a chair with big wheels, under a blanket. {Beast} had jumped on his knees and lay there quite still. The old man talked and talked, with one hand on the warm back, and laughed at something, and had supper with {beast} from the same plate.",
    "{Hero} knocked. The old man went red when he saw who stood there. “Is Captain yours?” he asked. “I've known that there must be somebody. I only thought, as long as nobody comes to ask …” “That's all right,” said {hero}. “I only wanted to see where {beast} goes.” The old man moved the plate. “There's enough for three,” he said.",
    "{Beast} still goes out just as before, left at the corner, under the fence and along the wall. But now {hero} goes along, by the pavement, and sits with the two of them. And on the way home {hero} carries {beast}, who has had two suppers and is much too heavy to walk.",
  ],
};
const OWNED = new RegExp(
  `(?<![\\p{L}-])(?<owner>\\p{Lu}\\p{L}+)['’]s (?:[a-z]+ ){0,2}?(?:${BEASTS})(?![\\p{L}-])`,
  "u",
);

const LEAVES =
  "(?:(?:kept|keeps) (?:on )?(?:leaving|putting|placing|hanging)|leaves|left|had left|was leaving|has been leaving|had been leaving|puts|puts down)";
const AT_DOOR =
  "(?:(?:on|at|in|outside|in front of|by|under) (?:[\\p{L}'’.-]+ ){1,5}?(?:doorstep|door|doors|step|steps|porch|windowsill|window|desk|locker|letterbox|mailbox|gate|bench|table|garden|bicycle basket|workbench|counter|doorsteps))";
const UNKNOWN =
  /\b(?:someone|somebody|an? (?:unknown|secret|mysterious|anonymous)|anonymous\w*|stranger|who (?:it|is|was|leaves|left|brings|brought|puts|the)|whoever|without a name|no name|mystery|mysterious(?:ly)?)\b/i;
const LEFT_GIFTS: WrittenStory = {
  says: [phrase(`${LEAVES} <gift:thing> ${AT_DOOR}`), UNKNOWN],
  may: [
    PAL,
    ...also(
      "every (?:single )?(?:morning|night|day|week|evening|monday|friday|sunday)",
      "(?:someone|somebody)(?: kept| keeps)?",
      "(?:wants|wanted|tries|tried|decides|decided|sets out|set out) to (?:find out|discover|catch|know)(?: who [^.]*)?",
      "find out who [^.]*|who it (?:is|was)|hides? behind|hid behind|lies in wait|stays? up all night|stayed up all night|street|neighbou?rs?",
    ),
  ],
  unless:
    /\b(?:murder\w*|killed|dead|body|bones?|blood\w*|threat\w*|police|detective|baby|ghosts?|grave|curse\w*|bomb|letters?|notes?|photos?|photographs?|fears?|afraid|knife|snakes?)\b/i,
  after: [
    "The next morning it was there again. {Hero} looked up and down the street, and saw only a cat. {He} took {thegift} in, because {he} could not very well leave such a thing outside.",
    "{Hero} asked everybody who might have done it. The postwoman laughed and said that she only brought bills. The neighbour on the left had been asleep. The neighbour on the right would have liked {thegift} very much. “Perhaps it's a mistake,” said {hero}. But a mistake doesn't come so often.",
    [
      "{Hero} and {pal} scattered flour outside, and tied a bell to a thread. In the night the bell rang. They ran out. There was {thegift}, with the thread round it in a pretty bow, and not one footprint in the flour. “That's somebody who thinks of everything,” said {pal}.",
      "{Hero} tied a bell to a thread and stretched it across the way. In the night the bell rang. {He} ran out in bare feet. There was {thegift}, and the thread had been tied round it in a pretty bow. “That's somebody who thinks of everything,” said {hero}, and was a little cross, and could not help smiling.",
    ],
    "So {hero} sat down in the dark by the window with a blanket, and swore not to sleep. {He} pinched {his} arm. Shortly before it grew light, {his} chin sank down, and it was only a very small sound that woke {him}: somebody out there was breathing hard.",
    "+ {Hero} had made up {his} mind to jump out and shout “Aha!” {He} had even practised it. But then {he} saw how carefully {thegift} was put down, and moved a finger's breadth to the left so that it stood straight. {Hero} opened the door without any shouting.",
  ],
  end: [
    "It was the boy from the corner house, the one with the red ears, who never said a word. He stood there with both hands in the air. “You once gave me your umbrella,” he said to {hero}. “In the big rain. You don't remember it, I know.” He looked at {thegift}. “I never know how to say things.”",
    "{Hero} had got wet that day, and had forgotten it by supper. “You've just said it,” {he} told the boy, “and very well.” Then {he} moved over on the step, and they sat side by side, and {hero} shared what there was to share, until the sun came up over the roofs.",
    "Nobody has to creep about in the dark any more. The boy rings the bell, in broad daylight. But now and then people in that street find a little something at their door, and nobody can say who put it there. On those mornings {hero} is rather out of breath, and whistles.",
  ],
};

/** Stories of where a pet goes in secret, of gifts from somebody unknown, and of a wild animal that says thank you. */
export const secretVisits = [
  story({ ...GOES_OUT, says: [...GOES_OUT.says, OWNED], lead: "owner" }),
  story({ ...GOES_OUT, of: "people" }),
  story(LEFT_GIFTS),
  story({
    says: [
      phrase(
        "(?:fed|feeds|was feeding|put out (?:food|crumbs|nuts|seeds|bread) for|puts out (?:food|crumbs|nuts|seeds|bread) for) (?=(?:an?|the|two|some|one) (?:[\\p{L}-]+ ){0,3}?(?:crows?|ravens?|birds?|magpies?|jackdaws?|foxe?s?|squirrels?|cats?|gulls?|seagulls?|pigeons?|sparrows?|hedgehogs?|dogs?|raccoons?|robins?|monkeys?|otters?)\\b)<bird:somebody>",
      ),
      /\b(?:gifts?|presents?|treasures?|bring(?:s|ing)? (?:her|him|them|something|back|little|small|shiny)|brought (?:her|him|them|something|back|little|small|shiny)|thank\w*|in return)\b/i,
    ],
    may: [
      PAL,
      ...also(
        "every (?:single )?(?:morning|day|evening|winter|afternoon)|one day|one morning",
        "(?:begins?|began|starts?|started) to (?:bring|leave)|in return",
        "gifts?|presents?|shiny things|lonely|garden|window|balcony|park|bench|nobody|alone",
      ),
    ],
    unless:
      /\b(?:murder\w*|killed|dead|died|stole\w*|steal\w*|thie\w+|police|diamonds?|ring|jewel\w*|magic\w*|talks?|talking|letters?|messages?)\b/i,
    after: [
      "The first gift was a button. {Hero} found it exactly where {he} had put the food the day before, and thought that {he} had lost it {himself}. {He} counted the buttons on {his} coat. They were all there. And {bird} sat close by, with a tilted head, and watched what {he} would do.",
      "“For me?” asked {hero}. {Bird} hopped from one foot to the other. {Hero} put the button in {his} breast pocket and patted it, so that {bird} could see. The next day there was a blue bit of glass, and then a paper clip, and then half a biscuit, which had been quite a sacrifice.",
      [
        "“You imagine that,” people said. “It's by chance.” But {pal} had seen it as well, and {pal} swore to it. So {hero} set up a shelf and laid all the gifts on it in a row. It was long since anybody had brought {him} anything. {Hero} caught {himself} getting up earlier each day.",
        "“You imagine that,” people said to {hero}. “It's by chance.” {Hero} did not argue. {He} set up a shelf and laid the gifts on it in a row. It was long since anybody had brought {him} anything. {Hero} caught {himself} getting up earlier each day, because {he} could not wait to see what {bird} had found.",
      ],
      "Then came a day when {bird} was not there. {Hero} waited with the food in {his} hand until it got wet. On the second day {he} waited again. {He} walked up and down in the rain and called, and had no name to call but “You!” On the third day {he} took one of the gifts off the shelf and held it tightly.",
      "+ {Hero} had always believed that it was {bird} who needed {him}. Now {he} sat by the window, and the morning was twice as long as before. {He} had not known that a morning could have such a big hole in it.",
    ],
    end: [
      "On the fourth morning something knocked. It was {bird}, thin and rumpled, and not alone. Behind {birdhim} sat three little ones in a row, who looked at {hero} with round eyes. So that was it! {Bird} gave them a push, one after the other. It was plain what was meant: this is the one I told you about.",
      "{Hero} fetched everything that was in the kitchen. {Bird} ate first, to show how safe it was, and then the little ones came. When they had finished, the smallest hopped up to {hero} and put something down on {his} shoe, with great care. It was a crumb. It was the crumb that {he} had just given to it.",
      "The shelf is full, and there is a second shelf above it. {Hero} lays out the food every day as before, but four times as much. And on the top shelf, right in the middle, under a glass of its own, lies one dry crumb. That is the gift which {he} likes best.",
    ],
  }),
];
