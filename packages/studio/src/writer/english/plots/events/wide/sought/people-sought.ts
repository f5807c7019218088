import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { wideScene } from "./wide-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** Somebody of one's own is looked for. */
const ownSought: Story = {
  after: [
    [
      0,
      "={Hero} made a list of the places where {being} might be. It had eleven lines. Ten of them were places, and in the last one there was only a question mark with a circle round it. {He} began at the top. In the bag there was something to eat, and one helping more.",
      "={Hero} wrote down where {being} might be. It came to eleven lines, and the eleventh was only a question mark. “One begins at the top,” {he} said, and packed bread and cheese, and then another piece of bread and cheese, because one never knows.",
    ],
    [
      0.5,
      "=“And how does one know who it is?” asked a woman with a bucket at the first place. {Hero} thought it over. “By the puddles,” {he} said. “There never was a puddle yet that {being} did not look into.” “That's nothing special,” said the woman. But she went in and asked everybody in the house, even the child under the table.",
      "=“Is there anything one can tell it by?” asked an old man at the first place. {Hero} looked up at the sky for a bit. “By the puddles,” {he} said. “There's no getting past one. There has to be a look into it.” The old man nodded. “I'll keep an eye on mine,” he said.",
    ],
    [
      1,
      "=At the fourth place something stood a long way off, and it was just right. {Hero} called, and ran, and waved with both arms. It waved back. From close by it was an old coat on a pole, and the waving was done by the wind. {Hero} put the collar straight before {he} went on.",
      "=At the fourth place {mate} took hold of {his} sleeve. A long way off something stood, and it was just right. {Hero} called and waved. It waved back. From close by it was an old coat on a pole. “At least it was friendly,” said {mate}.",
    ],
    [
      1,
      "=After that {hero} tried it with shouting. {He} stood on a wall and called as loudly as {he} could. Nine people came, and a goat. None of them was {being}. One of the nine had been on the way to the dentist and was glad of the excuse, and they all promised to keep their eyes open.",
      "=“We ought to split up,” said {mate}. “Then there's one more to look for,” said {hero}. So they tried it with shouting instead, from the top of a wall. Nine people came, and a goat. None of them was {being}.",
    ],
    [
      0.4,
      "=By the evening ten lines had been crossed out. {Hero} sat down on a stone and unpacked the food. The one helping got eaten. The other one was looked at from all sides and wrapped up again. It had not got any bigger since the morning, and yet it was much heavier.",
      "=By the evening ten lines had been crossed out. {Hero} and {mate} sat down on a stone, and ate, and did not talk. One helping was left over. “Keep it,” said {mate}. It was wrapped up again. It had not got any bigger since the morning, and yet it was much heavier.",
    ],
  ],
  end: [
    [
      0,
      "=Only the question mark was left. {Hero} looked at it, and at the circle round it. A circle, that was what a puddle looked like. “Where's the biggest puddle around here?” {he} asked the next person who came by. It was an easy question. Behind the old mill there was one with an island in it. {Hero} {was} there before the answer was finished. And at the edge of it, bent well forward, and looking in: {being}.",
    ],
    [
      0.6,
      "={Hero} had got a speech ready on the way, with three points. {Being} did not wait for the first one. What they did then was loud and took a long time. After that it got quiet, because somebody had found the bread.",
      "=Nobody said anything clever. {Hero} only came and looked in as well. There had been one face in the water, and now there were more. “There you are,” said {hero}, to the water first, because that was easier.",
    ],
    [
      0.8,
      "=The list still hangs in the kitchen. Ten lines are crossed out, and round the question mark somebody has drawn a few waves and a very small island. When it rains for a long time, they always know where to look first.",
      "=These days, after rain, nobody there gets anywhere very fast. There is always somebody who has to stop and look in. The others stop as well, and wait. It never takes longer than a minute, and nobody has counted it yet.",
    ],
  ],
};

