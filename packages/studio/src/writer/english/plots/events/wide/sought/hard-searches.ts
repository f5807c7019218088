import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { sharedScene, wideScene } from "./wide-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** Somebody is looked for in a storm, under snow, after a flood. */
const searchInDanger: Story = {
  after: [
    [
      0,
      "=“Wait until it's light,” they said. {Hero} {was} already tying {his} laces. {He} took a lamp, a pole and a blanket, and a second blanket after that. Nobody said anything about the second one. It was rolled up tight, and it was for {being}.",
    ],
    [
      0.6,
      "=There was a rule. Twenty steps, then stand still and hold your breath. {Hero} kept to it. But others had come after all, with lamps of their own, and each of them called. They called from the left and from the right, and over one another, and in between somebody shouted that there was nothing here. There was no moment without a voice in it.",
    ],
    [
      1,
      "=Once the pole struck something. {Hero} {was} down on {his} knees before {he} knew it, and dug with both hands. It was a fence post. It stood there as if nothing had happened. {He} put a hand on it for a moment, because it was upright, and went on. Eighteen, nineteen, twenty.",
      "=Once the pole struck something. {Hero} and {mate} were down on their knees before they knew it, and dug with both hands. It was a fence post. {Mate} wanted to say something and did not. They went on. Eighteen, nineteen, twenty.",
    ],
    [
      1,
      "=Then {he} tried to think. Where would {being} have gone, when it began? Not up, and not back. There had been a shelter once, with half a roof. It took an hour to get there. Of the roof there was nothing left, and what had been under it was one glove. {Hero} put it inside {his} jacket, on the left.",
    ],
    [
      0.4,
      "=By four in the morning most of the lamps had gone in. One could see them going, one after the other. “You have to get warm,” said somebody. {Hero} shook {his} head. {He} had no voice left to say why. {He} counted to twenty, stood still, and counted again.",
    ],
  ],
  end: [
    [
      0,
      "=It was because {he} could not call any more that {he} noticed it. “Quiet,” {he} whispered, and raised the lamp. The next one raised his, and the next, all the way down. Nobody breathed. It was as still as it can only be when thirty people want it. And in the middle of the stillness there was a knocking, three times, and a pause, and three times. {Hero} knew where that was. {He} ran.",
    ],
    [
      0.6,
      "=They took turns, and nobody needed to be told when. Then there was a gap, and somebody held a lamp to it, and in the light was {being}, who blinked. “I could hear you all the time,” said {being}. “You were so loud that nobody would have heard me.” {Hero} nodded. The second blanket was still dry.",
    ],
    [
      0.8,
      "=They do it differently now, up there. At every twentieth step all of them stand still, even the youngest, and one person lifts a lamp. It looks strange from far away, like a village that goes out and comes on again. {Hero} is not the only one who counts along.",
    ],
  ],
};

/** The same on the water. */
const searchAtSea: Story = {
  after: [
    [
      0,
      "=“Wait until it's light,” they said on the quay. {Hero} was already untying the rope. {He} had a lamp along, a boathook and a blanket, and then a second blanket. Nobody said anything about the second one. It was rolled up tight, under the seat where it stays dry, and it was for {being}.",
    ],
    [
      0.6,
      "=There was a rule. Twenty strokes, then lift the oars and hold your breath. {Hero} kept to it. But others had put out after all, with lamps of their own, and each of them called. They called from the left and from the right, and over one another, and in between the wind called. There was no moment without a voice in it.",
    ],
    [
      1,
      "=Once the boathook struck something. {Hero} {was} on {his} knees before {he} knew it, and held on with both hands. It was a barrel. It had come from far away, and it rolled over and went on. {Hero} looked after it for as long as the lamp could see. Eighteen, nineteen, twenty.",
    ],
    [
      0.4,
      "=By four in the morning most of the lamps had gone in. One could see them going, one after the other, behind the wall. “You've got to turn back,” somebody shouted across. {Hero} shook {his} head. {He} had no voice left to say why. {He} counted to twenty, lifted the oars, and counted again.",
    ],
  ],
  end: [
    [
      0,
      "=It was because {he} could not call any more that {he} noticed it. “Quiet,” {he} whispered, and raised the lamp. The next boat raised one, and the next, all the way to the quay. Between two gusts it was as still as it can only be when thirty people want it. And in the middle of it there was a knocking, wood on wood, three times, and a pause, and three times. {Hero} knew what that was. {He} rowed.",
    ],
    [
      0.6,
      "=It was a hull, and the wrong way up. Somebody lay across it and knocked with a piece of the oar, and it was {being}. “I could hear you all the time,” said {being}, as soon as there was breath for it. “You were all so loud.” “Yes,” said {hero}. There had been a good deal to say, and it could wait. The second blanket was still dry.",
    ],
    [
      0.8,
      "=They do it differently now, out there. At every twentieth stroke they all lift their oars, even the youngest, and one of them holds up a lamp. From the shore it looks as if the sea was holding its breath. {Hero} sits in the first boat. There are always two of them on that seat.",
    ],
  ],
};

