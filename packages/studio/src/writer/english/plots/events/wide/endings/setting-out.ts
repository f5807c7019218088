import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** Somebody has to leave a place for good. */
const mustLeave: Story = {
  after: [
    [
      0,
      "=There was a date, and there were boxes. The boxes came flat, and one had to fold them oneself. {Hero} folded the first one wrong, so that it had its bottom on top. {He} left it like that. It seemed about right.",
      "=They had sent a date. {Hero} wrote it on the wall next to the door, in pencil, and above it the number of days, because that is easier to look at. It was a number one could still count on one's fingers, with the toes.",
    ],
    [
      0.8,
      "=First {he} packed what was important. After an hour there was nothing in the box but a clothes peg and a photograph of somebody's elbow. Then {he} packed by size. That went faster. But everything that mattered was left over, because it had no size.",
      "=First {hero} and {talker} packed what was important. After an hour there was nothing in the box but a clothes peg and a photograph of somebody's elbow. Then they packed by size. That went faster. But everything that mattered was left over.",
    ],
    [
      0.6,
      "=“And the hook?” asked the child that had been sent over with a cake. It was a big iron hook beside the door, on which everybody had always hung everything. “It stays here,” said {hero}. “It belongs to the wall.” “Does the wall know that?” asked the child.",
    ],
    [
      0.7,
      "=So {hero} tried to get it off. There were four screws, painted over seven times. The screwdriver slipped, and went into {his} thumb. A second try with the pliers did more harm to the pliers. “It doesn't want to,” said the child. “Who does?” said {hero}.",
    ],
    [
      0.4,
      "=On the last evening it was so empty that everything one said came back. {Hero} turned off the light, pulled the door shut, and had gone a good way before {he} noticed how cold it was. The jacket was still hanging in there on the hook, as if somebody were coming straight back.",
    ],
  ],
  end: [
    [
      0,
      "=When {he} had gone back for it, the child was standing in front of the hook. “You have to lift it first,” it said. “Look. Somebody made it so that one can take it along.” It lifted, and the hook came off, quite easily, with a small squeak. On the back something was scratched into the iron. There were three names, with three places. None of them was this one.",
    ],
    [
      0.6,
      "=So the hook had come from somewhere, too. {Hero} read the names aloud, and the child held the lamp. Then {he} took a nail, and scratched {his} own underneath. It took some time. The iron was hard, and it was not to be crooked.",
    ],
    [
      0.8,
      "=The hook is on another wall these days. It was the first thing to be put up, before there was a lamp. Everybody who comes hangs everything on it. There is room on the back for a good many names.",
    ],
  ],
};

/** People have to flee. */
const fleeing: Story = {
  after: [
    [
      0,
      "=There had been five minutes, and one question: what does one take along? {Hero} had turned round once in the kitchen, and had taken what stood nearest. It was the coffee mill. {He} only noticed it when {he} {was} out on the road.",
    ],
    [
      0.8,
      "=They went with the others, in a long line, at the side of the road. Somebody pushed a pram with a sewing machine in it. Somebody held a door key in his hand, so as not to lose it. Nobody said much. Everything had already been said by what they carried.",
    ],
    [
      0.7,
      "=At the first place there was no room. A man came out and spread his arms, and one could see that he was sorry. At the second one there was a hall, with two hundred beds and a number for each. {Hero} slept with the coffee mill under the blanket. It was not soft, but it was known.",
    ],
    [
      0.4,
      "=After a long time there was a room. It had a window, a table, and a door that one could shut from inside. ((There was room for {thecharge}, too.)) {Hero} put the coffee mill in the middle of the table. There it stood. There was no coffee for it, and no cup, and behind none of the other doors was there anybody who knew how to say their names.",
    ],
  ],
  end: [
    [
      0,
      "=There was a knock. An old woman from across the landing held out her fist, and opened it. There were beans in it. She had seen the mill through the open door, she explained, by turning a handle in the air. Hers had got left behind, in another war, a very long time ago. She said the name of a town. {Hero} said the name of another.",
    ],
    [
      0.6,
      "=They took turns at the handle. It made the noise that it had always made: first it was gravel, and then it was sand. The smell went out under the door and along the landing. One door after the other opened a little. Somebody brought cups, no two of them alike, and somebody had sugar.",
    ],
    [
      0.8,
      "=The mill still stands in the middle of the table. When somebody new comes up the stairs, with a bag and with that look, they are not asked what happened. The mill is put into their hands, and they are shown which way it turns.",
    ],
  ],
};

