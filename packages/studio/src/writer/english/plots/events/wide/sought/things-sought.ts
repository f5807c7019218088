import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { sharedScene, withGap } from "./wide-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** A thing is lost, and looked for. */
const thingLost: Story = {
  after: [
    [
      0,
      "=“Where did you see {object} last?” That is what one is always asked, and it never helps. “If I knew that,” said {hero}, “I'd be there.” So {he} began where {he} {was}, and turned out {his} pockets. There was a good deal in them. It was just nothing of the right kind.",
      "=At first {hero} looked where {object} ought to be. Then {he} looked in the same place again, a little faster, as if it might have been a mistake. After that there were only the wrong places left, and of those there are a great many.",
    ],
    [
      1,
      "=The first try was one of speed. Everything that could be lifted was lifted, and everything that could be opened stood open. In ten minutes it looked as if a storm had been through. {Object} did not turn up. A glove did, and an old key, and four pencils that had been given up years ago.",
      "=The first try was one of speed. {Mate} took the left side and {hero} took the right one. Everything that could be lifted was lifted. In ten minutes it looked as if a storm had been through. “I've got something!” called {mate}. It was an old key that fitted nothing.",
    ],
    [
      0.5,
      "=The second try was slow and orderly, from left to right, with nothing left out. What was found on the way was laid in a row on a board: the old key, a marble, a spoon, half a comb. It got to be a long row. {Hero} walked along it like a general. Everything had come, apart from {object}.",
      "=Then {he} did it slowly and in order, from left to right. Whatever came to light was laid in a row: an old key, a marble, a spoon, half a comb. “That's mine!” somebody said now and then who was passing, and took something away. Nobody took the key. And {object} did not come.",
    ],
    [
      2,
      "=Good advice came by itself. One ought to shut one's eyes and turn round three times. One ought to stop looking. One ought to ask a cat. {Hero} tried all three, and got giddy, and then impatient. The cat looked the other way.",
    ],
    [
      0.4,
      "=In the end {hero} sat down on the floor. “Gone,” {he} said, and it was the first time that anybody had said it aloud. It sounded like a door. There was nothing left to be done, except for clearing up. So {he} began to put it all back, one thing after the other.",
      "=“Gone,” said {hero} in the end. {Mate} did not answer, and sat down on the floor as well. It was quiet for some time. “Let's at least clear up,” said {mate}. So they began to put it all back, one thing after the other.",
    ],
  ],
  end: [
    [
      0,
      "=The marble had its place, and so had the spoon. Only the old key belonged nowhere. {Hero} went round with it and tried it on everything that had a keyhole, just so as not to leave it lying about. The ninth one turned. It was a small door low down which nobody had opened for so long that it had been forgotten. Behind it was dust, and a hole in the boards above where something could have fallen through. And there, on the dust: {object}.",
    ],
    [
      0.6,
      "={Hero} did not shout. {He} only sat there for a while and looked, as one looks at somebody who has been away. Then {he} blew off the dust. “Well?” somebody called. “Was it any use, all that clearing up?” “Come and see,” said {hero}.",
      "={Hero} did not shout. {He} only moved over, so that {mate} could see into it as well. They lay on their stomachs side by side, and neither of them wanted to be the first to put a hand in. “You,” said {mate}.",
    ],
    [
      0.8,
      "=The key hangs on a nail of its own these days. Nothing is kept behind that little door. But whenever something is lost there, they look behind it first, and leave a marble as a thank-you, whether it was any help or not.",
      "=They still ask each other: “Where did you see it last?” But nobody answers any more. Somebody just takes the old key from its nail and begins at the bottom, where it is dusty.",
    ],
  ],
  close: [
    [
      0.4,
      "=So that was that. {Hero} let go of the breath that {he} had been holding all the time. It is an odd thing with what one has been looking for: as soon as it is there, one can no longer see why it was not found at once.",
    ],
    [
      0.8,
      "=The row of other things, the key and the marble and the spoon, stayed where it was for another week. Everybody who came by took what was theirs. Only the key is still there. Somewhere something is waiting for it.",
    ],
  ],
};

