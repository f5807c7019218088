import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** What somebody talks to every night answers. */
const answers: Story = {
  after: [
    [
      0,
      "={Hero} stopped in the middle of a word. “Go on,” said the {piece}. “You had got as far as your mother's soup.”",
    ],
    [
      1,
      "=It takes some getting used to, when one is listened to. {Hero} had told everything there, just because there was nobody to hear it. “The thing with the bicycle as well?” {he} asked. “That as well,” said the {piece}. “Three times.” {Hero} went red up to the ears.",
    ],
    [
      1,
      "=After that they took turns. {Hero} told of the day: the bus, the stairs, who had been rude. The {piece} told what it is like to be looked at. “They come, they say ‘aha’, and then they ask where the toilets are.”",
      "=After that it went in turns. {Hero} told of the day: the bus, the stairs, who had been rude. The {piece} told what it is like to be looked at. “They come, they say ‘aha’, and then they ask where the toilets are.”",
    ],
    [
      1,
      "=“Why did you never say anything before?” asked {hero}. “Nobody ever asked me a question,” said the {piece}. “The other day you asked whether there was a draught. It was the first one since I've been here.”",
    ],
    [
      0.4,
      "=Then there was a night on which {hero} had brought a letter. {He} read it aloud, down to the signature. From the first of the month {he} {was} not needed there any more. “Say something,” said {hero}. The {piece} looked straight ahead, as always. There was no answer.",
    ],
  ],
  end: [
    [
      0,
      "=The next morning there was a great to-do. The {piece} had turned its face to the wall. Nobody knew how. Three strong men could not turn it back, and a professor could not, either. “Who's here at night?” asked somebody with a tie. So they fetched {hero}. {Hero} bent down. “There's no draught on this side,” {he} whispered, and after that one finger was enough.",
    ],
    [
      0.6,
      "=“It seems that you are needed after all,” said the one with the tie, and looked for a certain letter. {Hero} helped him to tear it up.",
    ],
    [
      0.8,
      "=“You might have told me what you were going to do,” said {hero} that evening. “You would have talked me out of it,” said the {piece}. {Hero} pulled up the chair. “Where were we?” “At the soup.”",
    ],
  ],
};

/** Somebody who wants to leave is promoted. */
const promoted: Story = {
  after: [
    [
      0,
      "=The notice was only one line long, and in {his} excitement {hero} put it on the desk upside down. “You think from the other end,” said the boss. “That's what we need up there.” The next day there was a new sign on {his} door.",
    ],
    [
      1,
      "=So {he} did it as badly as {he} could. {He} came at ten, and in slippers. “At last somebody who isn't in a hurry,” they said. By Thursday they were all wearing slippers, and fewer people fell down the stairs.",
    ],
    [
      1,
      "={He} said no to everything, and that saved a great deal of money. {He} fell asleep in a meeting. It was the shortest meeting in nine years, because nobody liked to wake {him}. There was a bonus for it.",
    ],
    [
      1,
      "=“I want to go,” said {hero}, loud and clear. “Up?” asked the boss. “Out.” “Abroad!” cried the boss. “Now there's an idea.” That made two more floors.",
    ],
    [
      0.4,
      "=In the end there was no floor left. {Hero} sat right at the top, at a desk the size of a landing stage, and looked out. Far below there were a river and a bench. That was all that {he} had ever wanted to have. But now there was nobody left to whom one could give notice.",
    ],
  ],
  end: [
    [
      0,
      "=There was a knock. Somebody young came in, quite pale, and put down a sheet of paper, upside down. “I wanted to say,” said the young one. “I know,” said {hero}. “And what would you like to do instead?” It came like a shot: “Bake bread.” {Hero} signed it and shook hands on it. It had taken one minute. “So that's how it's done,” {he} said, turned the paper over, and wrote the same thing on the back, with {his} own name. Then {he} signed that as well. There was nobody else up there who could.",
    ],
    [
      0.6,
      "=“But you can't do that!” said the boss in the lift. “I can,” said {hero}. “I was promoted to it. By you.” They went down without saying anything, nineteen floors. On the ground floor the boss looked at the slippers for a long time. “Are they warm?” was the question.",
      "=“But you can't do that!” said the boss in the lift. “I can,” said {hero}. “I was promoted to it.” It was nineteen floors down, and nobody said anything. On the ground floor the boss looked at the slippers for a long time. “Are they warm?” was the question.",
    ],
    [
      0.8,
      "=By the river there is a bench, and on it there is mostly somebody in slippers. Now and then one of them comes from up there, with a sheet of paper, and there is fresh bread. Nobody gets anywhere on that bench. That is what is written on it.",
    ],
  ],
};

