import { phrase } from "../../phrase.ts";
import { HERO_AT_START, taskOf, thingOf } from "./idea-words.ts";
import { withPal } from "./with-pal.ts";

const BROKEN = "broke|tore|damaged|smashed|cracked|ripped|snapped|bent";
const MISSING = "lost|forgot|misplaced|could not find|left behind";
const BEFORE_IT =
  "(?:right|just|shortly|minutes|moments|seconds|an hour|one hour|two hours|hours|a day|one day|two days|days|the day|the night|the evening|the morning|a week|a few minutes|half an hour|five minutes|ten minutes|on the day of|on the morning of|on the evening of|on the eve of)(?: before| of)?";

/** Stories of what goes wrong just before the great day, of being laughed at, of what is hated, and of trying again and again. */
export const goingWrong = [
  withPal({
    says: [phrase(`(?:${BROKEN}) ${thingOf("item")}`), phrase(`${BEFORE_IT} ${thingOf("occasion")}`)],
    may: [HERO_AT_START],
    unless:
      /\b(?:murder|killed|stolen|lost (?:his|her|their|its) (?:voice|hearing|memory|job|sight|tooth|teeth|mother|father|wife|husband|dog|cat|way|nerve|life)|(?:broke|dropped) (?:up|down|out|in|into|his|her|a) (?:leg|arm|wrist|ankle|foot|hand|heart|finger)|bomb|war|battle|died|wedding cake)\b/i,
    after: [
      "It was only a small sound, and then it was very still. {Hero} looked at {theitem}, and then at the clock, and then at {theitem} again. “No,” said {hero}. “Not now!” There was hardly any time left before {theoccasion}, and everybody was waiting.",
      [
        "“What was that?” called {talker}. {Hero} did not need to answer. {Talker} saw {theitem}, and saw the face of {hero}, and turned quite pale. For as long as it takes to count to three both of them stood there like two statues. “Well,” said {talker} then, “who could help us?”",
        "First {hero} tried to mend it with what was lying about: a hairpin, a bit of string, a great deal of glue. For a moment it held. Then it came apart again, and now {hero} was stuck to it with two fingers.",
      ],
      "So {hero} ran. {He} knocked at every door where there might be help, and out of breath {he} told {his} story each time: {theoccasion}, {theitem}, hardly any time! Some shrugged. Some offered things that were far too big, or quite the wrong kind.",
      "+ Somebody gave {him} good advice, namely that {he} should have taken better care. Somebody else knew a shop, but it had closed three years ago. {Hero} thanked them both. {He} ran past a window and saw {himself} in it, with {his} hair on end, and even then {he} nearly smiled.",
      "At last {he} came back with empty hands. Outside they were already gathering for {theoccasion}. {Hero} sat down in a corner with {theitem} on {his} lap. “I'll have to tell them,” {he} said, and got up, though {his} legs would hardly carry {him}.",
    ],
    end: [
      [
        "“Wait!” cried {talker}, and came in backwards, and behind {talker} came half of the neighbourhood. They had brought pieces and tools and steady hands. They bent over {theitem} with their heads together. Nobody spoke. “Try it now,” somebody said. {Hero} held {his} breath.",
        "But when {he} opened the door, there stood all the people whom {he} had asked. They had brought pieces and tools and steady hands. They bent over {theitem} with their heads together. “Try it now,” somebody said. {Hero} held {his} breath.",
      ],
      "It was not as it had been before. There was a crack in it, or a knot, or a patch, and anybody who looked closely could see it. But it held! {Hero} hugged whoever was nearest. Then {he} straightened {his} clothes and went out to {theoccasion}, and only {his} ears were still a little red.",
      "+ Nobody who was there ever forgot {theoccasion}. {Hero} gave everything, because {he} knew now how easily it might never have been. And when they clapped at the end, {he} lifted up {theitem}, so that all those who had helped could see it. They stood at the back and clapped the loudest.",
      "Much could be done about the crack today, but {hero} does not want that. {He} likes to run a finger over it when {he} is nervous. Then {he} looks at the clock, packs a hairpin, a bit of string and some glue, just in case, and sets off.",
    ],
  }),
  withPal({
    says: [phrase(`(?:${MISSING}) ${thingOf("item")}`), phrase(`${BEFORE_IT} ${thingOf("occasion")}`)],
    may: [
      HERO_AT_START,
      /\b[Bb]ut (?<helper>(?:his|her|their) (?:[a-z]+ )?[a-z]+) (?:had|knew) (?:an idea|a plan|what to do)\b/,
    ],
    unless:
      /\b(?:murder|killed|stolen|lost (?:his|her|their|its|the|two) (?:voice|hearing|memory|job|sight|tooth|teeth|front teeth|mother|father|wife|husband|dog|cat|way|nerve|life|child|son|daughter|baby|friend|match|game|leg|arm)|bomb|war|battle|died|lines|words|speech|lost [^.]* (?:on|in|at) the)\b/i,
    after: [
      "{Hero} looked on the chair, where {theitem} should have been. {He} looked under the chair. There was nothing but air. And {theoccasion} was about to begin! {Hero} turned hot, then cold, and then hot again.",
      [
        "“When did you have it last?” asked {talker}. “If I knew that!” cried {hero}. {Talker} was already down on the floor. They looked behind the stove, in the flour, and in every shoe, to be on the safe side. They found a button that had been missed for a year. They did not find {theitem}.",
        "{Hero} turned out all the drawers. {He} found a button that had been missed for a year, a dried-up plum, and a letter that should have been posted in May. {He} did not find {theitem}. “Think!” {hero} said to {himself}. But {he} could think of nothing but {theoccasion}.",
      ],
      "+ So {hero} ran back the whole way that {he} had come. “Have you seen {theitem}?” {he} asked at every corner. They had seen a cat, a wheelbarrow and a very nice sunset. Bells were ringing somewhere, or perhaps it was only {his} ears. It was getting later and later, and {theoccasion} would not wait.",
      "+ Somebody wanted to comfort {him} and told {him} about a cousin to whom the very same thing had happened. It had ended badly. “Thank you,” said {hero}. Somebody else offered {him} a fish. {Hero} did not know what to do with it, but {he} was touched, and promised to bring it back.",
      "In the end {hero} stood there with empty hands. In there they were all sitting already and waiting for {theoccasion}. {He} could hear them. “I'll tell them that I can't,” {he} said. “Without {theitem} it is no use.” {He} put {his} hand on the handle of the door. It weighed as much as a mountain.",
    ],
    end: [
      [
        "“Wait,” said {helper}. “Who says that it has to be {theitem}?” {Helper} looked round, pulled down the curtain, took the lid from a pot and a ribbon from the window, and worked so quickly that it could hardly be seen. “There,” said {helper}. It was not {theitem}. It was something that nobody had ever seen before.",
        "“Wait,” said {talker}. “Who says that it has to be {theitem}?” {Talker} looked round, pulled down the curtain, took the lid from a pot and a ribbon from the window, and worked so quickly that it could hardly be seen. “There,” said {talker}. It was not {theitem}. It was something that nobody had ever seen before.",
        "{He} did not push it down. “Who says that it has to be {theitem}?” thought {hero}. {He} looked round. There was a curtain, the lid of a pot, and a ribbon in the window. {He} worked so quickly that it could hardly be seen. It was not {theitem}. It was something that nobody had ever seen before.",
      ],
      "Then {hero} opened the door and went in. For as long as a breath it was quite silent. {Hero} held {his} head high and simply began, as if that was how it had been planned from the start. And the longer it lasted, the more it looked as if it had been.",
      "Nobody missed {theitem}. On the contrary: for the rest of {theoccasion} everybody wanted to know where such a wonderful thing could be bought. “Only here,” said {hero}, “and only today.” {He} sat down on the nearest chair. There was something under the cushion.",
      "And that is where it had been all the time. {Hero} keeps {theitem} on a hook by the door now, where {he} cannot help seeing it. Beside it hangs the lid of the pot. Whenever there is something to celebrate, {hero} looks at both of them for a long time before choosing.",
    ],
  }),
  withPal({
    says: [
      phrase(
        `(?:(?:was|were) (?:always |often )?(?:laughed at|teased|mocked|made fun of)(?: by [^.,]+?)?(?: at school| in the [a-z]+)? (?:for|because of)|(?:everyone|everybody|the other [a-z]+|the others|all the [a-z]+|other [a-z]+|children|people) (?:always )?(?:laughed at|teased (?:him|her|it) (?:for|about|because of)|made fun of)) (?<flaw>(?:his|her|its|their|\\p{Lu}[a-z]+['’]s) (?:[a-z-]+ ){0,3}?(?:ears?|nose|tail|legs?|feet|foot|neck|antlers|wings?|spots|stripes|colou?r|fur|feathers|beak|horns?|hair|freckles|glasses|teeth|tooth|hands|size|hump|spines|trunk|shell|belly|eyes|eyebrows|braces|chin|mane|paws|whiskers|snout|tongue|skin|height))\\b`,
      ),
    ],
    may: [HERO_AT_START],
    unless: /\b(?:murder|killed|wanted to|entered|contest|school bag|dream\w*|tricks|idea|rocket|invention)\b/i,
    after: [
      "{Hero} had heard all the jokes about {theflaw}. There were four of them, and they were told again and again, as if nobody had ever told them before. {Hero} laughed along, because that was easier. But in the evening {he} lay awake, and the four jokes marched round and round in {his} head.",
      [
        "“I like {theflaw},” said {talker}. “You only say that because you are my friend,” said {hero}. “No,” said {talker}, “I am your friend, and besides I like {theflaw}.” {Hero} had to think about that for a while. It was the first time that anybody had said anything about it that was not one of the four jokes.",
        "{He} tried to hide {theflaw}. {He} tried it with a scarf, with a hat, with a blanket, and once {he} stood behind a bush for a whole day. It was no use. Now they laughed about the scarf as well. “If only I were like all the others,” said {hero} to the bush. The bush did not say anything funny, at least.",
      ],
      "+ In the looking-glass it was not as bad as in the jokes. {Hero} turned this way and that. It was {theflaw}, no more and no less, and it had always been there. As a very small one {he} had not even known that there was anything wrong with it. Who had decided that?",
      "One day it was worse than usual. They stood round {him} in a ring and told all four jokes one after another, and somebody had made up a fifth. {Hero} did not laugh along this time. {He} broke through the ring and ran, far away, to where there was nobody to look at {him}.",
    ],
    end: [
      "It was out there that {he} heard it: a very small voice that called for help, and nobody else could have noticed it, or seen it, or reached it. But {hero} could. {He} understood at once why. It was because of {theflaw}. What all the others laughed about was just what was needed now.",
      [
        "{Hero} did not hesitate. With the help of {theflaw} {he} got the little one out of its trouble, bit by bit, and {talker}, who had run after {him}, took it in both arms. “And you wanted to hide that!” said {talker}, quite out of breath. Then the two of them brought the little one home.",
        "{Hero} did not hesitate. With the help of {theflaw} {he} got the little one out of its trouble, bit by bit, and carried it home. It held on to {him} tightly the whole way. “What a fine thing you have there,” it said and looked at {theflaw}. “Will I get that too when I'm big?”",
      ],
      "They were all standing there when {he} came. They saw the little one, and they heard how it had happened. Nobody knew where to look. At last the one with the fifth joke stepped forward. “I'm sorry,” that one said. It was not funny, but {hero} liked it better than all the jokes together.",
      "{Hero} no longer owns a scarf. When somebody new looks at {theflaw} and begins to grin, {he} smiles back in a friendly way. “Go on,” {hero} says, “I know four jokes about it already. Have you got a good one?”",
    ],
  }),
  withPal({
    says: [phrase(`(?:hated|disliked|could not stand) ${thingOf("dislike")}`)],
    may: [
      HERO_AT_START,
      /\b(?:[Bb]ut (?:his|her|its|their) (?:best )?friend was (?:an? )?[a-z ]+)\b/,
      /\b[Tt]hen (?:he|she|it|they) (?:met|found|got) [^.,]+/,
      phrase(`had to ${taskOf("task")}`),
    ],
    unless:
      /\b(?:murder|killed|each other|(?:hated|disliked|could not stand) (?:him|her|it|them|me|everything|everybody|everyone|being|his|her (?:husband|wife|boss|sister|brother)|the heat|himself|herself|[a-z]+ing)\b|war|husband|wife|boss|lie|truth)\b/i,
    after: [
      "With most things {hero} was easy to please, but not with {dislike}. As soon as {he} saw it, or smelled it, or only heard the word, {his} nose wrinkled all by itself. “Never,” said {hero}, “not in a hundred years.” {He} had said it so often that nobody asked {him} any more.",
      [
        "“What is so bad about it?” asked {talker}. “Everything,” said {hero}. “Have you ever tried it? Properly, I mean?” {Hero} was silent. It is not necessary to try what you hate, {he} thought, and crossed {his} arms. But {talker} did not laugh. {Talker} just looked at {him} and waited.",
        "{He} went a long way round {dislike}, every day. It cost a lot of time. Once {he} came too late to a birthday because of it, and the cake was gone. “That was worth it,” said {hero}. But {his} stomach rumbled the whole way home, and it did not sound as if it agreed.",
      ],
      [
        "Then there came a day when there was no way round, for {hero} had to {task}. {Hero} turned to the left, and there was {dislike}. {He} turned to the right, and there was even more. {He} wrinkled {his} nose, held {his} breath, and shut {his} eyes. After a while {he} had to open them again.",
        "Then there came a day when there was no way round. {Hero} turned to the left, and there was {dislike}. {He} turned to the right, and there was even more. {He} wrinkled {his} nose, held {his} breath, and shut {his} eyes. After a while {he} had to open them again.",
      ],
      "+ Nothing had happened. {Hero} was a little disappointed, to tell the truth. {He} had expected thunder at the very least. {He} took one tiny step nearer, only so as to be able to say that {he} had done it. It was as horrible as ever, {he} thought. Or was it only almost as horrible?",
      "“All right,” said {hero}, “but only once, and only for as long as it takes to count to nine.” {He} counted very fast. At five {he} opened one eye. At eight {he} forgot to count.",
    ],
    end: [
      [
        "For {talker} was there, right in the middle of it, and was having such a good time that it looked quite catching. “Come here!” cried {talker}. {Hero} came, because of {talker}, not because of {dislike}. And while {he} was busy with {talker}, {he} did not notice at all that {his} nose was no longer wrinkled.",
        "It was different from what {he} had thought. It was not lovely, no. But there was something in it that {he} had never noticed from so far away, a small good thing in the middle, like the stone in a cherry. {Hero} looked at it from all sides. {He} did not notice at all that {his} nose was no longer wrinkled.",
      ],
      "“Well?” they asked. {Hero} thought for a long time, for {he} was honest. “I still don't like it,” {he} said. “But it is not as I thought it was.” Nobody said, “You see?” They had just been told something quite rare, and they knew it. {Hero} asked if {he} might do it once more, only to make sure.",
      "+ After that there was a new rule, and {hero} had made it {himself}: {dislike}, once a week, to the count of nine. Some weeks it was dreadful. Some weeks {he} got as far as thirty. And {he} never again went the long way round, so that {he} came to every birthday in time for the cake.",
      "“Never,” {hero} still says now and then, “not in a hundred years.” But when {he} says it, the others begin to count on their fingers, and {he} has to grin. It may well be that a hundred years are over sooner than people think.",
    ],
  }),
  withPal({
    says: [
      phrase(
        `(?:kept (?:on )?(?:was )?trying to|tried (?:and tried|again and again|over and over(?: again)?|every (?:day|night|morning|year|time)|for (?:years|weeks|days|months)|many times) to|never (?:gave up|stopped) trying to|tried to (?=[^.]+\\. But (?:he|she|it|they) (?:always|kept|never|failed|fell))|tried to (?=[^.]+ but (?:always|kept|failed|never))) ?(?=(?:reach|climb|fly|cross|jump|swim|catch|walk|get|run|dive|ride|leap|hop|stand|balance|skate|touch|push|pull|roll|lift|land|glide|dance)\\b)${taskOf("task")}`,
      ),
    ],
    may: [
      HERO_AT_START,
      /\b(?:although|even though|but) (?:he|she|it|they) (?:always|never|kept) [^.,]+/,
      /\b(?:always|every time) [^.,]+/,
    ],
    unless: /\b(?:murder|killed|steal|escape|kill|sell|hide|poison|taken from)\b/i,
    after: [
      "The first time did not count, said {hero}, and neither did the second. At the third {he} had been in a hurry, and at the fourth the wind had been against {him}. There was always a reason. {Hero} shook off the dust, went back to where {he} had started, and got ready to {task}.",
      [
        "“How often have you tried it by now?” asked {talker}. “Once,” said {hero}. “Always just this once.” {Talker} liked the answer so much that {talker} sat down to watch. There was always some bread to share. When it went wrong, {talker} said, “Ouch,” and when it very nearly worked, {talker} jumped up.",
        "Those who passed by every day shook their heads. “Still at it?” they called. “Only this once,” {hero} called back. It became a kind of greeting. Some of them had begun to slow down a little at that place, and pretended to have a rest.",
      ],
      "+ {Hero} knew every bit of it by now. {He} knew where it became slippery and where it became dark, and at which moment {his} courage usually left {him}. “Good morning,” {he} said to that moment when it came. It always came. Then {he} slid, or tumbled, or fell, and {he} was back at the beginning.",
      "Then came the worst time of all. {Hero} had been so near that {he} could almost touch it. One tiny bit was missing, and that tiny bit was too much. This time {he} did not get up at once. {He} lay there with {his} face to the ground. “I think,” {he} said into the grass, “that was it.”",
    ],
    end: [
      [
        "It was quiet for a long time. Then {he} felt something warm next to {him}. {Talker} had lain down in the grass as well. “I only wanted to know what it looks like from here,” said {talker}. {Hero} turned {his} head. From down here it looked different. There was a way on the left that {he} had never seen.",
        "It was quiet for a long time. A beetle came by, climbed up a blade of grass, fell off, and climbed up again. {Hero} watched it. {He} laid {his} head on one side to see it better, and from down there everything looked different. There was a way on the left that {he} had never seen.",
      ],
      "“Only this once,” said {hero}. {He} did not take a run-up this time, and {he} did not clench {his} teeth. {He} went the new way, slowly, and when the moment came at which {his} courage always left {him}, {he} said good morning to it and went on. And then there was nothing more to overcome. {Hero} had done it.",
      "+ {He} looked back and could hardly believe it. So that was what it was like to {task}! All those who had passed by every day stood there, and they threw their hats in the air. “Still at it?” they shouted. “No,” called {hero}, and laughed and cried at the same time. “I'm here!”",
      "What does {hero} do now? {He} has a good rest, and looks at the sky. But now and then somebody sees {him} standing at the place where {he} always started, with bright eyes. “Once more?” they ask. “Only this once,” says {hero}.",
    ],
  }),
  withPal({
    says: [
      phrase(
        "(?<art>sang(?: (?:her|his|a|an|the|old) [a-z]+(?: songs?)?)?|performed|danced|played (?:the|his|her|its|an?) (?:[a-z]+ )?[a-z]+|told (?:stories|jokes|fairy tales)|read (?:stories|poems|aloud|books))(?: (?:one last time|every [a-z]+|secretly|alone|at night|in secret))? (?:for|to) <audience:somebody>",
      ),
    ],
    may: [HERO_AT_START, /\bone last time\b/, /\bevery (?:night|day|morning|evening|sunday|week)\b/i],
    unless:
      /\b(?:murder|killed|contest|competition|stage fright|lost (?:her|his) voice|trick|snake|storm|cows|sheep|horses|patients)\b/i,
    after: [
      "The first time that {hero} {art}, it was more by chance. {He} had only meant to do it for {himself}. But then {he} saw that {audience} had stopped to listen, and {his} heart beat faster. {He} went on, up to the end, and a little further.",
      [
        "“They liked it,” said {talker}. “They were only polite,” said {hero}. “Polite people don't forget to shut their mouths,” said {talker}. So {hero} came again the next day, and {talker} came too and carried everything. And {audience} {audiencewas} there already, waiting in the very same place.",
        "There was no applause, only a nod. {Hero} thought about that nod the whole way home. The next day {he} came at the same hour, just to see. And {audience} {audiencewas} there already, waiting in the very same place. So {hero} began.",
      ],
      "From then on it belonged to the day like bread. {Hero} thought up something new each time, a bit that was sad and a bit that was funny, and by and by {he} got to know how {audience} listened: very still when it grew slow, and at the funny bit there was always a small sound, like a hiccup.",
      "+ Not everything went smoothly. Once it rained. Once {hero} forgot how it went on and had to make something up, and that was the bit which pleased {audience} most. “What was that called?” {he} was asked. “I don't know,” {hero} said truthfully, and {he} could never find it again, although {he} looked for it for weeks.",
      "Then came the day on which {hero} could not do it. {He} stood there and opened {his} mouth, and there was nothing, neither a sad bit nor a funny one. It was as if a lamp had gone out in {him}. “I'm sorry,” {he} said, and packed up. “I have no more left.”",
    ],
    end: [
      "{Hero} had already turned to go when {he} heard it. It was very soft, and it was not quite right, but there was no doubt: it was {his} own piece, the very first one. Only it was not {hero} who had begun it. It was {audience}. {Hero} stood still. Nobody had ever done anything for {him} like that.",
      [
        "{He} listened right up to the end. {Talker} had to hold {his} hand. And at the funny bit there came a small sound, like a hiccup, and this time it came from {hero}. “Once more,” {he} said. Then {he} joined in, and {audience} and {hero} did it together, and {talker} beat time.",
        "{He} listened right up to the end, and at the funny bit there came a small sound, like a hiccup, and this time it came from {hero}. “Once more,” {he} said. Then {he} joined in, quite softly at first. It had never sounded like that before, with {audience} and {hero} together.",
      ],
      "+ Windows opened. Those who were passing by stood still, and before long nobody knew any more who was performing and who was listening. The lamp in {hero} was burning again. “You told me that you had none left,” somebody said later. “I hadn't,” said {hero}. “It was only that I had given it all away, and I got it back.”",
      "In the evening it can still be heard there. First comes {hero} and then {audience}, and sometimes the other way round. And at a certain place in the piece, if you listen very closely, there is a small sound, like a hiccup.",
    ],
  }),
];
