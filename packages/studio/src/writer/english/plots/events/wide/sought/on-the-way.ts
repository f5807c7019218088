import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { sharedScene } from "./wide-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** Somebody travels to a place that everybody knows of. */
const journey: Story = {
  after: [
    [
      0,
      "=When it got about where {hero} {was} going, people came to the fence. “Give my regards to {theplace},” said one. “From me as well,” said the next. In the end there were eleven regards, and {hero} wrote them all down on one sheet, so as not to mix them up.",
      "=One does not get away without being seen. “To {theplace}?” asked the neighbour. “Then give it my regards.” The others wanted theirs to be taken along as well. There were eleven in all, and {hero} wrote them down on one sheet of paper, in the right order.",
    ],
    [
      0.6,
      "=Last of all came a child with a fist that would not open. In it was a pebble, grey with a white ring. “My grandma took it from there once,” said the child. “She's been sorry ever since. It has to go back.” {Hero} put it in {his} pocket. It pressed a little. It was a stone, after all.",
    ],
    [
      1,
      "=The first day went in the wrong direction. There had been a signpost, and a cow had rubbed against it. {Hero} noticed it only in the evening, by the sun, which was setting where nobody had ordered it. So {he} slept there, and the next morning {he} began again from the beginning.",
      "=The first day went in the wrong direction. There had been a signpost, and a cow had rubbed against it. “The sun's setting on the wrong side,” said {mate} in the evening. They slept there, and the next morning they began again from the beginning.",
    ],
    [
      0.7,
      "=On the second day {he} kept to those who came from there. The first one said it was too big. The second one said it was smaller than in the pictures. The third one had had the wind against him all the time, and had seen nothing but his own hat. {Hero} thanked them all. It was still as far as before.",
      "=On the second day they kept to those who came from there. The first one said it was too big, and the second one said it was smaller than in the pictures. “Which of them shall we believe?” asked {mate}. “The pebble,” said {hero}.",
    ],
    [
      0.4,
      "=And then nothing went any further. Something broke that cannot be mended with string, and it got dark, and the last people who might have helped had drawn their curtains. “One could post them,” thought {hero}, and took out the sheet. Eleven regards, that was one stamp. Nobody would ever know.",
      "=And then nothing went any further. Something broke that cannot be mended with string, and it got dark. “We could post them,” said {mate}. {Hero} took out the sheet. Eleven regards, that was one stamp. Nobody would ever know.",
    ],
  ],
  end: [
    [
      0,
      "=Only a pebble cannot be posted. It pressed, whichever way one sat. So {hero} stood up again, with the sheet in one hand and the other one in {his} pocket, and went on with what there was. It went up once more, for quite a long time. Then it did not go up any further. And there, all at once, with nothing in front of it, was {theplace}.",
    ],
    [
      0.6,
      "=It was too big, and it was smaller than in the pictures; they had all been right. {Hero} unfolded the sheet and read out the regards, from the first one to the eleventh. After each of them {he} made a pause. There was no answer. But it is seldom that one is listened to so well.",
      "=It was too big, and it was smaller than in the pictures; they had all been right. {Hero} unfolded the sheet and read out the regards. After each of them {mate} counted to three, so that there was time for an answer. There was none. But it is seldom that one is listened to so well.",
    ],
    [
      0.8,
      "=The pebble was the last. {Hero} looked for the right spot, and it was not hard to find: there was a small hollow there, as round as a thumb, that had been kept free. At home they all stood at the fence again. “Well? What did it say?” {Hero} had thought about that on the way. “It says that one was missing,” {he} told the child, “and now they're all there.”",
    ],
  ],
};

