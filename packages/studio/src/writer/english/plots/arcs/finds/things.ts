import type { Arc, ArcStory } from "../arc.ts";
import { howFarDown, paidInButtons, readAndAnswered } from "./ways-in.ts";

/** Found things have owners, and only the right owner knows the small thing that was left out. */
const whatWasLeftOut: ArcStory = {
  after: [
    [
      0,
      "={Hero} looked at {item} from all sides. On one side, low down, there was a dent of the size of a thumb. {He} put {his} own thumb into it, and it fitted. Somebody must have carried {item} about like that for years, and must be missing {itemthem} now.",
      "={Hero} looked at {object} from all sides. On one side, low down, there was a dent of the size of a thumb. {He} put {his} own thumb into it, and it fitted. A person had held {object} like that for years, and must be looking everywhere.",
      "={Hero} looked at what {he} had there from all sides. On one side, low down, there was a dent of the size of a thumb. {He} put {his} own thumb into it, and it fitted. A person had held it like that for years, and must be missing it now.",
    ],
    [
      0.8,
      "=“Finders keepers,” said {talker}. “Only if the owner doesn't ask,” said {hero}. “Then don't let the owner know.” They both looked at {item} for a while. “All right,” said {talker}. “But say as little as you can.”",
      "=It would have been easy to keep {item}. {Hero} tried it out until the evening and put {itemthem} where {he} could see {itemthem}. It was like sitting in another person's seat. All the time {he} listened for the words “excuse me”.",
      "=It would have been easy to say nothing. {Hero} tried it out until the evening. It was like sitting in another person's seat. All the time {he} listened for the words “excuse me”.",
    ],
    [
      0.5,
      "=So {hero} put up a notice about {item}. {He} described {itemthem} quite exactly and left out only the dent. A man in a good coat came within the hour. “Mine,” he said, “definitely. I'd know {item} anywhere.” “Is there anything wrong with {itemthem}?” asked {hero}. “Nothing,” said the man. “Perfect.” He left without {itemthem}.",
      "=So {hero} put up a notice. {He} described what {he} had found quite exactly and left out only the dent. A man in a good coat came within the hour. “That's mine,” he said, “definitely.” “Is there anything wrong with it?” asked {hero}. “Nothing,” said the man. “It's perfect.” He left without it.",
    ],
    [
      0.8,
      "=Eleven people came after him and wanted {item}. A woman wept, and it was nearly enough. A boy brought a photograph that showed half of {itemthem}. {Hero} asked them all the same question. “Perfect,” they said, all eleven of them, and {talker} showed them to the door.",
      "=Eleven people came after him and wanted {item}. A woman wept, and it was nearly enough. A boy brought a photograph that showed half of {itemthem}. {Hero} asked all of them the same question. “Perfect,” they said, all eleven, and went home.",
      "=Eleven people came after him. A woman wept, and it was nearly enough. A boy brought a photograph that showed half of it. {Hero} asked all of them the same question. “Perfect,” they said, all eleven, and went home.",
    ],
    [
      0.6,
      "=Then no more people came. {Hero} had said no twelve times, and not one of the twelve had thanked {him}. {He} sat there with {item}, and with {his} thumb where the other thumb belonged. The notice had gone pale. Perhaps the owner had stopped looking for {itemthem} long ago.",
      "=Then no more people came. {Hero} had said no twelve times, and not one of the twelve had thanked {him}. {He} sat there with {his} thumb where the other thumb belonged. The notice had gone pale. Perhaps the owner had stopped looking long ago.",
    ],
  ],
  end: [
    [
      0,
      "=The thirteenth was an old woman, and she claimed nothing. She read the notice to the end. “It can't be mine,” she told {talker}. “Mine would have had the dent in it.” {Talker} called {hero}, rather loudly. “Which dent?” asked {hero}. The old woman held up one hand, and bent the thumb.",
      "=The thirteenth was an old woman, and she claimed nothing. She read the notice about {item} to the end. “Not mine, then,” she said. “It says nothing about the dent.” “Which dent?” asked {hero}. She held up one hand, and bent the thumb.",
      "=The thirteenth was an old woman, and she claimed nothing. She read the notice to the end. “Not mine, then,” she said. “It says nothing about the dent.” “Which dent?” asked {hero}. She held up one hand, and bent the thumb.",
    ],
    [
      0.5,
      "=She took hold of {item} without looking, as if {itemit} {itemwas} a hand in the dark, and her thumb went in by itself. “What do I owe you?” “Nothing,” said {hero}. “Only how you lost {itemthem}.” It was a long story. She told it on the spot, and {hero} heard it to the end.",
      "=She took hold of it without looking, as if it were a hand in the dark, and her thumb went in by itself. “What do I owe you?” “Nothing,” said {hero}. “Only how you lost it.” It was a long story. She told it on the spot, and {hero} heard it to the end.",
    ],
    [
      0.3,
      "=The notice about {item} came down at last. {Hero} kept it all the same. And whenever {he} found something after that, {he} looked first of all for the place where a thumb had been.",
      "=The notice came down at last. {Hero} kept it all the same. And whenever {he} found something after that, {he} looked first of all for the place where a thumb had been.",
    ],
  ],
};

