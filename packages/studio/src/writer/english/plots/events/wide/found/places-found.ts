import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** What is behind a door, a staircase or a room that should not be there. */
const behind = (first: string, last: string): Story => ({
  after: [
    [0, first],
    [
      0.7,
      "=It was smaller in there than one would have thought, and very tidy. There was a lamp, a chair, and a table with a plate on it. On the plate there was half a pear. It was still quite white. {Hero} looked under the table. There was nobody there.",
      "=It was smaller in there than one would have thought, and very tidy. There was a lamp, a chair, and a table with a plate on it. On the plate there was half a pear. “It's still white,” said {mate}. “Somebody was here only just now.” They looked under the table, and there was nobody there.",
    ],
    [
      0.7,
      "=The next day {he} took an apple along and laid it beside the pear, because one does not come with empty hands. On the third day the apple had gone. In its place there were five walnuts, in a row, according to size. So somebody was coming, always when {he} {was} not there, and was polite.",
    ],
    [
      1,
      "=Then {he} wanted to know. {He} hid behind the {door} for a whole afternoon, without moving, until one foot had gone to sleep. Nobody came. Only the lamp went out once, and came on again, as if somebody on the other side had changed their mind. The walnuts lay there as before.",
      "=Then they wanted to know. They hid behind the {door} for a whole afternoon, without moving, until {mate} had hiccups. Nobody came. Only the lamp went out once, and came on again, as if somebody on the other side had changed their mind.",
    ],
    [
      0.5,
      "=After that the plate stayed empty. {Hero} put down a plum, and it was there the next day, and on the day after it had got soft. Perhaps one should not come every day to somebody who is so shy. {Hero} sat down on the chair and wrote on a slip of paper: “Sorry. No more looking. Only knocking.” {He} pushed it under the far wall, where there was a crack.",
    ],
  ],
  end: [
    [
      0,
      "=For a while it was quiet. Then there was a knock, from the other side. {Hero} knocked back. There was a scraping and a cough, and in the far wall something opened that had never looked like a door. A face came out, with a plum stone behind its ear. “I found it as well,” it said. “From over here. I thought it was yours, and that I had no business there.”",
    ],
    [
      0.6,
      "=They sat at the table, and since there was one chair, they took it in turns. Over there, on the other side, it was somebody else's cellar, in somebody else's street, and there they had always wondered about the apples. “Whose is it, then?” asked {hero}. They both looked at the lamp. It gave nothing away.",
      "=Over there, on the other side, it was somebody else's cellar, in somebody else's street, and there they had always wondered about the walnuts. “Whose is it, then?” asked {hero}. Everybody looked at the lamp. It gave nothing away.",
    ],
    [0.65, last],
  ],
});

const DOOR: Story = behind(
  "={Hero} did not touch the {door} at first. {He} knocked on what was next to it, and it sounded as it always does. Then {he} knocked on the {door}, and that sounded like somebody's home. {He} called good day, and waited, and went in.",
  "=There are two chairs behind the {door} by now. Before anybody goes in, there is a knock, from one side or from the other. And on the plate there lies half a pear, bitten into only just now, so that nobody should think that there is no one there.",
);
const ROOM: Story = behind(
  "={Hero} did not go in at first. {He} stood in front of the {door} with one foot in the air, and called good day. A room that nobody knows of may still be somebody's home. {He} wiped {his} feet, although there was no mat, and went in after all.",
  "=There are two chairs in the {door} by now. Before anybody goes in, there is a knock, from one side or from the other. And on the plate there lies half a pear, bitten into only just now, so that nobody should think that there is no one there.",
);
const STAIRS: Story = behind(
  "={Hero} put one foot on it and took it back again. It held. So {he} took the {door} one step at a time, and counted, in order to find back. At fifty-one there was a small room. It smelled of somebody's home. {He} called good day, and waited, and went in.",
  "=There are two chairs at the end of the {door} by now. Before anybody goes in, there is a knock, from one side or from the other. And on the plate there lies half a pear, bitten into only just now, so that nobody should think that there is no one there.",
);

