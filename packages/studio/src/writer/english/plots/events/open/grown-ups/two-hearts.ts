import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

const FELL =
  "(?:fell|fall|falls|had fallen|was falling|were falling|slowly fell|was|were|is|are|got) (?:slowly |secretly |hopelessly |madly |quietly |head over heels )*in love\\b";
/** They know each other only by what they write or say from afar. */
const FROM_AFAR =
  "letters?|notes?|reviews?|messages?|emails?|texts?|postcards?|radio|phone|telephone|wrong number|voice|online|chat|anonymous(?:ly)?|crosswords?|puzzles?|small ads?|never met|without (?:ever )?(?:having met|meeting|knowing)|shopping list|handwriting";

/** Two who fall in love: from afar, as rivals; love that is not told, and a first evening. */
export const twoHearts: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(`${unless("moon|reflection|statue|robot|died")}${FELL}[^.]*`),
    idea: new RegExp(
      `^(?!.*\\b(?:patient|prison|war|wallet|lighthouse|sailor|sea|island|countr(?:y|ies)|abroad|pilot|astronaut|far away|married|met at last|cat|dog|kitten|alien|in space)\\b)(?=.*\\b(?<post>${FROM_AFAR})\\b)`,
      "i",
    ),
    after: [
      [
        0,
        "=It had begun with a mistake. That is how it should begin. Somebody had taken something the wrong way, and had said so, in a tone that one uses only with strangers. An answer came back. It was cheeky, and it was exactly eleven words long. It was read four times.",
      ],
      [
        1,
        "=After that there was something every day. It was about nothing: about whether one cuts toast across or corner to corner, and what the pigeons outside the window are called. But there were two people who had begun to look at the clock. And both of them would have said that they were only looking what time it was.",
      ],
      [
        2,
        "=“You've changed,” people told the one. “Are you whistling?” people asked the other one. “It's the weather,” said both of them, in two different places. It was raining in both.",
      ],
      [
        1,
        "=Each of them had an idea of the other one by then. In the one idea there was a beard, and in the other one a bicycle. Neither of these was right. But the laugh was right. One can tell that even where nothing is to be heard.",
      ],
      [
        0.5,
        "=“Where do you have your coffee in the mornings?” it came one day, quite by the way. The other one told where. Then there was nothing, for a whole day, and for one more. When something came at last, it was very short. “So do I,” it said. “At the table with the short leg.”",
      ],
    ],
    end: [
      [
        0,
        "=They both knew that table. They had fought about it for a year, every morning at eight, with a newspaper and with elbows. On that morning there were two who were early. The one had a folded beer mat along, and so had the other one. They looked at the mats, and at the table, and at last at each other. “You?” they said at the same time. “I had thought of you with a beard.”",
      ],
      [
        0.6,
        "=It was a difficult quarter of an hour. There was a good deal that had to be taken back. “I wrote that you are like an angel,” said the one. “And that the person at my table is a walrus.” “I agreed with you about the walrus,” said the other one.",
      ],
      [
        0.5,
        "=They still write to each other, although there is only one breakfast table between them now. It has got a short leg. There are two beer mats under it, and because of that it wobbles the other way.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(`${unless("moon|reflection|statue|patient|died|same (?:man|woman|girl|boy)")}${FELL}[^.]*`),
    idea: /^(?=.*\b(?:two|and)\b)(?=.*\b(?:rivals?|rival|compet\w+|enem(?:y|ies)|neighbou?rs?|opposite|next door|either side|across the street|contest|same street|feud\w*)\b)(?!.*\b(?:killer|murder\w*|war|vampires?|clans?|kingdoms?)\b)/i,
    after: [
      [
        0,
        "=They greeted each other every morning, as one greets a toothache. “You're early today.” “Somebody has to be.” After that each of them had a good day. It is a great help to know against whom one gets up.",
      ],
      [
        1,
        "=It had gone on for so long that there were rules. One did not praise anything the other one had made. One found it interesting. The word “interesting” had been used forty times since spring, and each time it had hurt for two days.",
      ],
      [
        1,
        "=Then the one caught a cold and was missing. The other one had the whole field to win. It was very quiet. “Where's your colleague?” people asked. “That's not a colleague,” was the answer. Toward noon somebody stood in front of a locked door with a pot of soup. “It's only interesting,” a voice said through the letter box. “It isn't meant kindly.”",
      ],
      [
        1,
        "=The pot came back washed. There was something in it, wrapped in a napkin. It was not interesting. It was the best that had ever come out of that house, and it had been made for one person. The other one ate it standing up, so that it should not count.",
      ],
      [
        0.5,
        "=The great day came, on which it would be seen who was the better of the two. The judges walked up and down with their pencils. “First prize for this one?” they asked. “Or for that?” There was a silence. Then both of them pointed, with the whole arm, and each at the other one's.",
      ],
    ],
    end: [
      [
        0,
        "=“You're only saying that!” “I've never said anything nice to you in my life. Why should I begin with a lie?” The judges looked from the one to the other, as one does at tennis. Then the oldest of them put the pencil away. “I don't think that this is any business of ours,” he said.",
      ],
      [
        0.6,
        "=They had to shake hands for the photograph. It took a long time until the picture was sharp. When the photographer had gone, they noticed that they could have let go long ago. “Interesting,” said the one. “Very,” said the other one.",
      ],
      [
        0.5,
        "=They still get up against each other, and who is up first makes the coffee. The prize was cut in two with a bread knife. Everybody who comes by gets asked which half is the nicer one. There is no right answer to that.",
      ],
    ],
  },
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("moon|statue|robot|reflection|each other|killer|died")}(?:(?:was|is|had been|fell|has been) (?:secretly |hopelessly |madly |quietly )*in love with|(?:secretly )?loved|had a crush on|wanted to ask|wanted to (?:tell|confess)|could not (?:tell|ask)|did not dare (?:to )?(?:speak to|tell|ask|talk to)|never (?:told|dared to (?:tell|ask|speak to))|had to ask|was too shy to (?:speak to|talk to|ask|tell))\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:patient|vampires?|murder\w*|kill\w*|dead|died|ghost|spy|war|prison\w*|alien|mermaid|married|husband|wife|mother|father|grand\w+|brother|sister|daughter|son|teacher|attic|radio|letters)\b)(?=.*\b(?:love[ds]?|crush|ask|tell|told|shy|dare)\b)(?=.*?\b(?:in love with|love[sd]?|crush on|told|tell|asks?|asked|speak to|talk to|confess(?:ed)? to)\b[^.]*?\b(?<loved>(?:an?|the|his|her|my|one of the) (?!first\b|last\b|same\b)(?:new |shy |quiet |young |old )*(?:[a-z]+er|[a-z]+ist|[a-z]+ian|[a-z]+or|man|woman|girl|boy|neighbou?r|waitress|nurse|postman|postwoman|conductor|colleague|regular|customer|passenger|[a-z]+man|[a-z]+woman|clerk|cook|chef|guard|lady|gentleman|cashier|vet|barista|student|stranger))\b)/i,
    after: [
      [
        0,
        "={Hero} had worked out a sentence. It was short and clear, and it worked in front of the mirror, on the stairs, and to the cat of the house next door. It only did not work where it was needed. There it came out as: “Nice weather.” It had been hailing.",
      ],
      [
        1,
        "=On the second day {he} wrote it down, to be on the safe side. {Theloved} took the slip of paper, looked at it, and gave {him} back two onions and a lemon. It had been the wrong slip. {Hero} said thank you. {He} would have said thank you for a brick.",
        "=On the second day {he} wrote it down, to be on the safe side. What {he} then held out, in front of everybody, was the shopping list. Two onions, it said, and a lemon. {Hero} had gone red by the time {he} got to the lemon.",
      ],
      [
        1,
        "=“Well?” people asked. By now there were a good many who knew. The greengrocer knew because of the onions. “Tomorrow,” said {hero}. {He} had been saying that for so long that the greengrocer had begun to call Wednesdays Tomorrow.",
        "=“Well?” asked {mate}. “Tomorrow,” said {hero}. “You said that yesterday.” “Yesterday it was true.” {Mate} groaned, and said that there were glaciers that would have kissed by now.",
      ],
      [
        0.8,
        "=The third attempt was going to be the last. {He} came with flowers. Somebody else was standing there already, somebody tall, with bigger flowers and very white teeth, and there was laughing. {Hero} turned round on the spot. The flowers were given to a pram. The baby ate one of them.",
      ],
      [
        0.4,
        "=It turned out later that the tall one had been a brother. But by then {hero} was sitting on some steps in the rain, and was practising how one gives up. {He} did not do that well, either. “Nice weather,” somebody said.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} looked up. It was {theloved}, under an umbrella, and there was a slip of paper in the other hand, quite soft from being folded. “You forgot this one,” it was said. “It was between the onions. I've had it since spring. I only wanted to wait till you say it yourself. But one doesn't get any younger.”",
      ],
      [
        0.6,
        "=The sentence was still there. It was short and clear, and {hero} got it out, all of it, even the full stop. “Yes,” came the answer. “I know. It's there in writing.” After that they both looked at the rain and did not have to say anything about it.",
      ],
      [
        0.5,
        "=The greengrocer has got a new word for Wednesdays now. The slip of paper hangs in a frame, and next to it there is another one, in another frame. “Two onions,” it says. “One lemon.” Both of them are thought to be very beautiful.",
      ],
    ],
    of: "adults",
  }),
];
