import { phrase } from "../../phrase.ts";
import { story, type WrittenStory } from "../../subject-story.ts";
import { withAndWithout } from "../../with-and-without.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robot|magic\w*|wizard|witch|dragon|alien|zombie\w*|spy|spies|hitman|superhero\w*|king|queen|princess|santa|elf|pirates?|time machine|detective|genie|lamp|stowaway|hen|monkey|crime|criminal|mafia|hostage|morgue|dwarf|dog|cat|horse|birth)\b/i;

const FAMILY = phrase("(?:tell|told|telling) <family:somebody>");

const NEXT = /\b(?:started|began|starts|begins) (?<next>\w+ing\b[^.,]*)/;

const fired = (next: string, also: readonly RegExp[]): WrittenStory => ({
  says: [
    ...also,
    /\b(?:(?:was|were|got|gets|is|been) (?:\w+ )?(?:fired|sacked|laid off|made redundant|let go|dismissed)|(?:lost|losing) (?:his|her|their) (?:\w+ )?job)\b/i,
  ],
  may: [FAMILY, phrase("after (?<years>[^.,]*? years)")],
  unless: new RegExp(
    `${UNREAL.source}|\\b(?:gun|rocket|cannon|revenge|boss(?:es)?|company secret|lottery|bank robber\\w*|suit|disappear\\w*|vanish\\w*|never (?:came|comes|come) (?:home|back)|(?:finds?|found) out that (?:he|she) (?:has |had )?lost|pretend\\w*|park|apprentice\\w*)\\b`,
    "i",
  ),
  of: "people",
  after: [
    "They gave {hero} a cardboard box. That was what {he} would remember: the box, and that it was much too big. {Hero} put in a mug, a calendar and a pair of shoes. The rest of {his} life there was already in {his} head, and nobody had asked for it back.",
    [
      "On the way {hero} practised how {he} would tell {family}. {He} tried it lightly. {He} tried it with anger. At home there was a light in the kitchen. {Hero} put the box behind the dustbins, went in to {family}, and said that it had been a day like any other.",
      "On the way {hero} practised how {he} would tell the others. {He} tried it lightly. {He} tried it with anger. When somebody rang in the evening and asked how things were at work, {hero} said, “Busy,” and looked at the box.",
    ],
    "+ {Hero} wrote applications. {He} described {himself} as flexible and young at heart. The answers came quickly and were all signed by the same wish for success in the future. After the ninth {hero} began to read them aloud, in the voice of a queen. It helped a little, and only as long as {he} was alone.",
    "It came out by a stupid accident: an old friend called at the firm for {hero}, and was sent away. That evening the friend stood at the door and held out the calendar that had been left there. It grew very quiet. {Hero} looked at {his} shoes. “I was ashamed,” said {hero}. “I thought that I was the job. And without it there'd be nobody here.”",
  ],
  end: [
    [
      "“Nobody?” There were tears of anger in the eyes of {family}. “And who sat up all night with the fever? Was that the job?” They counted it up for {hero} then, at the kitchen table, till late: everything that {he} {was} and could do and had never been paid for. {Hero} had to ask them to stop. {He} had not known that there was so much.",
      "“Nobody?” There were tears of anger in those eyes. “And who drove through the night when my father lay ill? Was that the job?” It was counted up for {hero} then, on the stairs, till late: everything that {he} {was} and could do and had never been paid for. {Hero} had not known that there was so much.",
    ],
    next,
    "{Hero} has work again, and a mug that stands in another place. {He} is good at what {he} does. But at five o'clock {he} goes home, on the dot. The cardboard box is still there, on top of the wardrobe. {Hero} keeps photographs in it. They fill it to the brim.",
  ],
});

