import type { ArcStory } from "../arc.ts";

/** Something heavy has to be got somewhere, by two who hold different ends of it. */
export const twoEnds: ArcStory = {
  after: [
    [
      0,
      "={Hero} took the front end of {item} and {talker} took the back. That was settled without a word. What was not settled was when to lift. {Hero} lifted, and then {talker} lifted, and {item} stayed exactly where {itemit} {itemwas}.",
      "={Hero} took the front and {talker} took the back. That was settled without a word. What was not settled was when to lift. {Hero} lifted, and then {talker} lifted, and nothing moved at all.",
      "={Hero} walked once round {item} to find the side that was lighter. There was none. {He} bent {his} knees, as one should, took hold, and lifted. {Item} stayed exactly where {itemit} {itemwas}.",
      "=To {deed} had sounded like an afternoon's work. {Hero} bent {his} knees, as one should, took hold, and lifted. Nothing moved except {his} back.",
      "={Hero} bent {his} knees, as one should, took hold, and lifted. Nothing moved except {his} back.",
    ],
    [
      0.6,
      "=“On three,” said {hero}. “Is that on three, or after three?” asked {talker}. It was the longest talk that they had had all day. They did it after three. {Item} rose, swayed, and went forward by eleven steps before {hero} had to set {itemthem} down on a toe. It was {talker's} toe.",
      "=“On three,” said {hero}. “Is that on three, or after three?” asked {talker}. They did it after three, and got forward by eleven steps before {hero} had to set {his} end down on a toe. It was {talker's} toe.",
      "=On the second try {hero} got {item} forward by eleven steps. A woman with a shopping bag held the door, and had to go on holding it. “Is it far?” she asked. {Hero} looked ahead. “It's nearer than it was,” {he} said.",
      "=On the second try {hero} got forward by eleven steps. A woman with a shopping bag held a gate open, and had to go on holding it. “Is it far?” she asked. {Hero} looked ahead. “It's nearer than it was,” {he} said.",
    ],
    [
      0.75,
      "=Halfway, {item} stuck. Forwards it was the left corner, and backwards it was the right. {Hero} was on one side and {talker} on the other, and neither could get past. “You said turn it,” said {hero}. “I said tilt,” said {talker}. Then they both said a number of other things, which had nothing to do with {item}.",
      "=Halfway it stuck. {Hero} pushed, and pulled, and leaned {his} forehead against it to think. People came by, and had to climb over. One said to turn it, and one said to tilt.",
    ],
    [
      0.5,
      "=It began to get dark, and it began to rain. {Hero} sat down on {item}, since there was nowhere else. After a while {talker} sat down on it too, as far away as {itemit} would allow. That was not very far. “You're shivering,” said {talker}. “I'm not,” said {hero}. {Talker} took off a scarf and laid it between them.",
      "=It began to get dark, and it began to rain. {Hero} sat down, and after a while {talker} sat down beside {him}. There was one coat between them. “You're shivering,” said {talker}. “I'm not,” said {hero}. {Talker} laid the coat over both their knees.",
      "=It began to get dark, and it began to rain. {Hero} sat down in the shelter of {item}. Nobody could have said that {he} had not tried. {He} thought of the people at the other end, who were waiting for {itemthem}, and of how {he} would say it.",
      "=It began to get dark, and it began to rain. {Hero} sat down. Nobody could have said that {he} had not tried to {deed}. {He} thought of the people at the other end, who were waiting, and of how {he} would say it.",
      "=It began to get dark, and it began to rain. {Hero} sat down. Nobody could have said that {he} had not tried. {He} thought of the people at the other end, who were waiting, and of how {he} would say it.",
    ],
    [
      0.4,
      "=“I can't do it alone,” said {hero} into the rain. {He} had not said that for years, and not to {talker}. “I know,” said {talker}. “Neither can I. I've been waiting for you to go first.” Then {talker} got up, walked round to {hero's} end, and looked at {item} from there. “Oh,” said {talker}. “From here you can't see anything at all.”",
      "=“I can't do it alone,” said {hero} into the rain. “I know,” said {talker}. “Neither can I. I've been waiting for you to go first.” Then {talker} came round to {hero's} end, and had a look from there. “Oh,” said {talker}. “From here you can't see anything at all.”",
      "=“I can't {deed},” said {hero} into the rain. “Not by pulling,” said the woman with the shopping bag. She had followed all the way, from door to door. “I've been wanting to tell you. You've got it by the wrong end.”",
      "=“I can't do it,” said {hero} into the rain. “Not by pulling,” said the woman with the shopping bag. She had followed all the way. “I've been wanting to tell you. You've got it by the wrong end.”",
    ],
  ],
  end: [
    [
      0,
      "=So they changed ends. {Talker} went in front and {hero} went behind, where {he} could see every corner coming. “Left,” said {hero}, “now up, now wait.” “Waiting,” said {talker}. {Item} came free with a small groan and went round the bend as if {itemit} had been oiled.",
      "=So they changed ends. {Talker} went in front and {hero} went behind, where {he} could see every corner coming. “Left,” said {hero}, “now up, now wait.” “Waiting,” said {talker}. It came free with a small groan and went round the bend as if it had been oiled.",
      "=So {hero} went round to the other end, and the woman put down her shopping bag and took the front. “Left,” she said, “now up, now wait.” {Item} came free with a small groan and went round the bend as if {itemit} had been oiled.",
      "=So {hero} went round to the other end, and the woman put down her shopping bag and took the front. “Left,” she said, “now up, now wait.” It came free with a small groan and went round the bend as if it had been oiled.",
    ],
    [
      0.6,
      "=It was late when {hero} and {talker} set {item} down at last, where {itemit} belonged. {Talker} had a blister, and showed it with some pride. {Hero} found a plaster. They talked until after midnight, mostly about corners, and now and then about the last few years.",
      "=It was late when {hero} and {talker} arrived at last. {Talker} had a blister, and showed it with some pride. {Hero} found a plaster. They talked until after midnight, mostly about corners, and now and then about the last few years.",
      "=It was late when {hero} set {item} down at last, where {itemit} belonged. People clapped, and somebody brought soup. {Hero} needed both hands for the spoon.",
      "=It was late when {hero} arrived at last. People clapped, and somebody brought soup. It was not hard to {deed}, {he} told them, once one had hold of the right end. {Hero} needed both hands for the spoon.",
      "=It was late when {hero} arrived at last. People clapped, and somebody brought soup. {Hero} needed both hands for the spoon.",
    ],
    [
      0.7,
      "={Item} got a dent on the left corner that never came out. Whenever anyone asked about it, {hero} said that it was {talker's} end, and {talker} said that it was {hero's}, and then they both had to sit down for laughing.",
      "=After that, whenever there was something to be carried, {hero} looked round for {talker} before {he} bent {his} knees. “On three, or after three?” asked {talker} every time.",
      "={Item} got a dent on the left corner that never came out. Whenever anyone asked about it, {hero} told them the whole way, step by step, and at the bend they always had to help {him} lift.",
      "=After that, whenever {hero} saw people stuck with something in a doorway, {he} went round to the other end, without a word, and took hold.",
    ],
  ],
};