/** A city, a village or an island that is on no map. */
const land: Story = {
  after: [
    [
      0,
      "=There was no {land} there on the map. There was a blue patch on it, with a coffee stain. {Hero} looked at the map and then at the {land}, and the map was the one that looked made up. The streets were swept. There was a light in one window. Nobody came out.",
    ],
    [
      0.7,
      "={Hero} went in the middle of the street, with both hands well in sight. Everything was for somebody who was about half as big. On a wall there hung a notice, and somebody had drawn something on it: a very tall figure with round eyes, and a line through it.",
      "={Hero} went in the middle of the street, with both hands well in sight, and {mate} came behind. Everything was for somebody who was about half as big. On a wall there hung a notice with a drawing: a very tall figure with round eyes, and a line through it. “That's you,” said {mate}.",
    ],
    [
      0.7,
      "=They had run away, then, and only just now. On a stove the soup was still moving. {Hero} turned it down, so that it should not boil over, and stirred once. That seemed to be the least that one could do. Behind the stove somebody drew in their breath, very small, and did not let it out again.",
    ],
    [
      1,
      "=The instruments were got out, as the rules say, and the {land} was measured. It took the whole day. Every number was written down twice. In the evening it turned out that somebody had moved each of the little flags by one step to the left. It had been done very neatly, and at each flag lay a biscuit, as an apology.",
    ],
    [
      0.5,
      "=“We shall have to report it,” it was said that night, and everybody knew what that meant: ships, lights, hotels, postcards. {Hero} sat in front of the notice and looked at the tall figure with the line through it. It was well drawn. It only had no mouth. So {he} took a pencil, and after some thought gave it one, a friendly one. Beside it {he} drew a bowl of soup.",
    ],
  ],
  end: [
    [
      0,
      "=In the morning the line was gone. Somebody had rubbed it out in the night, with great care. And before the notice, in a half circle, stood all those who lived there, in their good clothes, with their hands well in sight. The smallest held up a ladle. “You stirred it,” said an old voice. “Nobody who means harm thinks of the soup.”",
    ],
    [
      0.6,
      "=They were shown everything, the school, the well, the place where one goes when one is cross. It was the best soup that {hero} had ever eaten out of a thimble. “And the report?” asked the old voice at parting. {Hero} unfolded the map. {He} moved the coffee cup a little and put it down with great care, right on the spot.",
    ],
    [
      0.65,
      "=On the map there is a blue patch there, to this day, and on it two brown rings. It is well known to be a bad place, with currents. But now and then a biscuit turns up in the chart drawer, and the little flags have all moved a step to the left.",
    ],
  ],
};

/** A lonely house with a light on. */
const hutWithLight: Story = {
  after: [
    [
      0,
      "={Hero} knocked at the {house}, once politely and once loudly. The door was not locked. It was only stiff, as if nobody had come in this way for a long time. “Hello?” {he} called. The {house} thought about it, and creaked. It did not say no.",
    ],
    [
      0.7,
      "=There was a lamp burning on the table, and beside the lamp stood a bowl of something that was still warm. Dust lay on the shelves as thick as felt. But there was none on the chair. “Somebody lives here,” {hero} said, and began to whisper. “But only on that chair.”",
      "=There was a lamp burning on the table, and beside the lamp stood a bowl of something that was still warm. Dust lay on the shelves as thick as felt. But there was none on the chair. “Somebody lives here,” whispered {mate}. “But only on that chair.”",
    ],
    [
      0.7,
      "=In such a place one makes oneself useful. {Hero} fetched wood, because there was hardly any left. {He} mended the shutter that banged with a shoelace. Then {he} sat down where there was no cushion, so that the chair should stay free. The bowl smelled of onions. It is hard not to look at a bowl.",
    ],
    [
      1,
      "=Then there were steps. They came right round the {house}, slowly, and stopped at every window. Somebody out there was breathing. “That's a bear,” was the first guess. The second guess was worse. The lamp flickered, and everybody held on to whatever was nearest, even if it was a broom.",
    ],
    [
      0.5,
      "=The handle went down. It did not go down all the way, and then it went up again. Whoever was out there did not dare to come in. {Hero} looked at the door and had to think of how {he} had stood before it {himself}, with cold feet, and had not known. {He} pushed the broom aside. “It's open,” {he} called. “It only sticks a bit!”",
    ],
  ],
  end: [
    [
      0,
      "=It was an old man with a bucket, and he was shaking. “I thought that you were robbers,” he said. “I saw a light, and I only went for water.” “It's your light,” said {hero}. “So it is,” said the old man. “But there has never been anybody under it.” He looked at the wood, and at the shutter, and at the chair, which had been left free.",
    ],
    [
      0.6,
      "=There were onions in the bowl, and a good deal else. It had to be divided by one more than he was used to, and that took him a while. Nobody had come that way for eleven years, he said. He had kept the lamp on all the same, in case somebody should have lost their way. “And now there's somebody,” he said, and seemed to be proud of the lamp.",
    ],
    [
      0.65,
      "=In the morning he showed them the path. The {house} has a second chair now, and a handle that goes all the way down. At night one can see the light from far off. But whoever comes near it will hear that somebody is being taught a song.",
    ],
  ],
};

