import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, CLOSE, PARTNER } from "./by-them.ts";

const COMMON =
  /\b(?:murder\w*|kill\w*|ghosts?|robb\w*|magic\w*|witch\w*|wizard\w*|curse\w*|dragon|poison\w*|dead body|war)\b/i;
const TURNED =
  "(?:turned|transformed|converted|changed|made|rebuilt|(?<=to )(?:turn|transform|convert|change|make|rebuild))";
const SITE =
  "lot|parking lot|car park|yard|backyard|courtyard|roof|rooftop|dump|wasteland|field|meadow|street|alley|garage|barn|stable|factory|warehouse|church|chapel|school|house|cottage|shed|bus|carriage|wagon|station|shop|store|cellar|basement|attic|corner|square|hall|ruin|ruins|prison|container|box|booth|playground|caravan|truck|van|boat|barge|ship|mill|tower|building|space|patch|corridor|room|bunker|tunnel|bridge|pool|land|plot|site|cinema|theatre|hut|farm|castle|bank|mine|quarry|kiosk|gym|library|lighthouse|balcony|staircase|stairwell|garden|island";

/** Stories of turning a place into another, and of standing in for somebody. */
export const turnedAndStoodIn = [
  story({
    says: [
      phrase(`${BY_THEM}${TURNED} <old:thing> into <new:thing>`),
      new RegExp(`\\b${TURNED} [^.]*?\\b(?:${SITE})\\b[^.]*? into (?:an?|the|his|her|their|one)\\b`, "u"),
    ],
    may: [/\b(?:turned|transformed|converted|changed|turn|transform)\b[^.]+/, BEGINS, ...PARTNER],
    unless: new RegExp(
      `${COMMON.source}|\\binto (?:an?|the) (?:\\p{L}+ ){0,3}?(?:car park|parking lot|mall|supermarket|motorway|hotel|nightmare|battle\\w*|mess|lake|river|success|trap|spaceship|rocket|time machine)\\b`,
      "iu",
    ),
    after: [
      "“{New}? There?” said everybody, and pointed at {theold}. They had passed {theold} for so long that they did not see it any more. Only {hero} stopped each time and looked. And what {he} saw was quite clear already, down to the last corner, and there were even people in it.",
      [
        "First everything had to go that did not belong in {new}. {Hero} and {partner} dragged and swept and carried from morning to evening, and behind each heap there was another heap. “Somewhere under all this is {thenew},” said {partner}, and sneezed. They made a bet on who would find it first.",
        "First everything had to go that did not belong in {new}. {Hero} dragged and swept and carried from morning to evening, and behind each heap there was another heap. “Somewhere under all this is {thenew},” {he} said and sneezed. “I only have to dig it out.”",
      ],
      "+ Then {hero} took a piece of chalk and drew lines, with an arrow and a word at each. {He} walked through {thenew} that was made only of chalk, opened a door that was not there, and said good morning to people who had not come yet. A dog watched {him} and tilted its head.",
      "After some weeks it looked worse than before the beginning. It was not {theold} any more, and it was not {new} yet. It was nothing but dirt and boards. {Hero} sat down in the middle of it. “Perhaps you can't see it because it can't be done,” {he} thought.",
      "Just then an old woman came along with a kitchen chair under her arm. She put it down in the middle of the dirt and sat on it. “I've watched you for weeks,” she said. “I want to be the first to sit in {thenew}. Don't let me disturb you.” And she folded her hands and waited.",
    ],
    end: [
      "{Hero} could not let an old woman wait in the dirt. So {he} got up and cleared a clean space round the chair, and then a larger one round that. The next day a man came who had been asked about the old woman, and brought a lamp. Nothing matched, and {hero} found a place for all of it.",
      [
        "And then the day came when {thenew} was opened. {Hero} and {partner} stood there in clean shirts and held on to each other. All the people were there that {hero} had seen from the beginning, only much louder. “I always said that {theold} was good for something,” said those who had pointed.",
        "And then the day came when {thenew} was opened. {Hero} stood there in a clean shirt and did not know what to do with {his} hands. All the people were there that {hero} had seen from the beginning, only much louder. “I always said that {theold} was good for something,” said those who had pointed.",
      ],
      "The kitchen chair still stands in the middle of {thenew}, and nobody may move it. Strangers sit down there and ask what it used to be. “{Old},” says {hero}. They look round, from one corner to the other, and do not believe a word of it.",
    ],
  }),
  story({
    says: [
      phrase(
        "<star:somebody>(?: of [^.]{3,30}?)? (?:suddenly )?(?:lost (?:his|her|their|its) voice|fell (?:very )?ill|fell sick|became ill|got sick|was (?:ill|sick)|broke (?:his|her|their|its) (?:arm|leg|ankle|foot|wrist|finger|toe)|hurt (?:his|her) \\p{L}+|sprained (?:his|her) \\p{L}+|did not (?:come|turn up|appear)|failed to (?:come|turn up|appear)|fainted)",
      ),
      /(?:^|\. |, |\b(?:and|so|when|until|But|Then|So) )(?<standin>(?!(?:[Hh]e|[Ss]he|[Tt]hey|[Ii]t|[Nn]obody|[Ss]omebody)\b)(?:(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Tt]heir) (?:[\p{Ll}'’-]+ ){0,3}?\p{Ll}+|\p{Lu}[\p{L}'’-]+)) (?:had to |was asked to |must |dared to |decided to |offered to )?(?:(?:sang|sing|danced?|played?|conduct(?:ed)?|step(?:ped)?|jump(?:ed)?|went|go|stood|stand|took|take|perform(?:ed)?|act(?:ed)?|fill(?:ed)?|appear(?:ed)?)\b[^.]*?\b(?:instead|in (?:his|her|their) place|(?:his|her|their) (?:place|part|role)|(?:stepped|step|jumped|jump|fill|filled) in|for (?:him|her) on)\b)/u,
      /\b(?:concert|show|play|performance|premiere|première|stage|ballet|opera|band|orchestra|musical|circus|choir|recital|parade|carnival|theatre|theater|festival|sings?|sang|danc\w+)\b/i,
    ],
    may: [
      /\b(?:on|in|at|before|of) the (?:evening|night|day|morning|middle)?[^.]*?\b(?:concert|show|play|performance|premiere|opera|parade|carnival|festival)\b/i,
      BEGINS,
    ],
    lead: "standin",
    unless: COMMON,
    after: [
      "There was whispering behind the curtain, and running to and fro. The hall was full, and there was nobody to go on. {Star} sat on a box with a shawl and a cup of tea and shook {starhis} head, again and again. “Then we must send them home,” said the director, and was as white as paper.",
      "{Hero} stood at the side, where {he} always stood, and where nobody looked. {He} knew each note and each step, and at which place {star} always closed {starhis} eyes. {He} had never told anybody. Without noticing it {hero} began to hum, very softly.",
      "{Star} lifted {starhis} head, put down the cup, and pointed. It could not be mistaken: the finger pointed at {hero}. “Me?” said {hero}, and looked behind {him}, because there might be somebody else. There was only a broom.",
      "+ They put {him} into a costume that was too long and fastened it at the back with pins. {Hero} kept saying that it would not work. Nobody listened. {Star} knelt down, without a word, and put one pin after the other into the hem. The hands of {star} did not shake. Those of {hero} did.",
      "And then {hero} was out there, in a light so bright that {he} could see nothing. There was a murmur in the hall. They had paid for {star}. “Who's that?” said a man in the front row, quite aloud. The music began. {Hero} opened {his} mouth, and missed the beginning.",
      "The music stopped. It was terribly still. {Hero} looked to the side, to the place where {he} always stood. Now {star} was standing there, where nobody looks, with the shawl and the broom. {Star} nodded, tapped the beat on the broom handle with one finger, and closed {starhis} eyes.",
    ],
    end: [
      "Then {hero} began as {he} had begun every evening, alone, at the side, for {himself}. It was not how {star} did it. It was rougher, and warmer. The man in the front row leaned forward. After a while he took off his glasses and wiped them.",
      "There was no applause at first. Then there was so much that the lamps shook. {Hero} ran to the side and pulled {star} out into the light. They both bowed, and it was {star} who clapped the loudest.",
      "{Star} is well again, and goes on every evening as before. At the side there are two chairs now. And on Thursdays {star} sits on one of them, taps the beat on the broom, and listens to {hero}.",
    ],
  }),
  story({
    says: [
      phrase("had to (?!live|stay|share|pretend|learn|choose|move)<job:doing>"),
      new RegExp(
        `\\b(?:[Ww]hen|because|after|while|since|[Bb]ut|[Tt]hen|and|^)\\b ?${role("elder", `${CLOSE}|parents|boss|master|captain|teacher|keeper|chef|grandparents`).source} (?:suddenly |had |has )?(?:fell|fallen|falls|got|became|become|was|were|lay|broke|broken|hurt|had) (?:very |badly |too )?(?:ill|sick|injured|hurt|weak|in (?:the )?hospital|in bed|(?:his|her) (?:leg|arm|foot|hip|back|ankle|wrist)|an accident|a fever)\\b`,
        "u",
      ),
    ],
    may: [BEGINS, /\bhad to [^.]+/],
    unless: new RegExp(
      `${COMMON.source}|\\b(?:concert|stage|premiere|medicine|cure|doctor|sick bed|heal|dies|died)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "{Hero} had watched {elder} a thousand times, and it had always looked like nothing at all. “Tomorrow I'll be up again,” said {elder}, tried to sit up, and sank back into the pillow. {Elder} looked smaller than ever before. So there was only {hero} left.",
      "+ “You know how it goes,” said {elder}. {Hero} nodded, because {elder} was to sleep and not to worry. But to watch is one thing, and to do it is another. Outside the door {he} leaned on the wall and counted on {his} fingers what came first, what came second, and what must never be forgotten. {He} came to nine.",
      "The beginning went well, and that was the dangerous part. {Hero} whistled just as {elder} always did, and even tried to walk like {elder}. Then the second thing came before the first was finished, and the third at the same time. {He} ran to and fro, and wherever {hero} {was}, it was the wrong place.",
      [
        "+ {Hero} was not quite alone. {Mate} stayed close by, and carried what could be carried. Now and then they both looked up at the window of {elder}, where a small light was burning, and then {mate} pushed {him} gently in the side: on you go.",
        "+ Now and then {hero} looked up at the window of {elder}, where a small light was burning. It helped a little. As long as that was burning there was somebody who believed that everything was in good hands. {Hero} looked at {his} hands, and went on.",
      ],
      "Then something happened that {hero} had never seen, in all those thousand times. {He} did what {elder} would have done, and it was no use. {He} did it once more, faster, and it got worse. {Hero} felt tears coming. {He} dropped everything, ran to {elder}, and stood at the bed, out of breath. “I can't do it,” {he} said.",
      "{Elder} took {hero} by the hands, turned them round, and looked at the blisters. “I had them in the same places,” said {elder}. “And the first time I hid behind the shed and cried for an hour.” {Hero} stared. “You?” “I never told anybody. You're doing it like me. Stop that. I've got longer arms. Do it like you.”",
    ],
    end: [
      "So {hero} went back and did it in {his} own way. {He} put down close by what had always lain far off. {He} took two small steps where {elder} had taken one big one, and sang, because {he} could not really whistle. It was slower. But it held, to the very end.",
      "When it was done, {hero} was so tired that {he} fell asleep sitting beside the bed. {Elder} had listened to everything, to every step. “Not how I'd have done it,” said {elder} softly, and pulled half the blanket over {hero}. “I must get you to show me how you did that.”",
      "{Elder} is up again, and they do it together now, one after the old way and one after the new. There are two hooks on the wall by the door, a high one and a low one. And when {elder} says “Leave it to me”, {hero} only laughs.",
    ],
  }),
];
