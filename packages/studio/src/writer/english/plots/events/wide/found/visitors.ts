import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** An animal that comes and stays. */
const stayer: Story = {
  after: [
    [
      0,
      "=Nobody had sent for it. The {guest} came in by the front door, as one does, looked round once, and chose a place. It was the best place there was. “That's taken,” somebody said. The {guest} lay down, and then it was.",
    ],
    [
      0.72,
      "=“It goes out again,” it was decided, and so it went out by the door. It came in again by the kitchen. It was put out by the kitchen, and came in by the cellar. “I only want to know how many ways in there are,” said the caretaker, who began to make a list. By evening there were nine. He had known of four.",
    ],
    [
      0.7,
      "=There was a house rule about it, in the hall, under glass: “No animals.” The {guest} sat down in front of it and looked as if it were reading. Then it scratched itself, just there, at the frame. From then on the glass hung crooked. Nobody straightened it. One could read it so much worse like that, and that seemed to suit a few of them.",
    ],
    [
      1,
      "=Things began to go missing: a bit of ham, a glove, half a liver sausage. Nobody had given it anything, they all said so. They said it with their mouths full. And at night doors were left ajar that had always been shut, by people who had always complained of the draught.",
    ],
    [
      0.5,
      "=Then the one came who is responsible for the rules. He put the frame straight, and read it out, and pointed to the door. The {guest} got up. It went out slowly, without turning round, and this time it did not come in by the kitchen. It got dark. It began to pour. Somebody said that the cellar window jammed, and that one really ought to see to it. Eleven people got up at the same time.",
    ],
  ],
  end: [
    [
      0,
      "=They met in the rain with nine torches, in slippers, and each of them was only looking after a window. “Puss,” called one, “here, old fellow,” called another, for they had all given it different names. It sat under the dustbins. It had been sitting there all along and watching who would come, and when it had counted them, it got up, and led the way in.",
    ],
    [
      0.6,
      "=The one with the rules was standing in the hall. They walked past him, dripping, one after the other, and the {guest} came last. “There's a rule about animals,” he said. “This is no animal,” said the oldest of them. “It's a resident. It even has a place.” He looked from one to the other. Then he took out a pencil, and noted that the glass hung crooked.",
    ],
    [
      0.65,
      "=It hangs crooked to this day. The {guest} lies in the best place, and whoever comes to visit is told that it is taken. On the caretaker's list there are ten ways in by now. The tenth is quite low, and has a little curtain.",
    ],
  ],
};

/** Something comes down from the sky, or is suddenly there. */
const landed: Story = {
  after: [
    [
      0,
      "=First there was only the one who had seen it happen, and then there were three, and by breakfast half of them stood round in their dressing gowns. {Object} was there, and that was the only thing that they could agree on. “It'll be gone by tomorrow,” said somebody. Somebody else put a saucer under it, in case it dripped.",
    ],
    [
      0.8,
      "=“Who does it belong to?” That was the next thing. The mayor's office had no form for it. The insurance paid for hail. A man with a tape measure came and wrote down how long, how wide and how high it was, and went away again quite satisfied. Now they all knew exactly how big it was that they did not understand.",
    ],
    [
      0.7,
      "=They tried to get rid of it. Eight of the strongest pulled on a rope, and then sixteen, and in the end the rope knew that it was beaten. They tried to get used to it instead. A fence was put round {object}, and on the fence a sign: “Do not touch.” It was a good sign. It had only been hung up on the inside.",
    ],
    [
      0.72,
      "=In the evenings people met at the fence. They had never had a reason before. “It's grown,” said one. “It's only the light,” said another. There were two who had not said a word to each other since the business with the ladder. They stood there side by side, each with a hand on the fence, and argued about whether it was humming.",
    ],
    [
      0.5,
      "=On the fifth day there came a letter: {object} would be taken away, in the morning, by people who were trained for that. It was just what they had all wanted. Nobody said a word. That night a child climbed over the fence, and read the sign from the inside, because nobody else had ever stood there. “Do not touch,” it said. So the child touched it.",
    ],
  ],
  end: [
    [
      0,
      "=It was warm. That was all, and nobody had known it, because they had all been so sensible. It was as warm as a stove on which somebody has only just cooked. There was a noise at the fence, and there was the next one climbing over, in pyjamas. “I only wanted to see whether it was cold,” he said. By two in the morning they were all inside, with one hand on it, and somebody had brought soup.",
    ],
    [
      0.6,
      "=The people who were trained for that came at eight. They found a fence, and in the fence a whole village, asleep, with their backs against {object}. “Is it in your way?” they asked in whispers. One opened one eye. It was the oldest of them. “In our way?” he said. “It's what we've been walking round to get to each other.”",
    ],
    [
      0.65,
      "=So it stayed. There is a bench all the way round it now, and in winter there is not a free place on it. The sign is still there as well. It has only been hung up the right way round, and the first two words have been painted over.",
    ],
  ],
};

