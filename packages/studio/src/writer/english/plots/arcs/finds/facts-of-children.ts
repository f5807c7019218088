import type { Arc, ArcStory } from "../arc.ts";
import { saidOutright } from "./facts-said.ts";

/** A list of what is certain, and a grown-up who once made one too. */
const thingsForCertain: ArcStory = {
  after: [
    [
      0,
      "=“Things We Know for Certain,” {hero} wrote at the top of a page. Under it came a one, and after the one: “{Fact}.” {He} looked at it for a while. It was only one thing, but it was bigger than most people's whole page. So {he} put a line under it, with a ruler.",
      "=“Things We Know for Certain,” {hero} wrote at the top of a page. Under it came a one, and after the one came the thing itself. {He} looked at it for a while. It was only one thing, but it was bigger than most people's whole page. So {he} put a line under it, with a ruler.",
    ],
    [
      0.5,
      "=“You have to tell somebody,” said {talker}. So they told a grown-up. “That's nice,” said the grown-up, without looking up. They told another one, more loudly. “Lovely,” said that one. “Have you washed your hands?” {Talker} looked at {his} hands. “What's that got to do with it?” asked {hero}.",
      "={He} told a grown-up that {fact}. “That's nice,” said the grown-up, without looking up. {He} told another one, more loudly. “Lovely,” said that one. “Have you washed your hands?” {Hero} looked at {his} hands. They had nothing to do with it.",
      "={He} told a grown-up. “That's nice,” said the grown-up, without looking up. {He} told another one, more loudly. “Lovely,” said that one. “Have you washed your hands?” {Hero} looked at {his} hands. They had nothing to do with it.",
    ],
    [
      0.8,
      "=What {he} needed was a number two. {Hero} lay on {his} stomach behind something low and watched, and wrote down everything, even what was dull. A fly came by. It went down as number two, because it was certain, and was crossed out again, because it was no help.",
    ],
    [
      0.8,
      "=Now {he} tried to show it. “Come and see,” said {hero}, and pulled at a sleeve until it came along. But just then there was nothing to see at all. It was all as ordinary as a plate. “Well?” asked the sleeve. “A moment ago,” said {hero}, “it was true.”",
    ],
    [
      0.6,
      "=The page got left out by mistake. When {hero} found it again, somebody had read it. There was a ring from a cup on it, and nothing had been corrected. {He} sat down beside it and did not feel like writing any more. Then {he} saw that there was something further down. It was a new number two, in a grown-up's handwriting.",
    ],
  ],
  end: [
    [
      0,
      "=“It was the same when I was small,” it said. “I had a list, too.” {Hero} read it twice, and the second time {he} put a finger under each word. Then {he} looked round for the cup. It was standing next to somebody who was not looking up, but was smiling at the table.",
    ],
    [
      0.5,
      "={They} went together this time, and {they} were very quiet, and there was no pulling at sleeves. And there it was, exactly as it said under number one. “So it is,” the grown-up whispered. “I had begun to think I made it up.” “No,” {hero} whispered back. “It's certain. I used a ruler.”",
    ],
    [
      0.3,
      "=The page hangs on the wall now, with the ring from the cup on it, and a good deal has been added at the bottom. Not all of it is important. But it is all certain, and the line under number one is still the straightest.",
    ],
  ],
};

