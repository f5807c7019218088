import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** More of what somebody does: with hands and feet, for others and against them. */
export const moreDoings: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:pushed|pulled|dragged|towed|heaved) (?!up|out|down|off|on|over|away|a face|faces|at|through)(?:it|him|her|them|{object})(?: (?:all the way |home |back )?(?:to|up|into|across|through|over) (?:the )?[a-z]+)?",
    ),
    after: [
      [
        1,
        "“Ready? One, two, three!” At three it moved, as far as a hand is wide. Everybody cheered as if they were there already.",
      ],
      [
        1,
        "Whoever came by lent a hand. In the end there were so many hands on it that some of them only touched a sleeve, and that helped as well.",
      ],
      [
        2,
        "Uphill it went slowly, and downhill it went too fast. In between they sat by the road and shared what they had.",
      ],
      [
        3,
        "Somebody began to sing, so that they would all push at the same time. It was a song with many verses. They needed all of them.",
      ],
    ],
    end: [
      [
        0,
        "They got there last, when everything was already over. But when they came round the corner, all of them, with red faces, people stood up and clapped. Nobody had ever come like that before.",
      ],
      [
        1,
        "“And how does it get back?” a child asked. Nobody had thought of that. They looked at each other and began to laugh.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:hid|was hiding|hides) (?:himself |herself |itself |themselves )?(?:in|under|behind|inside|among) {spot}",
    ),
    idea: /\b(?:hamster|mouse|cat|rabbit|guinea pig|squirrel|kitten|hedgehog|bag|backpack)\b/i,
    after: [
      [
        1,
        "It was warm in there, and it smelled of pencils and peppermint. If one made oneself small, nobody noticed anything. {Doer} {doerwas} as small as could be.",
      ],
      [
        1,
        "Outside they were calling and looking. A pair of shoes came past, and then another pair. {Doer} held {doerhis} breath until they were gone.",
      ],
      [
        2,
        "It is strange to hear how one is looked for. One finds out what one is called when nobody thinks that one is listening.",
      ],
      [3, "Then something in there rustled. It was a bag of nuts, and it was open. That changed a good deal."],
    ],
    end: [
      [
        0,
        "In the evening a hand reached in for the keys, and felt something soft. It did not scream. “So this is where you are,” said a voice, quite gently. “Have you seen the time?”",
      ],
      [
        1,
        "All the others were standing at the window when {doer} was brought back. Some of them had red eyes. It is good to know that, too, thought {doer}.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:fell|had fallen|dropped|tumbled) (?:in|into|onto|on|out of|off|from|down) {spot}"),
    after: [
      [
        1,
        "There was a splash, or a thud, it depended on where one stood. Then there were rings, and then it was as if nothing had happened.",
      ],
      [1, "Everybody came to look. “It can't stay there,” said some. “It looks nice there,” said the others."],
    ],
    end: [
      [
        0,
        "It took a rope, a ladder and a great deal of patience. In the end everything was back where it belonged, and only a little wet.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:the )?moon (?:fell|had fallen|dropped|rolled) (?:in|into|onto|on|out of|from) {spot}"),
    after: [
      [
        1,
        "It made a sound like a very large spoon. Then it lay there and shone, and all the little fish came to look, and did not know whether it was day.",
      ],
      [
        1,
        "Up there was a hole now, quite dark and quite round. “Who turned off the light?” they called in the village, and walked into each other.",
      ],
      [2, "One could sit on it, and it was cool and smooth. Whoever sat there was beautiful from below."],
    ],
    end: [
      [
        0,
        "At midnight they lifted it out, all together, on a fishing net. It was much lighter than it looked. They only had to let go, and it found the way up by itself.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:would not give|did not give|wanted to keep|kept) (?:it|them|him|her|{object})(?: back| for (?:himself|herself|itself|themselves))?(?=[.,]|$)",
    ),
    idea: /\b(?:moon|sun|star)\b/i,
    after: [
      [
        1,
        "“Finders keepers,” they said. They sat round it in a circle, all night long, and nobody was allowed to come near.",
      ],
      [
        1,
        "At first it was wonderful. Then it was only bright. One could not sleep any more, and when one looked up, there was nothing there.",
      ],
      [
        2,
        "On the third evening a small one asked what all of them had thought already. “And who is looking after the others?”",
      ],
    ],
    end: [
      [
        0,
        "So they gave it back. It was not a hard decision any more. They all lifted together, and then it was where it belonged, and everybody had some of it.",
      ],
      [1, "Since then they look up every evening and check. “That's ours,” they say. “We only lent it.”"],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:ordered|told|asked|commanded|forbade) (?:everybody|everyone|the whole \\w+|all the \\w+|all his \\w+|all of them) (?:to (?<order>[a-z]+(?: [a-z]+){0,3}))",
    ),
    idea: /^(?=.*\b(?:king|queen|emperor|mayor|sultan)\b)(?=.*\b(?:sleep|insomnia|awake|asleep|tired)\b)/i,
    after: [
      [
        1,
        "It was read out at every corner, in a whisper: everybody was to {order}. The dogs got slippers. The bells were wrapped in blankets, and the baker had to knead on tiptoe.",
      ],
      [
        1,
        "It helped for one night. Then it turned out that one hears the small things all the better: a beetle, a drop, one's own heart.",
      ],
      [2, "“Shh,” said everybody to everybody. In the end the loudest thing in the whole country was the shh."],
    ],
    end: [
      [
        0,
        "It was a small girl who had not heard of it. She came down the street and sang, as she did every evening on the way home. {Hero} listened at the window. At the second verse {his} head sank, and at the third {he} {was} asleep.",
      ],
      [
        1,
        "The order was taken down the next morning. There is a new one now, and it has only one sentence: sing when you go home.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:built|made|constructed|put together|invented) (?!it |them |him |her way){object}(?: (?:out of|from|for|with) [a-z]+(?: [a-z]+)?)?",
    ),
    after: [
      [1, "It began with a drawing on the back of an envelope. It had an arrow and three question marks."],
      [
        1,
        "{Doer} collected what was needed: screws, string, a lid, half a bicycle. “What is it going to be?” they asked. “Wait,” said {doer}.",
      ],
      [
        2,
        "The first time it fell over. The second time it stood, but in the wrong direction. Each time {doer} crossed out one of the question marks.",
      ],
      [
        3,
        "{Doer} took a step back and looked. It was not straight. But it was the first of its kind, and so nobody could say how it had to look.",
      ],
    ],
    end: [
      [
        0,
        "And then there was the moment when {doer} let go. Nothing fell down. It stood there, it hummed a little, and it did just what it was supposed to do. {Doer} had to sit down for that.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:cooked|baked|made|prepared|fried) (?<object>(?:an?|the|his|her|their|some)? ?(?:[a-z]+ )?(?:cakes?|soup|bread|pies?|cookies|biscuits|pancakes?|pizza|stew|jam|dinner|lunch|breakfast|supper|meal|pasta|noodles|waffles?))",
    ),
    after: [
      [
        1,
        "First everything was on the table, then everything was in the bowl, and then there was some of everything on the floor and on the ceiling.",
      ],
      [1, "It smelled good, and then it smelled a little too good, and they all ran."],
      [2, "“A pinch of salt,” it said in the book. Whose fingers were meant?"],
    ],
    end: [
      [
        0,
        "It was not beautiful. But it was gone before anybody could take a photograph, and somebody licked the plate. There is no greater praise.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:sang|danced|played music|made music|drummed|whistled|hummed)"),
    after: [
      [1, "It started quite softly, as if nobody was meant to hear it. Then a foot joined in, and then the other one."],
      [1, "Heads were turned, one after the other. Somebody beat time with two fingers."],
    ],
    end: [
      [
        0,
        "When it was over, it was quiet for a moment, as it is after something good. “Again,” somebody said. So it began once more, and now they all knew it.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:wrote|left|sent|put) (?<object>(?:an?|the|his|her|their|little|small) (?:[a-z]+ ){0,2}?(?:letters?|notes?|cards?|postcards?|messages?|poems?))",
    ),
    after: [
      [
        1,
        "The first sentence was the hardest. It stood there three times and was crossed out three times. Then {doer} simply left it out and began with the second one.",
      ],
      [
        1,
        "After that there was nothing to be done but wait. {Doer} knew by now how the letter box sounded, and also how it sounded when there was nothing in it.",
      ],
      [
        2,
        "Did it say too much? Did it say too little? {Doer} went through it by heart, every evening, from top to bottom.",
      ],
    ],
    end: [
      [
        0,
        "The answer came on a day when {doer} had not thought of it at all. It was short, and it was written with a pen that had been pressed down hard. “Me too,” it said.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:ran|had run) away(?! from home)"),
    after: [
      [
        1,
        "It was easy. Nobody noticed it, and the gate was open, as it always was. Behind the gate it smelled of everything.",
      ],
      [
        1,
        "By noon {doer} had seen more than in a whole year. By evening {doer} noticed that nobody had called “supper”.",
      ],
    ],
    end: [
      [
        0,
        "It is not far from far away to home, if one wants to be there. When {doer} came round the last corner, the lamp was lit, and somebody stood beneath it and had been standing there all night.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:climbed|went up|climbed up) {spot}"),
    after: [
      [
        1,
        "From below it had not looked so high. {Doer} did not look down, and {doer} did not look up. {Doer} only looked at what was right in front, and that was not much.",
      ],
      [2, "Halfway there was a place where one could stand. A sparrow was sitting there already, and moved over."],
    ],
    end: [
      [
        0,
        "And then there was nothing above any more. The wind was different up there. One could see where one came from, and how small it was, and that there was a light on.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:won|had won) (?:an?|the|first) (?<prize>[a-z]+(?: [a-z]+)?)"),
    after: [
      [
        1,
        "“There must be a mistake,” said {doer}, and looked round to see whether somebody else had stood up. Nobody had.",
      ],
      [
        1,
        "Everybody wanted to shake {doerhis} hand. It was quite tired in the evening, that hand, and smelled of many others.",
        "Everybody wanted to know how it had been done. {Doer} did not know it either.",
      ],
    ],
    end: [
      [
        0,
        "{Doer} has told it often since then. But what {doerhe} likes to think of is the moment before, when it could still have been anybody.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:opened|pulled open|unlocked) (?:the|an?|his|her|their|that) (?:[a-z]+ ){0,2}?(?:door|box|chest|trunk|cupboard|drawer|gate|lid|suitcase|wardrobe|safe|package|parcel)\\b",
    ),
    after: [
      [1, "It creaked, as it has to. A bit of dust came out, and a smell of long ago."],
      [
        1,
        "At first there was nothing to be seen. One has to get used to the dark, and then one always finds something.",
      ],
    ],
    end: [
      [
        0,
        "{Doer} closed it again in the end, very gently, and turned the key. Some things are best if one knows that they are there.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:swapped|traded|exchanged) (?<things>places|roles|lives|jobs|clothes|shoes|coats|hats|beds)(?=[.,]| (?:for|with)\\b)",
    ),
    after: [
      [
        1,
        "“Only for one day,” they had said. At first it felt like somebody else's shoes: too wide here and too narrow there.",
      ],
      [1, "By noon each of them knew something about the other that cannot be told. One has to have worn it."],
      [2, "“Is it always like that with you?” one asked the other in the evening. “Every day,” the other said."],
    ],
    end: [
      [
        0,
        "The next morning they swapped back. Everything was as before, only they were quieter with each other. And sometimes one carried the other's bag, just so.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:stayed|lay|was|were|kept) (?:wide )?awake|(?:could|did) not (?:fall asleep|sleep)"),
    after: [
      [
        1,
        "{Doer} lay on the left side, and then on the right side, and then the other way round. The moon had moved on by a whole window.",
      ],
      [
        2,
        "At night a house is different. It talks to itself: crack, it says, and tick, and once, quite far down, it sighs.",
      ],
    ],
    end: [
      [
        0,
        "In the end it came from where nobody had looked for it, quite softly, like somebody who takes a book out of one's hands. And then it was morning.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:found|caught|dug up|fished up|discovered) (?!(?:an?|the|his|her|their|its) (?:[a-z]+ )?(?:way|job|home|house|island|planet|cave|door|room|tunnel|forest|path|garden|village|town|city|place|courage|peace|love|friend|family|solution|answer|truth|body|mistake|tree|lake|river|road|shop|stage|world|country|cold|thief|ball|train|bus|fish)\\b){object}",
    ),
    after: [
      [
        1,
        "It had lain there for a long time, one could see that. {Doer} wiped it clean with a sleeve, and then looked at it more closely.",
        "It had lain there for a long time, one could see that. {Doer} blew the dust off, and looked more closely.",
      ],
      [1, "Somebody must be missing it, thought {doer}. Or nobody at all was missing it, and that was sadder."],
      [2, "{Doer} kept it beside the bed for one night. It was a restless night."],
    ],
    end: [
      [
        0,
        "Nobody ever came and asked for it. So {doer} gave it a place where it could be seen by everybody who went past. Sometimes somebody stops there, and smiles, and goes on.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:was|were|felt) (?:very |so |quite |rather |absolutely )?(?:horrified|shocked|surprised|amazed|astonished|speechless|not amused|impressed|proud|delighted|worried|confused)",
    ),
    after: [
      [
        1,
        "It was so quiet that one could hear a spoon being put down. Then they all talked at once, and in the end the only word that could be understood was “but”.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:opened|ran|started|set up|founded) (?<object>(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:club|band|team|newspaper|radio|school|library|choir|circus|zoo|museum|orchestra|agency|secret society))",
    ),
    after: [
      [
        1,
        "On the first day there were two of them, and one of those was a cat. They held a meeting all the same, with a bell.",
      ],
      [
        1,
        "“What does one have to be able to do?” a girl asked at the door. They looked at each other. “Come again tomorrow,” they said, and that was what one had to be able to do.",
      ],
      [
        2,
        "There were rules, on a piece of cardboard. Rule number one was crossed out. Rule number two said: see rule number one.",
      ],
    ],
    end: [
      [
        0,
        "A year later the room was too small. They moved into the yard, and when it rained, they moved closer together. The cat is still a member, and has never missed a meeting.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:chased|followed|ran after|hunted) (?:it|him|her|them|{being}|{object})"),
    after: [
      [
        1,
        "Round the corner, over the wall, through the washing: it went so fast that somebody had a shirt on in the end who had not had one before.",
      ],
      [1, "Once they were nose to nose, with only a fence in between, and both were out of breath."],
    ],
    end: [
      [
        0,
        "In the end they sat down, because neither of them could run any more. “Why did you run?” “Why did you run after me?” It turned out that nobody knew.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:got|was|were) lost(?: in {spot}| on the way)?"),
    after: [
      [
        1,
        "A moment ago everything had been familiar. Now every corner looked like the one before, and the one before looked like no other.",
      ],
      [2, "{Doer} stood still and listened. Whoever stands still is only half lost."],
    ],
    end: [
      [
        0,
        "It was a smell in the end, of bread and of home, quite thin, round three corners. {Doer} only had to walk after it.",
      ],
    ],
  },
];