/** Somebody breaks out of prison for one day. */
const outOfPrison: Story = {
  after: [
    [
      0,
      "=It had been done with a dessert spoon, and it had taken so long that in the end the spoon was no longer than a thumb. {Hero} left it on the pillow, with a note: “Back on Sunday.”",
    ],
    [
      1,
      "=Outside everything was bigger. The bus cost more than it used to, and the note in {his} shoe was one that was not valid any more. A nun paid for {him}. “You've got such an honest face,” she said.",
    ],
    [
      1,
      "=At the station there was {his} picture, and it was not a good one. {Hero} stood beside it and ate a roll. An old man compared the two of them. “That one looks worse,” he said. “That one's had a bad time,” said {hero}.",
    ],
    [
      1,
      "=In {his} sock {he} carried a present. It was a horse, made of bread, and polished with soap. A whole winter had gone into it, and all the soft parts.",
    ],
    [
      0.4,
      "=Then {he} {was} there. One could hear it from the street already, voices, and plates. But across the road there was a grey car, and in it sat two men who were in no hurry. {Hero} looked at them, and they looked at {hero}. One of them looked at his watch.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} went across and bent down to the window. “How long have I got?” “We've got a flat tyre,” said the one. The other one got out and looked at four perfectly good tyres. “That'll take an hour,” he said. “We aren't very good at it.” So {hero} crossed the road, with the horse in {his} hand, and rang the bell, as people do.",
    ],
    [
      0.6,
      "=Of that hour {he} needed ten minutes before {he} could say anything. It was enough. There is not much that has to be said. The horse stood in the middle of the table, and nobody asked how long {he} could stay. At the end two pieces of cake were wrapped up, for two men with a flat tyre.",
    ],
    [
      0.8,
      "=It was Saturday when {he} came back, a day early. {He} got a little longer for it, and after that there were only forks. But every Sunday there was a visit, through the front door, and under somebody's arm there was a horse.",
    ],
  ],
};

/** A driver takes along somebody who has run away. */
const runaway: Story = {
  after: [
    [
      0,
      "=“Belt,” said {hero}. That was all for the first forty miles. The {rider} held on to a rucksack as one holds on to a dog, and looked out on the side where there was nothing to be seen.",
    ],
    [
      1,
      "=At the petrol station {hero} bought two of everything. The {rider} was not hungry. Two bends later both sandwiches were gone, and half of the third one.",
    ],
    [
      1,
      "=“Aren't you going to ask?” it came from the side. “I did ask,” said {hero}. “Whether you wanted mustard.” After that it was quiet again. But it was a different kind of quiet, one with its feet up on the dashboard.",
    ],
    [
      1,
      "=Behind the sun visor there was a map full of coffee rings. The {rider} unfolded it and found out where they were. “Left in a hundred miles,” said the {rider}. From then on there were two people on duty.",
      "=Behind the sun visor there was a map full of coffee rings. The {rider} unfolded it, turned it round, and turned it round again. “Left in a hundred miles,” said the {rider}. From then on there were two people on duty.",
    ],
    [
      0.4,
      "=In the night it came on the radio: the hair, the jacket, the rucksack. The {rider} switched it off. “You can let me out here.” “There's nothing here,” said {hero}. “That's why.” {Hero} pulled over and turned off the engine. It ticked for a good while.",
    ],
  ],
  end: [
    [
      0,
      "=“I take things to where they're expected,” said {hero}. “I can't do anything else. So who's expecting you?” It took until the windows had steamed up. Then there was a name, very small, and a street. {Hero} picked up the radio. “I've got a load here that's late,” {he} said. “Tell them it's on its way. Tell them it's had its supper.”",
    ],
    [
      0.6,
      "=By daylight they were there. On the kerb somebody was standing in a dressing gown, and had perhaps been standing there all night. The {rider} was down before the wheels had stopped. {Hero} looked away, at the dashboard, where there were two footprints. As a rule there is a form to be signed: received in good condition.",
      "=It was daylight when {he} turned into that street. On the kerb somebody was standing in a dressing gown, and had perhaps been standing there all night. The {rider} was down before the wheels had stopped. {Hero} looked away, at the dashboard, where there were two footprints. As a rule there is a form to be signed: received in good condition.",
    ],
    [
      0.8,
      "=The footprints have never been wiped off. Now and then a postcard comes, with nothing on it but the number plate, and it always arrives. And on the map, among all the coffee, there is one ring of cocoa.",
    ],
  ],
};

