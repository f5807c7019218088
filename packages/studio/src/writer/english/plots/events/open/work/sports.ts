import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A goalkeeper cannot forget a goal. */
const letIn: Story = {
  after: [
    [
      0,
      "={Hero} saw it again every night. It came from the left, quite slowly. Every time {he} jumped at the right moment, and every time it went in. In dreams the ball has been practising.",
    ],
    [
      1,
      "=“It could have happened to anybody,” some people said. Those were the kind ones. The others said good morning to the lamp post beside {him}.",
    ],
    [
      2,
      "={He} put the gloves into a bag, the bag into a box, and the box on top of the cupboard. Then {he} put a suitcase in front of it. It was no use. At night one could hear that there was something up there.",
    ],
    [
      1,
      "=Behind a shed somebody was kicking a ball against a wooden door. There was a bang, and then a long pause, and then a bang. {Hero} knew such pauses. They mean that somebody has to fetch the ball every time. It was somebody small with a plaster on each knee. “You're big,” said the small one. “You could stand there.” “I don't catch anything,” said {hero}. “You needn't. Then I shan't have to run so far.”",
    ],
    [
      1,
      "=So {hero} stood there. The first one went past {him}, and so did the second one. “You're really no good at all,” said the small one, beaming. It got to be nineteen to nil.",
    ],
    [
      0.4,
      "=Before the twentieth the small one put a foot on the ball. “Now look properly.” “I am looking,” said {hero}. “No. You're looking at a different ball.” {Hero} wanted to say something. But it was true. “There's only this one here,” said the small one, and took a run-up.",
    ],
  ],
  end: [
    [
      0,
      "=There it came, from the left, and no faster than before. {Hero} looked at it. It was brown, and it had a bald patch, and it was no other ball in the world. There was a smack. Then it was in {his} hands, and stayed there. Both of them looked at it. “Well,” said the small one, “now it's getting interesting.”",
      "=There it came, from the left, and no faster than before. {Hero} looked at it. It was brown, and it had a bald patch, and it was no other ball in the world. There was a smack. Then it was in {his} hands, and stayed there. “Well,” said the small one, “now it's getting interesting.”",
    ],
    [
      0.6,
      "=At the next match that there was, {hero} stood between the posts. Somebody whistled. Right at the front, on a cushion, sat somebody with two plasters. After eleven minutes one went in. {Hero} fetched it out of the net, wiped it on {his} shirt, and had a good look at it. “Right,” {he} called. “The next one.”",
    ],
    [
      0.8,
      "=On the wooden door the score is kept in chalk. It is four hundred and six to three hundred and ninety. There is some argument about which side is whose, but each of the two is sure of winning.",
    ],
  ],
};

/** An old fighter gets into the ring once more. */
const lastFight: Story = {
  after: [
    [
      0,
      "=The shorts still fitted, as long as nobody breathed in. Everything else was there as well, the left and the right, and in between there was a back with opinions of its own.",
    ],
    [
      1,
      "=“You're mad,” said the man from the gym, who had carried the bucket there for thirty years. “Three rounds, and your knees will go home without you.” Then he went and fetched the bucket.",
    ],
    [
      1,
      "={Hero} trained early, while it was still dark, so that nobody should have to watch. {He} ran after the milk van and hit sacks of flour. On the first day the flour won. In the third week it was a draw.",
    ],
    [
      1,
      "=The other one was twenty-two and had a neck like a gatepost. “I used to have your picture over my bed,” the other one said at the scales, and went red. “Is it still there?” asked {hero}. “It's at my mum's.”",
    ],
    [
      0.4,
      "=In the second round {hero} lay down. {He} had not decided to. It was quite pleasant there, cool, with a view of the lamps. “Three,” somebody said, “four.” And up there, between two lamps, {he} saw for whom {he} {was} doing it all, as clearly as one sees a face at a window. “Five,” said {hero}, before the referee could.",
    ],
  ],
  end: [
    [
      0,
      "=At eight {he} {was} up. Then {he} did what {he} had always been best at, and that had never been the hitting. {He} stayed where {he} {was}. The other one hit and hit, until the arms were as long as wet washing, and at last a hot forehead came to rest on {hero's} shoulder. “How do you do that?” asked the other one. “You learn it on the floor,” said {hero}, and only had to take one step aside.",
    ],
    [
      0.6,
      "=It was counted to ten, and nobody got in before the referee this time. Afterwards {hero} sat in the changing room and counted as well, with fingers like sausages. It was all there, every note of it, and it came to exactly what {he} had worked out on the back of the poster. {He} did it twice, because it was so nice.",
    ],
    [
      0.8,
      "=The gloves hang in the kitchen, with clothes pegs in them. Beside them hangs the picture from over the bed. There is something written on it in two hands: “Next time I'll win.” “There is no next time.” “I know. Thank goodness.”",
    ],
  ],
};

