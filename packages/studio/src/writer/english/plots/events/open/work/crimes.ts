import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** The last job of somebody who wants to get out. */
const lastJob: Story = {
  after: [
    [
      0,
      "=“The last one,” said {hero}. “That's what you said last time,” was the answer. “Then that was the last but one,” said {hero}.",
    ],
    [
      1,
      "={He} laid out on the bed what {he} always took along: the gloves, the torch, the stopwatch, the peppermints. It looked like a very sad birthday.",
    ],
    [
      1,
      "=In {his} inside pocket there was a leaflet about bees. It had been there for years, and it had got soft along the folds. While {he} {was} waiting, {he} read the page about the first warm day again. {Hero} knew it by heart. One cannot rob a bee, it said there; one can only ask.",
    ],
    [
      1,
      "=Everything went like clockwork, and that was what worried {him}. It was to take ninety seconds. {Hero} started the stopwatch and looked straight ahead, as one does. Then {he} looked to the left after all.",
    ],
    [
      0.4,
      "=On the other side of the street somebody was trying to get a pram up eleven steps. It went up two, and then it rolled down three. {Hero} looked at the stopwatch: sixty seconds. It rolled down again. “That's none of my business,” {he} said, and got out.",
    ],
  ],
  end: [
    [
      0,
      "=It takes two to carry a pram, and in the middle it had to be turned. When they were at the top, there were sirens from all sides. A policeman came running. “Have you seen anything?” he called. “No,” said {hero}, and it was the first time that this was true. “I was looking at the wheels.”",
    ],
    [
      0.6,
      "=The others got as far as the next corner. Late that evening the telephone rang. “Where were you?” asked the voice that {he} had been afraid of for so long. “Upstairs,” said {hero}. “I'm staying there.” Then {he} hung up, and broke off the antenna, and it was easier than {he} had thought.",
      "=Late that evening the telephone rang. “Where were you?” asked a voice. “Upstairs,” said {hero}. “I'm staying there.” Then {he} hung up. It was easier than {he} had thought.",
    ],
    [
      0.8,
      "=There are four hives behind the house by now, painted blue. The honey has no label. The neighbours find it on their steps, and nobody has ever heard a thing. One doesn't unlearn everything.",
    ],
  ],
};

/** A swindler falls for the one who was to be swindled. */
const swindlerInLove: Story = {
  after: [
    [
      0,
      "={Hero} kept a notebook: what {themark} owned, what {themark} liked, how long it would take. Three weeks, it said there. It was a very tidy notebook. Then on page two there was suddenly a sentence about a laugh.",
    ],
    [
      1,
      "=In that trade one agrees with everything. “I can't bear opera,” said {themark}. “Neither can I,” said {hero}. It was the first true word {he} had said in weeks, and {he} got such a fright that {he} dropped the fork.",
    ],
    [
      1,
      "=“You told me that you grew up by the sea,” said {themark}. “Did I?” “That was on Monday. Before that it was the mountains.” {Hero} stirred the tea for a long time. “It was a steep coast,” {he} said.",
    ],
    [
      2,
      "=The paper that was to be signed had been in {his} pocket since the first day. Every evening {he} took it out, and every evening only the back of it got any fuller.",
    ],
    [
      0.4,
      "=And then the three weeks were over. The paper lay on the table, with the pen beside it. “Where do I sign?” asked {themark}. Everything was going according to plan. {Hero} put a finger on the dotted line, looked at the finger, and took it away again.",
    ],
  ],
  end: [
    [
      0,
      "=“Don't,” said {hero}. “It's a swindle. All of it is, except for the opera.” {Themark} screwed the cap back on the pen. “I know,” said {themark}. “I looked it up. There's no steep coast there.” “And you would still have signed?” “I wanted to see whether you'd let me.”",
    ],
    [
      0.6,
      "={Themark} turned the paper over and read what was on the back: every evening, every word about the laugh, down to the last corner. It was very long for a contract. For a love letter it was about right.",
    ],
    [
      0.8,
      "=It hangs in the hall, with the front to the wall. “What was that for a contract?” visitors ask. “A terrible one,” they are told. “Neither side has ever got out of it.”",
    ],
  ],
};

/** Somebody takes hostages and is not made for it. */
const hostages: Story = {
  after: [
    [
      0,
      "=“Down on the floor, everybody,” said {hero}. An old gentleman raised his finger. Down was all right, he said, but up again took two strong people. {Hero} fetched him a chair. After that the others wanted chairs as well.",
    ],
    [
      1,
      "=“What are your demands?” called a loudspeaker outside. {Hero} had not got as far as that. “What does one ask for?” {he} asked. “A plane,” said one. “Can you fly?” asked the old gentleman. {Hero} shook {his} head. They settled on twelve pizzas.",
    ],
    [
      1,
      "=With a full mouth one gets talking. “Why do you do such a thing?” asked the lady with the mushrooms. {Hero} told them why. It took two slices. Then it was quiet for a bit, and somebody gave {him} his olives.",
    ],
    [
      1,
      "=“You ought to have written to them,” said a young man who worked in an office. “I did,” said {hero}. “Four times.” It had been the wrong department. The young man drew it on the lid of a box, with arrows, and they took turns to telephone.",
    ],
    [
      0.4,
      "=Then the loudspeaker said: ten more minutes. {Hero} looked at what {he} had in {his} hand. “Is that thing real?” somebody asked. “No,” said {hero}. “We know,” said the old gentleman. “The price is still on it.”",
    ],
  ],
  end: [
    [
      0,
      "=They came out arm in arm, all of them, with {hero} in the middle. From outside it was impossible to see who was holding whom. “Gently,” the old gentleman told the policemen. “We hadn't finished talking.”",
    ],
    [
      0.6,
      "=It came to court, as it had to. Eleven witnesses had put on their good shoes. “Were you afraid?” asked the judge. “Yes,” said the lady with the mushrooms, “that it would get cold.” {Hero} got as little as the law had to give.",
    ],
    [
      0.8,
      "=They still meet, at first on visiting days, and later at the old gentleman's. It is always twelve pizzas. Whoever has a letter to write brings it along, and the young man draws on the lid where it has to go.",
    ],
  ],
};