/** A craftsman is asked to mend something that is close to his heart: told quietly. */
export const mendedOnceMore: ArcStory = {
  after: [
    [
      0,
      "={Hero} did not say that {he} knew {item}. {He} wrote a receipt, as for any customer, and gave a date. Only when the shop was shut did {he} lay {itemthem} under the lamp and wash {his} hands, twice, as {he} used to when {he} {was} an apprentice.",
      "={Hero} did not say what {topic} was to {him}. {He} wrote a receipt, as for any customer, and gave a date. Only when the door was shut did {he} light the lamp over the bench and wash {his} hands, twice, as {he} used to when {he} {was} an apprentice.",
      "={Hero} wrote a receipt, as for any customer, and gave a date. Only when the door was shut did {he} light the lamp over the bench and wash {his} hands, twice, as {he} used to when {he} {was} an apprentice.",
    ],
    [
      0.6,
      "=The damage was not where the customer thought. {Hero} turned {item} slowly under the light. There was earth in the seams, and under the earth a mark that {he} had cut there {himself}, long ago, where only one person had ever looked for it.",
      "=The damage was not where the customer thought. {Hero} turned {topic} slowly under the light. In a place where nobody looks there was a mark that {he} had cut there {himself}, long ago, for one person only.",
      "=The damage was not where the customer thought. {Hero} bent close. In a place where nobody looks there was a mark that {he} had cut there {himself}, long ago, for one person only.",
    ],
    [
      0.8,
      "=“You could say no,” a friend told {him}. “Say it can't be done.” “It can be done,” said {hero}. “That's what is so hard about it.”",
    ],
    [
      0.85,
      "=On the shelf above the bench stood a tin of wax that had not been opened for years. There were two thumb marks in it, a large one and a small one. {Hero} took off the lid, meaning to begin on {item} at last. Then {he} put it back, and had not touched either of them.",
      "=On the shelf above the bench stood a tin of wax that had not been opened for years. There were two thumb marks in it, a large one and a small one. {Hero} took off the lid, meaning to begin at last. Then {he} put it back, and had not touched either of them.",
    ],
    [
      0.75,
      "=For three evenings {he} did everything but begin. {He} sharpened tools that were sharp. {He} sorted the glue pots. On the fourth {he} sat down in front of {topic} with {his} hands in {his} lap, and stayed there until the lamp ran low.",
      "=For three evenings {he} did everything but begin. {He} sharpened tools that were sharp. On the fourth {he} sat down at the bench with {his} hands in {his} lap, and stayed there until the lamp ran low.",
    ],
    [
      0.4,
      "=On the last night {he} heard {himself} say it aloud: “If I mend {topic}, you're really gone.” It was very still in the workshop. A chair creaked, the one on which someone used to sit and sew while {he} worked. It only creaked because of the stove. {Hero} reached for the smallest knife.",
      "=On the last night {he} heard {himself} say it aloud: “If I mend it, you're really gone.” It was very still in the workshop. A chair creaked, the one on which someone used to sit and sew while {he} worked. It only creaked because of the stove. {Hero} reached for the smallest knife.",
    ],
  ],
  end: [
    [
      0,
      "={He} worked until it was light. {He} took out what was rotten and put in what would hold, and {he} talked the whole time, quietly, about the weather and the neighbours, and about all that had happened since. When {topic} was whole again, {he} had nothing left over that still needed to be said.",
      "={He} worked until it was light. {He} took out what was rotten and put in what would hold, and {he} talked the whole time, quietly, about the weather and the neighbours, and about all that had happened since. By morning it was whole again.",
    ],
    [
      0.6,
      "=The customer came at nine: a girl of fifteen, with the receipt folded small. She tried it at once, there in the shop, badly, and then not so badly. {Hero} stood with {his} back to her and looked out at the street. “It sounds as if it's glad,” said the girl. “Yes,” said {hero}. “It always did.”",
    ],
    [
      0.7,
      "={Hero} would take no money for it. {He} asked only that it should be used every day, and with the window open, if the girl did not mind. On warm evenings {he} shut up the shop a little early and walked home by her street.",
    ],
  ],
};