/** Somebody who was hurt goes back to it. */
const backAfterFall: Story = {
  after: [
    [
      0,
      "=“Six weeks,” the doctor had said. Then he had said six months. After that he did not say any more numbers, and talked about {hero's} patience. There was not very much to say about that.",
    ],
    [
      1,
      "=In the first lesson it was all about standing. {Hero} held on to a rail and looked down at {himself} as one looks at a dog that will not come. “Very good,” they said. “It's listening.”",
    ],
    [
      1,
      "=The bag with the things stood in the hall. {Hero} walked round it. After a month {he} put a vase on it, and after two months there were flowers in the vase.",
      "=The bag with the things stood in the hall. {Hero} walked round it. “Shall I put it away?” asked {mate}. “No,” said {hero}. “I only don't want to see it.” So {mate} put a vase on it.",
    ],
    [
      1,
      "=One morning {he} went there after all, only to look. There was a beginner who fell down all the time, and every time got up again. {Hero} watched for a while. “How do you do that?” “Falling?” “No,” said {hero}. “The other thing.” The beginner thought about it. “Bottom first,” said the beginner.",
    ],
    [
      0.4,
      "=It smelled as it had always smelled there, and it sounded the same, too. Only {hero} was not the same. {He} stood at the edge, and it went right through {him}: there it had been, over there, at that very spot. “Not today,” {he} said. “Are you scared?” asked the beginner. “Yes.” “So am I. You first.”",
    ],
  ],
  end: [
    [
      0,
      "=So {hero} went. It was not beautiful. It was short and crooked, and in the middle of it {he} fell, with a sound like a dropped sack of potatoes. {He} lay there and waited for it to hurt. It did hurt. But it was only a bruise, and not the end of anything. {Hero} drew up {his} knees, and got up. Bottom first.",
    ],
    [
      0.6,
      "=“That was terrible,” said the beginner, full of respect. “It was the worst that I've ever done,” said {hero}, and could not stop laughing. “Again?” “Again.”",
    ],
    [
      0.8,
      "=Some time later there were lamps and people, and everybody kept very still. It was not as it had been before. It was a little slower, as if somebody was listening. In the first row somebody got up on a chair to see better. The vase stands on the window sill now. The bag is needed.",
    ],
  ],
};

/** Somebody who never ran wants to run very far. */
const farRun: Story = {
  after: [
    [
      0,
      "=On the first day everything was new, and it squeaked. {Hero} got as far as the bus stop. A bus was just standing there, and the driver opened the door. It would have been impolite not to get in.",
    ],
    [
      1,
      "=On the second day {he} ran in the other direction, where there are no buses. After three hundred metres {hero} sat on a wall and studied the sky. An old lady with a trolley overtook {him}. “Fine morning,” she said. She had said it to the whole wall, and {hero} was a part of it.",
    ],
    [
      1,
      "=But she came by every morning, and so {he} had a goal. In the first week {he} {was} to keep up with the trolley. In the second week {he} got in front of it, as far as the chemist's. “You're coming on,” said the old lady. “When's the race?” {Hero} told her. “Oh dear,” she said, and gave {him} a peppermint.",
      "=But she came by every morning, and so {he} had a goal. In the first week {he} {was} to keep up with the trolley. {Mate} went alongside and read out the time. In the second week {he} got in front of it, as far as the chemist's. “When's the race?” asked the old lady. {Hero} told her. “Oh dear,” she said, and gave {him} a peppermint.",
    ],
    [
      1,
      "=There was a sheet of paper on the fridge with a line on it. It was to go up, slowly and steadily. It looked more like the edge of a torn-off page.",
    ],
    [
      0.4,
      "=Then the day was there, and a shot, and everybody was gone. {Hero} ran as {he} had learned to, from one lamp post to the next. By the time that {he} was half-way, the tables with the drinks were being folded up. There was a bus stop there. A bus was just standing in it, and the door was open.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} looked at the bus. The driver looked at {hero}, at the number on {his} chest, at the colour of {his} face. Then he shut the door, with a hiss, and drove off, quite slowly, along the kerb, at walking pace. He drove like that for the rest of the way, with his warning lights on, and the whole bus had the windows down and was counting lamp posts.",
    ],
    [
      0.6,
      "=The finish had been taken down by then. There were only two people left there, with brooms. Somebody was holding up a ribbon all the same. It was tied to a trolley at one end. “Oh dear,” said the old lady, “I thought you were never coming,” and {hero} ran through it with {his} arms up.",
    ],
    [
      0.8,
      "=The ribbon hangs on the fridge, beside the line. In the mornings the bus still opens its door there, every time. Nobody gets in. It only does that to say hello.",
    ],
  ],
};