/** A secret that has to be kept by people who are bad at it. */
const badAtSecrets: ArcStory = {
  after: [
    [
      0,
      "=“Swear,” said {talker}. “Not a word to anyone.” {Hero} swore, with both hands, to be on the safe side. {Fact}! It was the best secret {he} had ever had. It was a pity that {he} {was} so bad at them.",
      "={Hero} swore not to tell anyone, with both hands, to be on the safe side. {Fact}! It was the best secret {he} had ever had. It was a pity that {he} {was} so bad at them. The last one had lasted from the door to the gate.",
      "={Hero} swore not to tell anyone, with both hands, to be on the safe side. It was the best secret {he} had ever had. It was a pity that {he} {was} so bad at them. The last one had lasted from the door to the gate.",
    ],
    [
      0.5,
      "=It began to show almost at once. {Hero} hummed. {He} hopped on one leg where there was no need for it. “What is it?” people asked. “Nothing,” said {hero}, and had to hold {his} mouth shut, because behind it stood the words “{fact}”, pushing like a queue for ice cream.",
      "=It began to show almost at once. {Hero} hummed. {He} hopped on one leg where there was no need for it. “What is it?” people asked. “Nothing,” said {hero}, and had to hold {his} mouth shut, because the secret was standing behind it, pushing like a queue for ice cream.",
    ],
    [
      0.8,
      "=“Tell it to something that can't talk,” said {talker}. So {hero} told it to a potato. That did help for a bit. But then the potato was needed in the kitchen, and {hero} went white and said that they couldn't have that one. It was nearly all over, there and then.",
      "={He} had to tell it to somebody, so {he} told it to a potato. That did help for a bit. But then the potato was needed for supper, and {hero} went white and said that nobody could have that one. It was nearly all over, there and then.",
    ],
    [
      0.9,
      "=At night it was worst of all, because there was nothing else to do. {Hero} put a sock between {his} teeth. “Are you asleep?” called a voice from next door. {He} could not answer because of the sock. “You're never this quiet when you're asleep,” called the voice. {Hero} tried to snore, and thought about {topic} as softly as {he} could.",
      "=At night it was worst of all, because there was nothing else to do. {Hero} put a sock between {his} teeth. “Are you asleep?” called a voice from next door. {He} could not answer because of the sock. “You're never this quiet when you're asleep,” called the voice. {Hero} tried to snore, and thought about the secret as softly as {he} could.",
    ],
    [
      0.6,
      "=And then {he} said it. It was not on purpose. Somebody asked something quite different, and {hero} wanted to answer, and out it came, loud and clear, to the very last word. Everything stopped. {He} put both hands over {his} mouth, where they should have been a moment sooner.",
    ],
  ],
  end: [
    [
      0,
      "=“Oh, that,” somebody said. “I know that. I wasn't allowed to say so.” “You know, too?” said somebody else. “I've told only the potato,” said {hero}. “I told a shoe,” said a voice at the back. It turned out that there was a whole row of things that knew it: a shoe, two pillows and a spoon.",
    ],
    [
      0.5,
      "=So they could all sit down together at last and say it out loud: that {fact}. They said it in turns. They said it fast and they said it slowly, and one of them sang it. Then they agreed that it must go no further, and all of them swore, with both hands.",
      "=So they could all sit down together at last and say it out loud. They said it in turns. They said it fast and they said it slowly, and one of them sang it. Then they agreed that it must go no further, and all of them swore, with both hands.",
    ],
    [
      0.3,
      "=It is a well-kept secret now, because there are so many who keep it. When one of them starts humming and hopping on one leg, the others come and stand around. And the potato was never eaten. It has grown a small green leaf.",
    ],
  ],
};

