import { phrase } from "../../phrase.ts";
import { story, type WrittenStory } from "../../subject-story.ts";
import { REST } from "./rest.ts";

const UNREAL =
  /\b(?:ghosts?|vampires?|mermaid|werewolf|robot|android|statue|voice|AI|app|hologram|snowman|scarecrow|alien|murder\w*|kill\w*|undercover|mafia|spy|prince|princess|king|queen|school|class|dog|cat|both fell|the same|photo\w*|picture|pickpocket|thief|steal\w*|stole|deaf|mute|blind|opponent|rival|enemy|affair|married|wife|husband|widow\w*|dead|died|dies|dying|invent\w*|instead|leav(?:es|ing)|only (?:knew|knows|known)|never (?:met|seen|saw|spoken|spoke)|letters|online)\b/i;

const fallingInLove = (says: WrittenStory["says"]): WrittenStory => ({
  says,
  unless: UNREAL,
  of: "people",
  after: [
    "It had not been planned. {Hero} had a full life, with work in it and bills and one good chair, and there was no gap in that life for {other}. Then one evening {hero} noticed that {he} had saved up three small stories all day long, and that every one of them {was} meant for {other}.",
    "+ After that it got worse. {Hero} put salt in the coffee. {Hero} answered a question that had not been asked. When {other} was near, {hero} talked too fast, and when {other} was not, {he} talked about {other}, until a colleague said kindly, “You've used that name nine times since lunch.”",
    "+ {Hero} wrote it down to be sure of the words. The first letter to {other} was four pages long and sounded like a contract. The second was two lines and sounded like an excuse. {Hero} put both of them in a drawer, under the tea towels, where {other} would never look.",
    "So {hero} made a plan. The next time, {he} would say it to {other}, plainly, and let happen what had to happen. The next time came. {Hero} took a deep breath, looked at {other}, and heard {himself} say that it would probably rain on Thursday. “Then I'd better buy an umbrella,” said {other}, and waited a little, and went.",
    "And then there was no sign of {other}. One day, two days, five. {Hero} told {himself} that there were a hundred good reasons. At night {he} went through the other ones. {Hero} had been afraid of being turned down by {other}. It turned out that there was something worse: never having asked.",
  ],
  end: [
    "On the sixth day {hero} stopped waiting and went to look for {other}. {Hero} asked everybody who might know, and did not mind what they thought. And there was {other} at last, pale, in two scarves, with a very red nose. “It's only the flu,” said {other}. “You should have taken an umbrella,” said {hero}.",
    "Then {hero} said the rest, without any paper. {He} got two words in the wrong order, and began again. {Other} listened to the end and was silent for so long that {hero} could hear a tap dripping. “You've no idea,” said {other}, “how often I've hoped that it would rain on a Thursday.” {Hero} took {other} by the hand.",
    "Much has happened since then, and not all of it was easy. But on Thursdays {hero} looks up at the sky and then at {other}, and still saves up the small stories of the day. There are always three of them, and {other} is always the first to hear them.",
  ],
});

const metAgain = (says: WrittenStory["says"], unless: RegExp): WrittenStory => ({
  says,
  unless,
  of: "people",
  after: [
    "{Hero} knew {ex} by the hands. The face had grown older, the hair was another colour, but nobody else had ever moved those hands like that. {Hero} forgot what {he} had been about to do. Then {ex} looked up as well, and all the years between them were suddenly no longer than a corridor.",
    "“You look well,” said {hero}. “You never could lie,” said {ex}. They both laughed, too loudly, and then neither of them knew where to look. {Hero} had imagined this meeting with {ex} often: cleverer, better dressed, with a good last line. Now {he} could not think of anything but the weather.",
    "+ They began with what could do no harm. {Ex} told {hero} about work, and about a knee. {Hero} told {ex} about a move, and about parents who had grown old. It was like two people walking over thin ice, each with an eye on the other. And all the time {hero} thought of the one question that {he} had never asked {ex}.",
    "+ “Do you still do that?” asked {ex}, and pointed. {Hero} had folded a scrap of paper into a tiny boat without noticing. In the old days there had been such boats everywhere, in the pockets of {ex} and between the pages of books. “I found one last year,” said {ex}, “in a winter coat. I couldn't throw it away.”",
    "In the end {hero} asked it. “Why didn't you call me?” {Ex} looked at {hero} for a long time. “I was waiting for you to call,” said {ex}. “I thought that you were glad to be rid of me.” {Hero} sat down. For all those years {he} had been angry with {ex} for a silence that had been {his} own as well.",
  ],
  end: [
    "They did not shout, and they did not fall into each other's arms. {Hero} said sorry first, and then {ex} did, for the same thing. They talked about how young they had been, and how proud, and some of it was so foolish that {ex} laughed until the tears came. {Hero} had missed that laugh more than {he} had known.",
    "When it was time to go, neither of them went. {Hero} could not get the old years back, and did not want to be twenty again. But {he} wanted to know what {ex} would be like at breakfast, now, with glasses on. “May I call you?” asked {hero}. “You may even call first,” said {ex}, and wrote down a number, very clearly.",
    "A little paper boat stands on {hero's} table, folded from the scrap with the number on it. {Hero} no longer needs the number. {He} knows it by heart, and when the telephone rings on a Sunday morning, {hero} knows by the first breath that it is {ex}.",
  ],
});

