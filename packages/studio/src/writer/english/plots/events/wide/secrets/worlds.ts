import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Two are in each other's bodies. */
const otherBody: Story = {
  after: [
    [
      0,
      "=It begins with small things. The door handle was at the wrong height. An apple tasted quite different with other teeth. “Be careful with my knee,” said one of them. “It clicks.” “And you be careful with my hair,” said the other. Then they both reached for the same pair of glasses.",
      "=It begins with small things. The door handle was at the wrong height. An apple tasted quite different with other teeth. “Be careful with my knee,” said {mate}. “It clicks.” “And you be careful with my hair,” said {hero}. Then there were two hands on one pair of glasses.",
    ],
    [
      1,
      "=There was nothing for it but to go and live the other one's day. Lists were written: which key, which bus, whom to greet, what on no account to say to the aunt. By eight o'clock the lists were lost. By nine somebody had been kissed who is never kissed.",
    ],
    [
      1,
      "=What is hard about it is not what one would think. To walk can be learned, and to sit. But a name was called across the whole yard, four times, before it was noticed who was meant. It is a strange thing to turn round at somebody else's name.",
    ],
    [
      0.6,
      "=At noon they met behind the bins, to compare. “How do you bear it? I said something clever, and they said: how sweet.” “And I said something sweet, and they wrote it down.” They looked at each other, out of the wrong eyes, for longer than they usually did.",
    ],
    [
      0.4,
      "=And then came the very hour that one of them had been dreading for weeks, and the other had to go in there. “I'll get it wrong.” “I always get it wrong. Put a finger through the hole in the left sleeve. It helps.” That had never been told to anybody before.",
    ],
  ],
  end: [
    [
      0,
      "=It did not go well, but it went. The finger was in the hole the whole time. When it was over, there was a jolt, as when one misses a step in the dark. Then the door handle was at the right height again, the apple tasted of apple, and the knee that clicked was back with the one who knew how to walk with it.",
    ],
    [
      0.6,
      "=“How was it?” “Terrible.” “I know.” They sat down on the lowest step, close together, like two who have been to the same far country. Whenever one of them began to complain of something, the other was already nodding. It saves a great deal of time.",
    ],
    [
      0.8,
      "=The hole in that sleeve has never been mended. There is one in the other coat as well by now, and nobody knows who made it. And when somebody calls out one of the two names across the yard, they still both turn round.",
    ],
  ],
};

/** The same day comes again and again. */
const sameDay: Story = {
  after: [
    [
      0,
      "=The first time {hero} thought nothing of it. The second time {he} thought that the first one had been a dream. The third time {he} knew that the man at the corner would drop his bag now, that four oranges would roll out, and that one of them would get as far as the drain.",
    ],
    [
      0.6,
      "={Hero} did what anybody would have done. {He} lay down early, {he} lay down late, {he} did not lie down at all. At seven there was the same light on the same ceiling. By then {he} could speak the weather forecast together with the radio, and breathe in the same places.",
    ],
    [
      1,
      "=Then {he} became rather clever at it. {Hero} gave answers before the question, and won every bet. That was amusing for about a week, if one can call it a week. It is not much fun to win against people to whom nothing of it has ever happened.",
    ],
    [
      1,
      "=After that {he} wanted to do it perfectly: not one wrong word, not one minute lost, from the first yawn to the last. {Hero} managed it, and it was a day without a single mistake. In the morning it was there again, and {he} threw a shoe at it.",
    ],
    [
      0.4,
      "=In the end {he} gave up, and went out in odd socks, without a plan. The man came round the corner, and the bag burst, and there went the oranges. {Hero} had seen it so often that it was part of the pavement. This time {he} looked up, and saw that the man did not care about the oranges. He was looking at the bag.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} stopped the fourth orange with one foot. “It's only the handle,” {he} said. “It was her bag,” said the man. “She always carried it on this side.” All those days {he} had known every minute by heart, and not that one. It got late on the kerb, and there was nothing left of the oranges but peel.",
    ],
    [
      0.6,
      "=That night {hero} sewed on the handle, badly, with black thread, and forgot to look at the clock. {He} even forgot to be afraid of it. When it got light, the light was on another part of the ceiling. The radio was saying things that {he} had never heard before. {He} listened to it as one listens to music.",
    ],
    [
      0.8,
      "=A man comes round the corner with a bag, and lifts it up as he goes by, to show the black thread. Nothing falls out of it. On most days that is all that happens there. It is a great deal, when one knows how else it can go.",
    ],
  ],
};