const CAME_ON =
  "(?:found|discovered|came across|came upon|stumbled (?:over|on|upon|across|into)|noticed|spotted|uncovered)";

const opening = (nouns: string): RegExp =>
  inSentence(
    `${unless("dead|body|bodies|murder|war|soldiers?|skeletons?|prison|escape|treasure|gold|neighbou?rs?'|time machine")}${CAME_ON} (?:an?|the|another) (?:[a-z-]+ ){0,3}?(?<door>${nouns})\\b(?! (?:key|bell|mat|handle|number|plan))(?! (?:full of|that (?:led|leads|opened|opens|took|takes) |into|to (?:another|the|a) |where |with (?:a )?(?:dead|old letters|clothes)))[^.]*`,
  );

/** Who finds a door, a hidden room, a city or a lonely house. */
export const placesFound: readonly ClauseScene[] = [
  ...openScene({ by: "any", words: opening("door|gate|trapdoor|hatch|doorway"), ...DOOR, of: "people" }),
  ...openScene({ by: "any", words: opening("room|chamber"), ...ROOM, of: "people" }),
  ...openScene({
    by: "any",
    words: opening("staircase|stairway|passage|passageway|corridor"),
    ...STAIRS,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("war|dead|zombies?|ghosts?|burning|ruins?|destroyed|gold|buried|killed|dinosaurs?|enemy|plague|own")}${CAME_ON} (?:an?|the|another) (?:[a-z-]+ ){0,3}?(?<land>city|town|village|island|planet|kingdom|valley)\\b(?! (?:hall|map|bus|full of|made of|where|that|inhabited|of (?!a |the )))[^.]*`,
    ),
    idea: /\b(?:crew|captain|explorers?|astronauts?|sailors?|divers?|pilot|expedition|scientists?|submarine|ship|spaceship|team|travellers?|adventurers?|cartographer|mapmaker|researchers?)\b/i,
    ...land,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dead|body|ghosts?|haunted|witch|murder|killer|gingerbread|treasure|zombies?")}(?:found|discovered|came across|came upon|came to|reached|saw|stumbled (?:on|upon|across)) (?:an?|the) (?:[a-z-]+ ){0,2}?(?:abandoned|deserted|empty|lonely|old|strange|little|small|hidden|derelict) (?:[a-z-]+ )?(?<house>cabin|hut|house|cottage|farmhouse|lodge|mill|lighthouse|shed)\\b(?! (?:full of|that|which|where|made))[^.]*`,
    ),
    idea: /\b(?:lost|storm|snow|rain|night|camping|hik\w+|woods|forest|mountains?|blizzard|fog|light on|light in|stranded|island|desert)\b/i,
    ...hutWithLight,
    of: "people",
  }),
];