/** Somebody is blamed for what others did. */
const blamed: Story = {
  after: [
    [
      0,
      "=“It wasn't me,” said {hero}. But everybody says that, and so nobody wrote it down. {Hero} wrote it down {himself}, in small letters, on the back of the paper that said the opposite.",
    ],
    [
      1,
      "=Whatever {he} did spoke against {him}. When {he} kept calm, they said that only a guilty person keeps so calm. When {he} lost {his} temper, they said: there you are. When {he} said nothing, that was put down as an answer.",
    ],
    [
      1,
      "=“Was anybody with you at the time?” {Hero} thought about it. There had been a fly. They asked whether it could be called as a witness, and they laughed for quite a while.",
      "=“I believe you,” said {mate}. It was only one vote. But until then it had been none, so it was the biggest step of all.",
    ],
    [
      1,
      "=“It's no business of mine,” said the one who brought the tea, “but you look to me like somebody who takes it without sugar.” {Hero} looked up. For weeks nobody had got anything right about {him}.",
    ],
    [
      0.4,
      "={He} read everything that was said about {him}, over and over, until the paper was soft. One evening {he} stopped at a small word in the middle. It was the word “left”. {Hero} held up {his} left thumb and looked at it. It had not bent since a door fell shut on it, a long time ago.",
    ],
  ],
  end: [
    [
      0,
      "=“Please show me exactly how I did it,” {he} asked those who knew it so well. They were glad to. One held this here and pressed down there, with the left thumb. “Like that?” asked {hero}. The thumb stuck straight up in the air, as if everything was fine. Nobody said a word. Somebody began to turn back the pages, one by one, right to the beginning.",
    ],
    [
      0.6,
      "=The right one was found before the week was out. He had sat in the last row all along, and had nodded at everything. They told {hero} that they were sorry. They said it rather fast, and to their shoes.",
    ],
    [
      0.8,
      "=When anybody there says “it's quite clear” these days, somebody else holds up a thumb, quite stiff. Then they all look again, from the beginning.",
    ],
  ],
};

const SWINDLER =
  "\\b(?:con (?:man|woman|artist)|conman|swindler|fraudster|impostor|marriage swindler|gold digger|card sharp|fake (?:doctor|prince|fortune teller|psychic|priest))\\b";

/** Those who want to get out, and those who never meant to get in. */
export const crimes: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${SWINDLER.replace("\\b(?:", "(?<=(?:")}.*)(?:fell|falls|was falling) (?:(?:madly|slowly|truly|really|accidentally|deeply) )?(?:in love with|for) (?<mark>(?:an?|the) (?:[a-z-]+ ){0,3}?[a-z]+)(?=[.,]| (?:who|whom|that|he|she|they|from|in|at|on)\\b)[^.]*`,
    ),
    ...swindlerInLove,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("robot|school|summer|clown")}(?:[a-z']+ ){0,6}?(?:do|did|pull|pulled|plan|planned|drive|drove|took on|take on|accept|accepted|agreed to|on|for|had|into|to) (?:one|a|his|her|their) (?:very )?(?:last|final) (?:job|heist|robbery|coup|theft|burglary|getaway|drive)\\b[^.]*`,
    ),
    idea: /\b(?:getaway|thief|thieves|burglar|robbers?|robbery|heist|gangster|smuggler|crime|criminal|safecracker|bank|forger|hitman|boss|gang)\b(?:.*\b(?<boss>(?:his|her|their) (?:old |former |ex-)?(?:boss|partner|gang|brother|daughter|son)))?/i,
    ...lastJob,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("war|killed|dead|terrorists?")}(?:took|takes|had|kept|held) (?:[a-z]+ ){0,6}?(?:hostages?)\\b[^.]*`,
    ),
    idea: /\b(?:robbers?|burglar|thief|bank|office|gunman|man|woman|amateur|post office|shop)\b/i,
    ...hostages,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:was|were|is|are|got|has been|had been) (?:[a-z]+ )?(?:accused|suspected|blamed|arrested|convicted|sentenced|jailed|sent to (?:prison|jail)|locked up|put in prison|charged|framed)\\b[^.]*?\\b(?:(?:did|had|has) (?:not|never) (?:do|done|commit|committed|steal|stolen|take|taken|kill|killed)|innocent|by mistake|wrongly|falsely|unjustly)\\b[^.]*|(?:was|were|is|got|had been) (?:accused of|blamed for|suspected of|framed for|arrested for|charged with)\\b[^.]*|(?:every(?:one|body)|they all|the whole (?:town|village)|people) (?:blamed|blames|suspected|suspects|accused|accuses) (?!each)[^.]*|(?:had|has|needed|wanted|tried) (?:[a-z]+ ){0,4}?to (?:prove|clear) (?:(?:that )?(?:he|she|they) (?:was|were|is|had|did)|(?:his|her) (?:innocence|name))\\b[^.]*|(?:was|were|got) (?:wrongly|falsely|unjustly) (?:accused|suspected|blamed|arrested|convicted|jailed|imprisoned)\\b[^.]*",
    ),
    ...blamed,
    of: "people",
  }),
];
