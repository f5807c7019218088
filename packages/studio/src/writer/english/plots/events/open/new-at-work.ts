import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";
import { openScene, said, unless } from "./open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** The first weeks among colleagues who know it all. */
const newAmongMany: Story = {
  after: [
    [
      0,
      "=On the first day {hero} got a locker, a badge with somebody else's name on it, and a piece of advice: “Don't touch the lever on the left.” By ten o'clock {he} had touched it.",
      "=“So you're the new one,” they said((, and looked at {hero} as one looks at a new {trade})). {Hero} got a badge with somebody else's name on it, and a piece of advice: “Don't touch the lever on the left.” By ten o'clock {he} had touched it.",
    ],
    [
      1,
      "=Everybody knew everything there without being told: where one stands, when one laughs, and which cup is whose. {Hero} took a cup. It got quiet. It was that cup.",
    ],
    [
      1,
      "=In the first week {he} did everything exactly as the others did it, half a second later. It looked like dancing with somebody who is leading in the next room.",
    ],
    [
      1,
      "=In the second week {he} did it by the book. There was a book, with two hundred and twelve rules, and {hero} learned them at night. “That's against rule ninety-one,” {he} said the next day. “What's rule ninety-one?” asked all of them, and went pale. Nobody had ever read that far.",
    ],
    [
      0.4,
      "=Then {he} made the big mistake. It was loud, it rolled, it took a shelf along with it, and it came to rest right in front of the boss's shoes. “So that was that,” thought {hero}, and began to unpin the badge.",
    ],
  ],
  end: [
    [
      0,
      "=“Who was it?” asked the boss. “It was me,” said {hero}. “No,” said the one with the cup, “it was me.” “It was me, if anything,” said a third one, from behind a crate. In the end there were six of them who had done it. The boss looked from one to the other and went out rather quickly. Outside one could hear somebody laughing into a sleeve.",
    ],
    [
      0.6,
      "=“Why did you do that?” asked {hero}. “The lever,” said the one with the cup. “Each of us has pulled it. I was on the roof for an hour, and he had to be fetched out by the fire brigade. That's how one begins here.” And there was a cup put down in front of {hero}, quite a new one.",
    ],
    [
      1,
      "=In time there was a badge with the right name on it, and nearly the right spelling. When somebody new came, it was {hero} who gave the piece of advice about the lever, and then looked at the clock. None of them ever held out until eleven.",
    ],
  ],
};

/** The first weeks alone, after somebody whom all were used to. */
const newAlone: Story = {
  after: [
    [
      0,
      "=On the first day there was a key under a stone, and with the key there was a note: “You'll manage. Mind the third step.” There was nothing else on it, not even on the back.",
    ],
    [
      1,
      "=Nobody came. {Hero} sat there with freshly combed hair and sharpened a pencil. Outside they walked past and looked in, and when {he} looked out, they looked at the sky.",
    ],
    [
      1,
      "=On the third day somebody came after all, only to see. “The old one hummed while he was at it,” they told {hero}, and gave {pet} a biscuit. “And he always began on the left.” {Hero} hummed, and began on the left. “Not like that,” they said.",
      "=On the third day somebody came after all, only to see. “The old one hummed while he was at it,” they told {hero}. “And he always began on the left.” {Hero} hummed, and began on the left. “Not like that,” they said.",
    ],
    [
      1,
      "={He} practised in the evening, with the window shut. {He} hummed all the way up and all the way down again, and on the third step {he} fell over.",
      "=“Is this how it goes?” asked {hero}, and hummed. {Talker} thought about it. “It sounds like a fridge,” said {talker}. After that both of them practised.",
    ],
    [
      0.4,
      "=Then there was a day on which everything came at once. It poured, something tore, something else would not start, and they were all standing at the door, and each of them was first. {Hero} forgot to hum. {He} rolled up {his} sleeves and did it as {he} had learned it at home, and {he} began on the right.",
    ],
  ],
  end: [
    [
      0,
      "=When it was over, {hero} sat down where {he} {was}, and that was the third step. “That was from the right,” somebody said. It was the one who had talked the most about the old one. “Yes,” said {hero}. “I'm sorry.” “No, no. I only wanted to say that it can be done like that as well.”",
    ],
    [
      0.6,
      "=By the time {he} got home, they all knew it. On the doorstep there was a bowl of eggs, and beside the eggs a pot of something, and on the pot a slip of paper. “For our new one,” it said. The word “our” had been put in afterwards, with an arrow.",
    ],
    [
      1,
      "=They still look in when they walk past, but now they wave. The third step creaks. In the drawer there is a note that is quite finished, for whoever comes after {hero}: “You'll manage.” And on the back of it there is a tune.",
    ],
  ],
};

