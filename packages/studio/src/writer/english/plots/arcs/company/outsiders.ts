import type { Arc, ArcStory } from "../arc.ts";

/** The others laugh at what somebody can do. */
const onceMore: ArcStory = {
  after: [
    [
      0,
      "=It was not even meant nastily. One of them began, and the rest joined in, and then it could no longer be stopped. {Hero} laughed a little as well. {He} had the feeling that it would be over sooner that way. It was not over sooner. “Do it again,” they called. {He} had never noticed before that there was anything to laugh at.",
    ],
    [
      0.6,
      "=So {he} decided to be like the others. {He} watched how they did it, and it did not look difficult. They stood about. They looked into the distance. {Hero} stood about, too, and looked into the distance as hard as {he} could. “What are you doing?” asked one of the smallest. “Nothing,” said {hero}. “It looks like something,” said the small one.",
    ],
    [
      0.75,
      "=It is tiring not to do what one does. It was in {his} feet, and it came out by itself, on a turn, or at the end of a run. {Hero} looked round quickly each time. Mostly nobody had seen it. Only the small one was always there somewhere, and looked as if it had been watching a bird.",
    ],
    [
      0.8,
      "=By the end of that week {he} {was} so good at it that nobody laughed any more. Nobody looked either. {Hero} could have been a stone. “You see,” said one of the big ones, and it was meant as praise. {He} thanked them for it.",
    ],
    [
      0.3,
      "={Hero} went a little way off, where there was no one, and tried to do it just for {himself}. It did not work. {He} had unlearned it, or it needed something that was gone. {He} tried three times, and the third time {he} fell down. {He} stayed where {he} {was}. There was a snort quite close by. It was the small one, and it was not laughing. It was out of breath.",
    ],
  ],
  end: [
    [
      0,
      "=“I can do it up to the middle,” said the small one. “Then I always fall down, too. What comes after the middle?” And it showed how far it had got. It was all wrong, and it was unmistakable. It must have been practising for days. {Hero} got up. “After the middle you have to breathe in,” {he} said, and only then noticed that {he} knew it again.",
    ],
    [
      0.75,
      "=They did it until they both could, and then because they could. They were so loud about it that the others came to see what was wrong. There was some laughter. “Do it again,” called somebody. But it sounded different, more like a question. And one of the big ones, at the back, where he thought himself unseen, breathed in.",
    ],
    [
      0.5,
      "=In the evening they all stand about and look into the distance, as they always have. But if anybody stays to watch for a little, there is a twitch here and there, down in the feet.",
    ],
  ],
};

/** Everybody takes somebody for what they are not. */
const takenForAnother: ArcStory = {
  after: [
    [
      0,
      "=At first {hero} put them right, and was friendly about it. “No,” {he} said, “that's a mistake.” “Of course,” they said, and winked. So {he} said it louder. The louder {he} said it, the less they believed it. There must be something in it, they said, or nobody would make such a fuss.",
    ],
    [
      0.6,
      "=It has its good side if everyone knows who you are. There are no questions. They gave {hero} the place that belonged to such a one, and the work, and the jokes. {He} looked around in that place. It was not a bad one. Only there was always a draught from the side where {he} really was.",
    ],
    [
      0.75,
      "=There was a proof, of course. {He} had only to do the one thing. {Hero} announced it, and they all came along and stood in a circle. And because they were all looking, and because so much hung on it, it went wrong. “There you are,” they said kindly. Somebody patted {him}.",
    ],
    [
      0.8,
      "=“And what would you be, if you weren't that?” asked a very small one who had pushed through to the front. Nobody else had asked. {Hero} told it. “Ah,” said the small one, and thought about it. “I'd have said so from the back. From the front you can't tell.”",
    ],
    [
      0.3,
      "=The worst day was the one on which {hero} {himself} no longer knew it so exactly. Somebody called out the wrong name, and {he} turned round. It had happened quite by itself. {He} stood there with {his} head turned, and heard {himself} say “Yes?”, in the proper voice for it, and they all nodded.",
    ],
  ],
  end: [
    [
      0,
      "=That night {he} did the one thing again, alone, in the dark, and only in order to see whether it was still there. It was a bit stiff. But it was there. “I thought so,” said somebody very small, from the back. “I come by here in the evenings. You've done it in your sleep all along. I didn't know that it was a secret.”",
    ],
    [
      0.75,
      "=It did not come out with a bang. The small one told it to one other, and that one came to look, and brought a third along. They sat behind {hero} in the dark and kept still. One after the other stopped winking. And one day somebody called {him} by the right name, in passing, as though there had never been another.",
    ],
    [
      0.5,
      "=Now and then somebody still gets it wrong, usually one who is new there. {Hero} does not say anything any more. {He} just turns round, slowly, so that they can see {him} from the back.",
      "=Now and then somebody still gets it wrong, usually one who is new there. Nobody makes a fuss about it. “Wait until you've seen the back,” they say.",
    ],
  ],
};