/** A detective looks for what was stolen. */
const detectiveCase: Story = {
  after: [
    [
      0,
      "=First of all {hero} looked at the place where {object} ought to have been. There was nothing, and {he} looked at that for half an hour. “What are you doing?” they asked. “Getting to know it,” said {hero}. People always look for what is there. One has to get used to the other thing.",
    ],
    [
      0.6,
      "=Then {he} had them come in one after the other. Everybody had seen a shadow, and no two of the shadows were of the same size. {Hero} did not write down what they answered. {He} wrote down what they asked. There were eleven of them, and ten had asked the same thing: “When will it be back?” It was a long list, and it looked very dull.",
    ],
    [
      1,
      "=The first suspect had debts, the second one had a key, and the third one had a cousin with a van. {Hero} sat in a doorway opposite the van for a whole night. At three o'clock it was opened. It was full of cabbages. {He} got two as a present, because {he} looked so cold.",
      "=The first suspect had debts, the second one had a key, and the third one had a cousin with a van. {Hero} and {mate} sat in a doorway opposite the van for a whole night. At three o'clock it was opened. It was full of cabbages. “We can strike out the cousin,” said {mate}.",
    ],
    [
      1,
      "=The second attempt was scientific, with powder and a brush. By noon there was a print of a thumb, beautiful and clear. {Hero} compared it with all of theirs. Then {he} compared it with {his} own, and washed {his} hands for quite a while.",
    ],
    [
      0.4,
      "=“Well?” they asked at the end of the week. There was nothing to be said. They were already talking about the insurance, and somebody had brought in a catalogue with new ones. {Hero} put on {his} coat. At the door {he} read through {his} list once more, so as to have it done with. Ten times it said the same. {He} counted. Ten, and there had been eleven.",
    ],
  ],
  end: [
    [
      0,
      "=The one who had not asked was the one who dusted there. “You never wanted to know when it would be back,” said {hero} in a back room, quite softly. The duster stopped. On the workbench, under a clean cloth, with a lamp on either side, was {object}. “It's got a crack,” said the caretaker. “If I had told them, they'd have bought a new one. I only need two more days. The glue has to dry.”",
    ],
    [
      0.6,
      "={Hero} bent down to look at the crack. One had to know where it was. Then {he} took off the coat again. “I've got a difficult case here,” {he} told the others that evening. “It'll take two days.” They sighed. It was two very quiet days. {Hero} held the lamp.",
    ],
    [
      0.8,
      "=When {object} was back in the old place, ten people said that it looked just as it used to. The eleventh did not say anything; he was dusting. In the file there is a report of one page. Under “culprit” stands: “None to be found.” And behind that: “Glue.”",
    ],
  ],
};

/** An animal that is lost meets one that knows the way. */
const lostWithGuide: Story = {
  after: [
    [
      0,
      "=“I know this place inside out,” said {theguide}. “Where does it go to, your home?” {Hero} said what there was: a step, a dish, a smell of warm milk. “Oh, there,” said {theguide}. “That's quite easy. First the hollow, then the slanting one, and then always where it's a bit soft.” {Hero} said thank you, and set off.",
    ],
    [
      1,
      "=There were eleven hollows. And soft it was everywhere, up to the belly in some places. After an hour {hero} came out between two bushes, and there sat {theguide}. “Back already?” “Yes,” said {hero}. “I don't think I quite understood the slanting one.”",
    ],
    [
      0.6,
      "=“I'll go ahead,” said {theguide}. It was gone at once, the way somebody goes who has never had to wait. {Hero} ran after it, and then only after the rustling, and then after nothing. So {he} sat down. It is a funny thing to get lost for the second time when somebody is helping.",
    ],
    [
      0.4,
      "=It got late. All round there were eyes, two by two, or it was only dew. “Are you still there?” {hero} called, not very loudly. There was no answer. {He} thought of the step and of the dish, and that somebody would be standing on the step now, and calling as well, and just as far away.",
    ],
  ],
  end: [
    [
      0,
      "=“You've stopped,” said somebody beside {him}. It was {theguide}, and out of breath. “I was nearly there, and I turned round to tell you something, and you weren't.” It had never happened before that there was anybody to tell something to. They looked at each other. “We might go next to each other,” said {hero}. “I've never tried that,” said {theguide}.",
    ],
    [
      0.6,
      "=Next to each other it took twice as long. {Theguide} had to learn to go slowly, and found that the hollow had a flower in it. {Hero} learned the slanting one; it was a tree. And then it smelled of warm milk. On the step stood somebody with a lamp, and dropped it, and did not pick it up.",
    ],
    [
      0.8,
      "=In the evenings there are two dishes on the step. The second one is always empty in the morning. Nobody has seen who comes, but it can only be somebody who has time these days. Right across the grass there are tracks, two of them, side by side.",
    ],
  ],
};