/** It is watched from near by, and it looks back. */
const letsLookAgain: ArcStory = {
  after: [
    [
      0,
      "=For a moment {hero} stood there with {his} mouth open. {Fact}! {He} shut {his} eyes and counted to five, to give it the chance of being something else. Then {he} opened them. It was still the same.",
      "=For a moment {hero} stood there with {his} mouth open. {He} shut {his} eyes and counted to five, to give it the chance of being something else. Then {he} opened them. It was still the same.",
    ],
    [
      0.5,
      "=“What do we do now?” whispered {talker}. “We act as if we'd noticed nothing,” {hero} whispered back. That is harder than it sounds. They walked past, looking at the sky, and {talker} whistled. It was not a tune. They bumped into each other, and one of them said ow.",
      "=The best thing was to act as if {he} had noticed nothing. That is harder than it sounds. {Hero} walked past, looking at the sky, and whistled. It was not a tune. Then {he} walked past from the other side, and bumped into something, and said ow.",
    ],
    [
      0.85,
      "=Next they tried it with a newspaper that had two holes in it, one for {hero} and one for {talker}. They sat behind it, and did not turn the page. “You're holding it upside down,” said a lady on her way past. {Talker} turned it round, and after that the holes were in the wrong place.",
      "=Next {he} tried it with a newspaper that had two holes in it, one for each eye. {Hero} sat behind it, quite still, and did not turn the page. “You're holding it upside down,” said a lady on her way past. {Hero} turned it round, and after that the holes were in the wrong place.",
    ],
    [
      0.8,
      "=Then there was the question of what to call it. “Did you see that?” somebody asked who had only come by to see why there was whistling. “See what?” said {hero}, much too fast. There was a pause. {Hero} whistled in it.",
    ],
    [
      0.6,
      "=After that it was all spoiled. {He} looked and listened and waited, and there was nothing the least bit odd. It was as if {he} had been noticed noticing. {Hero} felt sorry. {He} had not wanted to take anything away from anybody. {He} had only wanted to look once more.",
    ],
  ],
  end: [
    [
      0,
      "=So {he} said so. {He} sat down with {his} back to it all, and said to the air in front of {him}: “I won't tell on anybody. I just think it's good.” Nothing happened. Then, somewhere behind {him}, somebody or something whistled. It was not a tune. {Hero} knew it at once.",
    ],
    [
      0.5,
      "={He} turned round very slowly. And it was true all over again, just as it had been the first time: {fact}. This time there was no need to act, or to look at the sky. {Hero} gave a small wave. After a while there was a wave of a sort in return.",
      "={He} turned round very slowly. And there it was all over again, just as it had been the first time. This time there was no need to act, or to look at the sky. {Hero} gave a small wave. After a while there was a wave of a sort in return.",
    ],
    [
      0.9,
      "=Before it got dark {hero} and {talker} folded a hat out of an old newspaper, and put it down halfway, as a present. The next day the hat was gone. In its place lay the crossword, neatly torn out, and somebody had filled in every word.",
      "=Before it got dark {hero} folded a hat out of an old newspaper, and put it down halfway, as a present. The next day the hat was gone. In its place lay the crossword, neatly torn out, and somebody had filled in every word.",
    ],
    [
      0.3,
      "={Hero} went past there often after that, looking at the sky, with {his} hands in {his} pockets. {He} whistled, too, so that it was known who was coming. In time it turned into a tune, or very nearly.",
    ],
  ],
};

const FOUND =
  "(?:(?:suddenly |slowly |finally )?(?:found out|discovered|realised|realized|noticed|worked out|figured out|suspected|understood)|learn(?:ed|t) that|was told that|were told that|heard that|overheard that)";
const GRAVE =
  "dead|died|dies|dying|death|murder\\w*|kill\\w*|cancer|war|prison|bomb|ill|sick|hospital|divorc\\w*|separat\\w*|adopted|money|poor|sold|moving|lying|lied|stole|stealing|cheat\\w*|profit\\w*|blackmail\\w*|spy";

/** Children who find something out. */
export const factsOfChildren: readonly Arc[] = [
  {
    told: new RegExp(`^${FOUND}\\b.*\\b(?:lying|lied|pretending|only pretended|had made it up|told a lie)\\b`),
    by: "hero",
    of: "young",
    idea: /^(?!.*\b(?:dead|died|war|ill|prison)\b)/i,
    stories: [saidOutright],
  },
  {
    told: new RegExp(
      `^${FOUND}\\b.*\\b(?:was|were|had been) (?:really |secretly |actually |in fact )?(?:an?|the|three|two)\\b`,
    ),
    by: "hero",
    of: "young",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE})\\b)`, "i"),
    stories: [badAtSecrets, letsLookAgain],
  },
  {
    told: new RegExp(`^${FOUND}\\b`),
    by: "hero",
    of: "young",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE})\\b)`, "i"),
    stories: [thingsForCertain, badAtSecrets],
  },
];