/** What is told is not believed by anybody. */
const oneMoreWitness: ArcStory = {
  after: [
    [
      0,
      "={Hero} told it just as it was, from the beginning, and left out only what sounded made up. Unluckily that was the best part. They listened until {he} had finished. “And then?” said one. “Then I came here,” said {hero}. “I see,” they said, and somebody asked if {he} had eaten anything that day.",
    ],
    [
      0.8,
      "=The second time {he} told it better, with everything in it. That was a mistake as well. “Last time it was smaller,” they said. {Hero} tried to remember how large it had been last time. If you have to think about it, it already sounds like a lie. {He} could hear that {himself}.",
    ],
    [
      0.75,
      "=So {he} set out to prove it. {He} took two of them there, and they waited. Nothing is as empty as a place at which you have said that something will be. A leaf came by. “Was that it?” asked one of them. They waited for a bit longer, out of kindness, and then they got cold.",
    ],
    [
      0.6,
      "=After that they only asked for fun. “Well, has it been back?” There was hardly anyone who did not ask. Only one of them never asked anything, and looked at the floor when it was talked about. {Hero} thought that he was too polite.",
    ],
    [
      0.3,
      "=In the end {he} said that {he} had made it up. It was very simple, and everyone was so relieved. They clapped {him} on the back. There was cake. {Hero} ate {his} piece and it tasted of nothing at all. The one who never asked put down his fork, and had gone quite pale. “You made it up?” he said. It sounded as if something had been taken away from him.",
    ],
  ],
  end: [
    [
      0,
      "=Outside the two of them stood next to each other. “With a sort of edge to it?” he asked. {Hero} had told nobody about the edge. It had sounded too made up. “And it's quiet just before,” said {hero}. “As if somebody had drawn a breath,” said the other. They looked at each other. Six years ago, he said. He had never told a soul. He had heard how it goes.",
    ],
    [
      0.75,
      "=They went back in and said it together. It made two now. Two are not many, but it can't be put down to something they ate. “Well,” said somebody at the end of the table, slowly, and pushed her plate away. “Since you mention it.” And then there were three, and the cake was forgotten.",
    ],
    [
      0.5,
      "=There is a table there now at which people tell such things. There is only one rule: nobody asks how big it was. They ask what it was like just before.",
    ],
  ],
};

const MILD = "(?!.*\\b(?:killed|murder\\w*|dead|war|cancer|police|suicide|prison\\w*|court|witch|terrorist)\\b)";

/** Those who do not belong, or are not believed. */
export const outsiderArcs: readonly Arc[] = [
  {
    told: /^(?:all )?(?:laughed (?:at|about)|made fun of|mocked|teased|giggled at)\b/,
    by: "other",
    idea: new RegExp(`^${MILD}`),
    stories: [onceMore],
  },
  {
    told: /^(?:(?:had )?(?:thought|believed|assumed|took|was sure|were sure|was convinced|were convinced)) (?:that )?(?:he|she|it|they|him|her|them)\b(?! (?:lied|was lying|was mad))/,
    by: "other",
    idea: new RegExp(
      `^${MILD}(?!.*\\b(?:[Nn]obody|[Nn]o one) believed)(?=.*\\b(?:[Ee]verybody|[Ee]veryone|[Aa]ll the|the (?:others|whole|entire|villagers|neighbours|town|village))\\b)`,
    ),
    stories: [takenForAnother],
  },
  {
    told: /^(?:(?:did not|would not|wanted to|ever|really|would) believed?|believed)\b/,
    by: "other",
    of: "people",
    idea: new RegExp(`^${MILD}(?=.*\\b(?:[Nn]obody|[Nn]o one|not) (?:[a-z]+ ){0,3}?believed?\\b)`),
    stories: [oneMoreWitness],
  },
];
