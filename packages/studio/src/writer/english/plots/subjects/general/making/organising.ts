import { story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, PARTNER } from "./by-them.ts";

const ORGANISED = `${BY_THEM}(?:organi[sz]ed|planned|threw|arranged|prepared|held|(?<=to )(?<!how to )(?:organi[sz]e|plan|throw|arrange|prepare|hold))`;
const NOT_ORGANISED =
  /\b(?:murder\w*|kill\w*|police|ghosts?|robbery|revenge|funeral|divorc\w*|(?:nobody|no one)[^.]*(?:come|came|comes)|bites?|bit|forgotten|forgot|search part(?:y|ies)|protest)\b/i;
const OF_IT = [
  /\b(?:organi[sz]ed?|planned|plan|threw|throw|arranged?|prepared?|held|hold|gave|celebrated?)\b[^.]+/,
  BEGINS,
  ...PARTNER,
];

/** Stories of parties, festivals and plays. */
export const organising = [
  story({
    says: [
      new RegExp(
        `${ORGANISED} (?<party>(?:an?|the) (?:\\p{Ll}[\\p{L}'’-]* ){0,3}?(?:party|birthday|celebration|farewell|picnic|feast|wedding)) for (?<guest>(?:(?:his|her|their|the|an?) (?:\\p{Ll}[\\p{L}\\d-]* ){0,4}?\\p{L}+|\\p{Lu}\\p{L}+))(?=['’]s|[.,]|$| (?:who|and|in|at|on|before|after|to|because|when)\\b)`,
        "u",
      ),
    ],
    may: OF_IT,
    unless: new RegExp(
      `${NOT_ORGANISED.source}|\\b(?:street party|neighbou?rs|for (?:all|all the|the|the whole) (?:(?:poor|other|old|sick|little) )?(?:children|animals|residents|people|villagers|village|town|school))\\b`,
      "i",
    ),
    after: [
      "There was a list, and it got longer every day. {Hero} kept it in {his} left sock, so that nobody should find it. At the top it said in big letters: “Everybody has to keep quiet about {theparty}!” It was underlined three times.",
      "It was not easy to keep quiet. One guest giggled as soon as he saw {hero}, one nearly said it at the baker's, and a third asked in the middle of the street, very loudly, what he was to bring. “A ladder,” answered {hero} quickly, because somebody was listening. So on the day there would be a ladder as well.",
      "+ And then all at once nothing fitted. The musicians thought it was on Sunday. The cake was too high for the door. {Hero} ran from one to the other with {his} list, and crossed out, and wrote new things in between. In the evening {he} fell asleep in {his} clothes, with the pencil still in {his} hand.",
      "On the day of {theparty} everybody hid where they could, behind curtains and under tables. The candles were lit. {Hero} stood behind the door and listened. But nobody came. Under the table a foot went to sleep. After an hour {hero} opened the door, and outside there was nobody at all.",
      "{Hero} ran out to look. And there sat {guest}, alone on the steps, with a sad face. “Nobody has had any time for me this week,” said {guest}. “They all go quiet when I come.” {Hero} felt hot and cold. All that keeping quiet had worked much too well.",
    ],
    end: [
      "“Come with me,” said {hero}, and took {guest} by the hand. {He} had meant to make a speech, and had forgotten every word of it. So {he} only opened the door. There was a silence. Then they all jumped up at once, from behind the curtains and under the tables, and the ladder fell over.",
      "The cake had melted on one side, and the candles were half gone. It was the best thing about it, they all said later. They danced until their shoes hurt. And in the middle of it all stood {guest}, and laughed so much that {guesthe} had to hold on to the ladder.",
      "{Hero} has kept the list, as a memory. Under everything that had been crossed out there is one more line. It is underlined three times: “Next time say something nice before you keep quiet.”",
    ],
  }),
  story({
    says: [
      new RegExp(
        `${ORGANISED} (?<party>(?:an?|the|their|his|her)(?: own| first)? (?:\\p{Ll}[\\p{L}'’-]* ){0,3}?(?:festival|street party|fair|parade|carnival|concert|race|games|olympics|picnic|market|party|feast|celebration|dance|ball|tournament|exhibition|talent show))\\b`,
        "u",
      ),
    ],
    may: [/\b(?:neighbou?rs|villag\w+|for|after)\b[^.]+/, ...OF_IT],
    unless: new RegExp(`${NOT_ORGANISED.source}|\\b(?:surprise|birthday|contest|competition)\\b`, "i"),
    after: [
      "“{Party}?” they said, and shook their heads. “Here? We've never had anything like it. Who would come?” {Hero} had drawn it all on a large sheet, with flags and tables, and with people between them, who were laughing. “You,” said {hero}. “Look, that's you with the balloon.”",
      "One of them lent {him} a table, because he wanted his peace. {Hero} carried everything there {himself}, made flags out of old shirts, and hung up lamps for {theparty}. “Will there be anything to eat?” asked a child. “Of course,” said {hero}, and had no idea what.",
      "+ The night before {theparty} {hero} could not sleep. What if nobody came? {He} saw {himself} alone between all the flags, next to the balloon. {He} got up, and counted the flags once more, and then the tables. Outside it was very still. There was a big ring round the moon.",
      "In the night there was a storm. When {hero} came in the morning, the tables lay on their backs, the flags hung high up in the trees, and the lamps had burst. The large sheet with all the people lay in a puddle. {Hero} pulled it out, and sat down on the wet ground.",
      "Then a window opened. “What's wrong?” called the man who had wanted his peace. “Isn't it today?” {Hero} held up the wet sheet. A minute later the man came out of his door, in rubber boots, with a hammer. “I'd already invited my sister,” he growled. “It has to be today.”",
    ],
    end: [
      "He knocked at the next door, and they at the next. They picked the flags out of the trees, and set up the tables. Everybody brought the lamp from over his own kitchen table, and a pot of something as well. {Hero} ran about among them, and could not believe {his} eyes.",
      "And so {theparty} began, only two hours too late. They laughed and ate and talked, just as {hero} had drawn it. Only one thing was missing. Then the man in the rubber boots came up to {him}, without a word, and gave {him} a balloon.",
      "Now {theparty} is every year. Above the tables hang the kitchen lamps, and for one day nobody can see in his own kitchen. {Hero} draws the sheet for it each time. There is hardly any room on it for all the people.",
    ],
  }),
  story({
    says: [
      new RegExp(
        `${BY_THEM}(?:put on|performed|staged|rehearsed|organi[sz]ed|directed|(?<=to )(?:put on|perform|stage|rehearse|direct)) (?<play>(?:an?|the|their|his|her|its) (?:\\p{Ll}[\\p{L}'’-]* ){0,3}?(?:play|musical|show|puppet show|pantomime|circus|opera|nativity))\\b`,
        "u",
      ),
    ],
    may: [/\b[Bb]ut\b[^.]+/, /\b(?:put on|perform|stage|rehears|organi|direct)[^.]+/, BEGINS],
    unless:
      /\b(?:murder\w*|kill\w*|police|ghosts?|raise|raised|money|talent|contest|competition|fashion|television|TV|radio)\b/i,
    after: [
      "Everybody knew at once who wanted to play the hero, and who the monster. Nobody wanted to be the tree. {Hero} explained how important the tree was in {theplay}. In the end the smallest of them put up a hand, and was the tree.",
      "They rehearsed every day. One spoke so softly that even the tree could not hear it. One always came in too early, and died too long. The curtain was a bed sheet, and it got stuck in the same place each time. “It'll be all right on the night,” said {hero}.",
      "+ {Hero} knew the whole of {theplay} by heart by now, all the parts. {He} spoke them in the bath. At night {he} dreamed that {he} {was} standing before the curtain, and that there was nobody there but {him}, and that {he} {was} supposed to be the forest. {He} woke up, and was glad that there was a tree.",
      "Then the evening came. Through a hole in the bed sheet {hero} could see them all, row behind row. The curtain opened, and got stuck. That was funny, and they laughed. And then came the most important sentence of {theplay}, the one that everything depended on. It did not come. There was only a mouth that opened and shut.",
      "It was terribly quiet. {Hero} whispered from the side, but it could not be heard. In the second row somebody coughed. Everyone on the stage looked at everyone else. Then something rustled. The tree had taken a step forward.",
    ],
    end: [
      "“I've been standing here all this time, and I've heard everything,” said the tree in a clear voice. And it said the most important sentence, all of it, and shook its leaves. For a moment {hero} did not breathe. Then the hero answered, and the monster roared, and {theplay} went on as if it had been written like that.",
      "At the end they all stood in a row and bowed, and hit their heads together. The clapping did not stop. “The tree!” called somebody, and then they all called it. {Hero} pushed the tree into the middle. It was so proud that it forgot to bow, and lost a branch.",
      "They are going to put on the next one soon. {Hero} has handed out the parts already, and there was a quarrel, as there always is. Nobody wanted to be the hero this time, and nobody the monster. They all wanted to be the tree.",
    ],
  }),
];
