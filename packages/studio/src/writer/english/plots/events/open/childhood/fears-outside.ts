import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { FEARED, ofChildren, WANTED, WOULD_NOT } from "./words-of-children.ts";

const DOG =
  "(?:(?:the|a|an|all|big|large|huge|little|small|his|her|their|our|my|\\p{L}+['’]s?) ){0,4}(?:dogs?)\\b(?! (?:trainer|show))";
const THE_VISIT =
  "(?:the |a |an |his |her |their )?(?:[a-z]+ )?(?:dentist|doctor|eye doctor|hospital|injections?|needles?|shots?|vaccinations?|barber|haircuts?|hairdresser|hair cut)";
const VISIT = `(?:to |(?:having|getting|going to|going to see|seeing|visiting) )?${THE_VISIT}`;
const WATER =
  "(?:(?:the |deep |cold |of )*(?:water|deep end|swimming(?: pool| lessons?)?|pool|sea|lake|waves)\\b|swim\\b|diving\\b)";

const swimming: ClauseScene = {
  by: "any",
  words: inSentence(
    `(?:${FEARED} ${WATER}|${WOULD_NOT} (?:go (?:in|into|near) |get (?:in|into) |put [^.]*? (?:in|into|under) )?${WATER}|(?:learn\\p{L}*|learnt)(?: how)? to (?:swim|dive)|first (?:day|lesson|time) (?:at|in) (?:the )?(?:swimming|pool)|${WANTED} (?:learn (?:how )?to )?swim\\b|class (?:was going|went|had to go) to the (?:swimming )?pool|fell behind|could swim)[^.]*`,
  ),
  idea: ofChildren(
    `(?:${FEARED} ${WATER}|\\bswim\\b|swimming|face in the water)`,
    "boat|ship|rescu\\p{L}+|mermaid|race|across|competition|drown\\p{L}*|leg|accident|fish|dolphin|whale|shark|goggles|save[sd]?|sav\\p{L}+|olympic\\p{L}*",
  ),
  after: [
    [
      0,
      "={Hero} knew the bath at home. One sits down in it, one is bigger than it, and when one has had enough, one pulls out the plug. This here had no plug. It was bigger than everybody in it, and it moved by itself.",
    ],
    [
      1,
      "=So {hero} began with the toes. The toes said that it was cold. The knees said so, too. At the stomach {he} stopped for a long time, with raised elbows, like somebody who is being searched.",
    ],
    [
      1,
      "=“You only have to lie on it,” they said. “It carries you.” {Hero} lay on it. It did not carry anybody. It went up the nose, and it tasted of swimming caps.",
      "=“You only have to lie on it,” said {talker}. “It carries you.” {Hero} lay on it. It did not carry anybody. It went up the nose, and it tasted of swimming caps.",
    ],
    [
      0.72,
      "=At home {hero} practised on the kitchen stool, face down, arms forward, arms round. The stool was very good at it. It never went under once. The others had to climb over it to get to the fridge.",
    ],
    [
      0.5,
      "=And in the water there was the edge. One can go a long way with one hand on the edge. {Hero} had got right round three times like that when somebody said: “You know that you have not been holding on to it since the corner?” That was the wrong moment to say so. {Hero} thought of it, and sank.",
    ],
  ],
  end: [
    [
      0,
      "=Down there it was green and quite quiet. {Hero} opened {his} eyes. One could see legs, a great many of them, all paddling away like mad, even those of the big ones who looked so calm on top. So that was how they did it. {Hero} began to paddle, too: arms forward, arms round, as on the stool. Then there was air again.",
    ],
    [
      0.6,
      "=“You were swimming!” they shouted. “I was going to,” said {hero}, and coughed, and went straight back in, to see whether it was true. It was true for five strokes. By the end of the day it was true for nine.",
    ],
    [
      0.7,
      "=The bath at home is no good any more. It is over after half a stroke. The stool has been given back to the kitchen. It is still the only one that has never gone under.",
    ],
  ],
  of: "people",
};
/** The same where somebody of the idea teaches the hero. */
const taughtToSwim: ClauseScene = {
  ...swimming,
  words: inSentence(
    "(?:his|her|their|my) (?<teacher>(?:[a-z]+ ){0,2}?(?:sister|brother|cousin|friend|mother|father|mum|mom|dad|aunt|uncle|grand[a-z]+|gran|nan)) (?:promised to (?:teach|show|help)|(?:tried|decided|wanted|offered|had) to (?:teach|show|help)|taught|helped|showed)\\b[^.]*",
  ),
  after: swimming.after.map(([rank, ...lines]): Beat => {
    const taught = lines.filter((line) => line.includes("{talker}"));
    return [
      rank,
      ...(taught.length > 0 ? taught : lines).map((line) => line.replaceAll("{talker}", "{his} {teacher}")),
    ];
  }),
};