/** A toy or another thing is on its way home. */
const thingHome: Story = {
  after: [
    [
      0,
      "=At first {hero} lay there like something that has only been put down for a moment. A shoe went round it. A pram stopped. “Somebody's going to miss you,” said a woman, and set {hero} on the nearest wall, where one can be seen. That is how people are. They cannot take everything along, but they put it higher up.",
    ],
    [
      0.6,
      "=On the wall it was somebody with a pencil who stopped. He wrote “Whose?” on a label and tied it on. The next one had no idea either, but he took {hero} as far as the market, and wrote that on it too. From there it went to a window sill, and from the sill on to a post box. On the label there was hardly any room left.",
    ],
    [
      1,
      "=A dog made the second attempt. He meant well. He carried {hero} with great care through three streets, and all of them were the wrong ones. Then he saw a cat. One can only do one thing at a time with one mouth. So {hero} {was} in a flower bed, and somebody's grandfather dug round it for a whole day.",
    ],
    [
      0.4,
      "=Then it rained. The ink ran down the label, “Whose?” and market and all, and what was left was a grey piece of paper on a string. Nobody stopped. It got dark, and a lorry came along which took away everything that was standing about. It braked. A big glove came down.",
    ],
  ],
  end: [
    [
      0,
      "=“Not you,” said the man with the glove. He did not open the flap. He went round to the front, wiped {hero} dry on his trousers, and tied it to the radiator with the very same string, right in the middle, between the lamps. “There you can see something,” he said, “and you can be seen.” And since such a lorry has to go through every street there is, it went through every street there is.",
    ],
    [
      0.6,
      "=It was in the second to last one. Up on the third floor somebody was standing at a window without much hope. There was a shriek, so loud that the lorry stopped by itself. Then there were feet on the stairs, in socks, two steps at a time. The man had already undone the knot. “I thought it might be you,” he said.",
    ],
    [
      0.8,
      "=Now {hero} is back in the old place. Nothing can be read on the label, but it has been left on. Every Tuesday morning the two of them stand at the window on the third floor, and when the lorry comes by, with its lamps on, it hoots.",
    ],
  ],
};

/** Animals set out for something of which everybody says something else. */
const creatureQuest: Story = {
  after: [
    [
      0,
      "=Nobody could say exactly what it looked like. “It's green,” said the frog. “I've been quite close.” The magpie said that it glittered. The mole said that it was dark, very dark, and rather damp. {Hero} listened to all of them. “We'll see,” {he} said, and set off for {thesought}.",
    ],
    [
      1,
      "=On the first day they went by what the frog had said. It got greener and greener, and then they were up to the neck in duckweed. “Is this it?” asked {mate}. A bubble came up. It was not it. They were green for the rest of the week.",
      "=On the first day {hero} went by what the frog had said. It got greener and greener, and then {he} {was} up to the neck in duckweed. A bubble came up. It was not it. {He} stayed green for the rest of the week.",
    ],
    [
      0.6,
      "=Then it was the magpie's turn. Something glittered up on a slope, and it took a whole day to climb up there. It was the lid of a tin. One could see oneself in it, rather crooked, with a green nose. {Hero} took the lid along. Whoever has climbed so far wants to bring something down.",
    ],
    [
      1,
      "=It was darkest under the roots, as the mole had said. They felt their way along. “It could be here,” said {mate}, “and we just can't see it.” “Then it would say something,” said {hero}. They waited. It said nothing.",
    ],
    [
      0.4,
      "=After that there was nobody left to be asked. {Hero} sat down, put the lid on {his} head because of the rain, and listened to it drumming. So one of them had lied, or two, or all three. That was the worst of it; they had all looked so sure. It rained the whole night long.",
    ],
  ],
  end: [
    [
      0,
      "=In the morning it stopped, and the sun came in low. It fell on the lid and flew off from there, across the whole valley, a small round patch of light that jumped whenever {hero} moved {his} head. {He} held still. The patch lay over there where nobody had looked yet. It was green round the edge, it glittered in the middle, and underneath it was dark. They had all been right, each from one side. It was {thesought}.",
    ],
    [
      0.6,
      "={Hero} went round it once. It took quite a time. Then {he} sat down in front of it, and there was nothing more that {he} wanted. “Well,” {he} said after a while, “it's a good thing that we weren't told more. We'd only have looked for that.”",
    ],
    [
      0.8,
      "=“And? Green?” asked the frog when they were back. “Green,” said {hero}. “Glittering?” asked the magpie. “Very.” “But dark,” said the mole. “Above all dark,” said {hero}. All three were content, and told everybody that they had always said so. The lid hangs in a tree there, and in the mornings it shines across.",
    ],
  ],
};