/** An old thing comes into the house of a new owner, with eleven faults. */
const elevenFaults: ArcStory = {
  after: [
    [
      0,
      "={Hero} walked round {item} and looked from every side. Seen from the front, {itemit} {itemwas} a bargain. Seen from the back, {itemit} {itemwas} a good deal of work, with one dark patch low down. {He} laid a hand on {itemthem}, gently, as people do with a strange dog. Nothing fell off.",
      "={Hero} walked round {object} and looked from every side. The front was a bargain. The back was a good deal of work, with one dark patch low down. {He} laid a hand on it, gently, as people do with a strange dog. Nothing fell off.",
      "={Hero} walked round it and looked from every side. The front was a bargain. The back was a good deal of work, with one dark patch low down. {He} laid a hand on it, gently, as people do with a strange dog. Nothing fell off.",
    ],
    [
      0.7,
      "=“Did they tell you what's wrong with {item}?” asked {talker}. “No,” said {hero}. “Then I'll start.” {Talker} did not stop for quite a while, and {hero} wrote it down. It made eleven points. “And what's right with {itemthem}?” {Talker} had to think. “You like {itemthem},” said {talker}. It became number twelve.",
      "={Hero} made a list of what was wrong with {item}. It came to eleven points. Then {he} made a second list, of what was right with {itemthem}, and sat over it for an hour. In the end there was one point on it: {he} liked {itemthem}.",
      "={Hero} made a list of what was wrong. It came to eleven points. Then {he} made a second list, of what was right, and sat over it for an hour. In the end there was one point on it: {he} liked it.",
    ],
    [
      0.5,
      "={Hero} began with the smallest fault, because {he} understood that one. By evening ten points were left, and a new one, which had not been wrong with {item} before {hero} came.",
      "={Hero} began with the smallest fault, because {he} understood that one. By evening ten points were left, and a new one, which had not been there before {hero} came.",
    ],
    [
      0.8,
      "=A man stopped, looked at {item} and said what he would give for {itemthem}. It was not much. It was also exactly what {hero} had in {his} pocket, which was nothing. “Not for sale,” said {hero}, and {was} surprised at how quickly it had come out.",
      "=A man stopped, looked, and said what he would give for it. It was not much. “Not for sale,” said {hero}, and {was} surprised at how quickly it had come out.",
    ],
    [
      0.9,
      "=Point four took the whole of Thursday. {Hero} held the screwdriver by the wrong end until {talker} turned it round. When they had finished with {item}, there was a screw left over. They tried it everywhere. “Keep it,” said {talker}. “There's bound to be a hole for it somewhere.”",
      "=Point four took the whole of Thursday. {Hero} had never done anything like it, and held the screwdriver by the wrong end until noon. In the evening there was a screw left over. {He} tried it everywhere, and then {he} put it in a jam jar. There was bound to be a hole for it somewhere.",
    ],
    [
      0.6,
      "=The worst fault {he} had kept for last. {Hero} pushed, and {talker} held, and then {talker} pushed, too. Something in {item} gave a crack. They both sat down on the ground. “Say it,” said {hero}. {Talker} did not say it.",
      "=The worst fault {he} had kept for last. {Hero} pushed, and held, and pushed again. Something in {item} gave a crack. {He} sat down on the ground. “Perhaps I'm the wrong one for you,” {he} said to {item}.",
      "=The worst fault {he} had kept for last. {Hero} pushed, and held, and pushed again. There was a crack. {He} sat down on the ground. After all that work it was worse than on the first day.",
    ],
  ],
  end: [
    [
      0,
      "=From down there {he} saw the dark patch. {Hero} rubbed at it with {his} sleeve. It was writing. Everyone who had ever had {item} had left a name there, five in all, each in a different hand. Behind the last name it said: “Pull. Don't push.”",
      "=From down there {he} saw the dark patch. {Hero} rubbed at it with {his} sleeve. It was writing. Five owners had left their names there, each in a different hand. Behind the last name it said: “Pull. Don't push.”",
    ],
    [
      0.5,
      "=“Pull,” read {talker}, and {hero} pulled. There was a small click, and {item} stood as straight as a soldier. “Five people sat on this spot before us,” said {hero}. {Talker} was already looking for something to write with.",
      "={Hero} pulled. There was a small click, and that was the end of the worst fault of {item}. {Hero} looked for something sharp, to put {his} own name underneath.",
      "={Hero} pulled. There was a small click, and that was the end of the worst fault. {Hero} looked for something sharp, to put {his} own name underneath.",
    ],
    [
      0.3,
      "=After that people often stopped and asked about {item}. {Hero} told them everything that was wrong with {itemthem}, point by point. Then {he} laid a hand on {itemthem}, gently, as on that first day. Nothing fell off.",
      "=After that people often stopped and asked. {Hero} told them everything that was wrong, point by point. Then {he} laid a hand on it, gently, as on that first day. Nothing fell off.",
    ],
  ],
};