const LISTENER =
  "(?<piece>portrait|painting|statue|figure|mannequin|doll|puppet|mummy|skeleton|photograph|photo|bust|mirror|scarecrow|stuffed bear|suit of armou?r)";

/** Who is listened to, who gets out, and who is taken home. */
export const waysOut: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:it|she|he|(?:the|one of the) [a-z]+)(?: suddenly| finally| really)? (?:answered|answers|replied|replies|spoke back|talked back|talked|spoke|speaks)\\b[^.]*",
    ),
    idea: new RegExp(
      `\\b(?:talk|talks|talked|talking|speaks?|spoke|tells?|told|confided)(?: [a-z]+){0,4}? (?:to |with )?(?:an?|the|his|her) (?:[a-z-]+ ){0,3}?${LISTENER}\\b`,
      "iu",
    ),
    ...answers,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:kept|keeps) (?:promoting|getting promoted|being promoted)\\b[^.]*|(?:was|were|is|got) (?:promoted|given a (?:promotion|raise)) (?:instead|again|every time|each time)\\b[^.]*",
    ),
    idea: /^(?:.*\b(?<chief>(?:his|her) (?:boss|manager|company|bosses))\b)?/i,
    ...promoted,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("murderer|killer|war|camp|robot|mice|kill")}(?:broke|breaks|escaped|escapes|got|snuck|sneaked|dug (?:his|her) way)(?: out)?(?: of| from) (?:a |the )?(?:prison|jail)\\b[^.]*?\\b(?:to|for|in time for) (?:see|be|attend|visit|say|give|keep|hear|meet|the|his|her|dance)\\b(?<reason>[^.]*)`,
    ),
    ...outOfPrison,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:picked up|picks up|gave a (?:lift|ride) to|gives a (?:lift|ride) to|took along|found) (?:an?|the) (?:[a-z-]+ ){0,3}?(?:boy|girl|teenager|child|runaway)\\b[^.]*|(?:drove|drives|took|takes|brought|brings) (?:him|her)\\b[^.]*?\\b(?:to|home|back)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:ghost|alien|dragon|year \d|future|baby)\b)(?=.*\b(?:trucks?|lorry|trucker|van|coach|taxi|bus) ?driver\b|.*\btrucker\b).*\b(?:runaway |run away |hitchhiking )?(?<rider>boy|girl|teenager|runaway)\b(?:(?<=runaway [a-z]+|hitchhik\w+ [a-z]+|teenager|runaway)|(?=[^.]*\b(?:ran away|run away|runaway|running away|lost|alone|hitchhik\w+)\b))(?:.*\bto (?<goal>(?:his|her) [a-z]+))?/i,
    ...runaway,
    of: "adults",
  }),
];