/** Something has to be brought to somebody in time. */
const delivery: Story = {
  after: [
    [
      0,
      "=There was enough time. {Hero} had worked it out on the back of {his} hand: so long for the hill, so long for the bridge, and eleven minutes over. {He} wrapped a scarf round {theload}, twice, with the knot on top, and set off at a good pace. One should never say that there is enough time.",
      "=It could just be done. {Hero} worked it out on the back of {his} hand, and there were eleven minutes left over. “They're for emergencies,” said {mate}. {Theload} got a scarf round it, twice, and then they set off at a good pace.",
    ],
    [
      0.6,
      "=At the first corner a man stood beside a handcart with only one wheel on it. The other one was rolling down the road. {Hero} looked at {his} hand. Then {he} ran after the wheel. The man said that he would remember it. “Seven minutes,” thought {hero}, and went on faster.",
    ],
    [
      0.7,
      "=The bridge was closed. There was no reason; there was only a sign. So {hero} took the short cut, as one does when one is in a hurry. It led through a yard with geese. Geese do not care what one is carrying. Afterwards it was three minutes, and there was a piece missing from the scarf.",
      "=The bridge was closed. “There's a short cut,” said {mate}. It led through a yard with geese. A goose does not care what somebody is carrying, and for whom. Afterwards it was three minutes, and {mate} had a hole in the trousers.",
    ],
    [
      2,
      "={Hero} met other people as well, and each of them only wanted a moment. One asked the way, one wanted to tell somebody about a tooth, and an old lady could not get her umbrella to shut. {Hero} shut it while walking. {Theload} stayed dry. That was something.",
    ],
    [
      0.4,
      "=At the foot of the last hill a sole came off, and flapped, and then it stayed behind. There was not one minute left on {his} hand. It was still exactly as far as one can see. {He} sat down on a milestone with {theload} on {his} knees, and could hear the clock up there getting ready to strike.",
    ],
  ],
  end: [
    [
      0,
      "=“In a hurry?” somebody asked. It was the man with the handcart. It had both its wheels again, and the whole load of it was gone. “I've nothing in it, and it runs by itself now,” he said. “Sit down inside and hold on to that.” On the far side of the hill it went down, and it went down all the way. {Hero} held {theload} with both arms and shouted “Mind out!” to everybody, even to the geese.",
    ],
    [
      0.6,
      "=They came to a stop against the right door. The clock had struck all but once. {Hero} got out with straw in {his} hair, undid the knot, and held out {theload}. “You're early,” it was said, and then nothing at all for a while, because nobody there had believed any more that somebody would come. Then the clock struck.",
    ],
    [
      0.8,
      "=The handcart has got a sign by now. “Express,” it says, in red. It does not go any faster for that, except downhill. But in front, at the very end of the shaft, a piece of a scarf flutters, and when {hero} hears it coming, {he} always steps aside a little too late, on purpose.",
    ],
  ],
};

/** Something or somebody runs away from those who run after it. */
const chase: Story = {
  after: [
    [
      0,
      "=It was not that fast. It was only always a little faster than {hero}. At the first corner {thechased} waited until {he} {was} so close that {he} only had to put out a hand. {Hero} put out a hand. By then it was the second corner.",
    ],
    [
      0.6,
      "=They went in at the front of the baker's and out at the back. The baker had been standing in between with a full tray. After that he was running as well, in his slippers. So was a lady whose shopping list had gone, and a boy who only liked running. “What are we after?” he asked. Somebody told him. “Right,” he said, and got faster.",
    ],
    [
      0.7,
      "=“I'll cut it off,” said {hero}, and took the way over the wall. It was a good wall. It only had nettles on the other side. When {he} got out of them, they all came past {him}, first {thechased}, then the boy, then the baker. {Hero} had to fall in at the very back.",
      "=“You go that way,” said {hero}, “and I'll cut it off.” {Mate} nodded. It was a good plan. They met in the middle, quite hard, forehead to forehead. {Thechased} had gone between them.",
    ],
    [
      1,
      "=The second plan was a net, or rather a tablecloth that had been hung out to dry. Four of them held the corners. It was a fine catch: the boy, one slipper, and a gentleman with a newspaper who had nothing to do with it. He came along. He said it had been a slow morning anyway.",
    ],
    [
      0.4,
      "=Then nobody could go any further. {Hero} sat down on the edge of the pavement, then the baker, then all the others, in a long row. Of {thechased} there was nothing to be seen any more. “That's it, then,” said somebody. It was quiet. One could hear twelve people breathing, and one slipper being emptied out.",
    ],
  ],
  end: [
    [
      0,
      "=It is odd with running away. There have to be two sides to it. As soon as nobody was running after it any more, there was not much left. Round the corner, very slowly, and not quite straight, came {thechased}, as if to see what was keeping everybody. “Don't move,” whispered {hero}. It came closer. It came along the whole row, past the baker, past the boy, and right in front of {hero} it came to rest.",
    ],
    [
      0.6,
      "={Hero} did not snatch. {He} only laid both hands on it, quite lightly, the way one puts a lid on a pot. Then they all shouted at once. The baker had one roll left in his apron pocket. It was divided by twelve, and it was the best that he had ever made.",
    ],
    [
      0.8,
      "=On Saturdays they still meet there, at about the same hour, the baker in proper shoes. Nothing has run away. They just do it once round the houses, through the baker's and out at the back, and {hero} always goes over the wall. The nettles have been cut.",
      "=Nothing has got away since then. But when the lady with the shopping list comes past, she looks at {hero} every time, and then at the corner, full of hope. One day {he} {was} in a good mood. “There!” {he} called, and pointed. They were all out of the door in a second.",
    ],
  ],
};

