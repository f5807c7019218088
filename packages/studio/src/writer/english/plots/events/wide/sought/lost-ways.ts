import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { sharedScene, wideScene } from "./wide-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** People do not know any more where they are. */
const wayLost: Story = {
  after: [
    [
      0,
      "=Nobody says it at first. One says: “It must be just round the next corner.” {Hero} said that four times. The fifth time {he} stood still and tied a handkerchief to the nearest thing that was thin enough, with a double knot. “From now on we shall see,” {he} said, and went straight on.",
      "=“I know this bit,” said {hero}. It was true. {He} had seen it twenty minutes before, and from the same side. So {he} took out a handkerchief and tied it on where one could see it from far away, with a double knot. Then {he} went straight on.",
      "=“I know this bit,” said {hero}. “So do I,” said {mate}. “We've been here before.” So {hero} tied a handkerchief on where one could see it from far away, with a double knot. Then they went straight on.",
    ],
    [
      0.7,
      "=Straight on is a good rule. It only has to be kept by the ground as well. Here it leaned to the left, so little that one did not notice. After half an hour something white was hanging in front of {him}. It was the handkerchief. It looked quite pleased to see {him} again.",
      "=Straight on is a good rule. After half an hour something white was hanging in front of them. “Somebody else has lost their way here,” said {mate}. “Somebody with my handkerchief,” said {hero}.",
    ],
    [
      1,
      "=The second time {hero} went by the sound. Far off something was humming, and where it hums there are people. It came from the right, and then from behind, and at last it came out of a tin that stood there with a wasp inside. {Hero} let it out. It flew away at once. It knew where it lived.",
      "=The second time they went by the sound. Far off something was humming, and where it hums there are people. “There!” said {mate}. At the end of it there stood a tin with a wasp inside. They let it out. It flew away at once. It knew where it lived.",
    ],
    [
      2,
      "=They were very thorough about the provisions after that. There was one sandwich. It was divided up with great care, and the last crumb was divided as well. It made everybody hungrier than before, but it had been something to do.",
      "={Hero} {was} very thorough about the provisions after that. There was one sandwich. It was cut into three parts: now, later, and in an emergency. By the next corner it had become an emergency.",
    ],
    [
      0.4,
      "=The light was getting less. {Hero} came to the white handkerchief for the third time, and sat down under it, because at least it was somebody one knew. {He} did not say “round the next corner” any more. It got so quiet that one could hear a stomach, and it was {hero}'s own.",
      "=The light was getting less. When they came to the white handkerchief for the third time, {mate} sat down under it. At least it was somebody they knew. “Say it,” said {mate}. “All right,” said {hero}. “We're lost.” It was easier after that, though it was no lighter.",
    ],
  ],
  end: [
    [
      0,
      "=Then {hero} looked up at the knot. It had been a double one. Now it was a triple one, with a neat little bow on top, and no wind in the world ties a bow. “Hello?” {he} called. “There you are,” said a voice not ten steps away. It belonged to an old woman with a basket on her arm. “I did wonder who it is that leaves his washing here. I've tied it tighter twice today.”",
    ],
    [
      0.6,
      "=She did not ask anything. She just went ahead, round a corner that {hero} could have sworn had not been there. It took three hundred steps; they were counted. All day long it had been three hundred steps. Then there were lights, and a voice that called {hero} by name, rather crossly, as one only calls somebody whom one has been looking for.",
    ],
    [
      0.8,
      "=The handkerchief has been washed and ironed by now. But the bow has never been undone. {Hero} always has it along, and wherever {he} {was} not sure of the way since then, {he} tied it on, sat down under it, and waited to see who lives there.",
      "=The handkerchief is still hanging out there. {Hero} would not have it taken down. “It may be needed,” {he} said. And now and then somebody goes by with a basket and looks whether the knot is tight.",
    ],
  ],
  close: [
    [
      0.4,
      "=For a moment nobody dared to be glad. Then {hero} took a very deep breath, and it smelled of something warm, of soup perhaps, or only of other people. “I said so,” {he} said. “Just round the next corner.” It was the fifth corner, or the fiftieth. Nobody was counting any more.",
    ],
    [
      0.8,
      "=The way back was found the next time that somebody came along who knew it. It took a quarter of an hour. On a branch, or a post, or whatever it was, there is still a handkerchief with a double knot, and it points the right way now. {Hero} turned it round.",
    ],
  ],
};