/** Stories of work: begun, lost, given up, and done to the end. */
export const work = [
  story({
    says: [
      phrase(
        "(?:quit|quits|left|leaves|gave up|gives up|resigned from|walked out of|abandoned) <job:thing>(?: (?:at|in|as|with|on) [^.,;]*?)? (?:in order )?(?:to|and (?:opened|became|moved|started|went)) <act:doing>",
      ),
      /\b(?:job|career|carer|firm|company|position|profession|practice|post|desk|bank|law|work)\b/i,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:care for|look after|nurse (?:her|his)|take care|revenge|go back to|husbands?|book club)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "“To do what?” said the boss, and took his glasses off. {Hero} said it again, though it sounded even stranger the second time: {he} wanted to {act}. There was a pause, in which a printer could be heard. {Hero} had lain awake over this sentence for two years.",
      "+ Everybody had an opinion on it. At the farewell party {hero} got a potted plant and nine pieces of advice. “Very brave,” they said, and meant stupid. {His} mother wept on the telephone about the pension. {Hero} had expected all that. What {he} had not expected was to wake up on the first Monday at half past six, sit up, and have nowhere to go.",
      "+ Then {hero} began, and it was not at all as in the dream. In the dream there had been no forms. In the dream it had not rained in, and {his} back had not hurt. In the evenings {hero} fell into bed with dirt under {his} nails and reckoned up how long the money would last. {He} had always been good at sums. That was the worst of it.",
      "In the third month everything went wrong on one day. The money from the old job was as good as gone, nothing worked as it should, and {hero} was offered the old desk back by email, in very friendly words, with more pay. {He} read it on a step, in the rain. {He} only had to write yes. {Hero} wrote it. {He} did not send it yet.",
      "Somebody sat down next to {him}, an old man who had watched {hero} struggle all these weeks and never said a word. “Were you good at it, at the old job?” he asked. “Very good,” said {hero}. “And when you'd done a good day's work there, did you ever want to show it to somebody?” {Hero} looked at the rain for a long time. “No,” said {hero}. “Never. Not once.”",
    ],
    end: [
      "{Hero} stood up and showed the old man all there was to see: what {he} had made, what had gone wrong, what {he} meant to try next. Only at the end did {he} notice that the rain had stopped and that {he} had not looked at the sums for an hour. {Hero} deleted the yes.",
      "It was tight for a good while. {Hero} sold the car, then the better watch. But word got round, first among the neighbours and then among people {he} did not know. There came a day when {hero} could live by it, modestly, and one when the old boss stood there with his glasses in his hand. “So that's what you meant,” he said. He stayed until the evening.",
      "The potted plant from the farewell party has grown so big that it no longer fits through the door. {Hero} waters it in the mornings, at half past six, wide awake, with somewhere to go. {He} wanted to {act}. Every day since then {he} has had something to show.",
    ],
  }),
  ...withAndWithout(
    fired(
      "The next morning {hero} threw the applications away. {He} made a list of what had been counted up, and went out with it, and knocked on doors. It was not much money, at first. But people said thank you and looked at {him} as they said it.",
      [],
    ),
    [FAMILY],
  ),
  ...withAndWithout(
    fired(
      "The next morning {hero} threw the applications away and started {next}. It felt odd, and people stared, and on the first day {he} earned just enough for the bus. But they came back, and said thank you, and looked at {him} as they said it. {Hero} had never had that at the old place.",
      [NEXT],
    ),
    [FAMILY],
  ),
  story({
    says: [
      /\b(?:(?:on|in|during|\w+['’]s) (?:(?:his|her|their|my) )?(?:very )?first (?:\w+ )?(?:day|week|month|shift|night)(?: (?:at|as|in|on) (?!school)[^.,]*)?|started (?:a |his |her )?(?:new job|first job|work(?:ing)?) (?:at|as|in|on)|first (?:day|week) (?:on|at|in) (?:the |a |his |her )?(?:new )?(?:job|work))\b/i,
      /\b(?:job|work\w*|nurse|teacher|waiter|waitress|chef|cook|driver|shift|company|firm|hotel|restaurant|factory|hospital|shop|warehouse|lawyer|doctor|police\w*|firefighter|intern|apprentice|assistant|colleagues?|boss|conductor|pilot|baker|bakery|receptionist|reporter|carer|builder)\b/i,
    ],
    may: [
      /\b(?:lonely|nervous|shy|alone|lost|late|wrong|spilled|forgot\w*|broke\w*)\b/,
      /\b(?:made|makes) an? \w* ?mistake\b/,
      /\b(?:giving up|gave up|quitting)\b/,
      /\beveryone (?:ate|eats) (?:lunch )?alone\b/,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:school|kindergarten|university|last day|retire\\w*|fell in love|wedding|haunted|underwear)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "They had given {hero} a badge with the name spelt wrong, and a tour of the place that went by like a landscape from a fast train. Here is the kettle, don't touch this, ask Bernard. At the end of the tour the only thing that {hero} still knew was that there was a Bernard.",
      "+ All the others knew where to stand. That was what made it so hard. They walked past each other without looking, with full hands, like dancers, and {hero} was always exactly where somebody wanted to go. “Sorry,” said {hero}. By noon {he} had said it so often that it no longer sounded like a word.",
      "+ At lunchtime {hero} ate {his} sandwich standing up, behind a door, so as not to sit on somebody's chair. On the wall hung a photograph of all of them at some party, laughing, with their arms round each other. {Hero} studied it like the map of a country for which {he} had no visa.",
      "Then it happened. {Hero} did a thing as {he} had understood it, and it was the wrong thing, and it was not a small one. For a moment everything stopped, and all of them looked. {Hero's} ears roared. {He} found a room with mops in it, closed the door, and began to work out how much of the day was left before {he} could hand in the badge.",
      "It knocked. An older man came in with two mugs, and sat down on a bucket as if he did it every day. “Bernard,” he said. “I'll tell you what I did in my first week.” It was so much worse than anything that {hero} had done that {hero} forgot to cry. “And they kept you?” “They had to,” said Bernard. “I was the only one who knew how to put it out.”",
    ],
    end: [
      "“You were never shown it properly,” said Bernard. “Each of us thought that another one would. Come.” He showed it to {hero}, slowly, twice, and then let {hero} show him. The others came by and confessed what they had once ruined. By the end of the break {hero} knew all of their names, because {he} knew all of their disasters.",
      "The next time {hero} knew where to stand. It was only a small thing, a step to the left at the right moment, with full hands, without looking. Nobody said anything. But on the way out the badge was different. Somebody had mended the name with a pen.",
      "{Hero} has been there for a good while now, and laughs in the photograph on the wall. When somebody new comes and stands in the way with wide eyes, {hero} fetches two mugs, looks into the room with the mops, and sits down on the bucket. “I'll tell you,” {he} says, “what I did in my first week.”",
    ],
  }),
  story({
    says: [
      /\b(?:last (?:working )?(?:day|shift|week|week) (?:at|of|on|before|as|in) (?!school|earth|term|holiday|summer)|last (?:day|shift) at work|before (?:he|she|they) retire[sd]?|retire[sd] (?:after|next|today|tomorrow)|goes into retirement|day before (?:his|her) retirement|for the last time before)\b/i,
      /\b(?:years|work\w*|job|retire\w*|retirement|shift|career|carer|decades)\b/i,
    ],
    may: [
      phrase("(?:after|for) (?<long>[^.,]*?(?:years|decades))"),
      phrase("(?:made|cooked|drove|baked|played|delivered|wrote|painted|built|taught) <done:thing>"),
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:fired|sacked|police\\w*|footballer|boxer|sheepdog|case|bomb|lottery|summer|term|robbery|rob\\w*|accident|crash)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "{Hero} had got up before the alarm, as on every working day, and had put on the good things. On this last day {he} did everything as always, only that {he} saw {himself} do it. This was the last time for the key. This was the last time for the step on which {he} always tripped. {He} tripped.",
      "+ The others had a secret. {Hero} knew it, because they were bad at it. They stopped talking when {he} came in, and somebody had bought a cake and hidden it where {hero} had been hiding things for years. {He} played along. {He} had dreaded nothing as much as this cake. After the cake there would be a speech, and after the speech there would be nothing.",
      "+ All day long people came to say something, and then said something else. A young colleague wanted to know a trick. An old customer brought back a pen that had been borrowed long ago. “I don't need it now,” said {hero}, and saw the face, and put it in {his} pocket after all. “On the other hand,” {he} said, “one never knows.”",
      "The speech was kind. It had numbers in it: how many years, how many hours, how often {hero} had been ill. When it was {his} turn, {he} had nothing to say. “Well,” said {hero}. “It was only my job.” Then {he} went outside, because {he} could not go on.",
      "A woman was standing there whom {hero} did not know. She had come in from the street, out of breath. “I heard that you're stopping today,” she said. “You won't remember. I was having the worst day of my life, years ago, and you were at work, and you said good morning to me. As if you meant it.” “I probably did mean it,” said {hero}. “That's why I'm here,” she said.",
    ],
    end: [
      "{Hero} took her inside and gave her a piece of cake. Then {he} made a speech after all. {He} did not mention any numbers. {He} told of the mornings, and of the faces, and of the step on which {he} always tripped and which had never been mended because {he} would have missed it. They laughed.",
      "In the evening {hero} did what had to be done for the last time, and did it well. {He} locked up, and waited for the great emptiness. What came was rather a kind of hunger. It was still light, and there was nowhere that {hero} had to be.",
      "The alarm clock has been given away. {Hero} wakes at the old hour all the same, and lies there, and enjoys not getting up. Then {he} gets up. {He} walks through the town, and to everybody {he} meets {he} says good morning, as if {he} meant it. {He} does mean it.",
    ],
  }),
];