const APART =
  "first love|former|ex-\\w+|old flame|once loved|almost married|nearly married|sweetheart|used to love|broke up|break-?up|split up|separat\\w+|lovers?|had loved|were in love|once in love|left each other";
const NOT_PARTED =
  /\b(?:altar|ghost|dead|died|dies|dying|murder\w*|kill\w*|prison|spy|war|amnesia|memory|kidnap\w*|lift|elevator|called|letters?|married to|son|online|widow\w*|betray\w*|(?:left|leaves) (?:him|her|me) |new (?:husband|wife|man|woman))\b/i;

/** Stories of two who find each other, or find each other again. */
export const love = [
  story(
    fallingInLove([
      phrase(
        `(?:fell|was falling|had fallen|was|had been) (?:slowly |secretly |deeply |madly |hopelessly |head over heels )?in love with <other:somebody>${REST}`,
      ),
    ]),
  ),
  story(
    fallingInLove([
      phrase(
        "^[^.,]+?(?:, [^,.]+,)? and <other:somebody> (?:kept|met|were|worked|fell|got|both|had|lived|shared|slowly|wrote|always)",
      ),
      /\bThey (?:\w+ )?(?:fell|fall) in love\b|\b(?:fell|fall) in love with each other\b/,
    ]),
  ),
  story(
    metAgain(
      [
        phrase(
          "(?:met|saw|ran into|bumped into|came across|recogni[sz]ed|sat next to|found) <ex:somebody>(?: again| (?:he|she) \\w+ \\w+|\\.|,| at| in| on| when| who| after)",
        ),
        new RegExp(`\\b(?:${APART})\\b`, "i"),
      ],
      NOT_PARTED,
    ),
  ),
  story(
    metAgain(
      [
        phrase(
          "^(?:Mrs?\\. |Dr\\. )?[^.,]+?,? and <ex:somebody>(?:, [^.]*,)? (?:met|meet|saw each other|ran into each other)[^.,]*",
        ),
        /\bagain\b|\byears (?:later|after)\b|\bran into each other\b/,
        new RegExp(`\\b(?:${APART})\\b`, "i"),
      ],
      NOT_PARTED,
    ),
  ),
  story({
    says: [
      /\b(?:first date|blind date|(?:his|her|a) date\b|went on a date|first dated)\b/i,
      /\b(?:wrong|disaster|terrible|awful|worst|chaos|forgot\w*|forgets|late|spill\w*|spilt|locked|lost|stuck|broke|rain\w*|poured|closed|awkward|embarrass\w*)\b/i,
    ],
    may: [
      phrase("(?:his|her|a) (?:first |blind )?date with <other:somebody>"),
      /\b(?<place1>restaurant|caf[eé]|cinema|bowling alley|zoo|park|museum|bar)\b/,
    ],
    unless:
      /\b(?:ghosts?|vampires?|robot|murder\w*|kill\w*|robbery|hostage|bomb|spy|police|friend instead|date of|birthday|ex-|ex[ -](?:wife|husband)|wedding date|instead)\b/i,
    of: "people",
    after: [
      "{Hero} had prepared for this date as other people prepare for an exam. The good shirt, the good shoes, three topics of conversation on a small piece of paper. {He} had practised looking relaxed in the mirror. And now, after less than an hour, everything that {hero} had prepared lay in ruins.",
      "+ “I'm so sorry,” said {hero}, for the fourth time. {His} ears were burning. The first topic of conversation had been travel, and {hero} had talked about a stomach bug. The second had been films, and {he} had told the end of the one that they both wanted to see. After that the piece of paper had fallen into the soup.",
      "+ {Hero} tried to save what could be saved, and made it worse. {He} wanted to pour the water with a flourish, and watered the tablecloth. {He} wanted to say something nice about the dress and said something nice about the curtain. At the next table a whole family had stopped eating so as to miss nothing.",
      "There was a moment when {hero} nearly ran away. {He} stood outside in the cold air with {his} coat half on, and counted the bus stops to {his} own bed. People like {hero}, thought {hero}, should be loved from a distance. Then the door opened. “Are you going without me?” asked the other half of this terrible date.",
      "“I thought that you'd had enough,” said {hero}. “Of that, yes,” was the answer. “Do you know that I changed my clothes nine times today? And that I've had a label scratching my neck for an hour because I forgot to cut off the price?” {Hero} looked. The label was hanging out at the back. It said that the thing had been reduced.",
    ],
    end: [
      "And then {hero} began to laugh, and could not stop, and neither could the two of them together. They sat down on the nearest step and told each other the truth. {Hero} did not like fine food. {Hero} could not bear jazz. {Hero} had been so lonely that {he} had once asked the weather forecast how its day had been.",
      "They bought chips in a paper bag and ate them with cold fingers, walking. It was the best meal of the evening. {Hero} forgot to look relaxed, and was. When they said goodnight, {hero} held out a hand, changed {his} mind, and knocked {his} forehead against another forehead. “Same time next week?” asked {hero}. “But worse, please,” was the answer.",
      "They still talk about that first date. Each year, on the same day, {hero} puts on the good shirt, and a price label hangs out at somebody's neck on purpose, and they go and eat chips out of a paper bag. It has never gone so wrong again, though {hero} does what {he} can.",
    ],
  }),
];