/** An animal cannot find its way home. */
const creatureLost: Story = {
  after: [
    [
      0,
      "={Hero} turned round once. It is a mistake, because after that there are two directions that both look like the right one. {He} turned round a second time, and there were four. And behind each of them there was something rustling that {he} had never met.",
    ],
    [
      1,
      "=“Excuse me,” said {hero} to a snail, “which is the way home?” The snail pulled in one eye and put it out again. “Home is here,” she said, and knocked on the roof from inside. “I've never had to look for it.” It was a friendly answer. It just was not any use.",
      "=“Which is the way home?” {hero} asked a snail. “Home is here,” said the snail, and knocked on the roof from inside. {Talker} looked at her for quite a while. “There's no room for us in there,” said {talker}.",
    ],
    [
      0.7,
      "=The duck said that home was downhill, where it got wet. {Hero} tried that, and it was wet. The swallow said it was always south. The beetle said that one only had to dig. {Hero} dug for a bit, to be polite. All of them were quite right, and all of them had been asked about the wrong home.",
      "=The duck said that home was downhill, where it got wet. They tried that, and it was wet. The beetle said that one only had to dig. “They all know the way to their own place,” said {talker}. “We've been asking wrong.”",
    ],
    [
      0.5,
      "=So {hero} put it another way. “At home there's a gate,” {he} told everybody from then on. “It squeaks: first high, then low, and then it stops in the middle.” Nobody had seen such a gate. But they all tried it over to themselves, the duck and the beetle and the swallow, first high, then low, and took it away with them.",
    ],
    [
      0.4,
      "=Then it got dark, and whoever had a home was in it. {Hero} crept under a root and made {himself} as small as {he} could. It is hard to fall asleep when nobody knows where one is sleeping. {He} did the squeak, quite softly, so that there would be something that {he} knew.",
    ],
  ],
  end: [
    [
      0,
      "=“Is that supposed to be a gate?” asked somebody down below. It was a mole, and he sounded as if he had been asleep. “The beetle told me about it. You've got the low one wrong. I pass under it every night, and it goes like this.” He did it, and it was so right that {hero} had to swallow. “Keep close behind me,” said the mole. “And mind your head.”",
    ],
    [
      0.6,
      "=One cannot see anything in there, and so it is as long as one believes it to be. Then the earth opened above, and there was grass, and some stars. And right in front of {hero}'s nose, a bit crooked, stood the gate. It squeaked first high, then low, and stopped in the middle, because somebody was holding it open. “There you are,” somebody said.",
    ],
    [
      0.8,
      "=They meant to oil it that spring. {Hero} lay down in front of it and could not be moved. So it squeaks as it always did. And every night, at about eleven, it is answered from underneath, and the low one is perfectly right.",
      "={Hero} {was} given something warm, and told it all, with the duck and the snail. Since then everybody round there knows it, and when one of them loses the way, somebody does the gate for them: first high, then low, and then it stops in the middle.",
    ],
  ],
};

/** One loses the one whom one came with. */
const separated: Story = {
  after: [
    [
      0,
      "=It only takes a moment. Somebody with a huge box goes through the middle, one steps aside to the left, and when the box is gone, so is the right hand side of the world. {Hero} did what one is told to do. {He} stood still. All round {him} there were nothing but coats, and in none of them was {being}.",
    ],
    [
      1,
      "=Standing still works well as long as only one does it. {Hero} counted to a hundred, and then, more slowly, to a hundred again. “They're sure to come along here,” {he} told a pigeon. What came along was a brass band, two nuns, and the box, on its way back.",
    ],
    [
      0.5,
      "=Then {he} went to look {himself}. In the middle of everything stood a woman who sold balloons. From there one can see a good deal, and besides one can be seen. “Has somebody been here who is looking for me?” asked {hero}. “Not yet,” said the balloon woman. “What would they say?” {Hero} thought about it. “That I'm always running off,” {he} said.",
    ],
    [
      1,
      "=The other end was not the right one, and neither was the corner with the stairs. Once {hero} saw the very coat and took hold of the sleeve. The face above it was a strange one. It was kind, and that made it worse. “I'm sorry,” {hero} said, and {his} voice had got thin.",
    ],
    [
      0.4,
      "=In the end {he} came back to the balloons, as there was nowhere left. “Somebody was here,” said the woman. “Just now. They said somebody's always running off.” {Hero} looked in every direction at once. “That way,” said the woman. “Or that way. I had my hands full.” It had been half a minute.",
    ],
  ],
  end: [
    [
      0,
      "=“Now listen,” said the balloon woman. “You two are chasing each other round me like a clock.” She took the biggest one she had, a red one, and tied it to {hero}'s wrist, on the longest string. “One of you has to stop. You go up there on the box, and stay.” It really was the same box. Up above all the heads stood a red balloon now, and it kept quite still. It took four minutes. Then the heads moved apart, and through the gap came {being}.",
    ],
    [
      0.6,
      "=“You're always running off,” was the first thing. {Hero} did not say anything against it. They held on to each other's sleeves, both at once, so tightly that afterwards the cloth had a crease. The woman looked the other way and counted her balloons.",
    ],
    [
      0.8,
      "=The balloon went home with them. It hung on the ceiling for a week, and then it came down, a little further every day. When it had got down to the height of a hand, {hero} took it by the string. One never knows. Somebody might come by with a box.",
    ],
  ],
};

