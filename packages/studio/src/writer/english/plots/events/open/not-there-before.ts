import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";
import { openScene, unless } from "./open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A door, a shop, a floor or a stop that is on no plan. */
const unknownDoor: Story = {
  after: [
    [
      0,
      "={Hero} walked past it, and stopped, and walked back. It is not so easy to look at something that cannot be there. One always wants to look a little to the left of it.",
      "={Hero} shut {his} eyes and counted to ten, as one does with hiccups. At eleven the {entry} was still there, and it had the air of having waited.",
    ],
    [
      1,
      "=“What {entry}?” asked the people who ought to have known. They had gone past there for twenty years. They went to look, and they came back with quite other things: a glove, a chestnut. “There's nothing,” they said.",
      "=“Can you see it as well?” asked {hero}. “I can see it if I don't think about it,” said {talker}. They tried not to think about it, both at the same time, and it came nearer.",
    ],
    [
      1,
      "=The first time {hero} went only as far as the handle of the {door}. It was warm, as if somebody on the other side had only just let go of it.",
      "=The first time {hero} went only a few steps into the {lane}. A lamp was lit there, and the match on the floor beneath it was still warm.",
      "=The first time {hero} and {mate} went only as far as the handle of the {door}. It was warm, as if somebody on the other side had only just let go of it.",
    ],
    [
      1,
      "=The second time {he} took bread, a ball of string and {his} best shoes, and went in. It smelled of floor polish and oranges. There were shelves up to the ceiling, and on the shelves there were things that {he} knew: the red mitten, the tin boat, the umbrella from the bus, the word that had been on the tip of {his} tongue on Tuesday.",
    ],
    [
      0.4,
      "=“Take your time,” said somebody on a ladder, without turning round. “Everything's here. But you can have only one thing, and then we close.” Behind {hero} the light was already getting narrow, and the string had come to an end.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} picked up the one thing and the other thing, and weighed them in {his} hands. It was high time. And then {he} saw, right at the bottom, in the dust, something that {he} had never missed because {he} had been so small when it got lost. It fitted into {his} pocket. {He} ran.",
    ],
    [
      0.6,
      "=When {he} turned round outside, there was a wall, and a dandelion. “Was there something?” asked somebody who was just passing. “Yes,” said {hero}, and held {his} pocket shut. In there something was ticking.",
      "=When {he} turned round outside, there was nothing but a perfectly ordinary wall with a perfectly ordinary nail in it. {Hero} put {his} hand into {his} pocket. It was no dream. Dreams do not tick.",
    ],
    [
      1,
      "=It has not been back since then. But {hero} always took the long way round by that wall, with a ball of string, just in case, and whoever loses something in that town is told to be patient.",
    ],
  ],
};

/** A vehicle waits in front of the house, and did not say what for. */
const waitsOutside: Story = {
  after: [
    [
      0,
      "={Hero} looked at the {vehicle} through the gap in the curtain. It did not hoot. It did not hurry. It stood there like something that had been ordered and was on time.",
    ],
    [
      1,
      "=“Wrong address,” {he} called from the doorstep. Nobody answered. {He} walked round it once, in slippers. It was still warm in front, and in the dust on its side somebody had written {his} name, and spelled it right.",
      "=“Did you order that?” asked {hero}. “Me? No,” said {talker}. They both walked round it once. In the dust on its side somebody had written {hero's} name, and spelled it right.",
    ],
    [
      1,
      "={He} went in again and made coffee. One does not simply get in. One has things to do: there was the washing, and there was the hedge. {Hero} drank the coffee standing up, in {his} coat, and wondered when {he} had put it on.",
    ],
    [
      1,
      "=“I'll only sit down in it for a moment,” {he} said to the hedge. The seat had exactly {his} shape. A lamp went on. And then the houses began to move past, quite softly, one after another.",
      "=“Only for a moment,” said {hero}. “I'll come, too,” said {mate}. The seats had exactly their shape. A lamp went on. And then the houses began to move past, quite softly, one after another.",
    ],
    [
      0.4,
      "=The first stop was one that {he} had last seen at the age of nine. The second one was the café with the green chairs, which is a car park now. At each of them somebody was standing and waving, and none of them got in. “Where does this go?” asked {hero}. There was a slot in front of {him}, and out of it came a ticket, without a hurry. It said: as far as you like.",
    ],
  ],
  end: [
    [
      0,
      "=“Then to the end,” said {hero}. The end was a hill with a bench. One could see everything from there, the roofs, the river, and a small hedge that needed cutting. On the bench there was a flask, and whoever had filled it knew how much sugar.",
    ],
    [
      0.6,
      "={Hero} stayed until it got light. Then {he} pressed the button, for {he} had always wanted to do that, and said: “Home, please.” It took the same way back, and this time {he} waved first.",
    ],
    [
      1,
      "=In the street the milk was just being brought. Nobody had noticed anything, and the {vehicle} had gone before one could turn round. Only in the coat there was a ticket, punched once, with room for nine more.",
    ],
  ],
};

const ENTRY =
  "(?<entry>(?<door>door|shop|room|gate|bookshop|café|cafe|bakery|trapdoor|window|cinema|hatch)|(?<lane>staircase|corridor|street|alley|tunnel|lane|hallway|passage|stairway|stop|station|platform))(?: (?:between|behind|in|at|on|under|next to|beside|above|below) [^.,]{1,40}?)?";
const NOT_THERE =
  "(?:(?:that |which |where )?(?:there )?(?:was|is|were|are|had) (?:not (?:been )?|never (?:been )?)(?:there|on (?:any|the|a) (?:[a-z]+ )?(?:plans?|maps?|list)|be(?:en)? a [a-z]+) ?(?:before|yesterday|the (?:day|night) before)?|(?:that |which )?(?:did|does) not exist|(?:that |which )?(?:nobody|no one|she|he|they) (?:had|has) (?:ever|never) (?:seen|noticed)|(?:that |which )?(?:she|he|they) (?:had )?never (?:seen|noticed)|(?:that |which )?appeared|(?:that |which )?was only there)";
const VEHICLE =
  "(?<vehicle>bus|tram|train|boat|sailing boat|ship|taxi|carriage|lorry|van|coach|sleigh|balloon|rowing boat|limousine|car|caravan|rocket|spaceship|ferry)";

/** What was not there before, and what waits before the house. */
export const notThereBefore: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(`${unless("cat|dog|parcel|letter")}${ENTRY} ${NOT_THERE}\\b[^.]*`),
    ...unknownDoor,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `\\b${VEHICLE} (?:was |is |stood |stands )?(?:waiting|standing|parked|waited|stood|stopped) (?:[a-z]+ )?(?:outside|in front of|before|in) (?:his|her|their|the) (?:house|home|door|garden|window|flat|building|cottage|front)\\b[^.]*`,
    ),
    ...waitsOutside,
    of: "people",
  }),
];
