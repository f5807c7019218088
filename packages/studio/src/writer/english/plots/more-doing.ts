import type { PlotGroup } from "./plot.ts";

export const moreMaking: PlotGroup = [
  {
    tell: [
      [
        1,
        "“Why don't you buy one?” everybody asked when they heard about {topic}. {Hero} shook {his} head. Bought ones did not do what {he} wanted. {He} pulled the big box out from under the bed and tipped it out on the floor.",
        "“What do you want to do that for?” everybody asked. {Hero} only smiled. {He} pulled the big box out from under the bed and tipped it out on the floor.",
        "%“What do you want to do that for?” everybody asked when they heard about {topic}. {Hero} only smiled and began to collect: a twig, a feather, a bit of wire.",
      ],
      [
        1,
        "{He} tried it with wood, and {this} was too heavy. {He} tried it with paper, and {this} was too light. In the end {hero} lay on {his} back in the middle of the mess and looked at the ceiling, and everything was either too much or too little.",
        "{Hero} tried {it} with wood, and it was too heavy. {He} tried {it} with paper, and it was too light. In the end {he} lay on {his} back in the middle of the mess, and everything was either too much or too little.",
      ],
      [
        1,
        "There was a knock, and {ahelper} put {thehelper's} head round the door. “I heard a bang,” said {thehelper}. “Five, to be exact.” {Hero} pointed at what was left of {topic}. {Thehelper} picked up a piece and sniffed at it. “It wants to bend,” said {thehelper}, “and you want it to be straight. Let it bend a little.”",
        "“I heard a bang,” said {talker}. “Five, to be exact.” {Hero} pointed at what was left of {topic}. “It wants to bend,” said {talker}, “and you want it to be straight. Let it bend a little.”",
        "“I heard a bang,” said {ahelper}. “Five, to be exact.” {Hero} pointed at what was left. “It wants to bend,” said {thehelper}, “and you want it to be straight. Let it bend a little.”",
      ],
      [
        1,
        "{Hero} let it bend. It was quite a different feeling. {He} no longer had to force it, {he} only had to go along, as you do with a big dog. By supper {he} had the first half of {topic}, and it looked better than anything {he} had ever made.",
        "{Hero} let it bend. It was quite a different feeling. {He} no longer had to force it, {he} only had to go along, as you do with a big dog. By supper {he} had the first half.",
      ],
      [
        2,
        "For the second half something was missing. {Hero} asked {thehelper}, and {thehelper} asked a cousin, and the cousin knew a man with a barn. It came on a cart, wrapped in straw, and fitted as if it had been waiting for {topic} all its life.",
        "For the second half something was missing. {Hero} asked {thehelper}, and {thehelper} asked a cousin, and the cousin knew a man with a barn. It came on a cart, wrapped in straw.",
      ],
      [
        2,
        "“Does it have a name?” asked {thehelper}. {Hero} had not thought of that. A thing like {this} ought to have a name, of course. {They} tried out eleven of them, and every one was either too grand or already taken by a cow.",
      ],
      [
        1,
        "Then came the last evening. {Hero} tied the last knot, bit off the thread and stepped back. {He} {was} suddenly afraid of tomorrow. As long as nobody had tried {topic}, it might still be perfect.",
        "Then came the last evening. {Hero} tied the last knot, bit off the thread and stepped back. {He} {was} suddenly afraid of tomorrow. As long as nobody had tried it, it might still be perfect.",
      ],
    ],
    climax: [
      [
        0,
        "“Go on,” said {thehelper} softly in the morning. {Hero} gave {it} a small push. It creaked, it shook itself, it bent, just as far as it needed to. And then it did what no bought one had ever done. {Hero} shouted, and ran alongside, and forgot all about being afraid.",
      ],
      [
        0,
        "{Hero} {done}, and {topic} held from beginning to end.",
        "It was not perfect. It was {hero's} own, and that was better.",
      ],
    ],
    close: [
      [
        0,
        "“Now they all want one,” said {thehelper} and pointed at the queue. {Hero} handed out paper, glue and string. “It has to bend a little,” {he} told them.",
      ],
      [
        1,
        "~{Topic} never got a name. When people speak of {that} today, they just say: that one, you know, {hero's}.",
        "~It never got a name. When people speak of it today, they just say: that one, you know, {hero's}.",
      ],
    ],
  },
];