/** Old people get away for once. */
const lateEscape: Story = {
  after: [
    [
      0,
      "=Nobody stops grey hair. {Hero} had noticed that long ago. One only has to walk slowly, and to carry something. {He} had carried a watering can, straight past everybody who would have had something against it, and had put it down behind the first hedge.",
    ],
    [
      0.6,
      "=The plan was on an old bus ticket((, and {pal} had it up a sleeve)). It had three points: away, there, and then we'll see. There had been a fourth one, but it had begun with the word “sensible”, and it had been crossed out.",
      "=The plan was on an old bus ticket, and {mate} had it up a sleeve. It had three points: away, there, and then we'll see. There had been a fourth one, but it had begun with the word “sensible”, and it had been crossed out.",
    ],
    [
      0.7,
      "=It did not go well at first. The way had got longer since the last time. After an hour the church that should have been on the left was on the right. {Hero} turned the napkin round. After that it was better.",
    ],
    [
      0.6,
      "=There had to be liquorice, and there was a kiosk. “Missing,” said the radio on the counter, and described a hat. There was just such a hat in front of the counter. The young man at the till looked at it for quite some time. “I'd take another colour,” he said, and pushed a red cap across. “That's on the house.”",
    ],
    [
      0.4,
      "=And then, quite near the end, it would not go any further. It had got dark, everything hurt that can hurt, and the pills were at home in the box with the days on it. “They'll be worried,” said {hero}, and turned the red cap in {his} hands. It was true. It was close now, too. One could tell by the faces of the people who were coming back.",
    ],
  ],
  end: [
    [
      0,
      "=A blue lamp came nearer and stopped. A very young policeman compared what he saw with a sheet of paper. “It's a hat they're looking for,” he said slowly. “That's a cap.” He folded the sheet until it was quite small. “My gran always wanted to go there, too,” he said. “Is it far?” “Not any more,” said {hero}. He switched on the blue lamp and went ahead.",
    ],
    [
      0.6,
      "=So they got there with an escort. It was just as {hero} had thought it would be, only bigger. {He} looked until {he} had had enough, and it took until the morning. The policeman held the liquorice. Nobody said the word with s.",
    ],
    [
      0.8,
      "=The watering can still stood behind the hedge. It had rained, so it was full. {Hero} carried it in, past everybody, slowly. “Where on earth have you been?” they cried. “Watering,” said {hero}.",
    ],
  ],
};

const HOME =
  "(?:house|home|inn|hotel|mill|pub|bakery|café|cafe|boat|hill|farm|flat|apartment|village|island|shop|circus|theatre|land|town|cottage|room|garden|workshop|castle|lighthouse|restaurant|hut|caravan|houseboat|country|valley|school|street|orchestra|ship|station|school house)";
const OLD =
  /\b(?:old|elderly|retired|pensioners?|seniors?|grand(?:ma|pa|mother|father|dad|parents?)|nan|granny|great-aunts?|nursing|retirement|old people['’]s|(?:6\d|7\d|8\d|9\d)(?:-year-old)?|widow(?:er)?s?)\b/i;

/** Those who have to go, and those who want to. */
export const settingOut: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("tour|hike|dog|portal|prison|planet|space")}(?:fled|flees|had to flee|was fleeing|were fleeing|has to flee|was on the run|escaped from (?:the|a) war|(?:had to leave|left) (?:his|her|their) (?:home|country|village|town|city)[^.]*?\\b(?:war|bombs|soldiers)|crossed the (?:border|sea) (?:with|in|at))\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:war|bombs?|soldiers|border|refugees?|regime|dictator|invasion|army|homeland|occupied|country)\b)(?!.*\b(?:dog that|robber|spy|spies|murder|zombies?|aliens?)\b)(?:.*?\b(?:and|with) (?<charge>(?:an?|the|his|her|their) (?:[a-z]+ )?(?:brother|sister|son|daughter|child|children|mother|grandmother|grandfather|father|friend|canary|dog|cat|parrot|goat|bird|budgie|rabbit|hen|donkey|horse|tortoise|baby)))?/iu,
    ...fleeing,
    of: "people",
  },
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("stage|wife|husband|planet|earth|prison|war|murder|dog|behind|bomb")}(?:had to|has to|was to|were to|was forced to|were forced to|(?:was|were) supposed to|was told to|were told to) (?:leave|give up|move out(?: of)?|clear(?: out)?|sell|vacate|say goodbye to)(?: (?:his|her|their|the) (?:[a-z]+ ){0,2}?${HOME})?(?=[.,]| (?:because|when|after|for|since|as|where|to make|so|and|that|in which|before|although|by|he|she|they)\\b)[^.]*`,
    ),
    ...mustLeave,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("bank|money|prison|jail|jewel\\p{L}*|diamond\\p{L}*|painting|rob|heist|zoo|circus|bride|wedding|bookshop|identity")}(?:(?:stole|steals|took|takes|borrowed|hijacked|kidnapped) (?:an?|the|his|her|their) (?:[a-z'’]+ ){0,3}?(?:car|boat|bus|motorbike|motorcycle|van|tractor|ship|minibus|camper|ambulance|taxi|scooter|train|balloon|mobility scooter)|(?:escaped|escapes|ran away|runs away|broke out|breaks out|fled|flees|slipped out|slips out|sneaked out|snuck out|sneaks out|run off|ran off|climbed out))\\b[^.]*|(?:tried|wanted|decided|set off|set out|drove|sailed|travelled|traveled|planned) to (?:reach|see|get to|go to|visit)\\b[^.]*`,
    ),
    idea: new RegExp(
      `^(?=.*\\b(?:stole|steals|escaped|escapes|ran away|runs away|broke out|breaks out|fled|slipped out|sneaked out|snuck out|ran off|hijacked|climbed out)\\b)(?=.*${OLD.source})(?:.*?\\b(?:with|and) (?<pal>(?:his|her|their) (?:best |old |former )?(?:room-?mate|bed neighbour|bridge partner|nurse|carer|caregiver|bowling partner|chess partner|rival)))?`,
      "i",
    ),
    ...lateEscape,
    of: "adults",
  }),
];