/** A customer who wants something that no shop sells. */
const customer: Story = {
  after: [
    [
      0,
      "=“Would you say that again?” asked {hero}. It was said again, quite calmly and in the same words. {He} had been doing this for a long time, and had been asked for all sorts of things. {He} took the pencil from behind {his} ear and wrote the order down. It took up one line. {He} looked at that line until the shop was empty.",
    ],
    [
      0.72,
      "=“It can't be done,” said the woman from the shop next door, to whom {he} showed it. “Why not?” asked {hero}. She did not know either. It had just never been ordered. She told her sister, and the sister told the baker, and by evening there was somebody leaning in the doorway who only wanted to know whether it was true.",
    ],
    [
      0.7,
      "=The first attempt was correct in every way. {Hero} had kept strictly to what the slip said. The {client} looked at it for a long time, with the head on one side. “That's what I said,” was the answer. “It isn't what I meant.” And in the book where {he} wrote down what had been sold there was a gap for the first time, and it had a question mark in it.",
    ],
    [
      1,
      "=For the second attempt {he} asked questions: what it was for, and for when, and whether there was somebody else who would have to like it. The {client} turned a ring, round and round, and looked out at the rain. “You wouldn't have known,” was all that {he} got out of it, “but he always came here. Every week.”",
    ],
    [
      0.5,
      "=That night {hero} took down the old order books, right back to where they smelled of dust. {He} did not know what {he} was looking for. {He} found it on page forty. There was the same order, word for word, in the handwriting of somebody who pressed hard, and again a week later, and again. Behind it there was always the same note, in pencil: “He only wants to talk. Put the kettle on.”",
    ],
  ],
  end: [
    [
      0,
      "=When the door went the next time, there were two cups on the counter. “It'll take a little while,” said {hero}. “Would you like to wait?” The {client} looked at the cups, and at the chair beside the stove, which had always stood there and on which nobody ever sat. Then the {client} sat down, without taking off the coat. “That was his chair,” was said after a time.",
    ],
    [
      0.6,
      "=He had been the husband, and for thirty years he had come home from here with the oddest things, and had said that there was no better shop. “I wanted to know what was so good about it.” It took two pots of tea to tell it all. The order was not mentioned again. {Hero} entered it in the book, and this time {he} did not put a question mark.",
    ],
    [
      0.65,
      "=It is still ordered now and then, always in the same words. The woman next door has stopped wondering about it. She only looks whether the kettle is steaming up the window, and then she brings the sugar.",
    ],
  ],
};