const THE = "(?:an?|one|the|some|another)";
const GETS_HOLD =
  "^(?:(?:suddenly|accidentally|finally|one day) )?(?:found|dug up|unearthed|discovered|came across|stumbled (?:on|upon|across)|received|got|was given|were given|was sent|were sent|bought|inherited|hauled up|pulled up|pulled out|fished (?:up|out)|uncovered|was left|were left|noticed|spotted|opened)";
const SOMEBODY =
  "job|match|deal|idea|plan|friend|lift|chance|letter of|place to|man|woman|boy|girl|baby|child|stranger|dog|puppy|cat|kitten|egg|body|skeleton|bird|horse|dragon|animal|creature|husband|wife|bike|van|house|farm|company|business|hotel|restaurant|shop|cold|chickenpox|phone call|call|ticket|tattoo|visit|robot|ghost|gun|bomb|way|cure|planet|island|comet|star";
const GRAVE = "dead body|murder\\w*|kill\\w*|war|bomb|prison|cancer|grave|obituar\\w*";

/** A door, or another way to somewhere else. */
const WAY_IN = new RegExp(
  `${GETS_HOLD} ${THE} (?:[a-z-]+ ){0,3}(?:door|elevator|lift|tunnel|staircase|stairs|cave|passage|passageway|hatch|trapdoor|hole|gate|corridor|cellar)\\b`,
);
/** What has had owners before. */
const OWNED =
  "boat|sailboat|clock|watch|caravan|tractor|truck|car|chair|armchair|table|wardrobe|bed|chest|box|mirror|lamp|camera|radio|television|telescope|bicycle|scooter|typewriter|machine|piano|organ|guitar|violin|accordion|trumpet|trunk|sledge|statue|umbrella|kite|sewing machine|desk|sofa|bell|jukebox|carousel";

/** Somebody finds, gets or buys a thing. */
export const things: readonly Arc[] = [
  {
    told: new RegExp(
      `${GETS_HOLD} ${THE} (?:[a-z-]+ ){0,4}(?:messages?|letters?|note|diary|diaries|postcards?|notebook|inscription|telegram|manuscript)\\b`,
    ),
    by: "hero",
    of: "people",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE}|every (?:day|week|friday|monday)|text messages?|anonymous|herself, dated|by (?:his|her|their|my) \\w+|from (?:his|her|their|my) (?:grand\\w+|aunt|uncle|mother|father|friend))\\b)`,
      "i",
    ),
    stories: [readAndAnswered],
  },
  {
    told: WAY_IN,
    by: "hero",
    of: "adults",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|ghost|which goes to|where all)\\b)`, "i"),
    stories: [howFarDown],
  },
  {
    told: WAY_IN,
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|ghost|which goes to|where all|inside it)\\b)`, "i"),
    stories: [paidInButtons],
  },
  {
    told: new RegExp(
      `^(?:found|came across|dug up|unearthed|stumbled (?:on|upon|across)|hauled up|fished (?:up|out)|pulled (?:up|out)|noticed|spotted) ${THE} (?!(?:[a-z-]+ ){0,3}(?:${SOMEBODY}|cabin|bundle|photos?|picture|treasure|coins?|gold|numbers?|room|town|village|city|forest|car|boat|ship|safe)\\b)[a-z]`,
    ),
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|give it back|owners?|ringing|being \\w+|thriller|magic\\w*)\\b)`, "i"),
    stories: [whatWasLeftOut],
  },
  {
    told: new RegExp(
      `^(?:bought|inherited|received|got|was given|were given|was sent|were sent|was left|were left) ${THE} (?:[a-z-]+ ){0,3}(?:${OWNED})\\b`,
    ),
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|magic\\w*|every (?:day|week|month))\\b)`, "i"),
    stories: [elevenFaults],
  },
];