/** Something was stolen from somebody. */
const thingStolen: Story = {
  after: [
    [
      0,
      "=The place looked bigger than before. There was a clean patch with a sharp edge where {object} had been, and {hero} walked round it without stepping on it. {He} still knew every scratch of what belonged there. That is the trouble with things: they are never so clear as when they are gone.",
      "=One does not believe it at first. {Hero} went out, and came in again, and looked once more, as if that had been a test. But there was only the empty place, and round it a thin line of dust that showed exactly how much was missing.",
    ],
    [
      1,
      "=At the office there was a form for it. “Value?” asked the man behind the desk. {Hero} did not know how to put that. “It says here ‘in figures’,” said the man. So {hero} wrote a figure, and it looked very small in its box.",
      "=At the office there was a form for it. “Value?” asked the man behind the desk. {Hero} looked at {mate}, and {mate} looked at {hero}. “Do you have a bigger box?” asked {mate}. There was only the one.",
    ],
    [
      0.7,
      "=After that {hero} went about and asked, at every door and at the market as well. People were very kind. They told {him} what had been stolen from them: a ladder, a goose, a good umbrella. By the evening {hero} knew of eleven things that were missing. {Object} made twelve.",
      "=After that {hero} and {mate} went about and asked at every door. People were very kind. They told them what had been stolen from them: a ladder, a goose, a good umbrella. “It's a long list,” said {mate} in the evening. “Yes,” said {hero}, “and we're at the very bottom.”",
    ],
    [
      0.5,
      "=Then {hero} did something that everybody shook their heads at. {He} wrote a note and hung it up where all the world goes past. There was no word in it about thieves or police. “To whoever has {object} now,” it said. “There is something you ought to know about it.” That was all, and the hour when {he} would be in.",
      "=Then {hero} had another idea, and they all shook their heads at it. {He} wrote to the thief. As there was no address, {he} hung the letter up outside. “To whoever has {object} now,” it said. “There is one thing that you can't know.” And below that the hour when {he} would be at home.",
    ],
    [
      0.4,
      "=Nobody came, not on that evening and not on the next one. It rained on the note. “What did you expect?” they said. {Hero} had to admit that {he} had expected somebody. On the third evening {he} put two cups out all the same, and then one of them back into the cupboard.",
      "=Nobody came, not on that evening and not on the next one. It rained on the note. “Perhaps they can't read,” said {mate}. {Hero} put out one cup more than was needed on the third evening, and then put it back into the cupboard.",
    ],
  ],
  end: [
    [
      0,
      "=It was nearly dark when there was a knock, a short one, as if it was already sorry. Outside stood somebody with a cap pulled down low. “What is it that I ought to know?” It had let him have no sleep. For three nights he had looked over {object} from top to bottom, and there was nothing to be found.",
    ],
    [
      0.6,
      "=“It's this,” said {hero}, and took him by the sleeve, and led him to the clean patch with the line of dust round it. “This is where it goes back.” He looked at it for a long time. It was exactly the right size. Then he went out. And then he came in again, backwards, and carefully, because of the door frame, and what he brought was {object}.",
      "=“Only this,” said {hero}, and showed him the empty place with the line of dust round it. “So that you know where it goes.” He stood in front of it and turned his cap in his hands. “Is that all?” he asked. “That's all,” said {hero}. He had not parked far away. It took him two minutes to fetch {object}.",
    ],
    [
      0.8,
      "=In the end there was need of the second cup after all. Nobody said much. The next morning there stood a ladder outside the door of number four, and at the corner a goose was waiting. The umbrella took a day longer. It had been mended first.",
      "=The note is still hanging there, washed quite white. Only one line can be read, the one with the hour. It is not needed any more. But at that hour there is always a second cup out, and now and then somebody with a cap drops in.",
    ],
  ],
};

