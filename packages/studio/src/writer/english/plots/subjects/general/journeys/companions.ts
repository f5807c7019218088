import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { THING_ALONG, where } from "./where.ts";

const GO =
  "(?:travel(?:s|led|ed)|flew|flies|went on a (?:journey|trip|voyage)|goes on a (?:journey|trip|voyage)|set off|sets off|set out|sets out|drove|drives|rode|rides|hitchhik\\w+)";

const NO_TRIP = new RegExp(
  `\\b(?:murder\\w*|killed|bomb|ashes|urn|funeral|war|stole|kidnap\\w*|back in time|stuck|lost|los[et]s?)\\b|${THING_ALONG}`,
  "iu",
);

/** Where there are no roads. */
const IN_SPACE = "\\b(?:Mars|moon|space|planet|galaxy|stars?|Venus|Saturn|sun|Antarctica|North Pole|South Pole)\\b";

/** Stories of travelling to a place, and of travelling with somebody. */
export const companions = [
  story({
    says: [
      phrase(`${GO}(?: from ${where("start")})? (?:to|for|into) ${where("land")} (?:together )?with <friend:somebody>`),
    ],
    may: [phrase("(?:to see|to find out) <ownsight:thing>")],
    unless: NO_TRIP,
    of: "creatures",
    after: [
      "“How far is it to {theland}?” asked {hero} behind the first hill. “Not far,” said {friend}, who had never been there either. They walked side by side, {hero} on the left and {friend} on the right.",
      "{Hero} and {friend} did not agree about much. {Hero} wanted to start early, and {friend} wanted to see the sunrise with closed eyes. {Hero} liked to walk and be silent. {Friend} talked to every stone on the way to {theland}, and waited for an answer.",
      "+ Strangers looked after them. “Where are you two off to?” they called. “To {theland}!” {hero} called back. “You two? Together?” And they laughed, because {hero} and {friend} really were an odd pair. {Friend} bowed to them and lifted an invisible hat. {Hero} pretended to belong to somebody else.",
      "Then they came to a fork in the road, and there was no sign. “Left,” said {hero}. “Right,” said {friend}. They said it louder and louder. Then {hero} went left and {friend} went right, and neither of them turned round. {Hero} had walked a good mile towards {theland} when {he} noticed how quiet it was. Not one stone was being talked to.",
      "{Hero} sat down. {His} heart felt quite empty. What was the use of {theland}, if there was no one to whom {hero} could say, “Look, there it is”? {Hero} got up, turned round, and began to run, back to the fork in the road.",
    ],
    end: [
      "{Friend} {friendwas} already there. {Friend} had been running, too, and was still quite out of breath. “I asked the stones,” said {friend}, “and they all said left.” “I was just going to say right,” said {hero}. So they went straight on, between the two roads, over the grass, where {theland} turned out to be all the time.",
      [
        "And so they stood there at last, and {theland} lay in front of them, and it was bigger than anything. {Hero} and {friend} looked for {ownsight} first of all. “Look,” said {hero}, “there!” “I'm looking,” said {friend}. And for once {friend} said nothing more, not to one single stone, for very nearly a minute.",
        "And so they stood there at last, and {theland} lay in front of them, and it was bigger than anything. “Look,” said {hero}, “there it is!” “I'm looking,” said {friend}. And for once {friend} said nothing more, not to one single stone, for very nearly a minute.",
      ],
      "“How far is it home?” asked {friend} afterwards. “Not far,” said {hero}, who knew exactly how far it was. Behind the first hill {hero} stopped beside a stone, and had a look round, in case anybody was listening. “Good evening,” {hero} told the stone. “We've been to {theland}.”",
    ],
  }),
  ...[
    {
      way: phrase(
        `${GO}(?: from ${where("start")})? (?:to|for|into|across|through) ${where("land")} (?:together )?with <friend:somebody>`,
      ),
      unless: new RegExp(
        `${NO_TRIP.source}|${IN_SPACE}|\\band (?:his|her|their|\\p{Lu}\\p{L}+) (?:\\p{L}+ )?${GO}|\\bwith (?:an?|his|her|their|the|two|three) (?:[\\p{L}-]+ ){0,3}(?:dogs?|cats?|donkeys?|horses?|mules?|hamsters?|parrots?|goats?|ponies|pony|camels?|rabbits?|puppy|kitten|mouse|rat|pigs?|robots?|teddy|doll|turtle|tortoise|cow|llama|snail)\\b`,
        "iu",
      ),
    },
    {
      way: phrase(
        `and <friend:somebody> (?:had )?${GO}(?: by [a-z]+)?(?: from ${where("start")})? (?:to|for|into|across|through) ${where("land")}`,
      ),
      unless: new RegExp(`${NO_TRIP.source}|${IN_SPACE}`, "iu"),
    },
  ].map(({ way, unless }) =>
    story({
      says: [way],
      may: [phrase("(?:to see|to find out|to look at) <ownsight:thing>")],
      unless,
      of: "people",
      after: [
        "They had planned {theland} for so long that {hero} could not quite believe the bags by the door. {Friend} had packed too much, and {hero} had packed the wrong things. “Have you got the tickets?” asked {friend}. “I thought you had them,” said {hero}. They lay at home on the kitchen table.",
        [
          "On the way {hero} read aloud everything that was known about {theland}. {Friend} looked out and listened with one ear. {Hero} had a list, and at the top of the list stood {ownsight}, underlined twice. “And what would you like to see?” {hero} asked. “You,” said {friend}, “when you see it.”",
          "On the way {hero} read aloud everything that was known about {theland}. {Friend} looked out and listened with one ear. {Hero} had a list with fifteen things on it that had to be seen. “And what would you like to see?” {hero} asked. “You,” said {friend}, “when you see it.”",
        ],
        "+ Travelling together is harder than staying at home together. {Hero} got up early, and {friend} could not find the second shoe. {Hero} wanted to ask the way, and {friend} {friendwas} sure that it was just round the corner. By the evening of the second day they were only talking about what there was to eat.",
        "In the middle of {theland} it came to a quarrel. It was about a wrong turning, and {friend} had been holding the map. “With you,” said {hero}, “nothing ever works.” {Friend} folded up the map very carefully, put it down between them, and walked on alone.",
        "{Hero} found {friend} an hour later, on a low wall at the roadside, with bare feet and a blister on each heel. {Friend} had not said a word about those, not all day long. “Why didn't you tell me?” “Because you were so happy about {theland},” said {friend}.",
      ],
      end: [
        "{Hero} sat down on the wall as well, and took off {his} own shoes. {Hero} folded the list into a hat and put it on {friend's} head. “From now on,” said {hero}, “you say when we stop.”",
        [
          "So they went slowly, and they saw twice as much. {Friend} stopped at every second corner of {theland}, and at each of those corners there was something that no book had known about. When they reached {ownsight}, {hero} hardly dared to look. Then {he} felt {friend} looking, not that way, but at {hero}, and smiling.",
          "So they went slowly, and they saw twice as much. {Friend} stopped at every second corner of {theland}, and at each of those corners there was something that no book had known about. In the evening the light fell over everything like honey. {Hero} could not say a word. Then {he} noticed {friend} looking, not that way, but at {hero}, and smiling.",
        ],
        "There is one picture of that journey to {theland} on the shelf at home. It shows {hero} and {friend}, side by side on a low wall, with their shoes off. Behind them is hardly anything. “But where's all the rest?” visitors ask. {Hero} and {friend} look at each other, and each waits for the other to begin.",
      ],
    }),
  ),
  story({
    says: [
      phrase(
        `(?:on|for) a (?:long )?(?:road trip|drive)(?: (?:through|across|to|in|around) ${where("land")})? with <friend:somebody>`,
      ),
    ],
    may: [phrase(`road trip (?:through|across|to|in|around) ${where("land")}`)],
    unless: /\b(?:murder\w*|killed|bomb|stole|kidnap\w*|ashes|urn)\b/i,
    of: "adults",
    after: [
      "For the first hour {hero} talked about the car. When that was used up, there was only the road. {Friend} looked out of the side window. {Hero} had imagined this trip so often, with {friend} laughing in it, and music. Now {he} held the wheel and did not know how such a talk begins.",
      "+ “Are you hungry?” asked {hero}. “No,” said {friend}. A hundred miles further on {hero} asked again. They stopped at a place with plastic chairs, and each of them read the menu longer than it was. “You used to like pancakes,” said {hero}. “When I was somebody else,” said {friend}. But {friend} ordered them, and ate them all.",
      "+ At night {hero} lay awake in the cheap room and listened to {friend} breathing in the other bed. There was so much that {hero} had not done when it was the time for it. It did not get less by being counted. In the morning {he} had two coffees in {his} hands and a sentence in {his} head, and then {he} only handed over the coffee.",
      "On the third day {hero} took a wrong exit. {Hero} noticed it at once and drove on all the same, for an hour, because {he} did not want to admit it in front of {friend}. The road grew narrow, then it was gravel, and then it stopped altogether, at a fence. {Hero} switched off the engine. It ticked. “Well,” said {friend}, “and now?”",
      "“Now I don't know,” said {hero}. It was not about the road any more, and {friend} heard it. “I've been taking wrong exits for years,” said {hero}, “and I always drove on, so that you wouldn't notice.” {Friend} {friendwas} silent for so long that the grasshoppers began again. “I did notice,” said {friend} then. “I was sitting next to you.”",
    ],
    end: [
      "They sat on the bonnet until it was dark, {hero} and {friend}, because there was no hurry to get anywhere. {Friend} asked the things that had to be asked. {Hero} answered every one, even where the answer did {him} no credit. It was not a nice talk. But when they got cold, neither of them got into the car first.",
      "“Give me the keys,” said {friend} in the morning. {Hero} had never sat on that side before. {Friend} reversed along the whole of the gravel without touching the fence once, and turned up the music, and sang, terribly. {Hero} looked at {friend} from the side. This was the face {he} had packed the car for.",
      "It took them two days longer than planned to come home, since {friend} chose the exits. In the dust on the back window a finger has written a word, and {hero} does not want it to be washed: “Again.”",
    ],
  }),
];
