import type { ClauseScene } from "../../../clause-scene.ts";
import { openScene } from "../open-scene.ts";
import { unsettled } from "./unsettled.ts";

const AFRAID =
  "(?:(?:was|were|is|are|had always been|feels|felt) (?:\\w+ ){0,2}?(?:afraid|scared|frightened|terrified)|feared|fears|(?:had|has) a fear|did not (?:dare|like)|does not dare|dared? not|didn't dare|never dared)";
/** What may follow a fear: it has to be faced, or somebody helps. */
const FACES =
  "had to|has to|needed to|must|wanted to|wants to|helped|helps|taught|showed|tried|practi[sc]ed|decided|asked|friends?|sister|brother|alone";

/** Animals that are afraid of what their kind does or lives in. */
export const fears: readonly ClauseScene[] = [
  {
    by: "any",
    words: unsettled(`${AFRAID}|${FACES}`),
    idea: new RegExp(
      `${AFRAID} (?:of|to be in|to go out in|in) (?:the |being in the )?(?:\\w+ )?(?:dark|darkness|night)\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=It began every evening at the same time. The sun went down, and {hero} told it not to. The sun had heard that before. It stayed for a last red moment, for politeness, and then it was gone.",
      ],
      [
        1,
        "={Hero} had a plan for the dark: eyes shut. In there it was dark as well, but it was {his} own dark, and {he} knew who was in it. The plan had only one fault. It is hard to get anywhere like that. {Hero} walked into a thistle.",
        "={Hero} had a plan for the dark: eyes shut. In there it was dark as well, but it was {his} own dark, and {he} knew who was in it. The plan had only one fault. One can't get anywhere like that. There was a bump, and then there was a second one.",
      ],
      [
        1,
        "=“What's so bad about it?” asked {mate}. {Hero} thought about it. “That one can't see what's there.” “And what's there?” “I don't know,” said {hero}. “I can't see it.” {Mate} had to admit that there was something in that.",
        "=“What's so bad about it?” asked a moth. {Hero} thought about it. It was that one could not see what was there. “And what is there?” asked the moth. That was just it. One could not see it. The moth had to admit that there was something in that.",
      ],
      [
        1,
        "=So they went to find out what was there, one thing a night. The first night it was a rustle, and the rustle was a mouse with a grandmother. The second night it was a groan, and the groan was a branch. It had groaned all along. By day nobody listens to it.",
        "=So {he} made up {his} mind to find out what was there, one thing at a time. The first thing was a rustle, and the rustle was a beetle on its way home. The second thing was a groan, and the groan was a branch. It had groaned all along. By day nobody listens to it.",
      ],
      [
        0.4,
        "=Then there came the darkest night of all, with no moon, and as black as the inside of a boot. {Hero} could not see {his} own nose. {He} wanted to turn round. And right in front of {him}, quite low down, somebody was crying.",
      ],
    ],
    end: [
      [
        0,
        "=“Who's there?” asked {hero}. “Nobody,” said a very small voice. “And who's there?” “Nobody, either,” said {hero}. It was easier to say with somebody listening. “I'm afraid of the dark,” said the small voice. {Hero} sat down next to it. “That's a branch,” {he} said. “And that's a beetle, on its way home. You can say good evening to it.”",
      ],
      [
        0.6,
        "=They said good evening to everything that made a noise, and it was a long list. And as they sat there and did not look at anything, because there was nothing to be seen, they looked up. They had to be quiet for a while then. There were more stars than dark. “Are they there every night?” asked the small voice. “Only when the light's off,” said {hero}.",
      ],
      [
        0.8,
        "=The sun still goes down every evening, at the same time. {Hero} doesn't tell it anything any more. At most one can hear somebody say: “Off you go.”",
        "=The sun still goes down every evening at the same time. Nobody tells it not to. And when it is a little late, somebody is standing there who says: “Off you go. We're waiting.”",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(`${AFRAID}|${FACES}`),
    idea: new RegExp(
      `\\b(?:bird|owl|owlet|swallow|sparrow|robin|stork|seagull|gull|eagle|falcon|hawk|crow|raven|magpie|pigeon|dove|duckling|duck|goose|gosling|swan|swift|puffin|heron|parrot|bat|dragon|butterfly|bee|bumblebee|ladybird|ladybug|dragonfly|moth|chick|pelican|flamingo|cuckoo|starling|blackbird|finch|albatross|squirrel|flying squirrel|vulture|toucan|hummingbird|kite)s?\\b[\\s\\S]*${AFRAID} (?:of|to) (?:\\w+ )?(?:heights?|fly|flying|fall|falling|jump|jumping|leave (?:the|his|her|its|their) nest|high)\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "={Hero} knew exactly how it was done. {He} had watched it a thousand times, from below. Nobody knew as much about it as {hero}, and nobody explained it so well. “You lean forward,” {he} always said, “and then you don't stop.” And {he} leaned back, to be safe.",
      ],
      [
        1,
        "=There were always reasons. On the first day there was too much wind. On the second there was too little. On the third day the wind was just right, and so {hero} wanted to leave it as it was.",
      ],
      [
        1,
        "=“We'll start low down,” said {mate}, and so they began with a stone. {Hero} stood on the stone, which was as high as a turnip, and looked down. There was an ant below. It waved. It did not help.",
        "=So {he} started low down. {He} began with a stone. It was as high as a turnip, and {hero} stood on it and looked over the edge. There was an ant below. It waved. It did not help.",
      ],
      [
        2,
        "=“What exactly are you afraid of?” asked {mate}. “Of the bottom,” said {hero}. “The bottom? But you're standing on it all day long!” “Yes,” said {hero}. “Because then it can't come any closer.”",
        "=“What exactly is it?” asked the ant. “Is it the top?” No, said {hero}, the top was very nice. It was the bottom. “But you stand on it all day long!” “Just so,” said {hero}. “Then it can't come any closer.”",
      ],
      [
        0.4,
        "=By the end of the week {hero} had got as far as a fence post, with {his} eyes shut. All the others were high up, and from there one could hear them laugh about something. It was nothing about {hero}. They had only seen something that cannot be seen from a fence post. {He} would have liked to know what it was.",
      ],
    ],
    end: [
      [
        0,
        "=Then it happened, and there was no time for reasons. Something very small came sailing past, turned over, and called for help. It was the ant. The wind had taken it along, leaf and all. {Hero} leaned forward. {He} explained nothing. And it was only when {he} had the leaf, and the ant on it, that {he} noticed where the fence post was. It was a very long way down.",
      ],
      [
        0.6,
        "=“Are you afraid?” asked the ant. “Very,” said {hero}. “So am I,” said the ant. “Shall we go round once more?” And they went round once more, because it was on the way. Now {hero} could see what the others had laughed about. It was a cow with a bucket on its head.",
      ],
      [
        0.8,
        "={Hero} still explains it to those who stand below. “You lean forward,” those are told, “and you take somebody with you who is smaller.” The stone is still there, as high as a turnip. It has become very low.",
        "=There is a queue by the stone now, every spring. It is as high as a turnip. “You lean forward,” the small ones are told, “and then you don't stop.” And below there stands an ant that waves. It helps a little.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(`${AFRAID}|(?:could not|can't|cannot) swim|hated? (?:the )?water|${FACES}`),
    idea: new RegExp(
      `(?:${AFRAID} (?:of|to go (?:near|into)|to (?:swim|dive|jump)|to get)|could not swim|hated?)(?: in| into)? ?(?:the |getting |going )?(?:\\w+ ){0,1}?(?:water|sea|ocean|swim|swimming|dive|diving|waves?|wet|pond|river|lake|deep)\\b|could not swim\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "={Hero} had nothing against water. It was good to drink, and it was good to look at from a certain distance. {He} had paced out the distance. It was eleven steps, and twelve when it was windy.",
      ],
      [
        1,
        "=“It's only wet,” said {mate}. “That's what I mean,” said {hero}. “It's wet at the top. And further down it's wet as well. It doesn't stop anywhere.” {Mate} had never looked at it like that.",
        "=“It's only wet,” the others said. “That's just it,” said {hero}. It was wet at the top, and further down it was wet as well, and it did not stop anywhere. The others had never looked at it like that.",
      ],
      [
        1,
        "=They started with a puddle. It was no bigger than a leaf. On the first day {hero} walked round it. On the second day {he} put one toe in, said “there you are”, and went to lie down. On the third day the puddle had dried up. {Hero} was a little proud, as if that had been {his} doing.",
        "={Hero} started with a puddle. It was no bigger than a leaf. On the first day {he} walked round it. On the second day {he} touched the edge, and had to lie down. On the third day the puddle had dried up. {Hero} looked at the place like somebody who has won.",
      ],
      [
        1,
        "=Then they tried it with talking. “Good morning,” said {hero} to the water, from eleven steps away. After a week it was ten steps. After two weeks it was three. One can't be afraid for long of somebody whom one has wished so many good mornings. But one can be a bit afraid.",
        "=Then {he} tried it with talking. “Good morning,” said {hero} to the water, from eleven steps away. After a week it was ten steps. After two weeks it was three. It is hard to be afraid of somebody whom one has wished so many good mornings. It is only not impossible.",
      ],
      [
        0.4,
        "=At last there was no step left. The water came up, touched {hero}, and went back again, as if it wanted to ask something. {Hero} stood there and held {his} breath. {He} would have stood there to this day. But a little way out something was going round and round, with six legs in the air.",
      ],
    ],
    end: [
      [
        0,
        "=It was a beetle, on its back. It did not even call. It only looked. “Is anybody going to get it?” asked {hero}, and looked round, and there was nobody so near as {hero}. “Good morning,” {he} said to the water, quickly. Then {he} went. It was wet at the top. It was wet further down as well. And when it did not stop, {hero} noticed something: {he} had not stopped, either. The water carried {him}, as if that were nothing.",
      ],
      [
        0.6,
        "=The beetle was put down in the sun, and shook itself. “Do you do that often?” it asked. “No,” said {hero}, and dripped. “It was the first time.” “It didn't look like it,” said the beetle politely. It had looked like it very much.",
      ],
      [
        0.8,
        "=There are still days with a lot of wind. Then {hero} stays outside, twelve steps away. But in the morning, when it is quite smooth, somebody says good morning, and then there is a splash.",
        "=There are eleven footprints in the mud there, from the old days, with the toes turned in. Nobody treads on them. In the morning, when the water is quite smooth, somebody says good morning, and then there is a splash.",
      ],
    ],
    of: "creatures",
  },
  ...openScene({
    by: "any",
    words: unsettled(`${AFRAID}|${FACES}`, "wolf|monster|died|dead"),
    idea: /^(?!.*\b(?:wedding|hug\w*|hurt|spines|melt|forgotten|thrown|alone|lonely|people|humans|himself|herself|afraid of (?:him|her|it|them)\b|scared of (?:him|her|it|them)\b))[\s\S]*(?:was|were) (?:\w+ ){0,2}?(?:afraid|scared|frightened|terrified) of (?<dread>(?!(?:everything|him|her|them|nothing|it|being|getting|all)\b)(?:the )?(?:[a-z]+ ){0,2}?[a-z]+?)(?= next door| in\b| at\b| on\b| and\b| but\b| had\b| who\b| that\b| so\b| because| wanted| must| was\b| has\b| lived| [a-z]+ed\b|[,.])/iu,
    after: [
      [
        0,
        "={Hero} had never told anybody. It is not easy to tell. “What do you do when there's nothing to do?” others asked. “Nothing special,” said {hero}, and thought of {dread}, and then of something else as fast as {he} could.",
      ],
      [
        1,
        "=“Of {dread}?” said {mate}. {Mate} did not laugh. {Mate} only sat down. “With me it's moths,” said {mate} after a while. “It's how they come round the corner.” They sat there for a bit, and it was a little less than before, because it had been divided by two.",
        "=“Of {dread}?” said an old hare. It did not laugh. It only sat down. “With me it's moths,” it said after a while. “It's how they come round the corner.” They sat there for a bit, and it was a little less than before, because it had been divided by two.",
      ],
      [
        1,
        "=They thought it over together. Being brave is a matter of distance, it turned out. From very far away {hero} was as brave as a lion. So they made a mark there. The next day they made another mark, one step nearer, and had a little something to eat there.",
        "=They thought it over together. Being brave is a matter of distance, it turned out. From very far away {hero} {was} as brave as a lion. So they made a mark there. The next day they made another one, a step nearer, and there they had a little something to eat.",
      ],
      [
        1,
        "=It helped to sing. It did not matter what. {Hero} sang about beetroot, because there is nothing to be afraid of in beetroot. By the third verse {his} knees had stopped trembling, and were only nodding in time.",
      ],
      [
        0.4,
        "=Then there was one of those days. It began with {dread}, and without any warning, and there was no mark near enough to stand on. {Hero} forgot the song. {He} forgot how one runs. {He} only saw that somebody else was standing there, a good deal smaller, who had forgotten it as well.",
      ],
    ],
    end: [
      [
        0,
        "=“Do you know anything about beetroot?” asked {hero}. It did not come out very loud. “No,” said the small one, and its teeth were chattering. “Then listen,” said {hero}. And {he} sang, all the verses, and those that {he} did not know {he} made up. When they had got to the end, they both looked up. It was over. Neither of them had noticed when.",
      ],
      [
        0.6,
        "=“Weren't you afraid at all?” asked the small one. {Hero} wanted to say no. It would have been a nice thing to say. “I was, the whole time,” {he} said. “One can do both at once.”",
      ],
      [
        0.8,
        "=It has not gone away, and that need not be. When it is time for {dread} again, somebody hums. Others say that they don't know what there is to sing about. Those who know say: “Beetroot.”",
      ],
    ],
    of: "creatures",
  }),
];