/** Somebody is looked for of whom little is known. */
const strangerSought: Story = {
  after: [
    [
      0,
      "=What {hero} knew about {being} would have fitted on the back of a stamp. {He} wrote it on a card, in large letters, so that it looked like more. Then {he} put the card into {his} breast pocket and asked the first person who came along. It was somebody selling eggs.",
      "=There was not much to go by. {Hero} wrote down all that {he} knew about {being}, and it came to a line and a half. “That'll do for a start,” {he} said, and read it aloud to the first person who came along. It was somebody selling eggs.",
    ],
    [
      1,
      "=The egg woman knew of a cousin who knew everybody. The cousin knew of a barber. The barber knew a great deal, but all of it was about other people. {Hero} heard it to the end. When one looks for {being}, {he} had found, one gets to know everyone else.",
      "=The egg woman sent {hero} and {mate} on to her cousin, who knew everybody, and the cousin sent them to the barber. The barber knew a great deal, but all of it was about other people. “We're getting closer,” said {mate}. “To whom?” asked {hero}.",
    ],
    [
      0.5,
      "=So {he} tried it the other way round and put up a notice: somebody was looking for {being}, and it was nothing bad. On the first day three people came. One was too tall. One had only wanted to know whether there was a reward. The third one was none of it, a little woman in a grey hat. She only liked to be asked something. {Hero} gave her a chair.",
      "=So {he} tried it the other way round. “Looking for {being},” it said on the notice. “It's nothing bad.” Several people came. They all wanted it to be them, and it was not. The last one was a little woman in a grey hat who said at once that it was somebody else. She was just glad to read something new on that wall. {Hero} found her a chair.",
    ],
    [
      2,
      "=At night {hero} went through it all once more, from the beginning. {He} had by now fourteen names, two of them spelt in three ways. None of them fitted. But the card had got soft at the corners, and {he} knew it by heart.",
    ],
    [
      0.4,
      "=Then it rained, and the writing on the notice ran down the wall. {Hero} went there to take it off. It is not much work, four pins. {He} had three of them in {his} hand already, and held on to the fourth for quite a while.",
      "=Then it rained, and the writing on the notice ran down the wall. {Hero} and {mate} went there to take it off. It is not much work, four pins. “Leave the last one in,” said {mate}. So a corner of the paper went on hanging there.",
    ],
  ],
  end: [
    [
      0,
      "=“Are you giving up?” somebody asked. It was the woman in the grey hat. She had been asking around herself, she said, because it was so nice to have something to ask. “And yesterday somebody asked me back.” She pointed with her thumb over her shoulder. At the corner, under the only umbrella, stood {being}.",
    ],
    [
      0.6,
      "=Now that it was so far, {hero} could not think of a single word. {He} held out the card. {Being} read it, the whole line and a half, and took a pencil, and put one letter right. “Otherwise it's correct,” said {being}.",
    ],
    [
      0.8,
      "=They did not stand in the rain for ever. There is a café on that corner, and there they told each other the rest of it, which would have needed more than one card. The woman in the grey hat sat with them. She asked the questions.",
    ],
    [
      0.8,
      "=The fourth pin is still in the wall. {Hero} always looks at it in passing. Nobody needs it any more, but a pin like that can wait; there may be somebody else to look for, one day.",
      "=The card is in a frame by now, with the corner that got wet. Of all the cards {hero} ever wrote, it is the only one with somebody else's handwriting on it: one letter, quite small, and right.",
    ],
  ],
};

/** Somebody is after one who does not want to be caught. */
const quarrySought: Story = {
  after: [
    [
      0,
      "=Everybody could say where {thequarry} had been. That was the trouble. “Yesterday,” they said, or: “An hour ago, you've just missed it.” {Hero} thanked them and wrote it down. By and by it became a very exact account of how one comes too late.",
    ],
    [
      1,
      "=First {hero} tried it by being fast. {He} ran where others walk, and {he} did not stop to eat. At one inn the soup was still warm in the plate. At the next place a door was still swinging. {Hero} held it still with one hand, and one could have cried.",
      "=First they tried it by being fast. At one inn the soup was still warm in the plate. “Somebody has eaten all the peas out of it,” said {mate}. “Write that down,” said {hero}.",
    ],
    [
      0.5,
      "=Then {he} sat down and read {his} own notes, and that was better. There was something in them that {he} had never noticed while running. Wherever {thequarry} had been, the peas were gone and the carrots had been left. {Hero} put a thick line under it.",
    ],
    [
      1,
      "=The second try was cleverer. {Hero} went ahead, to the only place for miles where there would be peas, and waited behind a newspaper. It was a good plan. The newspaper was upside down. When {he} had noticed that, there was an empty plate on the next table, with three carrots.",
      "=The second try was cleverer. They went ahead, to the only place for miles where there would be peas. {Mate} waited at the front and {hero} at the back. Nobody came. Only later they saw that there was a cellar window as well. On the sill lay three carrots.",
    ],
    [
      0.4,
      "=After that {hero} had had enough. {He} went home through the dark with wet feet and a notebook that was full. One could tell from it everything about {thequarry}, apart from the one thing. The light was on in the kitchen. {He} had not left it on.",
      "=After that {hero} had had enough. It was dark, {his} feet were wet, and the notebook was full. At the last inn before the border {he} only wanted to sit down. At the only table that had a candle on it two places had been laid.",
    ],
  ],
  end: [
    [
      0,
      "=“You look worn out,” said a voice. At the table sat {thequarry}, and in front of the empty chair stood a plate. “It was getting boring, to be honest, always an hour ahead. There's nobody to talk to.” {Hero} put the notebook down, went round the table, and laid a hand on that shoulder, quite firmly. “Got you,” {he} said. “Yes,” was the answer. “Now sit down. It's getting cold.”",
    ],
    [
      0.6,
      "=They ate before anything else. {Hero} read aloud from the notebook, and {thequarry} corrected it here and there. It was nearly all right. “And now?” “Now you're coming with me,” said {hero}. “I know,” said {thequarry}. “I've packed already.”",
    ],
    [
      0.8,
      "=They went side by side, at a quiet walk, along the way on which {hero} had always been running. It looked quite different. At the end of it everything was put down in writing, as it has to be. Only under “special marks” it says, in {hero}'s hand: gives one the carrots.",
    ],
  ],
};