/** Some who are kept in somewhere want to get out. */
const escapePlan: Story = {
  after: [
    [
      0,
      "=As soon as there is a plan, there are three. One lot was for going over. One lot was for going under. The rest of them had not been listening. “Has anybody tried the gate?” asked the smallest one from the back. They all laughed at that, though quietly, because of the hour.",
    ],
    [
      0.6,
      "=They tried over first. It is done by one standing on another, and then one more. {Hero} had thought of everything except the one at the bottom, who was ticklish. It came down like a shelf of saucepans. They lay still and waited for a light to go on. “The gate?” the smallest one asked again. “Ssh,” they said.",
    ],
    [
      0.7,
      "=Under took four nights. They dug by turns, and {hero} measured. Somebody else did the steering. On the fifth night they broke through, right into the open air, and there was great joy. Then they looked round. They had come out again inside, one step further to the left, beside the hole that they had begun with.",
    ],
    [
      0.4,
      "=Then it was the last evening. Everybody knew what the next day was. One could hear it already: somebody was whistling over there, and getting things ready, and counting them. Nobody made another plan. They moved together a little, and {hero} said that it had been a good hole, all the same, as holes go.",
    ],
  ],
  end: [
    [
      0,
      "=“I only wanted to ask about the gate,” said the smallest one. This time nobody said “ssh”. They all turned their heads. The gate was where it had always been. The smallest one leaned against it, not even hard. It went open. It squeaked a little, because it had not been locked for years, and nobody ever used it.",
    ],
    [
      0.6,
      "=After that nobody laughed. They went out one behind the other, very upright, as one goes when one is leaving by the door. {Hero} went last and pulled it to, so that there would not be a draught. Outside there was so much of everything that they had to stand still for a while: sky, mostly, and a smell of far away.",
    ],
    [
      0.8,
      "=They got to where they had meant to go. It was not even far. Once in a while, when there is something to be decided there, somebody is for over and somebody is for under. Then they look at {hero}, and {hero} looks round to the back: “And what do you say?”",
    ],
  ],
};

const KIN =
  "(?<being2>(?:an?|the|his|her|their|my|our|some|two|three) (?:own |missing |lost |little |young |old |injured |teenage ){0,2}(?:sister|brother|son|daughter|father|mother|husband|wife|boy|girl|child|children|friends?|man|woman|climbers?|skiers?|hikers?|fisherm[ae]n|sailors?|crew|family|grand[a-z]+|neighbou?r|stranger|twin|colleague|pupils?|students?))";

