import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody does something again and again, and thinks that it is not noticed. */
const doneInSecret = (it: string): Story => ({
  after: [
    [
      0,
      `=Nothing was to be heard of ${it}. {Hero} had an excuse ready for every hour, and one for the mud on the shoes. There was also a third one, in reserve, with a dentist in it. It was so good that {he} {was} almost sorry not to need it.`,
      "=It is not difficult to do such a thing. It is difficult to be asked about it afterwards. “Where have you been all this time?” “At the dentist's,” said {hero}. {He} said it so often that people began to feel sorry for {him}, and somebody sent soup.",
      `=“Nobody must hear of ${it},” said {hero}. “But I know,” said {mate}. “You don't count.” {Mate} thought about that for a while, and was not sure whether to be pleased. For everybody else there was an excuse, with a dentist in it.`,
    ],
    [
      1,
      `={He} had rules. No light. No whistling. Never the same way twice. The first time all went well. The second time {hero} sneezed, and a window opened. For a quarter of an hour {he} stood quite still beside the dustbins, and ${it} had to wait.`,
      "=There were rules. No light. No whistling. “And no sneezing,” whispered {hero}. {Mate} nodded, and sneezed. A window opened. For a quarter of an hour there were more dustbins in that yard than usual, and two of them were holding their breath.",
    ],
    [
      1,
      `=Once {he} tried to give it up. {Hero} sat down to supper like anybody else. Then {he} looked at the clock, and at the door, and thought of ${it}, and put down the fork. “Is it the tooth again?” somebody asked. “Yes,” said {hero}, with the coat already on.`,
    ],
    [
      0.5,
      "=Then there was talk. “Somebody {deed},” said a neighbour with a watering can. “Who would do a thing like that?” asked {hero}, and could feel the red climb up to {his} ears. “Somebody who goes to the dentist a great deal,” said the neighbour, and went on watering, although it had begun to rain.",
    ],
    [
      0.4,
      `=And one evening a slip of paper lay on the doormat. There were four words on it: “I know about it.” There was no name. {Hero} read it standing, and then sitting, and went through the whole street in {his} mind, door by door. What was to become of ${it} now?`,
    ],
  ],
  end: [
    [
      0,
      "=There was only one thing to be done, and {hero} did it before breakfast. “I {deed},” {he} said to the doormat at the first door. “Yes, I know,” was the answer. “I only oil the gate for you, so that it doesn't squeak.” At the second door they knew as well. They had been leaving the lamp in the yard off. At the third one a small child said that dustbins have no shoes.",
      "=There was only one thing to be done, and {hero} did it before breakfast, with {mate} half a step behind. “I {deed},” {he} said to the doormat at the first door. “Yes, I know,” was the answer. “I only oil the gate for you, so that it doesn't squeak.” At the second door they knew as well. They had been leaving the lamp in the yard off.",
    ],
    [
      0.6,
      `=The slip of paper was from the neighbour with the watering can. “I meant it kindly,” she said. “Once you know that I know, you needn't crawl through my hedge.” {Hero} counted on {his} fingers: eleven people had kept quiet about ${it}, and each of them had thought that nobody else knew.`,
    ],
    [
      0.8,
      "=The lamp is on again, and the gate may squeak. Only the dentist is still in reserve, as good as new. “Tell me the one about the tooth,” says the neighbour now and then. She gets it, with the swelling and everything, and never believes a word.",
    ],
  ],
});

/** An animal or a thing does so. */
const doneByCreature: Story = {
  after: [
    [
      0,
      "=By day nothing could be seen of it. {Hero} looked as {he} always looked, perhaps a little more so. Whoever came by could have sworn that here was somebody with nothing at all to hide. It took a great deal of practice to look like that.",
    ],
    [
      1,
      "=The first time it had been an accident. The second time it had been to see whether the first time was really true. By the tenth time {hero} knew every board that creaked and every corner with an echo, and had a way round each of them.",
    ],
    [
      1,
      "=“Somebody {deed},” the others said one morning. They sniffed about and looked behind everything, and nobody looked at {hero}. That was a relief. It was also, when {he} thought about it, a little bit of a pity.",
    ],
    [
      0.6,
      "=They put up a guard. It was the fattest of them, who said that nothing escaped him. {Hero} waited until he snored. It went well for three nights. On the fourth night the snoring stopped at the very moment when the last board creaked.",
    ],
    [
      0.4,
      "=“Aha,” said the guard. Then he said nothing, because he was thinking, and that took time. {Hero} stood there in the middle of it all, with the whole secret in plain view. There was no corner left to slip into. “Are you going to wake the others?” {he} asked.",
    ],
  ],
  end: [
    [
      0,
      "=“I ought to,” said the guard. He looked to the left and to the right. “I've been awake for three nights, to be honest. I only make that noise because you're so careful when I make it.” He moved up a little. “Do you need somebody who keeps watch? I've got the job anyway.”",
    ],
    [
      0.6,
      "=So that was two of them. A week later it was five, and then it became difficult to find anybody who was asleep. They all came on tiptoe, each along a secret way, and met in the middle. “It was {hero} who {deed},” the old ones whispered to the little ones, and were proud of it, as if it had been them.",
    ],
    [
      0.8,
      "=By day nothing can be seen of it. They all look as they always look, perhaps a little more so. Only the fat guard sleeps at noon now, in the sun. One knows that it is real, because it makes no noise at all.",
    ],
  ],
};

