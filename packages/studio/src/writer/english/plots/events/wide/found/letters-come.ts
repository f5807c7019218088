import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody gets a letter, and wants to know who wrote it. */
const letter: Story = {
  after: [
    [
      0,
      "={Hero} read the {post} standing up. Then {he} sat down and read it again, and the third time {he} no longer read the words, only how they were written. Down in the corner there was a blot. Somebody had tried to make something of it, and had given it two legs. It was a duck by now, more or less.",
      "=The {post} was not long. {Hero} knew it by heart before the kettle had boiled. What {he} could not stop looking at was a blot down in the corner. Somebody had been ashamed of it, and had given it a beak and two legs, so that it should look as if it had been meant.",
    ],
    [
      1,
      "=The first who had to look at the {post} was the postmistress, because she knows handwriting. She held it to the light. “Not from round here,” she said. “Somebody who presses hard, and is left-handed, and had not slept.” Then a customer came, and she had to weigh a cake.",
      "=“Show me,” said {mate}, and held the {post} to the light, and then to the lamp. “Somebody who presses hard,” said {mate}, “and who had not slept.” “How do you see that?” “From the duck,” said {mate}. “Nobody does that who has slept.”",
    ],
    [
      0.7,
      "=So {hero} began to answer it. The first answer was too polite and the second one was too long. The third one asked eleven questions. The fourth was honest, and {he} tore it up at once. In the end there was a single line on the paper, and {he} posted it before {he} could think: “Your duck has arrived.”",
    ],
    [
      1,
      "=Nobody can wait faster than the post. {Hero} met the postman on the stairs, and then at the gate, and by the end of the week at the corner. “I don't write them myself,” said the postman. “I only wish I did. People would be so pleased to see me.”",
      "=Nobody can wait faster than the post. They met the postman on the stairs, and then at the gate, and by the end of the week at the corner. “I don't write them myself,” he said. “I only wish I did,” and he gave {mate} a catalogue, so as not to have come for nothing.",
    ],
    [
      0.5,
      "=After two weeks {his} own line came back. “Not known at this address,” somebody had stamped across it. {He} put it away in the drawer with the {post}, and shut the drawer. And only then {hero} opened it again, because something had been different. Under the stamp, quite small, in a hand that pressed hard, there was a duck.",
    ],
  ],
  end: [
    [
      0,
      "=Somebody had held it in their hand, then, and had not dared. {Hero} took {his} coat. It was not a long journey, only one with many changes. At the address there was a door with no name on it, and behind the door somebody was standing quite still. One can hear that. “I'm here about the duck,” said {hero} to the keyhole.",
    ],
    [
      0.6,
      "=It took a while. Then the door went open, and there was somebody with ink on the left hand, up to the wrist. “I wrote it eleven times,” was the first thing that was said. “I thought that the blot would give me away. I never thought that you'd come because of it.” “The rest was good as well,” said {hero}.",
    ],
    [
      0.65,
      "=The {post} hangs on a nail there now, and {his} one line hangs beside it, with the stamp. The two ducks look at each other. They have both been given a pond since then, in blue ink, and it was not an accident.",
    ],
  ],
};

/** An unexpected call. */
const call: Story = {
  after: [
    [
      0,
      "=The call had lasted for four minutes. {Hero} knew that because {he} had been looking at the clock all the time, and not at the number. When it was over, {he} was still holding the receiver. It was quite warm. {He} put it down as carefully as a bird.",
    ],
    [
      0.7,
      "={He} wrote it all down while it was fresh, on the back of the gas bill. It was not much: {thecaller}, the voice, a cough. At the end there was a number, too, said so fast that {hero} had only got all but the last figure. And behind the voice, quite far away, there had been a bell. It had struck three, although it was five.",
    ],
    [
      0.72,
      "=One figure is missing: that makes ten numbers. {Hero} dialled them one after another. At the first there was a dentist. At the fourth there was a man who had been waiting for just such a call, and was hard to persuade that it was not this one. The ninth number did not exist. The tenth was engaged, all evening and all the next day.",
      "=One figure is missing: that makes ten numbers. They shared them out, five for {hero} and five for {mate}. There was a dentist among them. There was a man who had been waiting for just such a call, and {mate} stayed on the line with him for an hour. The last number was engaged, all evening and all the next day.",
    ],
    [
      1,
      "=“And if it was nobody?” asked the woman upstairs. “People ring up and say all sorts of things.” {Hero} thought of the cough. Somebody who makes things up does not cough first. That is what somebody does who has stood in front of the telephone for an hour, with the sentence ready.",
      "=“And if it was nobody?” asked {mate}. “People ring up and say all sorts of things.” {Hero} thought of the cough. Somebody who makes things up does not cough first. That is what somebody does who has stood in front of the telephone for an hour, with the sentence ready.",
    ],
    [
      0.5,
      "=Then the last number was free. It rang and rang. There was a click, and somebody said that it was the railway canteen, and that they had just closed. {Hero} was about to hang up. Behind the voice a bell struck. It struck three. “What time is it with you?” asked {hero}. “Five,” said the canteen. “That clock has been wrong for years. Why do you ask?”",
    ],
  ],
  end: [
    [
      0,
      "=It was two hours by train. The clock hung over the platform and struck three as {hero} got out. In the canteen all the chairs were on the tables, except for one. Somebody sat there in front of a cold cup, beside a telephone on the wall, and had {his} own way of holding {his} head. “You've been engaged,” said {hero}. “I was practising,” said {thecaller}.",
    ],
    [
      0.6,
      "=They needed two more cups before one of them finished a sentence. Then they both began at the same time. “You first,” they said, both of them. They were laughing at the same place, and coughing before they said anything that mattered. The woman from the canteen took the chairs down again, and did not ask who was paying.",
      "=Two more cups were needed before anybody finished a sentence. Then both of them began at once. “You first,” said the one, and “you first,” said the other. The woman from the canteen took the chairs down again, and did not ask who was paying.",
    ],
    [
      0.65,
      "=The gas bill was never paid. It hangs there with all its figures now, the last one in red. The clock in the station could be put right, they say. There are two people who have written to the railway and asked them not to.",
    ],
  ],
};