export const moreJourney: PlotGroup = [
  {
    tell: [
      [
        1,
        "Nobody knew exactly how far it was. “Three days,” said the miller. “Three weeks,” said the priest. “You can't get there at all,” said an old man in front of the inn, and he was the only one who had tried. {Hero} thanked all three and tied {his} bundle.",
        "%Nobody knew exactly how far it was. “Three days,” said the hare. “Three weeks,” said the snail. “You can't get there at all,” said the toad, who had never tried.",
      ],
      [
        1,
        "The way went along {way}, and then there was no way any more. {Hero} made one. {He} walked by the sun in the morning and by {his} nose in the afternoon, and in the evening {he} drew a line on a piece of bark, so as to know tomorrow where {he} had been.",
      ],
      [
        1,
        "On the fourth day {hero} came to a river, and there was no bridge. There was only {ahelper} with a small boat. “It costs a story,” said {thehelper}. “I've heard all the others already.” So {hero} told why {he} wanted to {wish}. It was exactly as long as the river was wide.",
        "On the fourth day {hero} came to a river, and there was no bridge. There was only {ahelper} with a small boat. “It costs a story,” said {thehelper}. “I've heard all the others already.” So {hero} told the story of {topic}. It was exactly as long as the river was wide.",
        "On the fourth day there was a river, and there was no bridge. “We could swim,” said {talker}. {They} looked at the water. “We could also build something,” said {talker}. It took until evening, and it only sank on the other side.",
      ],
      [
        2,
        "On the other side everything was bigger. The trees were bigger, and so were the frogs. {Hero} went more softly there. Once something very large crossed the path behind {whom}, and {hero} decided not to turn round, and never found out what it was.",
      ],
      [
        1,
        "Then the bread was gone. {Hero} chewed sorrel and counted {his} steps in thousands. After the ninth thousand {he} sat down and took off {his} shoes. There was a hole in each of them, and {he} could look right through at the sky.",
        "%Then there was nothing left to eat. {Hero} chewed sorrel and counted {his} steps in thousands. After the ninth thousand {he} lay down and put {his} head on {his} paws.",
      ],
      [
        1,
        "“You can't get there at all.” The words of the old one came back, again and again. {Hero} turned the piece of bark in {his} hands. So many lines! {He} had come all that way. It would have been a pity to be the second one to say so.",
        "“You can't get there at all.” The words came back, again and again. But {hero} had already come such a long way. It would have been a pity to be the next one to say so.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} got up once more. It was only one hill, and behind it there was only one bush, and then {his} foot stepped on something quite different. {He} looked down, and then {he} looked up, and then {he} stood there for a very long time.",
      ],
      [
        0,
        "{Hero} {done}, with a hole in each shoe.",
        "%{Hero} {done}, and {he} forgot how tired {he} {was}.",
        "So it was true after all, and it was there, and so was {hero}.",
      ],
    ],
    close: [
      [
        0,
        "On the way back {hero} stopped in front of the inn. “You can't get there at all,” said the old man. {Hero} put a handful of it on his table, and the old man looked at it, and slowly took off his hat.",
        "%On the way back {hero} met the toad. “You can't get there at all,” said the toad. {Hero} only smiled.",
      ],
      [
        1,
        "The piece of bark hangs above {hero's} door. If you know how to read it, you can go there yourself. It costs a story.",
        "“How far was it?” people ask. “Exactly far enough,” says {hero}.",
        "“How far was it?” people asked. “Exactly far enough,” was the answer.",
      ],
    ],
  },
];

