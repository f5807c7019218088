import { phrase } from "../../phrase.ts";
import { HERO_AT_START, NO_PERSON, taskOf, VERBS } from "./idea-words.ts";
import { withPal } from "./with-pal.ts";

/** Stories of being laughed at for what is heard or done or owned, and of being afraid of doing a thing. */
export const laughedAt = [
  withPal({
    says: [
      phrase(
        "(?:(?:was|were) (?:always |often )?(?:laughed at|teased|mocked|made fun of)(?: by [^.,]+?)?(?: at school| in (?:class|the [a-z]+))? (?:for|because of)|(?:everyone|everybody|[Tt]he other [a-z]+|[Tt]he others|all the [a-z]+|other [a-z]+|children|people|nobody) (?:always )?(?:laughed at|teased (?:him|her|it) (?:for|about|because of)|made fun of|mocked)) (?<oddity>(?:his|her|its|their|\\p{Lu}[a-z]+['’]s) (?:[a-z-]+ ){0,3}?(?:name|accent|stutter|voice|lisp|clothes|dress|coat|hat|shoes|boots|lunch|laugh|poems?|songs?|singing|dancing|drawings?|paintings?|stories|jokes|handwriting|bicycle|bike|car|boat|house|language|walk|dreams?|collection|hobby|cooking|cakes?|soup|music|inventions?|ideas?|way of [a-z]+))\\b",
      ),
    ],
    may: [HERO_AT_START],
    unless: /\b(?:murder|killed|wanted to|contest|competition|entered)\b/i,
    after: [
      "It had begun with one small laugh at the back, and then it had spread like a yawn. Now they laughed whenever {hero} came by. {He} listened, or looked, and tried to understand what was so funny about {theoddity}. {He} had always liked it.",
      [
        "“Don't you dare change it,” said {talker}. “It would be easier,” said {hero}. “Yes,” said {talker}, “and boring.” {Hero} smiled for the first time that day. All the same, from then on {theoddity} was only for when the two of them were alone, and for nobody else.",
        "So {hero} began to hide {theoddity}. {He} became quiet, and stayed at the edge, and when {he} was spoken to {he} only nodded. It worked. The laughing stopped after a week, because there was nothing left to laugh at. It should have been a good feeling. It felt like an empty room.",
      ],
      "+ Once {hero} tried to be like all the rest. {He} practised it for a whole Sunday. On Monday {he} was so much like the others that {he} was mistaken for one of them twice. On the way home {hero} passed a window and nodded politely to the stranger in it, before {he} noticed who that was.",
      "Then it slipped out after all, at the worst moment, in front of everybody. For as long as a breath it was silent, and then the laughter came, bigger than ever. {Hero} stood there with burning ears and looked for the door.",
    ],
    end: [
      "“Excuse me,” said a voice, quite loudly. It belonged to somebody who was new there. “I should like more of that.” The laughter broke off. The new one sat down on the floor right in front of {hero}. “Go on,” said the new one. “I've never met anything like it.”",
      [
        "{Hero} looked at {talker}. {Talker} nodded so hard that it could be seen from the back row. So {hero} went on, first softly, and then as {he} did when the two of them were alone. It was {theoddity} with everything that belonged to it. And those who had laughed leaned forward, because they were afraid of missing something.",
        "{Hero} looked at the door once more. Then {he} went on, first softly, and then just as {he} did when {he} was alone. It was {theoddity} with everything that belonged to it. And those who had laughed leaned forward, because they were afraid of missing something.",
      ],
      "“Is there more?” asked the new one at the end. There was. They all stayed until it was late, and nobody wanted to be the first to go. “Why did we laugh at that?” asked one of them on the way home. None of them could remember. It had only been one small laugh, somewhere at the back.",
      "Now there are a few who try to copy it, and it never comes out right, for nobody else has {theoddity}. {Hero} laughs, and they laugh along with {him}. And whenever somebody new stands at the edge and only nods, {hero} sits down on the floor in front of them. “Go on,” {he} says.",
    ],
  }),
  withPal({
    says: [
      phrase(
        `(?:afraid|scared|frightened|terrified) of (?<dread>(?:flying|swimming|diving|jumping|climbing|singing|dancing|speaking|talking|reading|driving|riding|sailing|skating|skiing|performing|travelling|sleeping alone|going (?:outside|out|to|into|down|up)|cooking|running|sliding|falling asleep|crossing|asking|calling|phoning)(?: (?!(?:and|because|but|before|when|while|until|although|though|even|after|so|who|which)\\b)[\\p{Ll}'’-]+)*?)${NO_PERSON}(?=[,.]|$| (?:${VERBS}|and|because|but|before|when|while|until|although|though|even|after|so|who|which)\\b)`,
      ),
    ],
    may: [
      HERO_AT_START,
      phrase(`had to ${taskOf("task")}`),
      /\b(?:had|wanted|dreamed|decided) (?:to|of) [^.,]+/,
      /\b(?:had|got|worked) (?:a job )?(?:as|in|at) [^.,]+/,
    ],
    unless: /\b(?:not afraid|no longer afraid|never afraid|murder|killed|moved|snowman|melting)\b/i,
    after: [
      "There were many things that {hero} did well and gladly. There was one thing that {he} did not do at all, and that was {dread}. As soon as it was only mentioned, {his} mouth went dry. {He} looked at {his} watch, remembered something urgent, and was gone. {He} had remembered a great many urgent things in {his} life.",
      [
        "“What is the worst about it?” asked {talker}. {Hero} had to think. “The moment before,” {he} said. “Only the moment before?” “And the one after that. And all the others.” {Talker} did not laugh. “Then let us begin with the moment before,” said {talker}, “and go home again. Just that, and nothing more.”",
        "One day {hero} made a plan. The worst about {dread} was the moment before. So {he} would go just as far as that moment, and then home again. Just that, and nothing more. {He} did it on Monday, and came home wet with fear. {He} did it on Tuesday. On Friday {he} had time to look round.",
      ],
      "+ It is odd what there is to see in such a moment. There was a bird in the gutter, and a child with only one sock. {Hero} had never noticed anything there but {his} own heart. It was still beating like mad. But in between {he} could now hear the bird as well.",
      [
        "Then all at once it was serious. {Hero} had to {task}, and this time {he} could not go home again after the moment before. There was nobody who could do it instead of {him}. {He} stood there with clenched fists, and {dread} was only one single step away. “I can't,” {he} said aloud.",
        "Then all at once it was serious. This time {hero} could not go home again after the moment before. {He} was needed, and there was nobody who could do it instead of {him}. {He} stood there with clenched fists, and {dread} was only one single step away. “I can't,” {he} said aloud.",
      ],
    ],
    end: [
      [
        "“I know,” said {talker}, and took {his} hand. “What can you hear?” It was such an odd question that {hero} listened. {He} heard wind, and steps, and {his} own breath, and further away a bird. {He} knew that bird. It was still the moment before, after all, and {hero} had been here many times.",
        "Nobody contradicted {him}. {Hero} listened. {He} heard wind, and steps, and {his} own breath, and further away a bird. {He} knew that bird. It was only the moment before, after all, and {hero} had been here many times. {He} opened one fist, and then the other.",
      ],
      "And then it was behind {him}, the moment before, and the one after that had begun. {Hero} noticed it only when {he} was right in the middle. So this was {dread}! It was loud, and it was too fast, and {he} shook from top to toe, and {he} did it all the same, right to the end.",
      "Afterwards {he} had to lean against something. “Well?” they asked. “Dreadful,” said {hero}, and {his} eyes were shining. “Can I do it again? Straight away? Before I remember something urgent?” They laughed, and {hero} laughed too, and {he} really did it again. The second time {he} even waved.",
      "{Hero} will never be one of those who think nothing of {dread}. Before each time {he} stands still, and those who know {him} wait. They think that {he} is gathering {his} courage. But {hero} is only listening for the bird.",
    ],
  }),
];