/** A creature in a job for people. */
const creatureAtWork: Story = {
  after: [
    [
      0,
      "=“Have you ever done such a thing before?” they asked. “No,” said {hero}, “but I've brought a reference.” The reference was three hundred years old and had got wet a few times. {He} got the job all the same((, the one {jobspot})). Nobody else had wanted it.",
      "=The form had eleven questions. To ten of them {hero} had to write: not applicable. “You can begin on Monday,” they said((. “{Jobspot}, seven o'clock sharp”)). Nobody else had asked.",
    ],
    [
      1,
      "=The uniform had been made for somebody with other measurements and less at the back. {Hero} wore it round the neck, as a scarf. It looked rather elegant.",
    ],
    [
      1,
      "=The first ones who came saw {hero} and remembered that they had left something on the stove. So {he} smiled, to make it better. That was a mistake. It was a smile with a great deal in it.",
    ],
    [
      1,
      "=After that {he} tried to be like everybody else. {He} practised “lovely weather” and “have a nice day”, {he} made {himself} small, and {he} breathed only through the nose. By Wednesday {he} could do it so well that one hardly noticed {him}, and {he} had never been so tired.",
    ],
    [
      0.4,
      "=On Friday everything went wrong at once. The lights went out, the machine stood still, a tap came off, and they were standing there in rows and shouting. “Can't anybody do anything?” called the boss. {Hero} could do something. It was the very thing that {he} had been hiding since Monday.",
    ],
  ],
  end: [
    [
      0,
      "={He} put the scarf aside, shut {his} eyes, and did it the way {his} grandmother used to do it, with all that one has. It was over in a moment. It had gone quite well, apart from the curtains. This time nobody ran away. “Again!” said the smallest of them.",
    ],
    [
      0.6,
      "=“Why didn't you tell us that you could do that?” asked the boss. “It wasn't on the form,” said {hero}. The boss took the form out of the drawer, got a ruler, and drew one more line at the very bottom: anything else.",
    ],
    [
      1,
      "=There is a uniform now that was made to measure, with an opening at the back. They come from three streets away, even those with something on the stove. “It's nice there,” they said to each other. “Just don't sit by the curtains.”",
    ],
  ],
};

const JOB =
  "(?:(?:took|got|started|began|landed|accepted|was given|was offered|applied for|signed on for|won) (?:(?:his|her|their) )?(?:an? )?(?:new |first |summer |part-time |well-paid |holiday |very first )*(?:job|post|position|work|internship|apprenticeship)\\b|(?:was|were) hired (?:as|at|by)\\b|(?:started|began|began work|started work|signed on|went to work)(?= (?:as|work|at|in|her first (?:day|week)|his first (?:day|week))\\b)|(?:began|started) (?:his|her|their) first (?:day|week|shift)\\b|became (?=an? (?:[a-z]+ ){0,3}?(?:driver|porter|nurse|nanny|lifeguard|teacher|waiter|waitress|cook|guard|guide|clerk|postman|secretary|cleaner|conductor|librarian|receptionist|babysitter|caretaker|baker|butler|doctor|vet)\\b))";
const JOB_SPOT =
  "(?:[^.,]{0,40}? (?<jobspot>(?:at|in|on) (?:an?|the) (?!(?:[a-z]+ )?(?:town|village|city|country|street|world|first)\\b)[^.,;]{3,40}?)(?= (?:and|but|because|where|which|that|who|with|for|to|near|in|on)\\b|[.,;]))?";
const TRADE = "(?:[^.,]{0,30}? as an? (?:[a-z]+ ){0,2}?(?<trade>[a-z]+)(?= (?:in|at|on|and|but|for|with)\\b|[.,;]))?";
const ALONE =
  "lighthouse|alone|practice|driver|postman|postwoman|teacher|tutor|doctor|midwife|vet|caretaker|ranger|ferryman|shepherd|librarian|island|gardener|signalman|ticket|keeper|museum|archive";
const NO_COLLEAGUES =
  "imaginary|nanny|babysitter|companion|van|stall|kiosk|butler|spy|assassin|astronaut|president|king|queen|funeral|clown";

const CHILD = "schoolboy|schoolgirl|girl|boy|kids?|child|children|pupil|class";
const TALE_FOLK =
  "mermaid|merman|vampire|ghost|werewolf|fairy|elf|dwarf|angel|alien|zombie|mummy|skeleton|gnome|goblin|yeti|giant|ogre|troll|dragon|cyclops|devil|genie";

/** A first job, or a first day. */
export const newAtWork: readonly ClauseScene[] = [
  ...openScene({ by: "hero", words: inSentence(`${JOB}${JOB_SPOT}[^.]*`), ...creatureAtWork, of: "creatures" }),
  ...openScene({
    by: "hero",
    words: inSentence(
      `(?<=^(?:There was once )?(?:An?|The) (?:[a-z]+ ){0,3}?(?:${TALE_FOLK})\\b.*)${JOB}${JOB_SPOT}[^.]*`,
    ),
    ...creatureAtWork,
  }),
  ...openScene({
    by: "hero",
    words: inSentence(`${said(ALONE)}${unless(`${NO_COLLEAGUES}|${CHILD}`)}${JOB}[^.]*`),
    ...newAlone,
    of: "people",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(`${unless(`${ALONE}|${NO_COLLEAGUES}|${CHILD}`)}${JOB}${TRADE}[^.]*`),
    ...newAmongMany,
    of: "people",
  }),
];