/** Fields, rings and long ways. */
export const sports: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?<!not )(?:let in|lets in|let through|conceded|let the (?:ball|winning goal)|hid|hides|gave up|(?:never wanted|did not want|refused|would not want) to (?:play|stand in goal)|(?:nobody|no one|everyone|everybody|the whole town)[^.]*? (?:blamed|stopped talk\\w*|(?:talk|speak|talked|spoke|would talk|would speak) to))\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:goalkeeper|goalie|keeper)\b)(?!.*\b(?:drew|celebrat\w+|goat|won)\b).*(?<!\b(?:has|have|had|hasn[’']?t|had not|never) (?:not )?)\b(?:let in|lets in|let through|conceded|conceded|let the)\b/i,
    ...letIn,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:came|comes|come|coming) out of retirement\\b[^.]*|[^.]*?\\b(?:one|his|her|a) (?:very )?(?:last|final|more|big) (?:fight|bout|match|shot|chance|title|comeback)\\b[^.]*|(?:got|stepped|climbed|went|had to get) (?:back )?into the ring\\b[^.]*",
    ),
    idea: /\b(?:boxers?|boxing|wrestler|wrestling|prizefighter|kickboxer|fighter)\b/i,
    ...lastFight,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("swim\\w*|lake|drown\\w*|bird|wing")}(?:had to learn|learned|learns|learnt|wanted|wants|went|goes|came|comes|tried|tries|decided|dreamed|hoped|fought|returned|returns|was determined|started|began|made)\\b[^.]*?\\b(?:to (?:dance|skate|ride|climb|run|ski|jump|race|perform|fly) again|(?:dance|skate|ride|climb|run|ski|jump|race|perform)(?: [a-z]+)? again|back (?:on|to|after|into)|comeback|dancing again|skating again|riding again)\\b[^.]*|(?:came|comes) back after [^.]*`,
    ),
    idea: /^(?=.*\b(?:dancer|ballerina|skater|gymnast|skier|rider|climber|runner|cyclist|acrobat|snowboarder|trapeze|sprinter|athlete|racing driver|surfer|jockey|ski jumper|mountaineer|ballet)\b)(?!.*\b(?:swim\w*|died)\b).*\b(?:accident|injur\w*|broke|broken|fall|fell|hurt|hospital|operation|wheelchair|crash\w*|lost (?:a|his|her) (?:leg|foot|arm))\b/i,
    ...backAfterFall,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:wanted|wants|decided|has|had|signed up|entered|was going|promised|bet|trained|dreamed|planned|started training|agreed|tried)\\b[^.]*?\\b(?:to run|for|of running|to finish|to train for|the)\\b[^.]*?\\b(?:marathon|half marathon|ten kilometres|charity run|fun run|city run)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:stop(?:s|ped)|finish line|dragon|snail|tortoise|turtle|robot|desert|won|win|wins|horse|metres? before|metre|kilometre before)\b)/i,
    ...farRun,
    of: "adults",
  }),
];