/** Somebody hides something about himself from others. */
const hiddenTruth = (truth: string): Story => ({
  after: [
    [
      0,
      "=It had begun with a very small word. “What did you do last night?” somebody had asked, and {hero} had said: “Nothing.” But a nothing like that has to be fed. By now there was an aunt with a bad knee, a course in first aid and a lost umbrella, and {he} kept a list, so as not to mix them up.",
      "=It had begun with a very small word. “Is there any news?” somebody had asked, and {hero} had said: “No.” But a no like that has to be fed. By now there was an aunt with a bad knee, a course in first aid and a lost umbrella, and {he} kept a list, so as not to mix them up.",
    ],
    [
      1,
      "=“And how is your aunt?” somebody asked. “Which aunt?” said {hero}. It was very quiet for a moment. “The one with the knee.” “Oh, better,” {he} said quickly. “It's the other knee now.” That evening {he} put a second knee on the list.",
    ],
    [
      0.6,
      "=Once {he} nearly did it. {He} began quite well: “There's something that I've never told you.” They all looked up. {Hero} saw how curious they were. “I don't like olives,” {he} said. From then on there were no olives for {him} anywhere, and {he} had always been so fond of them.",
    ],
    [
      1,
      `=The second time {he} wrote it down: ${truth}. It was a single line, and on paper it looked quite harmless. {Hero} folded it, and put it where it was bound to be found. Then {he} lay awake, got up at two, and took it away again.`,
    ],
    [
      0.4,
      "=In the end it was the aunt who was found out. “There's something wrong with those knees,” somebody said. They laid it all side by side, the course, the umbrella, the nothing. It looked like a jigsaw puzzle without its middle. “Don't you like us any more?” they asked. {Hero} had been ready for every question but that one.",
    ],
  ],
  end: [
    [
      0,
      `=“It isn't that,” said {hero}. Then it came out, all in one piece and much too loud: ${truth}. A tap dripped. “Is that all?” somebody asked after a while. “And the aunt?” “There is no aunt.” “That's a pity,” they said. “We have knitted something for that knee.”`,
    ],
    [
      0.6,
      "=They wanted to hear it from the beginning now, and it took until late. Then it was strangely quiet. “I've never been able to ride a bicycle,” said one of them into the quiet. “I push it, and say that it's healthier.” After that there was no holding them. There was hardly anybody in the room who had not got an aunt like that.",
    ],
    [
      0.8,
      "=“Is there any news?” they ask, as they always did, and mostly they get an answer that nobody could make up. The knitted thing was finished after all. It fits everybody, on either knee. And in the middle of the table there is a bowl of olives again.",
    ],
  ],
});