/** Somebody gets to know today what will be tomorrow. */
const newsOfTomorrow: Story = {
  after: [
    [
      0,
      "=It might have been a joke. {Hero} wrote down on the back of a bill what {thenews} had said, with the hour, and put the bill under the sugar bowl. The next evening {he} took it out again, with a pencil. Every single line got a tick. Even the business with the dog.",
    ],
    [
      1,
      "=It was nothing great. A cyclist would lose a glove. {Hero} stood at the corner, on time, and caught it before it touched the ground. “How did you know?” asked the cyclist. “I've got it from {thenews},” said {hero}. That is not an answer that makes one popular.",
    ],
    [
      0.6,
      "=Then {he} tried to prevent something. At number twelve a plate was going to break. {Hero} rang the bell there two minutes before, to take it out of their hands. The bell gave them such a fright that they dropped it. {He} helped to pick up the pieces, and did not tell them whose fault it was.",
    ],
    [
      1,
      "=It got about, of course. They came one by one, and then in a queue. Was it worth buying boots? Would he write? {Hero} told them what there was. Those who had been told something good sat down and waited for it, and those who had been told something bad sat down beside them. It became very quiet in that street.",
    ],
    [
      0.4,
      "=And then {thenews} had something about {hero}. It was only half a sentence: at six {he} would be standing at the door with {his} coat on, and everything would be. There it broke off. Would be what? Over? Lost? {He} searched for the other half until midnight. There was no other half.",
    ],
  ],
  end: [
    [
      0,
      "=All day long {hero} walked round that half sentence as one walks round a hole in the ice. At five {he} meant to stay in bed. At six {he} stood at the door after all, with {his} coat on. If something was to come, it should not have to look for {him}. Outside stood the whole street, with a pot. “We don't want to know any more,” said the one from number twelve. “But we'd like you to eat with us.”",
    ],
    [
      0.6,
      "=It was soup, and nobody had known it beforehand, not even {hero}. They put a spoon in {his} hand, and moved up. “What comes next?” asked a child, out of habit. “I've no idea,” said {hero}. It was so good to say it that {he} said it twice.",
    ],
    [
      0.8,
      "=Nobody waits for word of the next day there any more. If it comes, it has to wait until the plates are empty. The bill is under the sugar bowl. Somebody has finished the half sentence in pencil. Everything would be soup, it says now.",
    ],
  ],
};