/** People, or one, cannot get out of where they are. */
const stuck: Story = {
  after: [
    [
      0,
      "=“It'll be over in a minute,” said {hero}. It was a good sentence. In the hour after that it was said eleven times, a little more softly each time. Nothing moved. Somewhere it ticked, and then even that stopped ticking, as if it wanted to listen.",
    ],
    [
      1,
      "=First they shouted. {Hero} shouted high and {mate} shouted low, and then both at once. What came back was both of their own voices, and a bit of dust. “At least it's a good echo,” said {mate}.",
      "=First there was shouting. {Hero} shouted “Hello” and “Help” and, when nothing came of that, “Good morning”. What came back was {his} own voice and a bit of dust. It was a good echo. One could not say that it was of any use.",
    ],
    [
      1,
      "=Then it was tried with force. On three, everything that could push pushed. Something gave. It was not what they had meant: it was a button, and it flew off and could be heard for a long time. After that it was even a little narrower than before.",
      "=Then it was tried with force. {Hero} took a deep breath and pushed with everything that {he} had. Something gave. It was a button, and it flew off and could be heard for a long time. After that it was even a little narrower than before.",
    ],
    [
      0.6,
      "=So the pockets were turned out, and everything was laid in a row on a handkerchief: a piece of string, a ticket, half a roll of peppermints, and a whistle. The whistle was a disappointment. The pea had got lost years ago, and when one blew, it only said “foo”. The peppermints were better. There were five.",
    ],
    [
      0.4,
      "=It got cold, and the light got less. By and by there was only one peppermint, and it was being saved up. Nobody said the sentence with the minute any more. It is a long time when one hears somebody swallow. “I don't like it either,” somebody said at last into the dark, and that was nearly the best thing of the whole day.",
      "=It got cold, and the light got less. By and by there was only one peppermint, and it was being saved up. {Hero} did not say the sentence with the minute any more. “I don't like it here,” {he} said to the whistle instead. “Foo,” said the whistle.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} held the last peppermint between two fingers. It had been sucked once already, and it was small and hard and quite round. It was just as big as a pea. For a moment nothing could be heard at all. Then there was a very small click, as of something dropping into a whistle. “Ears shut,” said {hero}. It shrilled so that dust came down from above. And far off, on the other side of everything, somebody shouted: “There! Again!”",
    ],
    [
      0.6,
      "=After that it was only a matter of work, and others did it, with bars and ropes and bad words. When there was a gap at last, a hand came through it. It had a glove on, and it was the most beautiful hand in the world. “After you,” said {hero}. {He} still had to blow once more. It smelled of mint, right out into the open.",
      "=After that it was only a matter of work, and others did it, with bars and ropes and bad words. When there was a gap at last, a hand came through it. It had a glove on. {Hero} shook it before {he} took hold of it. It seemed the right thing to do.",
    ],
    [
      0.8,
      "=The whistle hangs by the door now. {Hero} never goes anywhere without it, not even down to the cellar. The peppermint is still in it. It has got smaller over the years, and the sound has got higher. Dogs come by now, and they all smell a little of mint.",
    ],
  ],
};