/** Somebody reads that they are dead. */
const obituary: Story = {
  after: [
    [
      0,
      "={Hero} read it twice, and then {he} pinched {his} own arm, to be on the safe side. It was a good photograph, from the trip to the lake. There was a black frame round it. “We shall miss the laugh,” it said underneath. That was the first {he} had heard of it.",
    ],
    [
      0.7,
      "=There were three mistakes. The middle name was wrong, the age was flattering, and {hero} had never in {his} life been fond of fishing. {He} took a red pencil and corrected it all in the margin, and rang up the newspaper. “My sympathy,” said the voice.",
    ],
    [
      1,
      "=“Such a thing can only be altered by the family,” said the lady in charge, “or on presentation of the deceased.” So {hero} put on {his} good coat and went there. On the stairs people drew aside. {He} had to show a passport, and the lady compared it with the page for a long time. “It does look like you,” she admitted.",
      "=“Such a thing can only be altered by the family,” said the lady in charge, “or on presentation of the deceased.” So they went there, {hero} in the good coat, with {mate} as a witness. “I can swear to it,” said {mate}. “This morning there was still complaining about the coffee.”",
    ],
    [
      0.7,
      "=Meanwhile the flowers began to come. There was a wreath from the choir, which {he} had left in anger. There was a card from a neighbour who had not said good morning for nine years. “I always meant to,” it said. {Hero} put it on the shelf, and did not correct anything.",
    ],
    [
      0.5,
      "=The funeral was on Saturday at three. {Hero} had nothing else to do on Saturday at three. {He} stood at the back behind a pillar, with a hat on. The place was full. They talked about {him}, one after the other, and they said what nobody had ever told {him} to {his} face. Then somebody told the story of the laugh, and it was such a good story that {hero} laughed.",
    ],
  ],
  end: [
    [
      0,
      "=It was very loud, in the silence. They all turned round. “That's it,” said an old man in the first row, “that's just what it was like.” Then somebody fainted, and somebody else began to clap. In the first row there was a woman with a list, and she went quite red. It was all about her aunt, who had had the same name, except for the middle one. “They must have mixed up the photographs,” she said.",
    ],
    [
      0.6,
      "=The aunt was given her due, with her own picture, and with the fishing. {Hero} sang with the choir, since they were one voice short. Afterwards there was coffee, and the neighbour of the nine years came over with two cups. “Good morning,” he said. “It's half past four,” said {hero}. “I know,” said the neighbour. “I've some to make up.”",
    ],
    [
      0.65,
      "=The page with the black frame hangs in the hall, corrected in red. Only one thing has not been crossed out. It is underneath, where it says what they would miss.",
    ],
  ],
};