/** Somebody is forgotten by all. */
const forgottenByAll: Story = {
  after: [
    [
      0,
      "=“Good morning,” said {hero} in the shop. “Good morning,” said the baker, as one says it to anybody. “The usual.” “And what would that be?” {Hero} laughed, because it was quite a good joke. Nobody else laughed. The key to {his} own door still fitted, and that was almost worse.",
    ],
    [
      0.6,
      "={Hero} tried it with proof. {He} knew that the baker took salt in his coffee, and that his sister was called after a ship. The baker took a step back and asked where {he} had got that from. So that was no good. When somebody unknown knows too much, people reach for the telephone.",
    ],
    [
      1,
      "=In the photographs there was a gap. They all stood a little to one side, with their arms round something that was not there. It was just {hero's} width. “An odd picture,” said the neighbour. “I always think that somebody must have moved. But I've never thrown it away.”",
    ],
    [
      0.6,
      "=It even had its good sides. There were no debts any more, and the business with the ladder had never happened. {Hero} sang on the stairs, quite loudly, to try it out. Doors were opened. They did not say “Oh no”, as they used to. They said “Who is that?” and shut the doors again.",
    ],
    [
      0.4,
      "=In the evening {he} sat on the bench at the bus stop, which belongs to nobody. An old dog came along, sniffed at {his} shoe, and sat down on it. It was heavy, and warm. “He never does that with strangers,” said the woman at the other end of the lead. {Hero} did not dare to move that foot.",
    ],
  ],
  end: [
    [
      0,
      "=“He isn't often wrong,” said the woman, and looked more closely. “Do I know you?” “I once got your hat down from a tree,” said {hero}. One could see how she went from room to room in her head and opened doors. “There was a tree,” she said slowly, “and somebody up in it was whistling, quite horribly.” {Hero} whistled it. At the third note the dog howled, as he had done then.",
    ],
    [
      0.6,
      "=After that it went from window to window. “That's the one with the ladder!” somebody called across the street. {Hero} had never been so glad to hear about it. By bedtime they had remembered everything that {he} had ever done wrong. It was quite a lot. It was a whole life.",
    ],
    [
      0.8,
      "=“The usual?” asks the baker, and has it in the bag already. When somebody puts up a ladder, they all come to the windows. And at the bus stop an old dog comes along most evenings, chooses a shoe, and sits down on it. He does not do it with strangers.",
    ],
  ],
};

/** Stories of other times and other bodies. */
export const otherTimes: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:switched|swapped|traded|exchanged|changed) bodies\\b[^.]*|(?:were|found themselves|woke up|got stuck|were stuck) in each other's bod(?:y|ies)\\b[^.]*|woke up in (?:the body of (?:his|her) (?:own )?[a-z-]+|(?:his|her) (?:own )?[a-z-]+'s body)\\b[^.]*",
    ),
    ...otherBody,
    of: "people",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      "(?:had to live|lived|relived|kept reliving|was living|woke up (?:in|on|to)|kept waking up (?:in|on|to)|was stuck in|were stuck in|was trapped in|were trapped in|repeated|experienced|got stuck in)[^.]*?\\b(?:the same (?:day|morning|week|birthday|afternoon|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: (?:again|over|every|for|until|at)\\b|[.,])|time loop)[^.]*|(?:every day was|each day was|it was) (?:always )?the same (?:day|[a-z]+day) (?:again|over)\\b[^.]*",
    ),
    ...sameDay,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("war|killed|murder\\w*|deaths?|dies|die|himself|herself|themselves|own|always")}(?:[^.]*? )?(?<news>(?:an?|the|his|her) (?:[a-z]+ ){0,2}?(?:newspaper|letter|broadcast|message|postcard|email|e-mail|weather report|news|text message|programme|diary|book|fortune cookies?))(?: [^.]*?)?(?: dated| from| of| for) (?:tomorrow|the future|next (?:week|year|month|day)|the (?:next|following) day)\\b[^.]*`,
    ),
    ...newsOfTomorrow,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:every(?:one|body)|they all|the whole (?:town|village|city|street|world|school|family)|all (?:his|her|their) (?:friends|family|neighbours)|(?:his|her|their) (?:whole |own )?family)(?: else| in (?:town|the (?:village|town|city|world)))? (?:had )?(?:suddenly )?(?:forgotten|forgot) (?:who (?:he|she|they) (?:was|were)|him|her|them|(?:about )?(?:his|her|their) (?:name|existence))\\b[^.]*|(?:nobody|no one)(?: else| in (?:town|the (?:village|town|city|world)))? (?:remembered|recognised|recognized|knew|could remember)(?: who)? (?:him|her|them|he was|she was|they were)(?: any more| anymore)?\\.",
    ),
    idea: /^(?!.*\b(?:war|army|famous|star|soldier|mask|costume|disguise|new|moves?|moved)\b)/i,
    ...forgottenByAll,
    of: "people",
  }),
];
