import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, PARTNER } from "./by-them.ts";

const PLANTED = `${BY_THEM}(?:planted|(?<=to )plant)`;
const NOT_PLANTED =
  /\b(?:murder\w*|kill\w*|bomb|evidence|buried|magic\w*|giant|money tree|talk(?:s|ed|ing)|button|overnight|beanstalk|ring|(?:grew|grows?) into|tooth|teeth|coins?|books?|stars?|feathers?|shoes?|candy|sweets|lollipop|pebble|stone|eggs?|crew|laugh\w*|(?:planted|plants?) (?:a|the|an) (?:idea|kiss|flag|camera|bug))\b/i;
const OF_IT = [/\b(?:plant(?:ed|s)?|planting)\b[^.]+/, BEGINS, ...PARTNER];

/** Stories of planting something. */
export const planting = [
  story({
    says: [phrase(`${PLANTED} <plant:thing>`)],
    may: [/\b(?:water(?:ed|s)?|waters) (?:it|them)\b[^.]*/, ...OF_IT],
    unless: new RegExp(
      `${NOT_PLANTED.source}|\\b(?:neighbours?|neighbors?|together|every year|each year|so that)\\b`,
      "i",
    ),
    after: [
      "{Hero} dug with great care, first too shallow, then too deep, and then just right. {He} pressed down the earth, poured water on it, and sat down to wait for {theplant}. After an hour {hero} bent over to look. Nothing had happened yet.",
      "“Here?” said everybody who came past. “Here nothing will ever grow.” {Hero} nodded politely and went on watering. It was true that nothing had ever grown there. But it was also true that {hero} had never planted {plant} there before.",
      [
        "{Hero} and {partner} came every morning with water, and when the water was short, they shared their own with {theplant}. While they were working, {partner} talked about this and that. It did not matter much about what, because {theplant} could not say that it was boring.",
        "{Hero} came every morning with water, and when the water was short, {he} shared {his} own with {theplant}. While {he} was working, {hero} talked about this and that. It did not matter much about what, because {theplant} could not say that it was boring.",
      ],
      "+ {Hero} learned to sit still in that time. {He} learned what the sky looks like before it rains, and how many ants can carry one crumb. It was more than {he} had learned in a long time. Only the patch of earth in front of {hero} stayed as bare as a plate.",
      "Then one morning somebody had walked right across. The earth was trodden flat, and in the middle there was the mark of a large shoe. {Hero} knelt down in front of it and cried, because {he} had seen {theplant} so clearly in {his} mind.",
      "And with {his} nose so close to the ground {hero} saw something. At the edge of the mark there was a crack in the earth, and in the crack was something green, not bigger than a fingernail. The shoe had missed it by a hair. {Hero} did not dare to breathe.",
    ],
    end: [
      "{Hero} put a ring of stones round it, and later a fence of twigs. The green got bigger each day, a little straighter and a little bolder. Those who had said that nothing would ever grow there stopped on their way, and asked {hero} if {he} needed any water.",
      "And in the end they all stood there next to {hero}, and nobody said a word. It looked just as {hero} had seen it in {his} mind. It was so beautiful that one of them took off his hat. He was the one with the large shoes.",
      "{Hero} still comes every morning. Next to {him} there is a whole row of small holes in the ground now, with a ring of stones round each. The others have begun to plant something too, and want to know every day if it is coming up.",
    ],
  }),
  story({
    says: [
      phrase(`${PLANTED} <plant:thing>`),
      /\b(?:neighbours?|neighbors?|neighbou?rhood|together|whole (?:street|street|town|village|building|block|block of flats))\b/i,
    ],
    may: [/\bto bring [^.]+ together/, ...OF_IT],
    unless: new RegExp(`${NOT_PLANTED.source}|\\b(?:bees?|cut down|school|class)\\b`, "i"),
    after: [
      "Before that, they had known each other only by their steps. There were the heavy steps and the quick ones, there was the man with the cough, and there was the woman who always slammed the door. {Hero} had heard all of them for years. {He} had never heard them laugh.",
      "{Hero} carried the earth for {theplant} there, bucket by bucket. On each way {he} lost a few crumbs of it, and on each way somebody complained. “What's that going to be?” they asked. “Something for all of us,” said {hero}. They shook their heads and shut their doors.",
      "{Hero} planted and watered, and put up a sign: “Come and help!” Nobody came. {He} put up another one: “Please come and help.” The heavy steps stopped in front of it, and went on. In the evening {hero} sat alone next to {theplant}, between nine empty chairs.",
      "+ “They don't want it,” {hero} thought. “They want to be left in peace.” {He} carried away two of the chairs. Then {he} {was} too tired, and left the others where they were, next to {theplant}.",
      "Then came the hottest day. {Hero} came home late, and ran. {Theplant} would be dry and brown by now, every leaf of it. But when {hero} got there, the earth was dark and wet. Somebody had watered {theplant}, and there was nobody to be seen.",
    ],
    end: [
      "The next evening {hero} hid and waited. First came the heavy steps, and they belonged to a small old man with a very big can. After him came the quick steps, with a bottle, and then the cough, with a teapot. They looked at each other and went red. Each had thought that he was the only one who watered {theplant}.",
      "“There are chairs,” said {hero}, and came out. They sat down, at first only on the edge. The woman who always slammed her door brought soup, and the man with the cough brought an accordion. It got late, and for the first time {hero} heard all of them laugh.",
      "Now there are not enough chairs any more. So much water is poured on {theplant} that {hero} has had to write a new sign. “Please don't help all at once,” it says. Nobody keeps to it.",
    ],
  }),
];