/** Something was left behind on the way. */
const thingLeft: Story = {
  after: [
    [
      0,
      "=It always comes to one's mind at the wrong moment. {Hero} put out a hand, quite without thinking, and where {object} should have been there was air. The hand stayed where it was for a moment. Then everything became very fast.",
    ],
    [
      1,
      "={Hero} ran. {He} had not run like that for years, and it was of no use: {thespot} had got so far away already that it was the size of a matchbox. Somebody on it waved back, in a friendly way. One does that when one is waved at.",
      "={Hero} ran, and {mate} ran after {him}. It was of no use. {Thespot} had got so far away already that it was the size of a matchbox. Somebody on it waved back, in a friendly way.",
    ],
    [
      0.7,
      "=There was an office for such cases. “Describe it,” said the man at the window. {Hero} described {object} with both hands, the whole length and the sound of it. “I've got an umbrella,” said the man. He had eighty-one umbrellas, and he would have been glad to get rid of one.",
      "=There was an office for such cases. “Describe it,” said the man at the window. {Hero} and {mate} described {object} with all their four hands. “I've got an umbrella,” said the man. He had eighty-one umbrellas, and he would have been glad to get rid of one.",
    ],
    [
      0.5,
      "=So {hero} went the same way once more and asked all along it. A woman with a basket had seen {object} go by. A boy had asked whose it was, and a man in a green coat had said: “That belongs to somebody. One can tell.” That was the last that anybody knew. The man had gone off with a parcel in each hand, and nobody could say where.",
    ],
    [
      0.4,
      "=Then there was no time left for looking. {Hero} had to go to where {he} {was} expected, with empty hands, and on the way {he} practised how to say it. “I've only been careless” was the shortest. It did not get better by being practised.",
      "=Then there was no time left for looking. They had to go to where they were expected, with empty hands. “I'll say it was me,” said {mate}. “It was me,” said {hero}. It did not get better by being shared.",
    ],
  ],
  end: [
    [
      0,
      "=“You're late,” somebody called there. “Some people manage to be early without having any legs.” {Hero} did not understand. Then they stepped aside. In the middle, on the best chair, with a cushion underneath, was {object}. There was a label on it with an address that {hero} knew. It was where {he} stood.",
    ],
    [
      0.6,
      "=“A man in a green coat handed it in,” they told {him}. “He went from door to door and asked where something like that would be missed. We were the ninth.” He had not left a name. He only wanted to know, they said, whether somebody would come in at the door with a face like that. He had to catch a train, so he could not wait for it.",
    ],
    [
      0.8,
      "={Object} did not get out of {hero}'s hands for the rest of that day. The label has been left on. And whenever {hero} finds something now that belongs to somebody, {he} does not take it to the window with the umbrellas. {He} goes from door to door.",
      "=The label has been left on, and what was to be done with {object} got done, and well. When it was over, {hero} noticed a green sleeve far back at the door. The train must have been late.",
    ],
  ],
};

/** Something hard to get is to be fetched from far away. */
const quest: Story = {
  after: [
    [
      0,
      "=“{Object}?” said the first one whom {hero} asked. “I know somebody who knows where. But nothing is for nothing.” What he wanted was a length of rope. {Hero} had no rope. {He} wrote it on {his} hand, so as not to forget what this was all about.",
      "=Everybody had heard of {object}, and nobody had ever been there. “The ferryman might know,” said an old woman, “but he says nothing before he has had a rope. His is worn through.” So {hero} went to find a rope first. That was how it began.",
    ],
    [
      0.65,
      "=The rope maker would have given one for a cheese. The woman with the cheese wanted her roof mended, for it dripped into the cheese. {Hero} had never mended a roof. The first time {he} came down through it, and so there were two holes.",
      "=The rope maker would have given one for a cheese. The woman with the cheese wanted her roof mended. {Mate} held the ladder and {hero} went up. The first time {he} came down through the roof, and so there were two holes.",
    ],
    [
      0.5,
      "=The second time it was done from below, and it held. So there was a cheese, and for the cheese there was a rope. On the evening of that day {hero} sat there with a rope and blue thumbs and looked at {his} hand. There was hardly anything to be read on it any more. Only the first letter was left.",
      "=The second time it was done from below, and it held. So there was a cheese, and for the cheese there was a rope. “What was it that we wanted it for?” asked {mate} in the evening. {Hero} had to think for a moment, and that gave {him} a fright.",
    ],
    [
      0.75,
      "=With the rope it went across a river and up to where there were no more houses. The way got steeper. Whoever came towards {him} said: “Turn round. There's nothing up there.” {Hero} thanked them every time, and went on, and looked at {his} thumbs.",
      "=With the rope it went across a river and up to where there were no more houses. “Turn round,” said everybody who came towards them. “There's nothing up there.” “They all come from there,” said {mate}. “They must have been looking for something, too.”",
    ],
    [
      0.4,
      "=And then the way stopped, just like that, at a wall of rock. It was smooth, and it was high. {Hero} sat down at the foot of it. Now {he} had learned to mend a roof and to carry a cheese, and {he} {was} as far away as on the first day. A drop fell on {his} neck, and after a while another one.",
    ],
  ],
  end: [
    [
      0,
      "=At the third drop {hero} looked up. It dripped where no rain was: it had to come from somewhere. Whoever has mended a roof knows how to look for a hole. One goes by the drops. This one was high up and no wider than a door, and from below nobody could have told. There was enough of the rope. And on the other side, in the open, as if it had never been hidden at all: {object}.",
    ],
    [
      0.6,
      "=It was smaller than everybody had said, or it was bigger; {hero} could not tell, {he} had water in {his} eyes from the drops. {He} took only what was needed. Then {he} called out to hear whether it echoed. It did, and it sounded as if somebody was glad.",
    ],
    [
      0.8,
      "=On the way back {hero} told it to all of them, the rope maker, the ferryman, the woman with the cheese. They wanted to see the blue thumbs as well. Nobody asked for anything this time. The rope hangs up there to this day, for the next one who is told that there's nothing.",
    ],
  ],
  close: [
    [
      0.4,
      "=So there it was. {Hero} looked at it for so long that the others began to look at {hero}. All those who had told {him} to turn round had been right about the way. It was a terrible way. They had only been wrong about the end of it.",
    ],
    [
      0.8,
      "=There is a rope in the hall to this day, and a roof somewhere that no longer drips. When {hero} gets asked how one does such a thing, {he} always shows {his} thumbs first. They have never got quite straight again.",
    ],
  ],
};