/** Two lose each other. */
const pairSeparated: Story = {
  after: [
    [
      0,
      "=It only takes a moment. Somebody with a huge box goes through the middle, one of the two steps to the left and the other one to the right, and when the box is gone, each of them is standing there with nobody. Both of them did what they had been told: whoever gets lost stays where they are. It is a good rule. It only does not work for two.",
    ],
    [
      1,
      "=Here somebody counted to a hundred, and over there somebody counted to a hundred, too. They even got stuck at the same number. Then both of them thought: this is taking too long, I'd better go. So each went to where the other one had been, and found the place empty.",
    ],
    [
      0.5,
      "=In the middle of everything stood a woman who sold balloons. “Has somebody been here who looks for somebody?” she was asked from the left. “Not yet,” she said. Five minutes later she was asked the same from the right, in the very same words. “Just now!” she said and pointed. But there was nobody to be seen there any more. She shook her head so that all the balloons nodded.",
    ],
    [
      1,
      "=“What would the other one do now?” each of them thought, and did that. As they knew each other well, they got it right, and went past each other on two sides of the same newspaper stand. Nobody noticed but a pigeon.",
    ],
    [
      0.4,
      "=Then neither of them knew anything more. One sat down on a step at one end, and at the other end one leaned against a cold wall. They were just as far from each other as one can be there. Neither of them cried, because there was nobody who would have known how to make it stop.",
    ],
  ],
  end: [
    [
      0,
      "=It was the balloon woman who had had enough. She took the whole bunch in one hand and climbed up on the box, which had been put down there by then. “I'm looking for two,” she called over all the heads, “who both believe that the other one's lost!” It got quiet. From one end somebody came running, and from the other end somebody came running. The people stepped aside and made a lane, and in the middle of it there was a bump.",
    ],
    [
      0.6,
      "=“Where were you?” “I stayed where I was!” “So did I!” They said it at the same time, and at the same time they rubbed their foreheads. Then they had to laugh, and after that the other thing came as well, but for two it is not so bad.",
    ],
    [
      0.8,
      "=There is a new rule since then. It says that the one with the longer laces stays, and the other one looks. They check it every time before they go anywhere, toe to toe. A red balloon was given to them on top of it, one for two. They both held the string.",
    ],
  ],
};