/** New neighbours, of whom one only hears things. */
const newNeighbours: Story = {
  after: [
    [
      0,
      "=There was no van. There were nine boxes and a standard lamp, and they were carried in at night, when it is hardest to see. In the morning there was a strip of paper at the bell with nothing on it. The woman next door had got ready bread and salt, as is the custom. She put it down outside the door, and rang, and waited. Nobody came.",
    ],
    [
      0.7,
      "=The wall was thin, and one does not listen, but one hears. Something was pushed from left to right, and after an hour it was pushed back again. Somebody walked up and down with a great many steps. “There must be six of them,” said the people on the stairs. “There's one,” said those from below, “but with eight feet.” The bread and salt had gone by then. The plate had been washed.",
    ],
    [
      0.72,
      "=The woman next door tried it with a cake. The plate came back clean, and on it lay a fir cone. She tried it with a note, very friendly, with three questions. Under each of them there was a tick, and nothing else. They had not been that kind of question.",
    ],
    [
      1,
      "=By then there was a list of complaints on the stairs. It had a line for everyone, and they all signed. Only where it said what the complaint was did it get difficult. “They're too quiet,” wrote one. “They smell of forest,” wrote another. The woman next door was handed the pencil, and lent it to somebody else.",
    ],
    [
      0.5,
      "=Then the water came. It was the pipe next door, above the sink, at three in the morning, and it would not be stopped with a tea towel, nor with two. The woman shouted, and it was heard in the whole house. Doors were opened, and shut again because of the hour. Only on the other side of the wall something was pushed from left to right. Then there was a knock.",
    ],
  ],
  end: [
    [
      0,
      "=There stood {hero} on the mat, with a bucket each and a lamp in front, and it was hard to say who was the more frightened. “We know about water,” they said. And they did. One held the pipe, one turned, and one took her wet slippers and hung them over the stove. Nobody trod on anybody. “Why did you never open the door?” she asked. “Nobody asked us to come out,” they said. “It was always only put down.”",
    ],
    [
      0.6,
      "=At four there was bread, and salt, at one table this time. They had moved eleven times, they told her. Each time there had been a list on the stairs in the end, and so they had got used to walking on tiptoe and to pushing the table in front of the door. “From left to right,” said the woman. “I thought you were dancing.” They looked at each other. “On Fridays,” they said.",
    ],
    [
      0.65,
      "=There is a name on the strip of paper now, and it is so long that it goes round the corner. The list still hangs on the stairs. Under “complaint” somebody has written: “Too quiet on Saturdays.” They have all signed.",
    ],
  ],
};

/** Somebody hides where they do not belong. */
const stowaway: Story = {
  after: [
    [
      0,
      "=Whoever hides needs three things: a dark corner, something to eat, and nobody who tidies up. {Hero} had found the corner. It was narrow and smelled of mothballs, and through a crack one could see a hand's breadth of the world. There were shoes in it, and they came nearer. {Hero} breathed in and did not breathe out again.",
    ],
    [
      0.7,
      "=The first thing that was missed was a banana. “I'm sure I put three there,” said a voice outside. The next was a jumper, the warm one. “I'm growing forgetful,” said the voice. {Hero} lay on the jumper and was sorry. In the night {he} crept out and put the peel back, where the banana had been. It was meant as a sort of thank you.",
    ],
    [
      0.72,
      "=Peel does not come back on its own. From then on the voice said nothing more about what was missing. But in the evening there were four bananas there, and next to them stood a cup of water, low down, on the floor. {Hero} looked at it through the crack for an hour. It might be a trap. It might also be a cup of water.",
    ],
    [
      1,
      "=Then came the great tidying up. A broom banged against the boards, left and right, and someone with a deep voice wanted to see what was at the back. “There's nothing at the back,” said the other voice, very quickly. “I've looked.” The broom thought about it. It went away, and nobody had ever lied for {hero} before.",
    ],
    [
      0.5,
      "=That night {he} could have gone. The window stood open, quite wide, as if by accident, and outside it smelled of rain and of everything {he} knew. {Hero} got as far as the sill. Behind {him} somebody in bed was breathing much too evenly. That is how one breathes when one is awake and does not want to stop somebody. {He} sat there with one leg out and one leg in.",
    ],
  ],
  end: [
    [
      0,
      "=Then {he} climbed down again, on the inside. {He} crossed the floor, quite openly, past the shoes, and shut the window, because there was a draught. “So you can do that as well,” said the voice in the dark. A blanket was lifted up at one corner. It was warm under there, and there was a banana as well.",
    ],
    [
      0.6,
      "=Of course it came out. Such things come out at breakfast. The deep voice shouted for a while, then it only talked, and then it asked how {hero} took the egg. “I did look at the back, you know,” it said with its mouth full. “I've known since the peel. I only wanted to see which of the two of you would say it first.”",
    ],
    [
      0.65,
      "=There is a cushion in the dark corner now, although nobody needs to hide there. The crack has been left as it was. One can see a hand's breadth of the world through it, and mostly there are shoes in it, quite close, with the toes pointing this way.",
    ],
  ],
};