/** What was fetched is for somebody who is ill. */
const cureFound: Story["end"] = [
  [
    0,
    "=At the third drop {hero} looked up. It dripped where no rain was: it had to come from somewhere. Whoever has mended a roof knows how to look for a hole. One goes by the drops. This one was high up and no wider than a door. There was enough of the rope. And on the other side, in the open, as if it had never been hidden at all: {object}.",
  ],
  [
    0.6,
    "={Hero} took only what was needed, wrapped it in {his} shirt, and ran. Everybody made room, the ferryman, the rope maker, the woman with the cheese. At home it was quiet, and the curtains were drawn. There was hot water, and a spoon, and it smelled so dreadful that {theill} opened one eye. “Do I have to?” “All of it,” said {hero}.",
  ],
  [
    0.8,
    "=The next day there was a question about breakfast, and on the third there was a complaint about it. Then everybody knew. They asked {hero} what had been the worst thing about it. {He} held up both thumbs. They stayed blue for a long time, and whoever had a cold that winter went and looked at them.",
  ],
];

/** What one loses without looking for it. */
const NO_THING =
  "(?!(?:[a-z]+['’]?s? ){0,2}?(?:way|job|jobs|home|house|mother|father|mum|mom|dad|parents|wife|husband|son|daughter|brother|sister|friends?|dog|cat|match|game|games|contest|competition|race|lead|leg|arm|hand|eye|sight|hearing|voice|memory|mind|heart|temper|patience|faith|hope|weight|gym|land|shop|farm|war|battle|election|title|balance|grip|life|lives|money|fortune|bet|everything|control|interest|sense|contact|track|touch|tooth|teeth|colou?rs?|powers?|magic|smile|laugh|laughter|fight|place|season|luck|hair|appetite|taste|speech|words|courage|nerve|fear|time|sleep|case|licen[cs]e|ability)\\b)";
const DARK = "war|died|dead|grave|killed|murder|murdered";

const LOST_BEFORE =
  "\\b(?:lost|hid|had hidden|mislaid|misplaced|forgot|dropped|put) (?<object>(?:his|her|their|my|our|the) (?:[a-z-]+ ){0,2}?[a-z]+)(?=[.,]| (?:at|in|on|and|before|during|while|from|under|for|when)\\b)";
const BEFORE_A_STORM = `${DARK}|ocean|space|planet|underwater`;

