import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { REASON, where } from "./where.ts";

const RAN = `(?:(?:ran|runs|run|had run) (?:away|off)|(?:escap(?:ed|es))|(?:broke|breaks) out) (?:from|of) `;
/** What for: "to watch one last football match". */
const AIM = phrase(
  "(?:away|off|out)(?: (?:from|of) [^.,!?]{3,40}?)?(?: with [^.,!?]{3,30}?)? to (?!her\\b|him\\b|them\\b|it\\b|the\\b|his\\b|their\\b|an?\\b|my\\b|each\\b|school\\b|work\\b|sea\\b)(?<ownaim>[a-z][^.!?,;\\p{Lu}]*[.!?])",
);
const CRIME =
  /\b(?:murder\w*|killed|prison|jail|police|hijack\w*|convict|guard|war|camp|cult|shadow|hospital|abus\w*|beat\w*|slave\w*)\b/i;

/** Stories of running away from a place, and of leaving it to see another. */
export const runningAway = [
  story({
    says: [phrase(`${RAN}${where("den")}`)],
    may: [
      REASON,
      AIM,
      /\b(?:met|joined|followed|was found by) (?<friend>an? (?:[a-z]+ ){0,2}[a-z]+)(?=[.,]| who| and)/,
    ],
    unless: new RegExp(
      `${CRIME.source}|\\b(?:from home|from (?:her|his|their|its|the) (?:owner|hunter|wolf|fox|cat|dog|butcher|witch|farmer)s?|robbers?|to (?:become|be|see|find|join|live|watch|visit))\\b`,
      "i",
    ),
    of: "creatures",
    after: [
      [
        "It happened at night, through the gap behind the water barrel, the one that everybody knew about and nobody used. {Hero} was a little fat for it. But {he} went all the same, because {ownreason} {He} pulled in {his} stomach, and pop, {he} was out. Behind {him} lay {theden}, and it was snoring.",
        "It happened at night, through the gap behind the water barrel, the one that everybody knew about and nobody used. {Hero} was a little fat for it. But {he} wanted so much to {ownaim} {He} pulled in {his} stomach, and pop, {he} was out. Behind {him} lay {theden}, and it was snoring.",
        "It happened at night, through the gap behind the water barrel, the one that everybody knew about and nobody used. {Hero} was a little fat for it. {He} pulled in {his} stomach, took one last look back, and pop, {he} was out. Behind {him} lay {theden}, and it was snoring.",
      ],
      "+ How big everything was! {Hero} ran in a circle first, only because nobody was there to forbid it. {He} jumped over a ditch, and over the same ditch again. “I am free!” {he} told a tree. “I'll never go back to {theden}, not for the best breakfast in the world.” At the word breakfast something in {hero's} stomach lifted its head.",
      "+ Breakfast, it turned out, you have to see to yourself when you are free. {Hero} tried a red berry, and made a face. {He} tried a mushroom, and the mushroom had a snail on it, who was not at all pleased. {Hero} begged her pardon. Then {he} drank a lot of water, which also fills you up, for a while.",
      [
        "{Friend} saw {hero} coming. “You're the one who has run away,” said {friend}. “They're talking about it everywhere.” “What do they say?” asked {hero}. “That {theden} is not the same without you. That there's a hole in it, just your size.” {Hero} had not known that anybody there knew what {hero's} size was.",
        "A sparrow came flying from the direction of {theden}. “You're the one who has run away,” she said. “They're talking about it everywhere.” “What do they say?” asked {hero}. “That {theden} is not the same without you. That there's a hole in it, just your size.” {Hero} had not known that anybody there knew what {hero's} size was.",
      ],
      "In the evening a storm came up. It rattled and flashed, and {hero} crept under a bush which let in the rain at four places. At home they were lying close together now. They were counting, as they always did in a storm, to see whether all were there. They would have to stop one number too early. {Hero} began to count along with them, quite softly.",
    ],
    end: [
      "Then {hero} heard something: {his} own name. It came from far away, and from several sides, and there were lights in the rain. Everyone from {theden} was out there, the big ones and the small ones, and all of them were wet to the skin. “Here!” called {hero}, before {he} had decided whether to. “Here I am!”",
      "They did not scold. They stood around {hero} and dripped. “Tell us why,” they said. And {hero} told them all of it, from the beginning, and this time every one of them listened to the end, although it was raining into their ears. It took some time. “We didn't know,” they said. “Well, now you do,” said {hero}, and sneezed.",
      "Nobody has mended the gap behind the water barrel. {Hero} goes through it every so often, on fine days, and looks at the wide world. {He} is back for the counting. They have got into the habit of saying the last number all together, very loudly, and that number is {hero}.",
    ],
  }),
  story({
    says: [
      /\b(?:ran|runs|run|had run) (?:away|off)(?: from (?:home|(?:her|his|their) (?:family|parents|house)))?(?! from)\b/,
    ],
    may: [REASON, phrase("with <ownpal:thing>"), phrase("because of <owntrouble:thing>"), AIM],
    unless: new RegExp(
      `${CRIME.source}|\\b(?:dog|cat|horse|pony|puppy|kitten|rabbit|hamster|goat|pig|sheep|house|it) (?:ran|runs|had run|\\w+ ran) (?:away|off)|circus|wedding|bride|ran away from (?!home|her family|his family|their family|her parents|his parents|their parents)`,
      "i",
    ),
    of: "children",
    after: [
      [
        "{Hero} left a letter on the pillow. “I have run away,” it said. “Do not look for me.” Then {hero} thought about it and added where {he} could be found, just in case. It was all because of {owntrouble}. {Hero} packed a jumper, a torch, and half a loaf of bread, and shut the door so quietly that it hardly counted.",
        "{Hero} left a letter on the pillow. “I have run away,” it said. “Do not look for me.” And because it ought to be clear why, {he} wrote underneath that {ownreason} {Hero} packed a jumper, a torch, and half a loaf of bread, and shut the door so quietly that it hardly counted.",
        "{Hero} left a letter on the pillow. “I have run away,” it said. “Do not look for me.” Then {hero} thought about it and added where {he} could be found, just in case. {Hero} packed a jumper, a torch, and half a loaf of bread, and shut the door so quietly that it hardly counted.",
      ],
      "+ The street was longer than usual. At the corner {hero} looked back. At home all the windows were still there, and behind one of them somebody was washing up. They had not even noticed. That was just like them. {Hero} walked on with hard steps, so that the whole street could hear how far away {he} was by now.",
      [
        "{Hero} made a camp between two bushes and shared the bread with {ownpal}. “We'll live here now,” {hero} explained. “Nobody can tell us what to do.” It was quite agreed. It was very quiet, living here. They had been living here for a quarter of an hour.",
        "{Hero} made a camp between two bushes and ate the bread. “This is where I live now,” {hero} told a beetle. “And nobody can tell me what to do.” The beetle went about its business. It was very quiet, living there. {Hero} had been living there for a quarter of an hour.",
      ],
      "+ {Hero} imagined how they would find the letter. First they would call. Then they would cry a little, and then rather more. {Hero} pictured it with all the details, who would cry and into what. It had begun as a good picture. But the longer {hero} looked at it, the less {he} liked it.",
      "It got dark, and the bushes came closer. The torch gave a small yellow light, then a brown one, and then it gave none. Something rustled. {Hero} held {his} breath. Steps were coming, slow ones, straight towards the camp, and they stopped right in front of it. “Is this place taken?” asked a voice that {hero} knew very well.",
    ],
    end: [
      "It was Grandpa from next door, who was everybody's grandpa a little. He had a blanket and a flask under his arm. “I wanted to run away today as well,” he said. “It was one of those days.” He sat down, with a groan, and poured out some cocoa. He asked what had happened, and {hero} told him. All of it.",
      "“Hm,” he said, when {hero} had finished. “Did they know that?” {Hero} thought. {He} had shouted a good deal, and slammed two doors. But {he} had not really said it, not the way {he} had just said it here, in the dark. “There they are,” said the old man. Down the street came two torches, very fast, and somebody was calling {hero's} name with a voice that was nearly gone.",
      "That night they all sat in the kitchen much too late, with the letter in the middle of the table. {Hero} said it once more, slowly, and they listened. Then they took a pencil and changed one line in the letter, together, and hung it on the fridge. “Do look for me,” it says there now.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:left|leaves|escap(?:ed|es) from|ran away from|runs away from|broke out of|breaks out of|slipped out of|slips out of|got out of|sneaked out of|flew away from) (?<den>(?:the|a|his|her|its|their) (?:[a-z]+ ){0,2}(?:zoo|farm|circus|stable|barn|aquarium|pond|field|cage|garden|park|pet shop|shop|forest|safari park|tank|bowl|nest|hive|hole|museum|supermarket|kitchen|fridge|box|shelf|toy shop))(?: [^.!?]{2,40}?)? to (?:go (?:and )?)?(?:see|visit|look at) (?!(?:his|her|its|their) )${where("goal")}`,
      ),
    ],
    may: [phrase("together with <friend:somebody>"), /\bwhere (?:her|his|its|their) [^.!?]+/, REASON],
    unless: CRIME,
    after: [
      "{Hero} had planned it for weeks. {He} knew when they came round with the keys at {theden}, and which of the doors did not quite shut. What {he} did not know was where {goal} was. So {hero} waited until the light had gone off, pushed with one shoulder, and stood in the open.",
      "There was a bus stop, and {hero} stood at it, because others did. The bus opened its doors. “One to {goal}, please,” said {hero}. The driver looked {him} up and down. “Half price,” he said, “if you don't lean on anyone.”",
      "+ {Hero} made mistakes, naturally. {He} drank out of a fountain, in which people had thrown their wishes, and ate a hat, which had been lying next to a lady and looked like salad. The lady was very nice about it. It was an old hat, she said, and to see {goal} was a good reason for being hungry.",
      "By noon they were searching for {hero}. Loudspeakers were driving through the streets. “Lost: {hero}!” they boomed. {Hero} stood among people with ice creams and tried to look like somebody with an ice cream. A little girl looked up at {him}. Then she put a finger on her lips.",
      "“Why did you go away?” whispered the little girl. {Hero} explained it to her: how at {theden} there was everything, food and water and a clean corner, and how {he} had lain there at night and had thought of {goal}. {Hero} only wanted to see it once. The loudspeaker was coming round the corner. “Come on,” said the girl. “I know a short cut.”",
    ],
    end: [
      "They ran, between bins and through a washing line, until the girl stopped and pointed. And there was {goal}. {Hero} had not been told how it smelled, or that the wind would be in it. {He} stood there and forgot that anybody was looking for {him}.",
      "When those from {theden} arrived, out of breath with a net, they found {hero} sitting quite still with a child at {his} side. “How long has {hero} wanted that?” one of them asked at last. “Always,” said the girl. They all sat down and looked at {goal} together until the sun was low.",
      "There is a new rule at {theden} now. Once a year, early in the morning, a door is left open, which does not quite shut in any case. {Hero} goes to the bus stop. “The usual?” asks the driver. “Half price, please, and no leaning,” {hero} says.",
    ],
  }),
  story({
    says: [phrase(`${RAN}${where("den")}`)],
    may: [
      REASON,
      AIM,
      phrase("(?:together )?with <friend:somebody>"),
      phrase("(?:ended|ends) up (?:at|in|on) <ownstop:thing>"),
    ],
    unless: new RegExp(
      `${CRIME.source}|\\b(?:from home|(?:ran|runs) (?:away|off) from (?:her|his|their|its) (?:husband|wife|mother|father|master|owner))\\b`,
      "i",
    ),
    of: "adults",
    after: [
      [
        "{Hero} had not planned it. {He} had only stood near the door of {theden} when it happened to be open. But {he} had known for a long time that {ownreason} {His} feet were quicker than {his} head. By the time {hero} had thought of {his} coat, {theden} was already two streets behind {him}.",
        "{Hero} had told nobody at {theden} what {he} wanted: to {ownaim} Who would have let {him}? So {he} stood near the door as if by chance, until it happened to be open, and {his} feet were quicker than {his} head. By the time {hero} had thought of {his} coat, {theden} was already two streets behind {him}.",
        "{Hero} had not planned it. {He} had only stood near the door of {theden} when it happened to be open. And {his} feet were quicker than {his} head. By the time {hero} had thought of {his} coat, {theden} was already two streets behind {him}.",
      ],
      [
        "“What now?” asked {friend}, who had run along without asking a single question, and who had only one shoe on. {Hero} looked at that foot. {He} began to laugh, and {friend} began, too, and they had to hold on to a railing.",
        "{Hero} stood still and held on to a railing. {He} had no luggage and very little money, and nobody in the whole world knew at this moment where {he} was. {Hero} waited for the fear to come, and noticed that {he} was laughing.",
      ],
      "+ “One ticket,” said {hero} at the first counter {he} came to. “Where to?” “Away from {theden}.” The woman behind the glass looked {hero} up and down. She might have picked up the telephone. “That would be platform two,” said the woman, and pushed back some of the money. “I took platform two once. It was the best thing I ever did.”",
      "Towards evening the telephone rang in {hero's} pocket. It was {theden}. {Hero} let it ring. Then a message came, and after it another: they were worried, they were cross, they were worried. {Hero} had to lean against a wall. They were not bad people at {theden}.",
      "So {hero} rang back. “I'm well,” said {hero}, “and I'm not coming back tonight.” There was a silence in {theden}. And {hero} told them, on a bench, in the last of the light, what {he} had swallowed for so long.",
    ],
    end: [
      "It was a long call, with bad pauses. But {hero} was not afraid of them any more. “We thought that you were content,” they said. “I thought so, too,” said {hero}, “until the door was open.” When {he} had rung off, the street lamps went on, one after the other, and {hero} followed them.",
      [
        "And {hero} did what {he} had run away for. It had been {his} wish to {ownaim} No one asked {him} whether {he} was allowed to. It was colder than {he} had imagined, and louder, and the whole time {hero} was as wide awake as a child. When it was over, {he} stayed where {he} was for a good while, with {his} hands in {his} pockets.",
        "{Hero} had landed at {ownstop}, of all places, and there {he} stayed for the night. In the morning {he} ordered everything they had. Then {he} borrowed a pen and drew a line down the middle of a napkin. On the left {hero} wrote what {he} would never do again, and on the right what {he} was going to do. The right side got so full that {he} needed a second napkin.",
        "That night {hero} slept in a small hotel with a green door, and in the morning {he} ordered everything on the card. Then {he} borrowed a pen and drew a line down the middle of a napkin. On the left {hero} wrote what {he} would never do again, and on the right what {he} was going to do. The right side got so full that {he} needed a second napkin.",
      ],
      "One day {hero} went past {theden} again, on {his} own two feet, in the middle of the day. {He} rang, went in and drank a cup of coffee with them. When {he} left, somebody wanted to see {him} out. “Don't trouble,” said {hero}. “I know where the door is.”",
    ],
  }),
];