/** Searches that are hard: in danger, in a case, in the dark, by the small. */
export const hardSearches: readonly ClauseScene[] = [
  ...wideScene({
    by: "any",
    words: inSentence(
      `${unless("dead|died|killed|murder|murdered|grave|body|war|ghost|dragon|monster")}(?:searched|looked|went out|set out|went|was searching|was looking|dug|climbed|rode|rowed|sailed|had|wanted|tried)\\b[^.]*? ?(?:for|to find|to look for|to search for|to rescue|to save) ${KIN}\\b(?!['’])[^.]*`,
    ),
    idea: /^(?=.*\b(?:fisherm[ae]n|boat|sea|ship|sailors?|lifeboat|harbou?r|pier|coast)\b).*\b(?:storm|avalanche|earthquake|blizzard|snowstorm|landslide|mudslide|hurricane|gale|collapsed)\b/i,
    ...searchAtSea,
    of: "adults",
  }),
  ...wideScene({
    by: "any",
    words: inSentence(
      `${unless("dead|died|killed|murder|murdered|grave|body|war|ghost|dragon|monster")}(?:searched|looked|went out|set out|went|was searching|was looking|dug|climbed|rode|rowed|sailed|had|wanted|tried)\\b[^.]*? ?(?:for|to find|to look for|to search for|to rescue|to save) ${KIN}\\b(?!['’])[^.]*`,
    ),
    idea: /\b(?:storm|avalanche|earthquake|blizzard|snowstorm|landslide|mudslide|hurricane|gale|collapsed)\b/i,
    ...searchInDanger,
    of: "adults",
  }),
  ...wideScene({
    by: "any",
    words: inSentence(
      `${unless("murder|killed|dead|war|ghost")}(?:investigated|looked into|had to (?:solve|clear up|investigate)|was hired to (?:find|investigate)|(?:tried|wanted|had) to find out who (?:had )?(?:stole|stolen|took|taken))(?: the (?:disappearance|theft|case) of)? {object}[^.]*`,
    ),
    idea: /\b(?:[Dd]etective|[Ii]nspector|[Ss]leuth|[Pp]olice(?:man|woman| officer)|[Cc]ommissioner|[Cc]onstable)\b/,
    ...detectiveCase,
    of: "adults",
  }),
  ...wideScene({
    by: "any",
    words: inSentence(
      `${unless("murder|killed|dead|war|ghost")}(?<object2>(?:the|his|her|their|my|our) (?:[a-z-]+ ){0,3}?[a-z]+(?: of (?:the|his|her|their) (?:[a-z]+ ){0,2}?[a-z]+)?) (?:was|were|got|had been|is|has been) stolen\\b[^.]*`,
    ),
    idea: /\b(?:[Dd]etective|[Ii]nspector|[Ss]leuth|[Pp]olice(?:man|woman| officer)|[Cc]ommissioner|[Cc]onstable)\b/,
    ...detectiveCase,
    of: "adults",
  }),
  ...wideScene({
    by: "any",
    words: inSentence(
      `${unless("space|sea|ocean|wolf|hunter|cave")}(?:got lost|was lost|lost (?:his|her|its) way)\\b[^.]*?\\b(?:met|came across|ran into|bumped into|found|was found by|was helped by|made friends with) (?<guide>an? (?:[a-z-]+ ){0,2}?(?:owl|fox|deer|stag|hare|badger|squirrel|bear|crow|raven|hedgehog|mouse|toad|frog|cat|dog|goose|heron|beaver|otter|mole|bat|tortoise|turtle|horse|sheep|goat|bird))\\b[^.]*`,
    ),
    ...lostWithGuide,
    of: "creatures",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("space|sea|ocean|planet|drain|river|pond|robot|ship|boat|train|car|truck|tractor|bus|sock|office|told|umbrellas?|kite|balloon|leaf|moon|star|cloud")}(?:(?:was|were|got) (?:lost|left behind|forgotten|dropped|left|thrown out)|(?:tried|wanted|had|set out|set off|longed|hoped)(?: to)? (?:get|find (?:its|his|her|the) way|come|travel|make (?:its|his|her) way) (?:back )?home)\\b[^.]*`,
    ),
    ...thingHome,
    of: "things",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("space|planet|war|mother|father|friend|friends|home|parents|brother|sister|baby|job|food|work|owner|missing|lost|stolen|wanted to know|herd|children|kittens")}(?:set out|set off|went|travelled|wanted|tried|left|climbed|journeyed|decided|longed|dreamed|hiked)\\b(?: [^.,]*?)? ?(?:to (?:find|see|discover|look for|reach)|in search of|looking for|of seeing|of finding) (?<sought>the (?!herd\\b|way\\b|truth\\b|world\\b)(?:[a-z-]+ ){0,2}?[a-z]+(?: of the [a-z]+)?)(?=[.,]|$| (?:and|because|but|that|behind|beyond|on|in|at|before|where|for|once|with)\\b)[^.]*`,
    ),
    ...creatureQuest,
    of: "creatures",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("prison|jail|war|camp|killed|murder|cell|guards?|planet|space|alcatraz|prisoners?")}(?:planned (?:to escape|(?:an|their|his|her) escape)|(?:made|hatched|worked out) a plan to (?:escape|break out|get out)|(?:wanted|tried|decided|plotted) to (?:escape|break out|run away together)|helped [^.]*? (?:to )?escape)(?! (?:to another|from (?:his|her|their) (?:life|job|past|fate|marriage)))\\b[^.]*`,
    ),
    idea: /\b(?:[Tt]he [a-z-]+s\b|animals|vegetables|residents|chickens|hens|toys|penguins|monkeys|sheep|three|four|five|all the|pumpkins|turkeys|cows|pigs|lobsters|crabs|fish)/,
    ...escapePlan,
  }),
];
