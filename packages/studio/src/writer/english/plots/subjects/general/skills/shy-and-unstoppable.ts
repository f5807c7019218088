import { phrase } from "../../phrase.ts";
import { HERO_AT_START, NO_PERSON, taskOf, thingOf, VERBS } from "./idea-words.ts";
import { withPal } from "./with-pal.ts";

/** Stories of being too shy to do a thing, of what cannot be stopped, and of a grown-up's old fear. */
export const shyAndUnstoppable = [
  withPal({
    says: [/\b(?:was|were|felt) (?:far |much |always )?too (?:shy|timid|bashful|nervous) to [^.,]+/],
    may: [
      HERO_AT_START,
      phrase(`too (?:shy|timid|bashful|nervous) to ${taskOf("task")}`),
      /\b[Bb]ut (?:he|she|it|they) (?:wanted|loved|dreamed|wished|longed) [^.,]+/,
    ],
    unless: /\b(?:murder|killed|contest|competition|stage fright|talent show)\b/i,
    after: [
      [
        "It was not as if {hero} had not thought about it. {He} had thought about it in every detail. In {his} head it took only a moment to {task}, and it always ended well. But when it was time, {his} tongue tied itself in a knot, and {his} feet carried {him} round the next corner.",
        "It was not as if {hero} had not thought about it. {He} had thought about it in every detail. In {his} head it took only a moment, and it always ended well. But when it was time, {his} tongue tied itself in a knot, and {his} feet carried {him} round the next corner.",
      ],
      [
        "“I saw that,” said {talker}. {Hero} wished that the ground would open. “I always do that,” {he} whispered. “How far did you get this time?” asked {talker}. {Hero} thought about it. “Up to the breathing in.” “That's further than yesterday,” said {talker}, and {hero} found that this was true.",
        "Behind the corner {hero} leaned against the wall and waited until {his} heart was quiet again. There was a cat there, always the same one. “Up to the breathing in,” {he} reported. The cat shut one eye. Yesterday {he} had got only as far as the first step. In a way it was going forward.",
      ],
      "+ {Hero} had tried tricks, too. {He} had written it on {his} hand, and the hand had become wet. {He} had learned it by heart, and had said it perfectly to a lamp post. The lamp post had been very nice about it. But a lamp post does not look at anybody, and does not wait for an answer.",
      "Then there came a day that was perfect for it. There would hardly be a better one. {Hero} took one step, and a second, and breathed in. At that moment all of them turned round and looked at {him}. The knot was there at once. {Hero} turned as red as a beetroot, and ran.",
    ],
    end: [
      [
        "{Talker} came after {him}. “What if you did it badly?” asked {talker}. “On purpose?” {Hero} had never thought of that. In {his} head it had always been perfect, and that was perhaps why there was no room for it out here. “Really badly?” {he} asked. “As badly as you can,” said {talker}.",
        "Behind the corner sat the cat. It looked up, opened its mouth, and said a very short and very crooked “Mia”. It was by no means a perfect miaow. The cat did not seem to mind in the least. {Hero} stared at it. In {his} head it had always been perfect, and that was perhaps why there was no room for it out here.",
      ],
      [
        "So {he} went back. {He} did not breathe in first, for that was where {he} always got stuck. {Hero} stumbled, mixed up the beginning and the end, and turned red all over. But {he} did it! {Hero} had been too shy to {task}, and now {he} had done it, and nothing at all had fallen down.",
        "So {he} went back. {He} did not breathe in first, for that was where {he} always got stuck. {Hero} stumbled, mixed up the beginning and the end, and turned red all over. But {he} did it! {Hero} had been too shy for so long, and now {he} had done it, and nothing at all had fallen down.",
      ],
      "On the contrary. They smiled, and one of them turned red too. “I'm so glad,” that one said. “We have been wondering for weeks how to begin. We thought that you didn't like us.” {Hero} opened {his} mouth and shut it again. Then they laughed, all of them, and it was not hard any more.",
      "{Hero} is still shy, and the knot still comes now and again. Then {he} goes once round the corner, says something as badly as {he} can, and comes back. It takes only a moment, and it nearly always ends well.",
    ],
  }),
  withPal({
    says: [
      phrase(
        `(?:could not|couldn't|cannot|can't) stop (?<habit>(?!thinking|being|the\\b|it\\b|them\\b|crying|loving|falling)[a-z]+ing(?: (?!(?:and|because|but|before|when|while|until|although|though|even|after|so|who|which)\\b)[\\p{Ll}'’-]+)*?)${NO_PERSON}(?=[,.]|$| (?:${VERBS}|and|because|but|before|when|while|until|although|though|even|after|so|who|which)\\b)`,
      ),
    ],
    may: [HERO_AT_START],
    unless: /\b(?:murder|killed|drinking|gambling|stealing|smoking|eating|cutting)\b/i,
    after: [
      "It had begun quite harmlessly. {Hero} had only wanted to do it once. Then once more, because it had been so nice, and then it simply went on. By the evening {hero} was tired out, and still {he} could not stop {habit}. “It will be over in the morning,” {he} said. In the morning it was worse.",
      [
        "“Try thinking of something else,” said {talker}. {Hero} thought of something else as hard as {he} could. It worked for as long as it takes to count to three. “Try holding your breath,” said {talker}. {Hero} turned red, and then blue, and then there was no helping it. {Talker} sighed and stayed.",
        "Everybody gave {him} good advice. {He} was to hold {his} breath, and {he} turned red, and then blue, and then it went on. {He} was to drink from the wrong side of a cup. {He} was to stand on {his} head. {Hero} found out that it is possible even upside down.",
      ],
      "+ The others were patient, up to a point. They put cotton wool in their ears, or shut the door, or went for long walks. “We like you very much,” they said, “but could you do it somewhere else?” So {hero} went somewhere else, and did it there. There was an echo, and that did not help.",
      "In the end {hero} was all alone, and everything else had got into a muddle. {He} had missed supper, a birthday, and the best part of a week. “I'm so tired,” {he} said. “But if I stop, it will be so quiet.” And when {he} had said that, {he} stood still for a moment, quite startled.",
    ],
    end: [
      [
        "“And what is so bad about quiet?” asked {talker}, who had come after {him}. {Hero} did not know. {He} had never stopped for long enough to find out. “Shall we listen to it together?” asked {talker}. “Only until three. I'll hold on to you.” {Hero} nodded, and {talker} held on to {him}.",
        "What was so bad about quiet? {Hero} did not know. {He} had never stopped for long enough to find out. “Only until three,” {he} said to {himself}. {He} sat down, put both arms round {himself}, and held on tight. “One,” {hero} counted. It was dreadful. “Two.” It was still dreadful.",
      ],
      "At three there was a small noise. It was a leaf that fell on another leaf. {Hero} had never heard that before. At nine there was a cricket. It was not quiet at all! It was full of things that {he} had missed. {Hero} forgot to go on counting, and went on listening.",
      "When the others came to look for {him}, it was evening. “Are you ill?” they asked. “You've stopped!” {Hero} put a finger to {his} lips. So they sat down around {him}, one after the other. A leaf fell. “There,” whispered {hero}. They had all heard it.",
      "Of course {hero} still does it, because it is so nice. But now {he} does it once, and then once more, and then {he} stops and counts to three. When {he} says “three”, everybody listens. It has become the best bit.",
    ],
  }),
  withPal({
    says: [phrase(`(?:afraid|scared|frightened|terrified) of ${thingOf("fear")}`)],
    may: [
      HERO_AT_START,
      /\b(?:secretly|never told (?:anyone|anybody|a soul)|nobody knew|only (?:his|her) [a-z]+ knew|ashamed)\b/,
      /\b(?:worked|lived|had a job|got a job) [^.,]+/,
    ],
    of: "adults",
    unless:
      /\b(?:had to|wanted to|dreamed|not afraid|no longer afraid|never afraid|knight|wizard|witch|ghost|king|queen|prince|princess|vampire|giant|pirate|(?:everyone|everybody|people|villagers|others|children|animals) (?:is|was|were|are) (?:all )?(?:afraid|scared|frightened|terrified)|murder|killed|(?:afraid|scared|frightened|terrified) of (?:him|her|it|them|me|us|being|nothing|everything|everybody|everyone|nobody|his|[a-z]+ing)\b)/i,
    after: [
      "Nobody would have guessed it. {Hero} was known for being calm. People came to {him} with their troubles, because {he} never lost {his} head. But {he} went a long way round every day on account of {fear}, and always had a good excuse ready.",
      [
        "It was {talker} who saw it, quite by accident. {Talker} saw {hero} stop in the middle of a sentence, go pale, and turn round. “It's {fear}, isn't it?” asked {talker} later, when they were alone. {Hero} thought of saying no. {He} was so tired of saying no. “Since I was five,” {he} said.",
        "It went well until that Thursday. {Hero} was in the middle of a sentence when it happened. {He} went pale, put out a hand behind {him} for the wall, and could not go on. The others waited. “I've forgotten something,” {he} said, and was out of the door. {He} sat in the stairwell until it had grown dark.",
      ],
      "+ {He} had read everything about it. {He} knew the word in Latin, and how many people have it, and what can be done. {Hero} could have given a lecture on {fear}. Knowing was no help. The knowing sat up in {his} head, and the fear sat in {his} knees, and the two of them had never met.",
      "Then somebody came who needed {him}: a child, wild with fright, who clung to {his} sleeve. “I'm so afraid of {fear},” the child sobbed. There was nobody else there. For the first time in {his} life {hero} was the only grown-up far and wide.",
    ],
    end: [
      "{Hero} could have said that it was nothing. That was what they had told {him} when {he} was five. {He} knelt down. “I'm afraid of that, too,” {he} said. “Very much. I have been all my life.” The child stopped crying out of sheer surprise. “But you're big,” it said. “Yes,” said {hero}. “It doesn't help at all.”",
      "“And what do you do?” asked the child. {Hero} had never been asked. “I run away,” {he} said truthfully. They thought about that. “We could stay for as long as a song,” said the child. So they held hands and sang, out of tune. It was a long song. {Hero} knew all the verses.",
      "At the end of it they were both still there. {Hero} noticed that {his} knees had stopped shaking somewhere in the third verse. “Again?” asked the child. “Tomorrow,” said {hero}. On the way home {he} took the straight road, without any excuse.",
      "Those who know {him} have been surprised lately. {Hero}, of all people, sings in the street. {He} does it softly and out of tune, and always the same song, when it is about {fear}. When {he} is asked about it, {he} tells them the truth.",
    ],
  }),
];