/** Two who are both paid to lose against each other. */
export const bothToLose: ArcStory = {
  after: [
    [
      0,
      "=At the bell {hero} put up both hands, so that it would look right, and waited to be hit. Nothing came. Across from {him}, {who} had put up both hands as well. They walked round each other for a whole minute, like two people at a narrow door. “After you,” thought {hero}.",
      "=At the start {hero} waited to be beaten. Nothing came. On the other side they were waiting as well. For a whole minute it looked like two people at a narrow door. “After you,” thought {hero}.",
    ],
    [
      0.6,
      "=In the second round {hero} lost patience and leaned {his} chin right into the nearest glove. “Sorry,” said {who}, and took the glove away. Then {who} tripped over nothing and lay down flat. {Hero} looked at the referee, and fell over, too. It was counted as a slip, for both.",
      "=In the second round {hero} lost patience and simply fell over. When {he} looked up, the other side had fallen over, too. It was counted as a slip, for both.",
    ],
    [
      0.8,
      "=The hall had paid for its seats. Somebody threw a paper cup. “Kiss!” shouted a woman in the third row. Somewhere in the dark, two men in two good coats sat in two different corners and had stopped smiling.",
    ],
    [
      0.75,
      "=“How much did they give you?” whispered {hero} when they were holding each other up in the third. {Who} named the sum. It was the same. It was even the same envelope, with the same coffee stain. “And if you win?” asked {hero}. “I'd rather not say,” said {who}. {Hero} had been told the same thing, by a man with the same ring.",
      "=In the third {hero} came close enough to whisper. “How much did they give you?” The answer was the same sum, to the penny, in the same envelope, with the same coffee stain. And what would happen to the winner, {hero} had been told by a man with the same ring.",
    ],
    [
      0.4,
      "=In the break {hero} sat on {his} stool and saw {his} daughter's class in the fourth row, with a banner. {He} had asked them not to come. They had spelled the name right. Whoever won tonight would be in trouble, and {he} knew now that whoever lost would have to go on losing, for those two coats, for good. {He} looked across at {who}, and {who} was looking at the banner as well.",
      "=In the break {hero} saw a school class in the fourth row, with a banner. They had spelled {his} name right. Whoever won tonight would be in trouble, and {he} knew now that whoever lost would have to go on losing, for those two coats, for good.",
    ],
  ],
  end: [
    [
      0,
      "=“Properly, then?” said {hero} when the bell went. “Properly,” said {who}. And they fought. It was the best round either of them had fought for ten years. Nobody threw a cup. {Hero} went down, and got up, and {who} went down and got up. When it was over neither could have said who was ahead, and nor could the judges. It was a draw. Nobody had bet on a draw.",
      "=When it went on {hero} did it properly, as {he} had once learned it, and after a moment so did the other side. Nobody threw a cup. It was the best round in that hall for ten years. When it was over the judges could not say who was ahead. It was a draw. Nobody had bet on a draw.",
    ],
    [
      0.72,
      "=At the police station {hero} and {who} laid their two envelopes on the desk, side by side, stain by stain, and gave the ring in great detail. The sergeant had been in the hall. “Third round was rubbish,” he said while he wrote. “But the fourth I'd have paid for.”",
      "=At the police station two envelopes were laid on the desk, side by side, stain by stain, and {hero} described the ring in great detail. The sergeant had been in the hall. “The third round was rubbish,” he said while he wrote. “But the fourth I'd have paid for.”",
    ],
    [
      0.7,
      "=The banner hangs in a small gym with peeling paint. {Hero} and {who} teach there in the afternoons, in opposite corners. The first lesson is how to fall over. The second is how to get up, and it takes much longer.",
      "=The banner hung in a small gym with peeling paint, where {hero} taught in the afternoons. The first lesson was how to fall over. The second was how to get up, and it took much longer.",
    ],
  ],
};
