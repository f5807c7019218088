import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const FORBADE = "(?:has |had )?(?:forbade|forbidden|forbids|banned|bans|outlawed|prohibited|abolished)";
const NOT =
  /\b(?:murder\w*|kill\w*|dead|died|dies|doping|alcohol|drugs|guns|daughter to|son to|marry|him to|her to|them to|him from|her from)\b/i;

/** "The emperor of Japan", and not Japan. */
const NO_PLACE = "(?<!\\b(?:of|from|in|at|near|on) )";
const FROM = "(?: (?:of|from|in) (?:the )?[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*)?";

/** Stories of something that is forbidden in a whole country. */
export const forbidden = [
  story({
    says: [
      phrase(`${NO_PLACE}<ruler:somebody>${FROM} ${FORBADE} (?:all |any )?<ban:thing>`),
      phrase(
        "(?:[Bb]ut|[Tt]hen|[Uu]ntil|[Oo]ne day,?|[Oo]nly) (?=an? |the |\\p{Lu})<rebel:somebody>(?=,| (?:could|did|would|kept|came|went|started|began|with|who|was|were|sang|hum\\p{Ll}*|from|and (?:his|her|their)|\\p{Ll}{3,}ed)\\b)",
      ),
    ],
    unless: NOT,
    after: [
      "Notices hung on every door. They had been written in large letters, and at the bottom was the seal of {ruler}. Guards went from house to house and looked under the beds. By the evening there was no more trace of {ban} in the whole land. It was very tidy. It was also so quiet that you could hear the dust fall.",
      "+ People got used to it, as they get used to a stone in the shoe. They went about with small steps, and spoke of other things. If one of them forgot and thought of {ban} for a moment, there was a cough from behind. {Ruler} looked down from the balcony and saw that everything was in order. {Ruler} did not smile.",
      "Only with {rebel} it did not work. It was not that {rebel} wanted to make trouble. But some things cannot be switched off, and {ban} was in {rebelhim} from head to toe. It came out in the middle of the market place. Everybody turned pale. Then two guards took {rebel} between them and led {rebelhim} up to the castle.",
      "+ All along the way people stood at the windows. Nobody said anything. But when {rebel} had passed, here and there somebody noticed that a corner of their mouth had gone up by itself, and pulled the curtain shut.",
      "“Do you know what is forbidden?” asked {ruler} from the throne. “Yes,” said {rebel}. “And do you know why?” {Rebel} shook {rebelhis} head. “I don't,” said {rebel}. “Nobody could tell me. I asked the guards, and they don't know either.” It became still. In all that time nobody had asked {ruler} why.",
    ],
    end: [
      "{Ruler} looked at {rulerhis} hands for a long time. Once, said {ruler} quietly, there had been somebody in the castle who had brought {ban} into every room. Then that room was empty. After that it had hurt too much, and so it had to stop, for everyone. {Rebel} came up the steps of the throne, which is not allowed either, and sat down on the top one.",
      "“It hurts because it was lovely,” said {rebel}. “But now it is all gone, the hurting and the lovely.” And because there was nothing clever to say to that, {rebel} simply did again what {rebelhe} had done in the market place. The guards looked at the ceiling. A tear ran down into {ruler's} collar, and after it, slowly, came a smile.",
      "The notices were taken down on the same day and made into paper boats. There is one day in the year now when everybody in the land must be up before the sun, because of {ban}. {Ruler} opens the balcony door. {Rebel} always begins, and {ruler} is always the second.",
    ],
  }),
  story({
    says: [
      phrase(`${NO_PLACE}<ruler:somebody>${FROM} ${FORBADE} (?:all |any )?<ban:thing>`),
      /\b(?:king|queen|emperor|empress|mayor|prince|princess|president|sultan|duke|duchess|tsar|ruler)\b/i,
    ],
    unless: new RegExp(`${NOT.source}|\\b(?:[Bb]ut|until|Then) (?:an?|the|\\p{Lu})|\\bsecretly\\b`, "iu"),
    after: [
      "It was read out in every square, with drums. From now on there was to be an end of {ban}, by order of {ruler}, and whoever did not obey would be sorry. The people looked at each other. “That can't be serious,” they whispered. But the guards came with big sacks and carried off all that they could find.",
      "In the beginning {ruler} was content. {Ruler} no longer came across {ban} anywhere, not in the streets, not in the gardens. {Ruler} walked through the castle and breathed freely. On the second day {ruler} noticed that the cook no longer sang. On the third day the dogs lay under the table, and nobody knew what was the matter with them.",
      "+ The ministers found more and more to do. There were things that looked like {ban}, and things that reminded you of it. All of that had to go as well. They pulled up flowers and painted over walls. In the end the sacks were full, the land was grey, and the ministers handed {ruler} a list of things that might be next.",
      "+ At the very top of the list stood the word “yesterday”. “Why that?” asked {ruler}. “Because yesterday nothing had been done yet about {ban},” said the ministers, “and people remember it.”",
      "That night {ruler} could not sleep and went down to the cellar, where the sacks were. A light was burning between them. There sat the youngest of the kitchen maids and held something in both hands. It was {ban}, or what was left. She did not jump up. “I only wanted to say good night,” she said.",
    ],
    end: [
      "{Ruler} meant to call the guards. But {rulerhe} had not been so close to {ban} for a long time. {Ruler} sat down on a sack. “It wasn't always bad,” said {ruler} after a while, more to the wall than to the girl. “When I was small, I liked it more than anything.” “Then what happened?” asked the girl.",
      "{Ruler} told her. It was an old sorrow, and it took until the candle had burnt down. The girl blew her nose on her apron. “But it isn't the fault of {ban},” she said. {Ruler} was silent. Then {rulerhe} stood up, took the first sack by the corners, and dragged it up the stairs {rulerhimself}. At the top {rulerhe} tipped it out in the sun.",
      "The whole town came running. They laughed and cried and carried {ban} back to where it belonged. The cook sang, and the dogs danced in a circle. The order with the seal was used to light the stove. And {ruler} sits among the people on the steps, next to the girl, and has kept one small piece, to hold in both hands.",
    ],
  }),
];