/** Somebody lives as somebody else. */
const falseRole: Story = {
  after: [
    [
      0,
      "=It went well for exactly one morning. {Hero} had practised it in front of a mirror: the walk, the voice, the way of holding a cup. {Role}, {he} had thought, would hold a cup with the little finger out. It turned out later that nobody does that.",
      "=The first hour is the easiest. One nods, one smiles, one holds a cup with the little finger out, as {he} had practised it. Being {role}, thought {hero}, is mostly a matter of the little finger. Then they began to ask {him} things.",
    ],
    [
      0.6,
      "=Where did {he} come from? “From the hills,” said {hero}. “What kind of hills?” “Low ones.” Each answer had to be remembered for the next one. By evening it had become a whole country, with a river, two bakeries and a brother in the navy.",
    ],
    [
      0.6,
      "=And they were glad to have {him}. That made it worse. They came with their questions, more of them every day. {Hero} answered the first one with a cough. The second one {he} answered with “What do you think yourself?” It was considered very wise.",
    ],
    [
      1,
      "=Twice {he} packed {his} things. The first time somebody was sitting on the stairs and needed company. The second time {he} had already got to the corner, when {he} noticed that {he} still had the cup with {him}. {Hero} took it back, and stayed one day longer.",
    ],
    [
      0.4,
      "=Then there was somebody who knew. It was a quiet person at the far end of the table, who had hardly spoken until then. “I come from there, too,” said the quiet one. “From the low hills. Which of the two bakeries do you mean?” All the cups stopped in the air. {Hero} could not think of a name for either of them.",
    ],
  ],
  end: [
    [
      0,
      "=“Neither,” said {hero}, and put down the cup. “There are no bakeries there. There isn't even a river. I'm not {role}, and I never was.” It is odd how short that is when it is said. “And I have never seen those hills,” said the quiet one. “I only wanted to know how much longer you could bear it.”",
    ],
    [
      0.6,
      "=They talked about it for a long time, and some of them loudly. {Hero} listened with {his} coat on. Most of them were sorry about the brother in the navy, who had grown dear to them. “But who gave us all that good advice?” somebody asked at last. “You did that yourselves,” said the quiet one, “whenever there was that cough.” Somebody began to laugh, and moved up on the bench.",
    ],
    [
      0.8,
      "=These days {hero} {is} called by {his} own name there. It took some practice, more than the cup. Only when something very difficult has to be decided, they all look over and wait. Then there is a cough, and a little finger goes up, and everybody knows what to do.",
    ],
  ],
};

const DOINGS =
  "(?!(?:loved|liked|wanted|wished|hoped|hated|was|were|had|knew|admired|longed|dreamed|thought|ate|drank|stole|sold|killed|married|met|dated|planned|poisoned|replaced|swapped|moved|left|ran)\\b)[a-z]+(?:ed|t|d|g|ght|ve|ok|ew|ote|ang|aid|an|de|me|w|id)\\b";
const UP_TO = "(?=[.,]| (?:so|because|until|but|while|who|which|every|to|before|after|when|and|that|although)\\b)";

const STUFF =
  "(?:an?|the|his|her|their|all the|all|some|two|three|every) (?:[a-z'’-]+ ){0,3}?[a-z'’-]+(?: of (?:the |his |her )?[a-z-]+)?";
const END_OF_STUFF =
  "(?=[.,]| (?:in|on|at|to|for|from|with|by|into|behind|under|every|an?|the|he|she|they|his|her|that|who|which|so|before|after|when|because|and|how|out|up|escape|back)\\b)";

/** Those who do or hide something. */
export const doneOrHidden: readonly ClauseScene[] = [
  ...openScene({
    by: "hero",
    words: inSentence(
      `(?:secretly|in secret) (?<deed>${DOINGS} (?<stuff>${STUFF})${END_OF_STUFF}[^.,]*?)${UP_TO}[^.]*`,
    ),
    ...doneInSecret("{thestuff}"),
    of: "people",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      `(?:secretly|in secret|behind everyone's back) (?<deed>${DOINGS}[^.,]*?)${UP_TO}[^.]*|(?<deed2>${DOINGS}[^.,]*?) (?:in secret|behind everyone's back|without anyone knowing|without anybody knowing)\\b[^.]*`,
    ),
    ...doneInSecret("that"),
    of: "people",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(`(?:secretly|in secret) (?<deed>${DOINGS}[^.,]*?)${UP_TO}[^.]*`),
    ...doneByCreature,
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("body|murder\\w*|killed|ill|dying|cancer|died")}(?:hid|hides|kept|concealed|had to hide|had been hiding|did not tell|never told|told nobody|told no one|had never told|did not dare to tell|could not tell|was hiding|were hiding|were too scared to tell|was too scared to tell)(?: (?:it )?(?:secret|from [^.,]*?|[^.,]*?|the fact))? (?<truth>that (?:he|she|they|I|we) [^.]+)`,
    ),
    ...hiddenTruth("{truth}"),
    of: "people",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      "(?:pretended to be|pretends to be|posed as|passed (?:himself|herself|themselves) off as|disguised (?:himself|herself|themselves) as|went undercover as|had to pretend to be|lived as) (?<role>someone else|somebody else|(?:an?|the|his|her|their) (?!ghost|dead|corpse|couple|statue|mannequin)[^.,]+?)(?=[.,]| (?:to|so|because|and|in order|for|at|until|who|when|while)\\b)[^.]*",
    ),
    ...falseRole,
    of: "people",
  }),
];
