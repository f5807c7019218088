import { story } from "../subject-story.ts";

/** Stories of boxers. */
export const boxers = [
  story({
    says: [
      /\b(?:box(?:er|ers|ing)|prizefighter)\b/i,
      /\b(?:fights?|bout|ring|match|comeback|title)\b/i,
      /\b(?:pay|pays|paid|money|earn) (?:for )?(?<cost>(?:his|her|their|the) (?:[a-z-]+['’]s )?(?:operation|surgery|treatment|medicine|hospital|rent|school|debts?))\b/i,
    ],
    of: "people",
    after: [
      [
        "@gym(hero take) The gym was still there, and so was the smell of leather and of wet socks. {Hero} took the old gloves from their nail and put them on. “You?” said the owner. “How long has it been?” “Long enough,” said {hero}. “I need one fight. It is for {cost}.”",
      ],
      [
        "@street.dawn(hero run, mate sit) So {hero} trained. {He} ran up the hill before it got light, and {talker} sat on the bench at the top with a stopwatch. “You're slower than yesterday,” said {talker}. “Yesterday I had younger knees,” said {hero}. But the next morning {he} ran up the hill again.",
        "@street.dawn(hero run) So {hero} trained. {He} ran up the hill before it got light, and at the top {he} had to hold on to a lamp post until the world stood still. On the first day {he} managed it once. After four weeks {he} managed it five times, and the baker at the corner began to count along.",
      ],
      [
        "+ @gym(hero talk) Everybody told {him} to stop: the doctor, the neighbours, even the owner of the gym. “Look at the other one,” they said. “Strong as an ox, and half your age.” {Hero} listened to all of them. Then {he} took the paper with the price of {cost} out of {his} pocket, and unfolded it, and nobody knew what to say.",
      ],
      [
        "@gym(hero stand) On the evening of the fight the hall was full. In the first round {hero} hardly saw the punches come. In the second {he} went down, and the hall went quiet. The referee began to count. Down there on the boards, {hero} did not think of winning at all. {He} thought of the one who was waiting for {him} at home.",
      ],
    ],
    end: [
      [
        "@gym(hero stand) At eight {he} was on one knee. At nine {he} stood. {He} did not hit harder than before, but {he} did not go back any more, not one step, and in the last round it was the strong one who was looking at the clock. When the bell rang, both of them were still on their feet.",
      ],
      [
        "@gym(hero talk) “A draw!” called the referee, and the hall shouted as if it were more than that. The other boxer came over, with one eye as thick as a plum. “Who are you doing this for?” he asked. {Hero} told him. The other one nodded, and put his own share of the money into {hero}'s glove.",
      ],
      [
        "@hall(hero give) It was enough, to the last coin. {Hero} carried it straight from the hall to the desk where such things are paid, in a coat over the boxing shorts, and waited until there was a stamp on the paper: paid.",
      ],
      [
        "@kitchen(hero sit) The gloves are back on their nail now, and that is where they will stay. In the kitchen, where {hero} sits in the evening, there is a picture on the wall, drawn with crayons: somebody with a very thick nose, and with both arms in the air.",
      ],
    ],
  }),
];