/** An animal looks for somebody. */
const soughtByAnimal: Story = {
  after: [
    [
      0,
      "=Anybody else would have asked around. {Hero} had something better. {He} had a nose, and in it was the smell of {being}: a little of rain, a little of old leather, and something in between that has no name. {He} held it into the wind, and went after it.",
      "=Nobody told {hero} where to begin. {He} began at the ground. There was a little bit left there of the smell of {being}, last week's, and very thin. But it had a direction, and that is the main thing about a smell.",
    ],
    [
      0.7,
      "=The first trail was the wrong one. It led through two hedges and a ditch, getting stronger all the time, and at the end of it lay a boot. It was a very old boot, and nobody was in it. {Hero} looked into it twice to be sure.",
      "=The first trail was the wrong one. It led through two hedges and a ditch, and at the end of it lay an old boot. {Mate} looked into it. Nobody was in it. “It was a good trail, all the same,” said {mate}, “for a boot.”",
    ],
    [
      1,
      "=After that {he} asked a crow, who sees a great deal. The crow knew exactly where everybody was. She knew about a mouse under the third stone, and a cat that was only pretending to sleep. About {being} she knew nothing. “Does it glitter?” she asked. “No,” said {hero}. “Well then,” said the crow.",
    ],
    [
      0.5,
      "=Then it rained, and with the smell it was over. It ran down the gutters with all the other ones. {Hero} stood under a cart, dripping, and {his} nose was just something wet in the middle of {his} face. And how far it was to anywhere one could only see now.",
    ],
    [
      0.4,
      "=There was one thing left. {Hero} had a call that {he} only ever used for {being}, not a loud one, and rather a silly one. Nobody else was supposed to hear it. {He} waited until nobody was about. Then {he} lifted {his} head and let it out, once, and listened. There was nothing.",
      "=There was one thing left. {Hero} had a call that {he} only ever used for {being}, and it was rather a silly one. “I won't listen,” said {mate}, and turned round. {Hero} lifted {his} head and let it out, once. There was nothing.",
    ],
  ],
  end: [
    [
      0,
      "=Nothing takes a while to be quite nothing. Very far off, behind the last roofs or trees, something had heard it. It came back thin and in the wrong key, but it was the call, and only one could answer like that. {Hero} did not look for the way. {He} went straight through everything that stood in it.",
    ],
    [
      0.6,
      "=And there was {being}. The last bit {hero} did at such a speed that {he} could not stop in time. They both fell over. While they lay there, one could smell it again quite clearly: a little of rain, a little of old leather, and what has no name.",
      "=And there was {being}. {Hero} went round three times, because once was not enough, and had to smell at everything, to see whether all of it was still there. All of it was still there.",
    ],
    [
      0.8,
      "=Since then that silly call is to be heard there every evening, and nobody minds any more. There is always an answer. And the old boot stands outside the door, where one can see it, so that nobody ever has to follow it again.",
      "=The boot lies at home by the door now. {Hero} fetched it later. It is an old boot, and nobody is ever in it. But when one has followed something so far, one doesn't like to leave it lying about.",
    ],
  ],
};