const ANIMALS =
  "cat|dog|goat|donkey|goose|hen|cockerel|rooster|duck|fox|parrot|pig|sheep|cow|horse|pony|raccoon|squirrel|peacock|llama|swan|tomcat|kitten|puppy|penguin|seal|rabbit|monkey";

/** Who comes and stays, what lands, who orders what is not sold, who moves in, and who hides. */
export const visitors: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:an?|one|the|three|two) (?:[a-z-]+ ){0,2}?(?<guest>${ANIMALS}) (?:showed up|turned up|appeared|moved in(?:to)?|walked in(?:to)?|came in(?:to)?|wandered in(?:to)?) (?:at|in|to|into)? ?(?:an?|the|his|her) (?:[a-z-]+ )*(?:home|house|school|library|hospital|hotel|office|station|clinic|hostel|building|flats|block|café|prison|bank|town hall)\\b[^.]*`,
    ),
    ...stayer,
  },
  {
    by: "any",
    words: inSentence("(?:picked|chose|adopted|decided on) (?:the|a|an|one) [^.]*"),
    idea: new RegExp(
      `^[^.]*\\b(?:an?|one) (?:[a-z-]+ ){0,2}?(?<guest>${ANIMALS}) (?:showed up|turned up|appeared|moved in(?:to)?|walked in(?:to)?|came in(?:to)?|wandered in(?:to)?) (?:at|in|to|into)? ?(?:an?|the) (?:[a-z-]+ )*(?:home|house|school|library|hospital|hotel|office|station|clinic|hostel|café|prison|bank)\\b`,
      "i",
    ),
    ...stayer,
  },
  {
    by: "any",
    words: inSentence(
      `(?<object>(?:an?|the) (?:[a-z-]+ ){0,2}?[a-z-]+(?<!star|man|woman|girl|boy|child|baby|rain|snow|angel|alien|ghost|prince|princess|tree|frog|bird|ufo|spaceship|witch|pilot|stranger|dragon|plane|chair|moon|egg)) (?:(?:fell|came down|dropped|tumbled) (?:down )?(?:from|out of) the (?:sky|clouds)|landed|crashed|appeared (?:overnight )?(?:in|on|at|in the middle of)|stood (?:one morning )?in the middle of|was suddenly (?:standing|lying)) ?[^.]*`,
    ),
    idea: /^(?!.*\b(?:dead|war|bomb|killed|wedding|passengers?|spaceship|aliens?)\b).*\b(?:village|town|market|square|street|school|yard|playground|park|city|harbour|garden|field|farm|valley)\b/i,
    ...landed,
  },
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dead|murder|poison|gun|weapon|drugs|bomb|steal|hour|time|love potion|magic|ghost")}(?:got|had|was visited by|were visited by|received) (?:an?|another) (?:[a-z-]+ ){0,2}?(?<client>customer|client|guest|patron) (?:who|that) (?:always |only |every [a-z]+ )?(?:wanted|asked|ordered|wished|demanded|insisted|bought|requested)\\b[^.]*`,
    ),
    ...customer,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dead|ghost|crush|love|vampires?|famous|spy|murderer|killer|police|baby|prison|war|squirrels?|mice|mouse")}(?:a|an|the|some) (?:[a-z-]+ ){0,3}?(?:neighbou?rs?|family|families|couple|people|giants?|bears|wolves|trolls|witches|family of [a-z]+) moved (?:in|into)(?: the (?:house|flat|apartment))? (?:next ?door|upstairs|across|opposite|to the (?:house|flat))\\b[^.]*`,
    ),
    ...newNeighbours,
    of: "creatures",
  }),
  {
    by: "any",
    words: inSentence(
      `${unless("treasure|letter|secret|murder|killer|police|war|soldiers?|nazis?|gun|present|money|wedding|storm|rain|friends|game|fear|afraid|plane|spaceship")}(?:hid|hides|stowed away|was hiding|had hidden|snuck|sneaked) (?:himself |herself |itself )?(?:away )?(?:in|on|under|behind|aboard|inside) (?:an?|the|his|her|[a-z']+['’]s) (?:[a-z-]+ )*(?:wardrobe|cupboard|closet|attic|cellar|cabin|ship|boat|bedroom|basement|shed|barn|garage|house|locker|trunk)\\b[^.]*`,
    ),
    ...stowaway,
    of: "creatures",
  },
];