/** What children are afraid of outside: dogs, dentists, deep water, high boards. */
export const fearsOutside: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:${FEARED} ${DOG}(?! ?(?:of|named|called))|(?:had|got|bought|owned) (?:a|an|the) (?:[a-z]+ )*?(?:one|dog)\\b|took (?:a|the) (?:long way|detour)|crossed the (?:street|road)|had to (?:walk|go) past|ran away\\b|hid\\b)[^.]*`,
    ),
    idea: ofChildren(`${FEARED} ${DOG}`, "puppy|puppies|rescu\\p{L}+|stray|lost|follow\\p{L}*|friends?|cat|fox|wolf"),
    after: [
      [
        0,
        "={Hero} knew every dog for a mile around, and not one of them knew {him}. That was no accident. {Hero} knew the long way round, and the very long way, and at which fence one has to cross over. It is good for the legs.",
      ],
      [
        1,
        "=“He only wants to play,” people say when they have a dog. {Hero} had taken a look at the teeth. For somebody who only wants to play it was a lot of teeth.",
      ],
      [
        1,
        "=And one of them could not be got round. It was as big as an armchair, and it lay where it could see everybody who came by. It did not bark. It only looked. That's worse, for one does not know what it is thinking.",
      ],
      [
        1,
        "={Hero} began on the far side of the road. On the first day {he} stood still there and counted to three. On the next day it was five. By the end of a week it was twenty, and the dog had yawned. There were even more teeth than one would have thought.",
        "=“We'll stand still on this side,” said {talker}, “and count to three.” On the next day it was five. By the end of a week it was twenty, and the dog had yawned. There were even more teeth than one would have thought.",
      ],
      [
        0.5,
        "=Then something went bang, a door, or a tyre. And something large came across the road, faster than anybody can run, straight at {hero}. There was only time to shut one's eyes. There was a bump. When {hero} looked again, the dog was sitting behind {him}, as flat as it could, and it was trembling from the ears to the tail.",
      ],
    ],
    end: [
      [
        0,
        "=“It was only a bang,” said {hero}. Nobody had told the dog. It pushed its nose into the jacket that was nearest. Carefully, with two fingers, {hero} stroked the place between its ears. It was softer there than it had looked from the other side. The dog heaved a sigh that moved the shoelaces.",
      ],
      [
        0.6,
        "=They went back slowly and close together, the way people walk who look after each other. It could not be said who was looking after whom. At the gate the dog gave {hero} a look, and this time it was quite clear what it was thinking.",
        "@I went back slowly, with the dog close to my knee, the way one walks with somebody whom one looks after. It could not be said which of us that was.",
      ],
      [
        0.7,
        "=The long way round has nearly grown over by now. By the short one sits something as big as an armchair, and looks down the road, and waits for somebody who knows that it was only a bang.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:${FEARED} ${VISIT}|${WOULD_NOT} (?:go |have |get )?${VISIT}|(?:had|has|was|were) to (?:go |have |get )${VISIT}|hid\\b|hated ${VISIT})[^.]*`,
    ),
    idea: ofChildren(
      `(?:${FEARED}|${WOULD_NOT}|hated|had to)(?: [a-z]+){0,3}? (?:to |(?:having|getting|going to see|going to|seeing|visiting) )?(?<visit>${THE_VISIT})\\b`,
      "operation|broken|ill|sick|wheelchair|crocodile|lion|animals?|bear|friends?|because",
    ),
    after: [
      [
        0,
        "=For days {hero} felt better than ever. Nobody had asked. {Hero} only mentioned it now and then, at breakfast, in passing. “I've nothing against {thevisit},” said {hero}. “Only not this year.”",
      ],
      [
        0.79,
        "=But the day was on the calendar, and it was in red. Once {hero} tried to turn over two pages at the same time. It was noticed at supper.",
      ],
      [
        1,
        "=There are chairs there for those who have to wait. They are so high that one's feet hang in the air. In the magazines somebody had given everybody a moustache. Behind the door something hummed. Everybody heard it, and everybody went on reading.",
      ],
      [
        0.4,
        "=Opposite sat a very large man with a very large beard and an anchor on his arm. He was holding his magazine upside down. “Are you afraid, too?” asked {hero}. The magazine sank a little. “Only of the humming,” said the man. “And of the chair. And of what comes after the chair.”",
      ],
      [
        0.5,
        "=“Next, please!” That was {hero}. For a moment no legs got up. The man with the anchor had gone quite pale round the beard. “If you don't mind,” he said, “could you tell me afterwards what it is like?” It is hard to run away when one is needed as a witness.",
      ],
    ],
    end: [
      [
        0,
        "=So {hero} went in with open eyes, to be able to report on it. There was a lamp like a spaceship. There was a chair that could go up and down. There was a crack in the ceiling, and it was shaped like a duck. {Hero} was just counting the toes of the duck when somebody said: “That was it.” “What was?” asked {hero}.",
      ],
      [
        0.6,
        "=“Well?” asked the man with the anchor. {Hero} thought about it, for a report has to be true. “It's not nice,” said {hero}. “But it's shorter than the waiting. And there is a duck on the ceiling.” The man stood up. “A duck,” he said. He said it all the way to the door.",
      ],
      [
        0.7,
        "=Behind the door it hummed again, and then somebody laughed, very deep down. On the calendar at home there is a new day in red. Nobody has turned over two pages. There's only a small duck sitting beside it.",
      ],
    ],
    of: "people",
  },
  swimming,
  taughtToSwim,
  {
    by: "any",
    words: inSentence(
      `(?:(?:${WOULD_NOT}|was afraid to|were afraid to) (?:to )?(?:jump|climb|slide|go (?:down|up))\\b|${FEARED} (?:the )?(?:high |big |tall |diving |three[- ]met(?:re|er) |ten[- ]met(?:re|er) )*(?:heights?|slide|diving board|board|ladder|climbing frame|climbing wall|jump)\\b)[^.]*`,
    ),
    idea: ofChildren(
      "",
      "cat|kitten|tree|rescu\\p{L}+|bird|eagle|pilot|fly|flying|roof|mountain|sav\\p{L}+|parachute|plane|horse|ghost",
    ),
    after: [
      [
        0,
        "=From below it did not look high at all. {Hero} had stood there often and looked up, and thought: well, that. From above it is another thing. From above, the people down there had no faces, only partings.",
      ],
      [
        1,
        "={Hero} had been up there four times by now. Going up was easy. Four times {he} had come down again the way {he} had gone up, backwards, past everybody who was waiting. “Excuse me,” one says then. “I've forgotten something.”",
      ],
      [
        1,
        "=Everybody knew how it is done. One must not look down. One must look down, but quickly. One has to shout. One has to think of something nice. {Hero} stood there and thought of something nice. It was the ground.",
        "=“You mustn't look down,” said {talker}. “Or only quickly. Or you shout.” {Hero} stood there and thought of something nice. It was the ground.",
      ],
      [
        1,
        "=So {hero} practised with what there was. There was the bottom stair, and the one above it. There was the kerb, which is not very high, but one can be seen there. On Fridays it was the wall behind the bicycles. The wall was nearly half of it.",
      ],
      [
        0.5,
        "=On the fifth time somebody was standing in front. It was a very small child in a very large shirt, and it held on with both hands and could go neither up nor down. Behind them there were eleven people. “It's not that bad,” said {hero}. “Then you go first,” said the child.",
      ],
    ],
    end: [
      [
        0,
        "=There was a good answer to that, and {hero} looked for it. It did not come. What came was a small damp hand. “We could count,” said {hero}. “How far?” asked the child. “To three.” “I can only count to two.” So it was two. It was a bit earlier than planned.",
      ],
      [
        0.6,
        "=It took as long as a hiccup. There was a lot of air in it. Then {hero} was below and had partings and faces and everything all round, and beside {him} a voice said: “And now up to three.” There was no time to be proud. One had to get back in the queue.",
      ],
      [
        0.7,
        "=From below it does not look high at all. From above it is just as high as ever. But these days, when somebody comes back down the ladder backwards and says that something has been forgotten, there is always one who nods. “I know,” says that one. “I've left things up there, too.”",
      ],
    ],
    of: "people",
  },
];