const SEARCH =
  "(?:(?:went|set|came|headed|walked|travelled|rode|flew|sailed|drove|ran|climbed|began|started|returned|moved|journeyed|wandered)\\b[^.]*? (?:to (?:find|look for|search for|seek|trace)|in search of|looking for|searching for|on a search for)|(?:searched|looked|hunted|was looking|were looking|was searching|were searching|spent [^.]*? (?:looking|searching))(?: [^.,]*?)? for|(?:had|wanted|tried|decided|swore|promised|hoped|was determined|were determined)(?: [^.,]*?)? to (?:find|look for|search for|trace)|drove [^.]*? to find)";
const OWN =
  "(?<being>(?:his|her|their|my|our|its) (?:[a-z-]+ ){0,3}?(?:sisters?|brothers?|mother|father|mum|mom|dad|parents|friends?|sons?|daughters?|twins?|husband|wife|dog|cat|grand[a-z]+|granny|cousins?|uncle|aunt|nephew|niece|pony|horse|puppy|kitten|parrot|children|family|teacher|master|neighbou?r|pupils?|students?|[a-z]*mate|fianc[eé]e?|babysitter|nanny))(?! of\\b)\\b(?!['’])";
/** "the passenger she never forgot" */
const UNKNOWN =
  "(?<being2>the (?:[a-z-]+ )?(?:passenger|man|woman|boy|girl|sailor|stranger|soldier|driver|nurse|doctor|teacher|child|person|dancer|singer|customer|pupil|student|people|family|couple)(?= (?:he|she|it|they|I|we|to whom|whose)\\b))";
const DARK =
  "war|refugees?|camp|avalanche|earthquake|killed|killer|murdered?|murderer|died|dead|death|grave|ghost|drowned|space|planet|galaxy|desert|ocean|underwater|heaven|pharaoh";

/** Those who look for somebody. */
export const peopleSought: readonly ClauseScene[] = [
  ...wideScene({
    by: "any",
    words: inSentence(
      `${unless("innocent|owner|bank|robber|robbery|jewels|war|killer|murder|murderer|ghost")}(?:(?:had|wanted|tried|was hired|was sent|was asked|decided|swore|promised|set out|set off|came|returned) (?:to )?(?:try to )?(?:catch|hunt down|track down|arrest|capture)|(?:went|was|were|set out|set off) after|hunted(?: down)?|tracked(?: down)?|pursued|chased) (?<quarry>(?:the|an?|his|her|their|its) (?:own )?(?:[a-z-]+ ){0,3}?(?:thief|thieves|burglar|smuggler|robber|pickpocket|swindler|forger|spy|outlaw|bandit|fugitive|escaped [a-z]+|brother|sister|father|son|daughter|friend|poacher|pirate))(?! (?:of|who killed)\\b)\\b[^.]*`,
    ),
    ...quarrySought,
    of: "adults",
  }),
  ...wideScene({
    by: "any",
    words: inSentence(`${unless(DARK)}${SEARCH} ${OWN}[^.]*`),
    ...ownSought,
    of: "people",
  }),
  ...wideScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|thief|burglar|king|queen|dragon|murder|wife|husband|bride|true love|new|king's|hostage|storm|gale|flood|fire|snow|blizzard|sea`)}${SEARCH} (?:${UNKNOWN}|(?<being3>(?:the|its) (?:rightful |true |unknown )?(?:owner|sender|writer|author|painter))\\b|{being})[^.]*`,
    ),
    ...strangerSought,
    of: "adults",
  }),
  ...wideScene({
    by: "any",
    words: inSentence(
      `${unless(DARK)}${SEARCH} (?:(?<being2>(?:the|his|her|its|their) (?:herd|flock|pack|pod|swarm|family|owners?|people))\\b|{being})[^.]*`,
    ),
    ...soughtByAnimal,
    of: "creatures",
  }),
  ...wideScene({
    by: "any",
    words: inSentence(
      `${unless(DARK)}(?:went|goes|set out|set off|began) (?:[a-z]+ )?(?:looking|searching|to look|to search) for (?:him|her|them)\\b[^.]*`,
    ),
    idea: /\b(?:until|when|then|but)? ?(?:the day )?(?<being>(?:the|his|her|their|my|our) [a-z]+) (?:stopped coming|disappeared|was gone|did not come|vanished|went missing|was missing|never came)\b/i,
    ...soughtByAnimal,
    of: "creatures",
  }),
];