/** Those who look for something. */
export const thingsSought: readonly ClauseScene[] = [
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless(BEFORE_A_STORM)}(?:had|wanted|tried|set out|decided|swore|promised|was (?:sent|chosen)|needed)(?: to)? (?:get|win|bring|steal|fetch|have)? ?(?:it|them) back\\b[^.]*`,
    ),
    idea: /(?<gone>(?:\b(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur|[Aa]n?) |\p{Lu}\p{Ll}+['’]s )(?:[a-z-]+(?:['’]s?)? ){0,2}?(?!heart|voice|smile|job)[a-z]+) (?:was|were|got|is|had been) stolen\b/u,
    ...withGap(thingStolen, "thegone"),
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless(`${BEFORE_A_STORM}|cancer|virus|scientist|laborator\\w*`)}(?:set out|set off|went|travelled|climbed|journeyed|walked|rode|was sent|were sent|left home|sailed|crossed|searched|looked|had|needed|wanted|tried)\\b[^.]*? ?(?:to (?:find|fetch|look for|get|bring back|bring|seek|pick)|in search of|for) (?<remedy>(?:an?|the) (?:[a-z-]+ ){0,2}?(?:cure|remedy|medicine|antidote|herb|flower|berry|berries|plant))(?: (?:for|that|which|to|who)[^.]*?)? (?<ill>(?:his|her|their|the|my) (?:(?:sick|ill|old|little|dying) )?(?:mother|father|sister|brother|grand[a-z]+|queen|king|prince|princess|village|friend|son|daughter|mum|mom|dad|master|teacher|wife|husband|chief))\\b[^.]*`,
    ),
    ...withGap({ after: quest.after, end: cureFound }, "theremedy"),
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless(DARK)}(?:left|forgot|had left|had forgotten) ${NO_THING}(?:it|{object}) (?:behind )?(?:in|on|at|aboard) (?<spot>(?:the|a|an) (?:[a-z]+ ){0,2}?(?:ferry|train|bus|taxi|tram|boat|ship|plane|coach|metro|subway|cab))\\b[^.]*`,
    ),
    idea: /(?:(?:to (?:bring|take|carry|deliver)|carried|brought|took) (?<object>(?:his|her|their|my|our|the|an?) (?:[a-z'’-]+ ){0,2}?[a-z]+)(?= to)|(?:left|forgot) (?!it\b))/,
    ...thingLeft,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|king|secretly`)}(?:(?:(?:somebody|someone|(?<=[a-z,] )a (?:[a-z]+ )?(?:thief|burglar|stranger|pickpocket)|(?<=[a-z,] )(?:thieves|burglars)) (?:had )?(?:stole|stolen|took|taken)|lost(?=.* to (?:an?|the) (?:thief|burglar|pickpocket))) ${NO_THING}{object}|(?<object2>(?:the|his|her|their|my|our) (?:[a-z-]+ ){0,3}?(?!thing\\b)[a-z]+(?: of (?:the|his|her|their) (?:[a-z]+ )?[a-z]+)?) (?:was|got|had been|gets|has been) stolen)\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:marshmallows?|cakes?|biscuits?|cookies|sausages?|sandwich(?:es)?|sweets|cheese|eggs?|apples?|moon|stars?|sun|festival|contest|competition|championship|race|concert|exam|match|tournament)\b)/iu,
    ...thingStolen,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(`${unless(`${DARK}|king|queen`)}(?:it|the [a-z]+) (?:got|was|is|gets|had been) stolen\\b[^.]*`),
    idea: /\b(?:over|about|for|had|bought|built|of|shared|loved) (?<gone>(?:an?|the|his|her|their) (?:[a-z-]+ ){0,2}?[a-z]+)(?=[.,])/,
    ...withGap(thingStolen, "thegone"),
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `(?:${unless(`${BEFORE_A_STORM}|contest|competition|championship`)}(?:(?<!\\b(?:an?|the|his|her|their|its|of|for|was|were|got|gets|all|had been|some|collected|sold|mended|returned|kept|found) )lost|had lost|misplaced|mislaid)|${unless(`${BEFORE_A_STORM}|island|mountains?|desert|glacier|treasure`)}(?:searched|looked|hunted)(?: [^.,]*?)? for) ${NO_THING}{object}[^.]*`,
    ),
    ...thingLost,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless(BEFORE_A_STORM)}(?:(?:searched|looked|hunted|turned)\\b[^.]*? for (?:it|them)\\b|had to help (?:him|her|them)\\b|(?:helped|tried to help) (?:him|her|them)? ?(?:to )?(?:look|search|find))[^.]*`,
    ),
    idea: new RegExp(LOST_BEFORE),
    ...thingLost,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless(`${BEFORE_A_STORM}|job|home|love|meaning|happiness|peace|work|secret|ingredients?|recipe|cure|medicine|remedy|antidote|inspiration|clues?|answers?`)}(?:(?:set out|set off|went|travelled|climbed|journeyed|walked|rode|was sent|were sent|left home|sailed|crossed [^.]*?)(?: [^.,]*?)? (?:to (?:find|fetch|look for|get|bring back|seek|steal)|in search of|on a quest for)|(?:looked|searched)(?: [^.,]*?)? for|(?:had|needed) to (?:find|fetch)(?![^.]*\\b(?:him|her|it)self\\b)) ${NO_THING}{object}[^.]*`,
    ),
    ...quest,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless(BEFORE_A_STORM)}(?:in search of|looked for|searched for|(?:set out|travelled|climbed|went|had|tried|wanted) [^.]*?to (?:find|fetch)) (?<sought>(?:an?|the) (?:[a-z-]+ ){0,2}?(?!that\\b|which\\b|who\\b|man\\b|woman\\b|boy\\b|girl\\b)[a-z]+)(?= (?:that |which )?(?:his|her|their|he|she|they|everybody|everyone|nobody|people|grows|grew|blooms|bloomed) )[^.]*`,
    ),
    ...withGap(quest, "thesought"),
    of: "people",
  }),
];
