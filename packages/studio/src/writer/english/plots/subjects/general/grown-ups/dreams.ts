import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { withAndWithout } from "../../with-and-without.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robot|magic\w*|wizard|witch|dragon|alien|zombie\w*|spy|spies|detective|police\w*|rob\w*|bank|crime|heist|pirate|king|queen|revenge|escape\w*|break out|find out|killer|dead|died|dies)\b/i;

const REST = phrase("(?:began|started|learned|decided|took (?:a|some) \\w+ off|went away|retired) to <act:doing>");

/** Stories of what is taken up late, learned for somebody, or let go of. */
export const dreams = [
  story({
    says: [
      /\b(?:at (?:the age of )?(?:(?:fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|[5-9]\d)|retired|(?:[5-9]\d|fifty|sixty|seventy|eighty|ninety)[- ]years?[- ]old|aged? [5-9]\d|in (?:his|her) (?:fifties|sixties|seventies|eighties)|late in life)\b|, [5-9]\d,/i,
      phrase(
        "(?:learned|learnt|decided|began|started|enrolled|signed up|dared|wanted to learn|wanted|took lessons|dreamed) (?:at last |how |finally )?to <act:doing>",
      ),
    ],
    may: [/\bbecause (?:he|she) (?:had )?always (?:dreamed|wanted|wished)[^.,]*/, /\b(?:his|her) old dream\b/],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:wedding|widow\\w*|wife|husband|grand(?:son|daughter)\\w*|divorc\\w*|make peace|forgive|solve|look for|find|search|save|sell|care home|nursing home|lottery|move|quits?|left (?:his|her) job|neighbou?r\\w*|last (?:time|day))\\b`,
      "i",
    ),
    of: "people",
    after: [
      "“Isn't it a bit late for that?” asked the young woman who filled in the form. “It was too early for a very long time,” said {hero}. “I must have missed the day on which it was right.” {He} signed: {he} wanted to {act}.",
      "+ All the others who had come were young. They had smooth knees and quick heads, and they took {hero} for somebody's parent who had got into the wrong room. {Hero} sat at the back. By the end of the first hour everything hurt that can hurt, and {he} had understood about half. {He} went home and slept for ten hours, like a child after the beach.",
      "+ {Hero} told none of {his} friends. They met on Wednesdays, and talked about tablets, and {he} said that {he} had a bit of a back. But one of them had seen {him}. “At our age!” they cried. “You'll make a fool of yourself!” “I do that already,” said {hero}. “I'm getting quite good at it.”",
      "It did not get better quickly. {Hero} forgot today what {he} had learned yesterday. Once {he} failed in front of everybody, and a girl at the front giggled. On the way back {he} threw the papers into a bin. Two streets on, {he} turned round and fished them out again.",
      "“Why are you doing this to yourself?” asked the girl the next time, quite seriously. “When I was as old as you,” {he} said, “I stood outside a room like this one, and did not go in. I've been standing there ever since. I only want to know what it's like inside.” The girl pushed a chair over. “Then sit next to me.”",
    ],
    end: [
      "From then on there were two of them in the front row. The young head remembered, and the old one had patience. And one day, without any warning, something let go. For the length of a breath it was easy. {Hero} had wanted to {act}, and that was what {he} was doing. {He} {was} so astonished that {he} stopped.",
      "“Go on!” they all shouted. {Hero} went on. {He} would never be the best at it, and it was not in the least important. Old friends of {hero} stood at the back with their mouths open. Afterwards one of them asked, in a whisper, whether there were any places left.",
      "{Hero} no longer looks at the calendar in that way. There is a form on {his} kitchen table, a little crumpled, and a new one beside it that has not been filled in yet. It is for something quite different. {Hero} looks for {his} glasses. “Too early,” {he} murmurs, “too early. Now.” And {he} signs.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:learned|learnt|learns|learn|practised|took lessons|tried) (?:how )?(?:to )?<skill:doing> (?:for|at|before|in time for|because of) <bride:somebody>['’]s (?:\\w+ )?wedding",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|ghost|robot|ex-|prison|dress|hitman|dog|school|revenge)\b/i,
    of: "people",
    after: [
      "{Hero} had said yes before {he} knew what {he} was saying. On the evening when the wedding was announced, somebody had laughed and said that {hero}, of all people, would never learn to {skill}. “We'll see about that,” {hero} had said. Now there were nine weeks left.",
      "+ The first lessons took place behind drawn curtains. {Hero} did not want to be seen, and with good reason. What looked so light with others was like carrying a wardrobe. “You're thinking,” said the teacher. “I have to!” said {hero}. “I'm counting!” “You're doing it for {bride},” said the teacher. “Nobody counts for somebody they love.”",
      "+ {Hero} practised wherever {he} could: at the bus stop, in the cellar, in {his} sleep. Things fell off shelves. The neighbours asked whether {he} was unwell. On the fridge hung a calendar on which {hero} crossed off the days, and in the last square of it there was a small heart, rather crooked, in red.",
      "Three weeks before the wedding {hero} gave up. {He} had made the same mistake for the hundredth time. {He} sat down on the floor and thought of {bride}, and of all the guests who would be looking. “I'll give them a toaster instead,” {he} said, and turned off the light.",
      "But in the dark {hero} remembered something. {Bride}, very much smaller, had once tried to tie a shoelace, on a step, for a whole afternoon. {Hero} had wanted to help and was not allowed to. It went wrong again and again. And each time {bride} had looked up, quite red, and said: “Don't look yet!” {Hero} switched the light on again.",
    ],
    end: [
      "On the wedding day {hero's} hands were as cold as fish. {He} heard {his} name, and stood up, and everything was gone: the counting, the lessons, all nine weeks. Then {he} saw {bride}, and that there were already tears. And {hero} stopped thinking. {He} did what {he} had learned, from the beginning to the end, and it was not heavy at all.",
      "There was a mistake in it, the same as always, in the same place. {Hero} laughed in the middle of it and went on. Afterwards it was still for a second, and then came a noise like a wave. {Bride} ran across the whole room, through all the guests. “When did you learn that?” “Don't look yet,” said {hero}, quite out of breath. “I'm still practising.”",
      "The wedding is long over, and {hero} might stop now. But on some evenings {he} draws the curtains, and opens them again, so that everybody can see, and begins from the beginning, and does not count.",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:burn(?:t|ed)[- ]out|burn-?out|(?:nervous )?breakdown|overworked|work-?aholic|stressed(?:-out)?|heart attack|collapsed (?:at|from)|exhausted (?:\w+ )?(?:manager|doctor|surgeon|nurse|teacher|lawyer|chef|banker|mother|father|executive|consultant|journalist))\b/i,
      ],
      may: [REST, phrase("(?:moved|moves|travelled|went|fled|drove|retreated) to <spot:thing>")],
      unless: new RegExp(`${UNREAL.source}|\\b(?:santa|elf|elves|school|exam|baby|thread|yoga|goat|witness)\\b`, "i"),
      of: "people",
      after: [
        "{Hero} had not even noticed it {himself}. {He} had been tired, like everybody. Then, on a perfectly ordinary Tuesday, {he} had stood in front of the coffee machine and could not remember which button to press. There were two. {Hero} stood there until somebody sat {him} down.",
        "+ And now: quiet. It was what {hero} had longed for, and {he} could not bear it. {His} hand went to {his} pocket for messages that were not there. {He} woke at five with a start because {he} had forgotten something, and what {he} had forgotten was that there was nothing to forget.",
        [
          "When it came to it, to {act}, {hero} went about it as {he} had gone about everything. {He} made a plan. There were stages in it, and targets, and a column for progress. On the first day {he} had done a week's worth of it. On the second {he} lay flat on {his} back, with a pulse like a hammer, and looked at the sky.",
          "{Hero} went about resting as {he} had gone about everything. {He} made a plan. There were stages in it, and targets, and a column for progress. On the first day {he} had rested nine hours. On the second {he} lay flat on {his} back, with a pulse like a hammer, and looked at the sky.",
        ],
        "+ “What are you in such a hurry for?” asked an old man who was passing by with a wheelbarrow. {Hero} tried to explain it to him. {He} talked of deadlines and of people who relied on {him}. The old man listened to all of it and set the wheelbarrow down. “And did it hurry back?” he asked.",
        "The worst evening came in the third week. {Hero} got a call from work: all was well, they were managing. {Hero} put the telephone down and sat in the dark. {He} had believed that everything would fall down if {he} let go. Nothing had fallen down but {hero}. If they did not need {him}, who on earth was {he}?",
      ],
      end: [
        "{Hero} did not find that out by thinking. {He} found it out by accident, days later. {He} had sat down somewhere, to tie a shoe, and had forgotten to get up. A beetle was carrying a crumb over a stone. {Hero} watched until it was across. When {he} looked up, the sun had moved, and {his} shoulders had come down by themselves.",
        "After that it went more slowly, which was better. {Hero} threw away the plan. {He} did one thing, and then sat, and then did another. {He} learned again what hunger was, and what bread was. And when {he} had to go back among people, {he} told them at the very start which hours belonged to them and which did not.",
        "{Hero} still has a watch, and it lies in a drawer. On Tuesdays {he} makes {himself} a coffee and takes a good while over the button. Then {he} carries the cup outside and sits down on a stone in the sun. There is nearly always a beetle. {Hero} has time.",
      ],
    },
    [REST],
  ),
  story({
    says: [
      /\b(?:writer|novelist|author|poet|painter|composer|songwriter|singer|musician|pianist|violinist|trumpeter|guitarist|cellist|drummer|sculptor|artist|photographer|comedian|dancer|chef|potter)\b/i,
      /\b(?:(?:not|n['’]t) (?:written|painted|played|composed|sung|drawn|danced) (?:a (?:single )?(?:line|word|note|picture|song)|anything|in|for|since)|writer's block|lost (?:his|her|their) (?:inspiration|muse|ideas)|(?:no|out of|ran out of) (?:new )?(?:ideas|inspiration)|never (?:write|paint|play|sing|compose|perform|dance)(?: \w+)? again|can(?: ?not|'t) (?:write|paint|play|compose) (?:any ?more|a (?:line|word|note)))\b/i,
    ],
    may: [
      role(
        "guest",
        "child|boy|girl|neighbour|old man|old woman|stranger|student|pupil|niece|nephew|grandson|granddaughter|daughter|son",
      ),
      /\basked (?:him|her|them) for \w+ \w+/,
      /\bsince (?:his|her|their|the) [^.,]*/,
      /\b(?:once )?(?:famous|celebrated|successful)\b/,
      /\bin (?:\w+ )?years\b/,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:AI|stole|stolen|plagiar\\w*|typewriter|characters?|fictional|muse (?:is|was|appeared)|forger\\w*)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "Every morning {hero} sat down to work at nine. That was the discipline of it. At ten {he} made coffee. At noon {he} got up again, and everything was as empty as at nine, only that {hero} was three hours older.",
      "+ There were people who asked about it. “And what are you working on?” they said, and {hero} answered, “Something big.” It was true. It was the biggest silence {he} had ever made. On the shelf stood the old works, and {he} looked at them as one looks at pictures of a distant relation. {Hero} honestly did not know how they had been done.",
      "+ {Hero} had tried everything that is recommended. {He} had gone for walks. {He} had gone to the sea. {He} had got drunk, and then given up drinking. {He} had bought a very expensive lamp. In its excellent light one could see the emptiness down to the smallest detail.",
      [
        "And then {guest} was standing there, and looked at all of it. “Is it hard?” asked {guest}. “It used not to be,” said {hero}. “Why don't you do a bad one?” {Hero} explained about standards, and about what people expect. {Guest} heard {him} out. “I do bad ones all the time,” said {guest}. “They're quick.”",
        "And then the neighbour's little girl was standing in the door and looked at all of it. “Is it hard?” she asked. “It used not to be,” said {hero}. “Why don't you do a bad one?” {Hero} explained about standards, and about what people expect. The girl heard {him} out. “I do bad ones all the time,” she said. “They're quick.”",
      ],
      "That night {hero} could not sleep for anger. {He} thought of the very first time, when {he} was small: how it had not been good, not at all, and how {he} had run through the whole house with it to show it to somebody. When had {he} last run through a house? {Hero} got up, without a lamp. “Very well,” {he} said. “A bad one.”",
    ],
    end: [
      "It was bad. {Hero} grinned all the way through it. {He} made a second one, which was worse. At about four in the morning, in the middle of the third, something happened that was not silly. It was only a tiny turn, a thing that {he} had not known before. {Hero} held quite still, so as not to frighten it.",
      [
        "At nine {hero} was not at work, for the first time in years. {He} was standing in front of {guest} in {his} pyjamas, with the bad ones in {his} hands. {Guest} took them all in, with great care, one after the other. “That one,” said {guest}. It was the third. “I know,” said {hero}, and had to sit down. “It hasn't got an end yet.” “Then hurry up,” said {guest}.",
        "At nine {hero} was not at work, for the first time in years. {He} was standing at the neighbours' door in {his} pyjamas, with the bad ones in {his} hands. The girl took them all in, with great care, one after the other. “That one,” she said. It was the third. “I know,” said {hero}, and had to sit down. “It hasn't got an end yet.” “Then hurry up,” said the girl.",
      ],
      "The world knows the third one by now. The first two are known to very few. They hang in {hero's} kitchen, where other people have their certificates. Every morning at nine {hero} looks at them, so as to remember how it is done. Then {he} begins with a bad one.",
    ],
  }),
];