export const moreCarrying: PlotGroup = [
  {
    tell: [
      [
        1,
        "“You're the wrong one for that,” they told {hero}. “You're much too slow.” “Maybe,” said {hero}. “But I never drop anything.” And because nobody else wanted to go out in such weather with {topic}, {he} {was} the one who went.",
        "“You're the wrong one for that,” they told {hero}. “You're much too slow.” “Maybe,” said {hero}. “But I never drop anything.” And because nobody else wanted to go out in such weather, {he} {was} the one who went.",
      ],
      [
        1,
        "The first house had moved. At least that was what {hero} thought, until {he} noticed that {he} had the map the wrong way up. The second house was the right one, but there was a note on the door: Gone to the harbour. {Hero} sighed and went to the harbour.",
        "%First {hero} went to the right, because it smelled right. Then {he} went to the left, because it smelled even better. Then {he} noticed that it was the smell of {his} own lunch.",
      ],
      [
        1,
        "At the harbour there was {ahelper}, mending a net. “You've just missed them,” said {thehelper}. “They've gone up the hill.” {Hero} looked at the hill. Then {he} looked at {topic}. “It always has to be a hill,” {he} said.",
        "“It's up there,” said {ahelper}, and pointed at the hill. {Hero} looked at the hill. “It always has to be a hill,” {he} said.",
      ],
      [
        2,
        "“Put it down for a moment,” said {thehelper}. “Have some tea.” {Hero} would have liked to. But {he} had noticed something about things that are put down for a moment. They get heavier. So {he} drank the tea standing, and {thehelper} came along for a bit.",
      ],
      [
        2,
        "Halfway up it began to hail. {Hero} bent over {topic}, so that not one grain should hit it, and walked like that, with a round back, like a very old turtle. {Thehelper} walked in front and broke the wind.",
        "Halfway up it began to hail. {Hero} bent over what {he} {was} carrying, and walked like that, with a round back, like a very old turtle.",
      ],
      [
        1,
        "At the top there was nobody. There was only a gate, and behind the gate a garden, and the light was almost gone. {Hero} listened. Far at the back, under the trees, somebody was crying very quietly, as you cry when you think that nobody is coming.",
      ],
    ],
    climax: [
      [
        0,
        "“I'm sorry I'm late,” said {hero}. Somebody turned round and saw {whom}, and saw what {he} {was} carrying, and put both hands to their face. “I thought it was lost,” came a whisper. “I thought nobody would bring it any more.” “I'm slow,” said {hero}. “But I never drop anything.”",
      ],
      [
        0,
        "{Hero} {done}, and there was not one scratch on it.",
        "There was not one scratch on {it}, not even from the hail.",
      ],
    ],
    close: [
      [
        0,
        "“The right one after all,” said {thehelper} on the way down. {Hero} did not answer. {He} {was} so light now that {he} had to take care not to run.",
      ],
      [
        1,
        "When there is something important to be carried today, they do not ask for the fastest any more. They ask for {hero}.",
      ],
    ],
  },
];

export const moreWorking: PlotGroup = [
  {
    tell: [
      [
        1,
        "There is a right way and a wrong way to do it, and there is {hero's} way. {He} began earlier than the others and finished later, because {he} stopped for everybody: for the old lady with the letters, for the boy with the hundred questions, and once for a duck.",
      ],
      [
        1,
        "“You're too slow,” said the boss. “You have until Friday.” {Hero} bought a watch. {He} ran past the old lady, {he} ran past the boy, and {he} {was} done by four. It was an odd feeling to be done by four. {He} sat down and did not know whom to tell.",
        "“You take too long,” they said. “You have until Friday.” So {hero} hurried past everybody, and {he} {was} done by four. It was an odd feeling. {He} sat down and did not know whom to tell.",
      ],
      [
        1,
        "“You didn't say good morning,” said {ahelper} on Wednesday. “I have no time,” said {hero}, already round the corner. {He} heard the words behind {whom} all day long. On Thursday {he} went back. “Good morning,” {he} said. “You're a day late,” said {thehelper}, “but I'll take it.”",
        "“You didn't say good morning,” said {talker} on Wednesday. {Hero} heard the words all day long. On Thursday {he} went back. “Good morning,” {he} said. “You're a day late,” said {talker}, “but I'll take it.”",
      ],
      [
        2,
        "There had been something that {thehelper} wanted to say, all those days. It was about the old lady. Her curtains had been shut since Tuesday. Nobody else had noticed it, because nobody else ever stopped there.",
      ],
      [
        1,
        "{Hero} took off the watch and put it in {his} pocket. {He} rang the bell three times. {He} called through the letter box. Then {he} climbed over the fence, tore {his} trousers on a nail and looked in at the kitchen window.",
        "{Hero} forgot all about the time. {He} knocked three times. {He} called. Then {he} found a way round the back and looked in at the kitchen window.",
      ],
    ],
    climax: [
      [
        0,
        "She was sitting on the floor with a swollen foot and a cold pot of tea just out of reach. “I knew that you would come,” she said. “I only thought that you would come sooner.” {Hero} made new tea. Then {he} made a phone call, and then {he} sat there and held her hand until help came.",
        "She was sitting on the floor with a swollen foot and a cold pot of tea just out of reach. “I knew that you would come,” she said. {Hero} stayed with her and held her hand until help came.",
      ],
      [
        0,
        "On Friday the boss looked at the list, and at the torn trousers, and at the old lady's letter. He read the letter twice. “Take as long as you need,” he said.",
        "{Hero} {done}, and nobody asked {whom} again how long it had taken.",
      ],
    ],
    close: [
      [
        0,
        "The watch is still in {hero's} pocket. It stopped one day, and {he} {has} not noticed it yet.",
        "“Good morning,” said {thehelper} the next day. “It is, isn't it?” said {hero}.",
      ],
      [
        1,
        "There is a right way and a wrong way to do it. In that street they do it {hero's} way now, and even the duck comes on time.",
      ],
    ],
  },
];