/** One is left behind when all the others go. */
const leftBehind: Story = {
  after: [
    [
      0,
      "=They had counted. They always counted before they left, and it had come out right. That was because a bucket had been standing in the last row with a hat on it. So they drove off with a bucket. And {hero} stood there in the dust, which took its time about coming down.",
      "=Nobody had meant it. There had been a count, as there always was, and the number was right. Only it was the bucket with the hat on it that had been counted last. {Hero} came round the corner just in time to see how big the place was without anybody.",
    ],
    [
      0.7,
      "={Hero} ran after them, of course. {He} ran until the dust was only a dot, and then a little further, because of the dot. Then {he} shouted. That was no good either: they were singing, as always at the start, and whoever sings himself hears nobody else.",
      "={Hero} ran after them, and {talker} ran along. They ran until the dust was only a dot. “They'll notice,” said {talker}. “When?” asked {hero}. “When they come to the verse that we always sing,” said {talker}.",
    ],
    [
      0.5,
      "=After that {he} did it the other way: {he} stayed. Whoever comes back to look has to find somebody. {Hero} put in order what they had left lying about. There was more of it than one would think: a spoon, a whole sausage, a very good rope, and one glove. {He} laid it all out in a row, with {himself} at the end of it, where the hat ought to have been.",
      "=After that they did it the other way: they stayed. {Hero} and {talker} put in order what had been left lying about. It was a spoon, a whole sausage, a very good rope, and one glove. “If they forget all that,” said {talker}, “they don't do it on purpose.” {Hero} {was} glad of that.",
    ],
    [
      2,
      "=A crow came and walked up and down the row like a customer. “Is the sausage for sale?” she seemed to ask. {Hero} shook {his} head. They agreed on a third of it. It is easier to wait when there are two of you.",
    ],
    [
      0.4,
      "=Then the sun went down, and it had got so quiet that one could have heard wheels from very far away. One heard none. {Hero} put the glove on. It did not fit. It smelled of all of them together, and that was a mistake, for after that it got really hard.",
    ],
  ],
  end: [
    [
      0,
      "=About that time, a long way off, they were laying the table. Everybody had a plate, and the bucket had one, too. “Aren't you hungry?” one of them asked the bucket, and pushed back its hat. It is said that one could have heard a crumb fall. Then they all jumped up at the same moment. Nobody folded up the tablecloth. They turned round on the spot, which with so many takes some doing, and did not sing.",
    ],
    [
      0.6,
      "={Hero} heard them before {he} saw them. It rattled, it shouted, and it had forgotten its lamps. They were out before it stood still. “We counted!” they all called. “We did count!” “I know,” said {hero}. {He} held out the glove. Somebody had been missing it, but that was not what they had come for.",
    ],
    [
      0.8,
      "=Nowadays they do it differently. Nobody says a number. Everybody says their own name, very loudly, and they do not start before they have heard the last one. It is always {hero}. {He} takes a deep breath for it every time, and looks into the last row, where the bucket is.",
    ],
  ],
};

/** Those who have lost the way, or each other. */
export const lostWays: readonly ClauseScene[] = [
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("space|planet|ocean|underwater|time|war|dream|rabbit hole|book|museum")}(?:(?:got|was|were|became|is|are|had got) (?:hopelessly |completely |totally )?lost|lost (?:his|her|their|my|our) way)\\b(?! in (?:his|her|their|the) (?:thoughts?|memories|own))[^.]*`,
    ),
    ...wayLost,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence("had to (?:work|stick|pull|stay) together\\b[^.]*"),
    idea: /\b(?:got|were|was) lost in the (?:forest|woods|mountains|jungle|city|fog|desert|market|park)\b/,
    ...wayLost,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("space|planet|ocean|underwater|sea|snow|winter|met|meets|found|helped|helps")}(?:(?:got|was|were|is) (?:[a-z]+ )?lost|lost (?:his|her|its|their) way|(?:tried|tries|wanted|had) to (?:get|find (?:his|her|its|their|the) way) (?:back )?home)\\b[^.]*`,
    ),
    ...creatureLost,
    of: "creatures",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("space|sea|ocean")}(?:ended up|landed|arrived|came out) (?:in|at|on) (?:an?|the) (?!school|world)[^.]*`,
    ),
    idea: /\b(?:got lost|lost (?:his|her|its|their) way)\b/,
    ...creatureLost,
    of: "creatures",
  }),
  ...wideScene({
    by: "any",
    words: inSentence(
      `${unless("divorce|war|birth|years|forest|woods|sea|ocean|mountains?|space|orphanage|sold")}(?:(?:got|get|was|were|became) separated from|lost (?=.*\\b(?:in|at) (?:an?|the) (?:[a-z]+ )?(?:station|airport|market|fair|crowd|stadium|zoo|park|shopping|mall|supermarket|department|festival|carnival|city|museum)\\b)) ?{being}[^.]*`,
    ),
    ...separated,
    of: "people",
  }),
  ...wideScene({
    by: "any",
    words: inSentence(
      `${unless("divorce|war|birth|years|forest|woods|sea|ocean|mountains?|space|orphanage|sold|parents")}(?:(?:got|get|became|were) separated|lost each other)(?! from)\\b[^.]*`,
    ),
    ...pairSeparated,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("space|planet|war|died|dead|hid|hides|children left|island|shop|shelf|husband|wife")}(?:was|were|got|is|gets|are) (?:accidentally |simply )?(?:left behind|forgotten)(?! (?:by (?:everyone|everybody|time|the world)))\\b[^.]*`,
    ),
    idea: /\b(?:left|leaves|leave|drove|moved|holiday|trip|circus|train|bus|migrat|flock|class|family|camp|caravan|tour|airport|station|others|everyone|ship|herd|travell?ing|Santa|Christmas|flew|fly|south)/i,
    ...leftBehind,
  }),
];