/** Somebody is to be saved from where no one can get to. */
const rescue: Story = {
  after: [
    [
      0,
      "=There was a rope. It was exactly as long as it was, and between the end of it and {thesaved} there was a piece missing, no longer than a kitchen table. Everything hung on that piece. {Hero} looked at it for as long as it takes to breathe in.",
    ],
    [
      1,
      "=First {he} tried it with {his} arms. {He} lay down flat and stretched until it cracked, and two men held on to {his} feet. A hand's breadth. One would not believe how wide that is. It is as wide as everything that one has ever put off until tomorrow.",
      "=First {he} tried it with {his} arms. {He} lay down flat and stretched until it cracked, and {mate} held on to {his} feet. “How much?” called {mate}. “A hand,” called {hero}. It might as well have been a mile.",
    ],
    [
      1,
      "=The second try was a ladder. Four people brought it at a run. It was put down, it held, and {hero} had got as far as the middle when there was a dry sound, like a biscuit. {He} came back faster than {he} had gone. What was left of the ladder was now in two halves, and both were too short.",
    ],
    [
      0.6,
      "=“It needs something tied on,” said {hero}. The first to understand was a boy. He pulled off his scarf. Then came belts, braces, an apron, a curtain that somebody had torn from the rail. It got to be the brightest rope that had ever been seen. Only an old woman with a shopping bag shook her head. “That's no knot,” she said, every time. Nobody had time to listen to her.",
    ],
    [
      0.4,
      "=It reached. They all saw that it reached. Then, quite slowly, between the scarf and the braces, something began to slip. {Hero} pulled it back in, hand over hand, before it could fall. From where {thesaved} had to be, nothing was to be heard any more. It was getting dark, and nobody looked at anybody.",
    ],
  ],
  end: [
    [
      0,
      "=“Now give it to me,” said the old woman, and put her bag down on somebody's foot. “Forty years I made sails.” Her fingers went round, under and through, seven times, and at each knot she said the same word. “Now you can hang a horse from it,” she said. {Hero} did not ask. {He} took the end in both fists, and went over the edge. The rest of them held on. There was a jerk. And the rope, all of it, scarf, belts, curtain, stayed a rope.",
    ],
    [
      0.6,
      "=They came up together, {hero} and {thesaved}, and for a while it was not clear whose arms were whose. Somebody laughed and could not stop. The old woman was looking for something in her bag. It was a bun. “Eat,” she said. “Talking can be done later.”",
    ],
    [
      0.8,
      "=Everybody got their piece back, apart from the braces. So there is one man who held up his trousers with both hands when they wanted to shake hands with him. The knots are in the town hall, behind glass, all seven of them. Every first of the month the old woman comes and looks whether they still hold.",
    ],
  ],
};

/** Somebody is carried off by one who has not thought about it. */
const kidnapped: Story = {
  after: [
    [
      0,
      "=“You're my prisoner,” said {thecaptor}. {Hero} looked round. “All right,” {he} said. “Where do I sleep?” There was a silence. It turned out that {thecaptor} had planned the carrying off very carefully, down to the last detail, and nothing at all of what came after it.",
    ],
    [
      0.6,
      "=So {hero} made a list of what a prisoner needs. It began with a pillow and warm milk, and it did not end there. Something to read. Something else to read. {Thecaptor} ran. In the evening the last point on the list was still open: “Company, evenings.”",
    ],
    [
      0.65,
      "=There had to be a letter, too. “What does one ask for?” asked {thecaptor}. {Hero} thought that a sack of gold was usual. Neither of them needed one. They wrote it down all the same. The spelling was {hero}'s work, and the blots were done by {thecaptor}.",
    ],
    [
      1,
      "={Hero} did try to escape, because it is expected. The first time there was a creak. The second time {he} had got as far as the wood when it began to pour, and somebody came after {him} with an umbrella. “You forgot your scarf,” said {thecaptor}. They walked back under it together. It was rather small for two.",
    ],
    [
      0.4,
      "=No answer came to the letter, neither on Monday nor after that. {Hero} sat at the window and said nothing. It is one thing to be carried off. It is quite another not to be asked for. {Thecaptor} put down the milk, and did not go away, and for a long time the two of them looked at an empty road.",
    ],
  ],
  end: [
    [
      0,
      "=“Perhaps I got the address wrong,” {thecaptor} said at last, and went red. “Perhaps I didn't post it.” The letter was under the pillow, blots and all. “They'd have come and fetched you. And then it would have been as quiet here as before.” {Hero} looked at the list. It was all ticked off by now, apart from the last point. {He} took the pencil and ticked that, too.",
    ],
    [
      0.6,
      "=The next morning {hero} went home, straight through the front door. It was not locked. It never had been. At home they had searched everywhere, with torches and horns, and they held on to {him} from all sides. “How did you get away?” they asked. “I was let out,” said {hero}, “until Thursday.”",
    ],
    [
      0.8,
      "=On Thursdays {thecaptor} stands at the gate and has an umbrella along. “I've come to carry somebody off,” is what has to be said. It is written down in the book at the gate, with the hour of return. Before ten there is always somebody who brings {him} back, with a scarf on, and with something to read.",
      "=On Thursdays {thecaptor} comes to carry {him} off. They all know it, and somebody has always put a scarf ready. By ten o'clock {hero} {was} back each time. The letter has been framed. Nobody ever paid for it, and it is not for sale.",
    ],
  ],
};