/** A parcel with unknown contents. */
const parcel: Story = {
  after: [
    [
      0,
      "=The {parcel} was about as big as a loaf and tied with far too much string. {Hero} put it down on the table, and it hummed: one deep note, quite short, and then nothing more. {He} took {his} hand away. Then {he} pushed it a little with one finger, and it did it again.",
    ],
    [
      1,
      "=“Cheese,” said the man from downstairs, who was called in as an expert. His wife said bees. The boy from the second floor put his ear to the string and was quite sure that it was a heart. By evening half the house had been listening to the {parcel}, and nobody wanted to hold it on their knees.",
      "=“Cheese,” said {mate}. The man from downstairs said bees. A boy from the second floor put his ear to the string and was quite sure that it was a heart. By evening half the house had been listening to the {parcel}, and nobody but {mate} wanted to hold it on their knees.",
    ],
    [
      0.7,
      "=The string was no help, and the paper was no help either. {Hero} studied the label with a magnifying glass. It had got wet at some time, and one figure had run. It was a one, if one wanted it to be a one. With a little more goodwill it was a seven. {He} had not looked at it from that side yet.",
    ],
    [
      0.7,
      "=In the night {he} lay awake and thought about scissors. They hung in the kitchen on a nail. Nobody would ever know. {He} got up, and took them down, and went over to the {parcel}. It hummed when the floorboard creaked. {Hero} said sorry and hung up the scissors.",
    ],
    [
      0.5,
      "=In the morning {he} took it under {his} arm and went looking for a seven. It was further off than it sounds, and at every kerb it hummed. At the last house but one a very old woman was sweeping the steps. {He} stumbled, the {parcel} hummed, long and loud this time, and the broom stopped. “Would you do that again?” said the old woman.",
    ],
  ],
  end: [
    [
      0,
      "=She did not take scissors. She undid the knots, one by one, as people do who have learned to save string. There was paper, and under it more paper, and in the middle stood a top, made of tin, with a red stripe. It had not come to rest yet. It had been humming for sixty-one years, whenever somebody put it down too hard.",
    ],
    [
      0.6,
      "=“My brother borrowed it,” said the old woman, “for one afternoon. Then he went to sea.” She set it down on the step and pumped twice, and it sang, the deep note and then a higher one on top. “He always did send things back,” she said. “He was only never quick.”",
    ],
    [
      0.65,
      "=There is a ball of string on {his} shelf now, of good length, with hardly a knot in it. Whenever something hums in the street, a fly, a fridge, a tram, {hero} has to think of steps, and a broom that has stopped.",
      "=There is a ball of string on the shelf now, of a good length, with hardly a knot in it. It is a souvenir. And on warm evenings one can hear it all the way from number seven, the deep note first, and then the higher one.",
    ],
  ],
};

const POST = "(?<post>letter|postcard|message|note|email|card|love letter|text message|text)";
const NOT_READ = unless(
  "dead|died|late|murder|killer|kidnap\\w*|king|queen|president|magic|school of|hogwarts|future|wrote (?:it )?(?:him|her)self|yesterday|tomorrow|santa|bottle|court|doctor|hospital|bank|landlord|boss|fired|prison|soldier|war|front|mother|father|mum|dad|grand\\w+|wizards?|dragon|blackmail",
);
const KIN = "sister|brother|daughter|son|father|mother|twin|grandmother|grandfather|cousin|aunt|uncle";

/** Who gets a letter, a call, a parcel, or reads about their own death. */
export const lettersCome: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:found|read|reads|saw|discovered|opened|stumbled (?:on|upon|over|across)|came across) (?:his|her|their|my) own (?:obituary|death notice)\\b[^.]*",
    ),
    ...obituary,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dead|died|prison|hospital|kidnap\\w*|police|heaven|ghost|himself|herself")}(?:got|gets|received|took|answered) an? (?:phone |telephone |strange |late |sudden )*call from (?<caller>(?:an?|the|his|her|their|my) (?:[a-z-]+ ){0,2}?(?:${KIN}))(?: (?:that |who(?:m)? )?(?:he|she|they|I) (?:had )?(?:never|not)\\b[^.]*|[.,])`,
    ),
    ...call,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("drugs|money|bomb|dead|ashes|baby|puppy|egg|blackmail|heart|robot|seeds?|cake")}(?:got|gets|received|receives|was (?:given|sent|brought)|were (?:given|sent|brought)|found|accepted|signed for|had to deliver) (?:an?|another|the|one) (?:[a-z-]+ ){0,2}?(?<parcel>parcel|package|packet)\\b(?! (?:holiday|tour|deal))[^.]*|(?:an?|another) (?:[a-z-]+ ){0,2}?(?<parcel2>parcel|package) (?:arrived|came|was delivered|was left|lay|stood)\\b[^.]*`,
    ),
    ...parcel,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${NOT_READ}(?:got|received|found|was handed|was sent) (?:an?|another|one) (?:(?:strange|mysterious|anonymous|unsigned|wet|odd|old|crumpled|long|short|secret|unexpected|handwritten|blue|green|yellow|red) )*${POST}(?![ -]box)\\b(?! (?:that|which) (?:told|said|changed|invited|was meant|was not|he|she|they)| saying| inviting| telling| to)[^.]*|(?:an?|another) (?:[a-z-]+ ){0,2}?${POST.replace("<post>", "<post2>")} (?:arrived|came|was pushed under|lay (?:on|under|in))\\b[^.]*`,
    ),
    ...letter,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence("(?:got|received|found) one (?:himself|herself)\\b[^.]*"),
    idea: /\b(?<post>letter|compliment|note|postcard)s\b/i,
    ...letter,
    of: "adults",
  }),
];
