import { story } from "../subject-story.ts";
import { GRAND, GRANDCHILD, who } from "./words.ts";

/** Stories of grandparents who forget, remember, fish and play. */
export const grandparents = [
  story({
    says: [
      who("elder", GRAND),
      /\b(?:way (?:home|back)|gets? lost|got lost|wander\w*)\b/i,
      /\b(?:forg[eo]t\w*|los(?:es?|t)|dementia|alzheimer\w*|remember\w*|confused|led|leads?|found|finds?)\b/i,
      who("guide", `dog|cat|donkey|horse|goose|${GRANDCHILD}|girl|boy`),
    ],
    unless: /\b(?:recipe|soup|cook|box|ring|spy|treasure|purse|glasses|book|hat)\b/i,
    early:
      /,? (?:and|but|until|then|so) (?:his|her|the|their|a|an) (?:[a-z]+ )?(?:dog|cat|donkey|horse|goose|granddaughter|grandson)[^.]*? (?:led|leads|brought|guided|showed|found)[^.]*$/i,
    after: [
      "@street.dusk(elder stand, guide) It was an ordinary corner, with a lamp post and a letter box. {Elder} looked to the left and to the right, and neither of them was the right one. “I know this,” {elderhe} said, “I only don't know where I know it from.”",
      "@street.dusk(elder stand, guide) {Theguide} did not pull and did not push. {Theguide} waited, close beside {elder}, until {elderhis} breath had become quiet. It was beginning to get dark. Behind the windows pots were put on stoves, and the smells of all the suppers hung over the street like washing on a line.",
      "@street.dusk(elder walk, guide walk) “Fried onions,” said {elder}, and lifted {elderhis} nose. “That's Mrs Nowak. She has always burned them.” And {elder} took three steps. Behind the next fence it was cabbage. “The twins,” said {elder}. “Poor twins.” They took another twenty steps.",
      "+ @street.dusk(elder walk, guide walk) So they walked on from supper to supper. At the pancakes they turned right. At the fish they crossed the road. {Elder} knew a story about each of them, who had married whom, and who had once fallen into the soup. The street came back to {elderhim} house by house, through the nose.",
      "@street.night(elder stand, guide) And then there were no smells any more. {Elder} and {theguide} had come to the long wall, where nobody lived and nobody cooked. {Elder} stood still. The lamp post here looked like every other lamp post. “Now it's gone again,” {elderhe} said quietly. {Elderhis} hand felt for {theguide}, and it was cold, and it shook a little.",
    ],
    end: [
      "@street.night(elder walk, guide walk) {Theguide} knew what to do. {Theguide} leaned against {elder's} knee, the left one, gently, the way you lean against a door. {Elder} took a step to make room. And then another. And so, leaning and making room, leaning and making room, they came along the whole of that dark wall.",
      "@street.night(elder walk, guide walk) At the end of it the air changed. {Elder} stopped so suddenly that they bumped together. “Barley soup,” {elderhe} said. “With too much pepper.” {Elderhis} face opened like a window. “That's mine! I put it on this morning, on the smallest flame. That's my own soup!” And now it was {elder} who pulled.",
      "+ @kitchen(elder stand, guide eat) They burst in at the door, and the whole family was there, in coats, with torches, white with worry. “Where have you been?” they cried. “Out for a walk,” said {elder} with dignity, and put bowls on the table. One bowl was put down for {theguide}, and filled first.",
      "@kitchen(elder cook, guide sit) Since that evening {elder} is never alone on the road. And on the smallest flame, from noon on, there is always a pot of barley soup with too much pepper. The whole street can smell it, right down to the corner with the letter box.",
    ],
  }),
  story({
    says: [
      who("elder", GRAND),
      /\b(?:forg[eo]t\w*|remember\w*|memory|memories|dementia|alzheimer\w*|does not know|did not know|confus\w*)\b/i,
    ],
    may: [who("child", `${GRANDCHILD}`)],
    lead: "child",
    unless:
      /\b(?:recipes?|soup|dumplings|cook\w*|bak(?:e|es|ed|ing)|spy|treasure|story|murder|way home|way back|war|magic|word|password|box|parrot|anniversary|money|safe)\b/i,
    of: "people",
    after: [
      "@kitchen(hero talk, elder talk) Some days were clear, and some were like milk. On a milky day {elder} put {elderhis} shoes in the fridge and asked who had bought this lamp. “You did,” said {hero}. “Did I?” said {elder}. “I must have had good taste.” They laughed. But {hero} saw how {elder's} hands looked for something on the tablecloth which was not there.",
      "@room(hero write) So {hero} got a thick book with empty pages and began. {He} stuck in everything that held still: a leaf from the pear tree, the ticket from the ferry, a photograph of the wedding with the dog on the table. Under each {he} wrote in large letters what it was, and whether it had been nice.",
      "+ @room(hero write) People came and brought things. An aunt brought a curl in an envelope. The man from the hardware shop brought a bent nail. “Somebody in your family once paid for this with a joke,” he said. {Hero} wrote down the joke as well. It was not very good. It was a joke about a nail.",
      "@room(hero read, elder sit) Every afternoon they looked at it together, side by side on the sofa. “This is you,” {hero} would say, “and this is the sea.” {Elder} nodded kindly, as you do when you are shown the pictures of strangers. And one day {elder} looked up and said: “You are very nice to me. Whose child are you?”",
      "@garden(hero sit, elder sit) {Hero} went out and sat on the back step, and the book lay beside {him}. All of it was in there, and none of it had helped. After a while the door opened. {Elder} sat down on the step too, with a blanket, and put half of it round {hero}.",
    ],
    end: [
      "@garden(hero sit, elder talk) “I've lost your name,” said {elder}. “It's in some drawer. But I know this.” And {elderhe} took {hero's} hand and did what {elderhe} had always done: {elderhe} drew a circle in the palm with one finger, then two dots, and then a smile. They had done that since {hero} was as small as a loaf. Nobody had ever written it down.",
      "+ @garden(hero sit, elder sit) “That's us,” said {hero}, when {he} could speak. “Yes,” said {elder}, “I thought so.” They sat and looked at the pear tree. {Elder} did not know its name either, that day. But {elderhe} knew when the light would come through it, and said: “Now,” and it came.",
      "@room(hero write, elder sit) The next morning {hero} opened the book at the first page, the one before everything else. {He} laid {elder's} hand on it and drew round it with a pencil, all five fingers. Then {he} put {his} own hand inside, and drew round that.",
      "@room(hero sit, elder sit) {Hero} and {elder} look at the book every day. On clear days they get as far as the wedding and the dog. On milky days they stay on the first page, where there is nothing to read. In the middle of both hands is a circle, with two dots, and a smile.",
    ],
  }),
  story({
    says: [
      who("elder", `${GRAND}|father|dad|papa|uncle`),
      /\b(?:fish(?:es|ed|ing)?|fishing (?:trip|rod)|angl\w*)\b/i,
      /\b(?:lake|river|sea|pond|boat|first time|big|huge|giant|catch\w*|caught|teach\w*|taught|every (?:summer|sunday|saturday)|together|took|takes?|line|rod|went|goes?)\b/i,
    ],
    may: [who("child", `${GRANDCHILD}|son|daughter|nephew|niece`)],
    lead: "child",
    unless:
      /\b(?:stow\w*|trawler|hid(?:es|ing)?|dies?|died|not want|every night|night|storm|whale|shark|never|last|memory|dementia|mermaid|octopus|talk\w*|wish\w*|murder|ring|moon|bottle|ghost|drown\w*|village's|net|king|boot|queen|stepson|suitcase|ice)\b/i,
    of: "people",
    after: [
      "@lake.dawn(hero carry, elder carry) It was so early that the day had no colours yet. {Elder} carried the rods, and {hero} carried the tin with the worms, at arm's length. “Rule number one,” said {elder}. “We don't talk.” “Why not?” asked {hero}. “Because they listen,” said {elder}. “How long don't we talk?” “You're doing it now,” said {elder}.",
      "+ @lake(hero sit, elder sit) So they sat. A fly walked over {hero's} knee, all the way round. A float nodded, but only because of the wind. {Hero} had never known that there was so much time in one morning. {He} looked at {elder}, who looked at the water, and was as still as a post, and had a small smile in {elderhis} cheek.",
      "+ @lake(hero look, elder point) “Does it always take this long?” whispered {hero}. {Elder} held up one finger. Then {elderhe} pointed. On the other bank stood a heron, on one leg, who had been there the whole time, and whom {hero} had taken for a branch. “He's better at it than we are,” {elder} breathed. “He has been at it since Tuesday.”",
      "@lake(hero, elder) Then the float was gone. It did not nod or dip, it was just not there, and the rod in {hero's} hands bent down to the water like somebody who has dropped a coin. “Elbows in!” called {elder}. “Let him run, and then bring him home!” It was the end of not talking. Something at the bottom had woken up, and it was strong.",
      "@lake(hero, elder look) It went on till {hero's} arms were like rope. The line sang, cut to the left, cut to the right. And at last a back rose out of the water, broad and mossy, with a scar like a star. {Elder} dropped the landing net. “It's him,” said {elder}. “I had him on my own line when I was as old as you. He pulled me in, trousers and all.”",
    ],
    end: [
      "@lake(hero look, elder look) There he lay in the shallows, the old fish, and worked his mouth, as if he were counting. In his lip hung three rusty hooks, next to the new one. {Hero} had imagined this moment the whole morning: the pan, and the photograph, and everybody's face. {He} looked at {elder}. {Elder} looked away, across the lake. It was not {elderhis} fish.",
      "@lake(hero, elder look) {Hero} knelt down in the mud and took hold of the first hook. It came out with a click. Then the second came, and the third, and {his} own. “That must feel better,” said {hero}. The old fish stayed where he was. His tail moved slowly, once, twice. Then he slapped it down, and both of them were wet to the skin.",
      "+ @lake(hero, elder) “That's how he says goodbye,” said {elder}, and wrung out {elderhis} cap. They laughed so loudly that the heron flew off. On the way back they bought four sardines in a tin, and at home they said that those had been the hardest fight of their lives.",
      "@lake.dawn(hero sit, elder sit) The three old hooks are stuck in the cork of {hero's} tin. One of them belongs to {elder}; {elderhe} knew it at once, by the bend. They still go out there when the day has no colours. They do not talk. They just hold their rods, and now and then, far out, something slaps.",
    ],
  }),
  story({
    says: [
      /\b(?:accordion|violin|fiddle|harmonica|trumpet|guitar|piano|saxophone|clarinet|flute|drum|banjo|cello|trombone|concertina)\b/i,
      /\b(?<tool>accordion|violin|fiddle|harmonica|trumpet|guitar|piano|saxophone|clarinet|flute|drum|banjo|cello|trombone|concertina)\b/i,
      /\b(?:attic|old|f(?:inds?|ound)|inherit\w*|dusty|cellar|left (?:him|her|them|me)|gave|gives?)\b/i,
      who("elder", GRAND),
    ],
    unless:
      /\b(?:wedding|furniture|magic\w*|stolen|smuggl\w*|village festival|complain\w*|so (?:badly|loudly)|place to practi[sc]e|blind|neighbou?r|deaf)\b/i,
    may: [who("child", GRANDCHILD), /(?<child>The (?:kid|boy|girl)) /],
    lead: "child",
    of: "people",
    after: [
      "@attic(hero play) {Thetool} lay in its case like somebody asleep. When {hero} lifted it out, out fell dust, and a dried rose, and a tram ticket. {He} tried it very carefully. What came out of {thetool} was a noise as if a goat had sat down on a nail. Downstairs a plate broke.",
      "@attic(hero, elder talk) “Where did you get that?” asked {elder}. {Elderhe} had come up the ladder, which {elderhe} had not done for years. {Elderhe} held out a hand towards {thetool}, and then put the hand in {elderhis} pocket. “I don't play any more,” said {elder}. “Since a certain day.”",
      "@garden(hero play) So {hero} taught {himself}, behind the shed, where only the hens were. {He} learned from the radio and from a book with no cover. The goat became a calf. One hen moved out. By the time of the first frost {hero} could get through half a tune without stopping.",
      "+ @garden(hero play) It was a tune on a sheet of paper that had lain under the lining, in pencil, with no title. It went up like somebody climbing stairs, and in the middle it broke off. There was no end to it. {Hero} tried this note and that. None of them was right. It always sounded as if a door had been left open.",
      "@garden.dusk(hero, elder talk) One evening the window of the house opened. {Elder} was standing in it, without a light. “You play it too fast,” said {elder}. And then, after a while: “It was for her birthday. I wanted to finish it by then. But we had quarrelled over something stupid, and she took the tram, and I never saw her again.” And the window closed.",
    ],
    end: [
      "@kitchen(hero sit, elder take) {Hero} did not sleep much. In the morning {he} put the dried rose on {elder's} plate, with {thetool} beside it. “It has no end,” said {hero}. {Elder} looked at it through a whole cup of tea. Then {elderhe} wiped {elderhis} hands on {elderhis} trousers, and picked it up.",
      "@kitchen(elder play, hero look) At first there was a goat again. They both laughed at that. And then {elder's} fingers remembered. They climbed up the stairs, slowly, much more slowly than {hero} had done, and came to the place where it broke off, and rested there. And {elder} played four more notes, quite simple ones. The door was closed, and somebody was at home.",
      "+ @room(hero play, elder) They played it together at the next birthday, taking turns, because there was only one instrument and four willing hands. The hen came back and listened at the door. When it was over, no one clapped for a while, since everybody had something in their eye.",
      "@kitchen(hero write, elder play) The case does not go up to the attic any more. It stands open by the stove. {Elder} has written the old tune down, with four notes in ink at the end, and above them, in {hero's} writing, there is a title now: *For Her Birthday*.",
    ],
  }),
  story({
    says: [
      who("elder", GRAND),
      /\b(?:died|dies|dead|death|funeral|passed away|is gone|was gone|late)\b/i,
      /\b(?<thing>hat|coat|bench|chair|camera|pipe|glasses|scarf|jumper|cardigan|walking stick|cap|handkerchief|blanket|gloves|boots)\b/i,
    ],
    may: [who("child", GRANDCHILD), /\b(?:died|dies|dead|death|passed away),? (?<child>\p{Lu}\p{Ll}+) /u],
    lead: "child",
    unless:
      /\b(?:murder\w*|killed|inherit\w*|will|ghost|house|money|police|detective|time travel|war|treasure|secret|stutter\w*|speech|poison\w*|hitman)\b/i,
    of: "people",
    after: [
      "@bedroom(hero sit) They all said that time would help. But in {hero's} room time did not do anything. {Thething} was there, in the lamplight, just as {elder} had left it. It even smelled a little of peppermint and rain. {Hero} did not touch it for three days. {He} only said good night to it.",
      "@workshop(hero give) On the fourth day {he} carried {thething} to old Mr Salim in Tin Street, who could mend everything apart from hearts, as he said himself. He looked for a long time. “There is nothing broken here,” said Mr Salim. “It has only stopped being used. That's something else.”",
      "@workshop(hero talk) “How do you use what belonged to somebody else?” asked {hero}. “In the same way,” said Mr Salim. “What did {elder} do every day?” {Hero} had to think. {Elder} had said good morning to the sparrows. And {elder} had carried a bag of peppermints, and had given one to each person who looked sad.",
      "+ @street(hero talk) It felt silly at first. “Good morning,” said {hero} to the sparrows, very fast, and looked round. The sparrows looked round too. There was nobody who looked sad in the whole street, {he} thought, except perhaps in the mirror.",
      "@station(hero stand) {Hero} bought a bag of peppermints. Then {he} saw the woman at the bus stop. She had a letter in her hand, and she did not get on when the bus came. {Hero} walked past her. {His} heart beat as if it wanted to get out. {Elder} would have known what to say. {Hero} stopped in front of her.",
    ],
    end: [
      "@station(hero give) {He} held out the bag. The woman looked up. “Oh,” she said. “Peppermint.” She took one and turned it round and round. “A stranger gave me one of these at this very stop,” she said, “in the worst week of my life. I never even learned the name. I've always wanted to give it back.” And she began to smile, with her whole wet face.",
      "@station(hero sit) {Hero} told her the name. They sat on the bench, and three buses came and went, and {he} told her everything: the sparrows, the songs in the bath, the way of peeling an orange in one piece. It felt like opening a window.",
      "+ @street(hero carry) On the way home {hero} noticed that {he} was whistling. It was one of the songs from the bath. And {thething}, which {he} had carried with {him} the whole day, was warm, as if somebody had only just put it down.",
      "@room(hero look) It has its place in the middle of {hero's} days now. It gets scratched a little and used a lot, and it smells of peppermint still. In the morning, outside the window, the sparrows sit in a row, and wait to be told that it is a good one.",
    ],
  }),
];