const LOAD =
  "(?<load>(?:an?|the|his|her|their|my|our|some) (?!love\\b|good news\\b)(?:[a-z-]+ ){0,3}?(?!baby\\b|child\\b|children\\b|passengers?\\b|speech\\b|babies\\b|message\\b|news\\b|lesson\\b|verdict\\b)[a-z]+)(?=[.,]| (?:to|from|across|over|through|before|by|in|for|up|back|home|on|until|within|against|down|into|out|safely)\\b)";
const PLACE =
  "(?<place>the (?:sea(?:side)?|ocean|coast|beach|north pole|south pole|end of the (?:world|earth|rainbow)|moon|mountains?|top of the (?:world|mountain)|big city|desert|border|island|lighthouse|source of the [a-z]+|northern lights|volcano|atlantic|pacific|sahara|himalayas|alps|arctic))";

/** Those who are on the way, and those who cannot move. */
export const onTheWay: readonly ClauseScene[] = [
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("war|spider|fox|owl|toy|drowned|years?")}(?:rode|dove|dived|jumped|ran|climbed|went|swam|set out|set off|tried|had|wanted|hurried|rushed|rowed|flew|risked (?:his|her|their) li(?:fe|ves))\\b[^.]*? ?to (?:save|rescue|free|pull out) (?<saved>(?:an?|the|his|her|their|two|three) (?:[a-z'’-]+ ){0,3}?(?:child|children|boy|girl|man|woman|dog|cat|kitten|puppy|lamb|foal|horse|calf|cow|sheep|goat|fisherman|fishermen|sailors?|crew|climbers?|skier|hikers?|brother|sister|son|daughter|friend|father|mother|stranger|husband|wife|baby|family|rival|enemy|pilot|deer|fawn|donkey|pony|miners?))(?!['’]s)\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:fire|burning|flames|flood(?:ed)? (?:house|village|town)|dragon|prison|zoo|hunters?|war|circus|sorcerer|witch)\b).*\b(?:river|lake|ice|frozen|well|cliff|crevasse|ravine|gorge|mountain|waterfall|sea|rocks?|ledge|quarry|canal|bridge|shaft|hole|pit|cave|current|rapids|drowning)\b/i,
    ...rescue,
    of: "adults",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("war|years?|killed|police|terrorists?|aliens?|money|ransom")}(?:was|were|got|is|had been) (?:kidnapped|abducted|carried off|captured|snatched|stolen away) by (?<captor>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:dragon|giant|ogre|troll|pirate|monster|robber|witch|wizard|ghost|bear|knight|goblin|sorcerer|yeti|sea monster|alien|bandit|fox|eagle))\\b[^.]*`,
    ),
    ...kidnapped,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("war|space|dream|miner?s?|mine|underground|operator|plan|years?|life|job|traffic|past|loop|book|painting|body|game|web|avalanche|submarine|when an?|baby|bed|pillow")}(?:got|was|were|is|are|became|gets?) (?:stuck|trapped|locked|snowed in|buried)(?: together| alone| up| overnight)? (?:in|inside|between|on|halfway|at the top of)\\b[^.]*`,
    ),
    ...stuck,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `(?:the|their|its) (?:lift|elevator|cable car|ski lift|chairlift|gondola|ferris wheel)(?: [a-z]+)? (?:got|was|were|became|gets|broke|stopped|stood) (?:stuck|down|still|between)\\b[^.]*`,
    ),
    ...stuck,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("war|dream|dreams|storks?|babies|pizza|heart|organ|kidney|blood|truck|lorry|driver|pilot|ship|hay|spaceship|space|planet")}(?:had|needed|promised|tried|set out|was (?:hired|asked|sent|told)|were (?:asked|sent|hired)|raced|hurried|wanted)\\b[^.]*? ?to (?:deliver|bring|carry|take|get|transport) ${LOAD}(?=[^.]*\\b(?:before|by (?:midnight|noon|sunset|sunrise|dawn|christmas|morning|evening|tomorrow|tonight)|in time|within|across|over|through|against|until)\\b)[^.]*`,
    ),
    ...delivery,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      "(?:chased|ran after|raced after|spent [^.]*? (?:chasing|running after)) (?:it|him|her|them)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:police|thief|war|murder\w*|wolf|shark|ghosts?)\b)(?:.*\b(?:stole|blew|took|carried|lost|dropped) (?<chased>(?:(?:his|her|their|the|my|our) |\p{Lu}\p{Ll}+['’]s )(?:[a-z-]+ ){0,2}?(?:hat|cap|umbrella|balloon|kite|letter|paper|scarf|ball|wig|toupee|parasol|tent|veil|manuscript|ticket|wheel|pancake|cake|pram|homework))\b|.*\b(?<chased2>(?:the|his|her|their|our|my) (?:[a-z-]+ ){0,2}?(?:hamster|rabbit|pig|piglet|dog|goat|hen|goose|guinea pig|parrot|ferret|tortoise|monkey|donkey|llama|pancake|cheese|balloon|ball|pram|trolley|robot)) (?:escaped|ran away|ran off|rolled|got away|got out|broke loose|slipped))/iu,
    ...chase,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence("(?:rolled|flew|blew|bounced|ran|got) (?:away|off)\\b(?! with)[^.]*"),
    idea: /\b(?<chased>(?:an?|the|his|her|their) (?:[a-z-]+ ){0,2}?(?:pancake|cheese|balloon|pram|wheel|snowball|pumpkin|hat|wig|barrel|meatball|dumpling|watermelon))\b/i,
    ...chase,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("police|thief|war|murder|wolf|shark|ghost|dream")}(?:chased|ran after|raced after|had to catch|tried to catch) (?<chased>(?:an?|the|his|her|their) (?:[a-z-]+ ){0,2}?(?:hamster|rabbit|pig|piglet|goat|hen|goose|guinea pig|ferret|monkey|donkey|llama|pancake|cheese|balloon|ball|pram|trolley|hat|cap|umbrella|kite|letter|robot|pony|puppy|kitten|ostrich|chicken|wheel))\\b[^.]*`,
    ),
    ...chase,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("war|submarine|space|moved|pollution|plastic|refugees?|school|save")}(?:travelled|walked|cycled|rode|drove|hiked|sailed|rowed|set out|set off|went|ran away|journeyed|hitchhiked|skated|(?:wanted|tried|decided|dreamed of|dreamt of|longed|hoped) ?(?:to|of)? (?:see|seeing|reach|reaching|get to|go to|walk to|travel to|visit))\\b(?: [^.,]*?)?(?: to| for| towards)? ${PLACE}\\b(?! of (?!the\\b))[^.]*`,
    ),
    ...journey,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("war|killed|police")}(?:stole|took|borrowed|packed|bought|saddled|climbed (?:into|on)|set out|set off|rented)\\b[^.]*`,
    ),
    idea: new RegExp(`\\b(?:wanted to|wished to|longed to|dreamed of|hoped to) (?:see|seeing|visit|reach) ${PLACE}\\b`),
    ...journey,
    of: "people",
  }),
];
