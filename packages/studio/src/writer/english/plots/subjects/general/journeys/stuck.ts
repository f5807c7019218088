import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { where } from "./where.ts";

const STUCK = `(?:(?:was|were|got|gets?|get|is|are|became|being|getting|end(?:s|ed) up) (?:stuck|trapped|stranded|locked|snowed|shipwrecked|marooned)(?: overnight)?)(?: in| on| at| inside)+ `;
const NO_STUCK =
  /\b(?:with (?:her|his|their) (?:own )?(?:mother|father|mum|dad|husband|wife|sister|brother|son|daughter|family|parents|children|kids|boyfriend|girlfriend|best friend)|murder\w*|killed|bomb|killer|gives birth|gave birth|in labour|pregnant|baby|corpse|body|time loop|Middle Ages|past|future|body of|kiss\w*|divorce\w*|ex|traffic|tree|chimney|toilet|window)\b/i;

/** Stories of being stuck somewhere, and of missing what leaves. */
export const stuck = [
  ...[
    phrase(`${STUCK}${where("trap")}(?: [^.!?,]{2,30}?)? with <other:somebody>`),
    phrase(
      `with <other:somebody> (?:in|on|at) (?<trap>(?:an?|the) (?:[\\p{L}-]+ ){0,2}?(?:lift|elevator|hut|cabin|cellar|basement|island|lighthouse|train|tent|cave|cable car|ski lift|raft|boat|bus|car|shed|attic|well|hole|pit))\\b`,
    ),
  ].map((way) =>
    story({
      says: [way, /\b(?:stuck|trapped|stranded|locked|snowed|shipwrecked|marooned)\b/],
      unless: NO_STUCK,
      of: "people",
      after: [
        "For the first quarter of an hour {hero} and {other} were very polite. {Hero} said that it would surely not take long. {Other} said the same. Then neither of them could think of anything else to say. {Hero} looked at one side of {thetrap}, and {other} looked at the opposite side, and nobody came.",
        "After an hour they had tried everything. {Hero} had shouted, and {other} had knocked, pulled and pushed. Then they took stock of what there was: in {hero's} pockets three sweets and a pencil, in {other's} a handkerchief and half a roll. {Hero} put it all in a row. It looked like very little.",
        "+ “You're breathing loudly,” said {hero}. “I breathe as I always do,” said {other}. “And you've been tapping your foot since we got stuck.” After that it came thick and fast. It turned out that there is nothing about a person that cannot get on your nerves, if you are shut in with it for long enough.",
        "Then it got dark and cold. {Hero} turned to the wall. {He} had not wanted anybody to notice, but {his} shoulders were shaking. There was a rustle. {Other} had come over and sat down, back to back with {hero}, because that is warmer. “Small places,” said {hero}. “I've never been able to bear them.” “And I can't bear the quiet,” said {other}. “So talk.”",
      ],
      end: [
        "So {hero} talked. It is easier when you do not have to look at anyone. {He} told {other} what nobody knew about {him}, not even at home, and a bad joke in between. {Other} did not laugh at the secret, and laughed much too long at the joke. Then it was {other's} turn. The three sweets they divided with the edge of the pencil, and one and a half are quite a lot.",
        "When the knocking came, and a light, and a voice that cried, “Is there anyone in there?”, {hero} and {other} looked at each other. “Just a moment!” called {hero}. {Other} {otherwas} in the middle of a story, and it was just at its best. Outside they thought that they had not heard right. They had to wait for the end.",
        "Afterwards {hero} and {other} did what people do: they shook hands and went their ways. But once a year, on that day, the two of them meet, and they always take the smallest table. {Hero} brings three sweets along, and {other} brings a knife.",
      ],
    }),
  ),
  story({
    says: [phrase(`${STUCK}${where("trap")} with <other:somebody>`)],
    unless: NO_STUCK,
    of: "creatures",
    after: [
      "“This is my side,” said {hero}, and drew a line right across {thetrap}. “Then this is mine,” said {other}. They sat down, each with their back to the line. It was a good line and quite straight. The only trouble was that everything to eat lay on {hero's} side, and everything to drink on the other.",
      "+ So they had to trade. {Hero} pushed a crust over the line, and {other} pushed a drop of water back. They did it without a word and with very serious faces. “Too small,” said {hero}. “So was the crust,” said {other}. By the evening both of them were hungry, and thirsty, and insulted.",
      "+ In the night {hero} heard a noise from the other side. It was a very small one, like a sniff. {Hero} had not known that {other} could make noises like that. {Hero} lay there and listened, and wondered whether a line in the dust also stops you from asking what the matter is. {He} did not ask.",
      "Then came the rain. First it washed away the crusts, and after that it washed away the line. The water rose and rose. In the end there was only one high spot left, and that was small. {Hero} climbed up from the left, and {other} climbed up from the right. At the top they bumped noses. There was room for one there, or for two who hold on to each other.",
      "They held on to each other, all night long. {Hero's} heart was beating, and {other's} heart was beating against it, out of step at first and then in step. “I always thought you were horrible,” said {hero}. “I am,” said {other}, “but only until breakfast. And you?” “Only when I'm frightened,” said {hero}. “I'm rather often frightened.”",
    ],
    end: [
      "In the morning the water had gone down a little. From the high spot {hero} saw a way out, a good bit above their heads. “Climb on my back,” said {hero}. “You'd drop me,” said {other}. “Yesterday I would,” said {hero}. And {other} climbed up, stretched, got hold of the edge, and let something long down for {hero}.",
      "They lay in the sun, wet and flat and free. Everyone could go now where they liked. {Hero} went three steps to the left, and {other} went three steps to the right. Then both of them stopped. “Are you hungry?” asked {hero}. “Only thirsty,” said {other}, and came back.",
      "Nowadays {hero} and {other} share one house. Now and then they quarrel, and {hero} takes a stick and draws a line right through the middle, very straight. It always lasts until it rains. And if it does not rain, one of the two goes and fetches the watering can.",
    ],
  }),
  story({
    says: [
      /\b(?:missed|misses|had missed) (?<train>the (?:last |night |first |school |early |morning |evening )*(?:train|bus|ferry|plane|flight|boat|ship|tram|coach)|(?:her|his|their|my|our) (?:(?!own)[a-z]+ ){0,2}?(?:train|bus|ferry|plane|flight|connection|boat|ship))\b/,
    ],
    may: [
      phrase(`(?<=train|bus|ferry|plane|flight|boat|ship|tram|coach) (?:to|for) ${where("owntarget")}`),
      /\b(?:(?:ha(?:d|s) to |must )?spen[dt]s? the night [^.!?]*?(?:with|and met|met|meets)|met|meets) (?<other>an? (?:[a-z-]+ ){0,3}?[a-z-]+|\p{Lu}\p{L}+)(?=[.,]|$| who| and)/u,
    ],
    unless:
      /\b(?:murder\w*|killed|school bus|walk\w*|late for|interview|first day|hitchhik\w*|taxi|crash\w*|sank|sinks|exploded|everyone on board|whale|misses (?:her|his) (?:friend|mum))\b/i,
    after: [
      [
        "{Hero} ran the last bit. {He} saw the lights of {train}, and {he} waved, and called, and very nearly touched it. Then it was gone. {Hero} stood there with {his} arm still up. It had been the way to {owntarget}, where they were expecting {him} at that very hour. {He} took the arm down. “Typical,” said {hero}.",
        "{Hero} ran the last bit. {He} saw the lights of {train}, and {he} waved, and called, and very nearly touched it. Then it was gone. {Hero} stood there with {his} arm still up. {Hero} took the arm down. “Typical,” {he} said.",
      ],
      "It had been such a small thing, too: a shoelace, a door that stuck, a second look into the bag. A single minute would have been enough. The next one would leave in the morning. {Hero} sat down on the bench and felt like left luggage.",
      [
        "“Missed it?” asked {other}, who had been sitting in the corner all the time. {Hero} nodded. “So did I,” said {other}. “Some time ago.” {Other} moved over a little, and {hero} sat down.",
        "+ {Hero} was not quite alone. A woman with a broom was sweeping round {his} feet. “You've missed it,” she said. “I know,” said {hero}. “I see one of you every night,” said the woman. “First they run up and down. Then they're angry. And then it gets nice.” {Hero} did not believe a word of it.",
      ],
      "+ {Hero} had never seen that place empty. {He} heard the lamps hum. A cat came out from under a bench and walked right down the middle, like somebody who lives there. After an hour {hero} was no longer angry. After two hours {he} was hungry.",
      [
        "In {hero's} bag there was something to eat, a present for the others. It was meant for ten people, and so there was plenty for {other}, too. And while they ate, {other} began to tell why nobody was waiting anywhere for {otherhim}. It was a sad story with funny bits. {Hero} had planned to spend that evening quite differently, and now {he} would not have gone even if {train} had come back in reverse.",
        "The woman had a flask of tea, and in {hero's} bag there was something to eat, a present for the others. It was meant for ten people, and so there was plenty. She told {him} who had sat on that bench before: a bride, a bank robber, a boy with a tortoise. {Hero} laughed so much that the tea went down the wrong way.",
      ],
    ],
    end: [
      [
        "Some time in the night {hero} told something as well: why {he} had been late, in truth. It had not been the shoelace. A part of {him} had not wanted to catch {train}, because {he} had been a little afraid of arriving. {Other} nodded. “And now?” asked {other}. {Hero} thought about it. “Now I'd quite like to get there,” {he} said.",
        "Some time in the night {hero} told her something as well: why {he} had been late, in truth. It had not been the shoelace. A part of {him} had not wanted to catch {train}, because {he} had been a little afraid of arriving. “That's what most of them say, towards three,” said the woman. “And at six they get in all the same.”",
      ],
      "It grew light, and {hero} saw the sun come up, which {he} would otherwise have slept through. It came right along the way that {he} was to go. When {hero} got there at last, they wanted to hear everything, and {he} told it so well that two of them said, “I wish that I had missed it, too.”",
      "{Hero} is punctual now, or nearly always. But every time {he} gets there early enough, {he} looks at the bench before {he} gets in. Sometimes somebody is sitting there, with a bag and a face like left luggage. Then {hero} gives them what {he} has along to eat. “You'll get there,” {he} says.",
    ],
  }),
  story({
    says: [
      /\b(?:overslept|missed|misses|had missed|late for|oversleeps)\b[^.!?]*?(?:missed|misses|late for)? (?<event>(?:her|his|their|its|the|my) (?:own )?(?:[a-z-]+ ){0,2}?(?:wedding|graduation|birthday|party|concert|exam|interview|audition|funeral|race|performance|show|match|final|christening|ceremony|prom|contest|competition|christmas|parade|play|recital))\b/i,
    ],
    unless:
      /\b(?:murder\w*|killed|Mars|space|abroad|far away|hospital|prison|own wedding|own funeral|every year|prevent\w*|kidnap\w*)\b/i,
    of: "people",
    after: [
      "When {hero} got there, out of breath, with {his} shirt buttoned up wrong, the last ones were just coming out. They had flowers in their hands and that look on their faces, the look of people who have been there. There was no doubt about it. {He} had missed {theevent}.",
      "+ “We waited,” they said. “We rang. And at some point it had to begin.” {Hero} wanted to explain, and heard {himself} how it sounded. It is not easy to look anyone in the eye when there is still a crease from the pillow on your cheek. “How was it?” asked {hero}. “Lovely,” they said. It made matters worse.",
      "+ For a while {hero} walked up and down in the empty room where {theevent} had been. There was one chair that nobody had sat on. On it lay a slip of paper with {hero's} name. {He} sat down there, and looked to the front, where a man was already rolling up the carpet. {Hero} clapped twice, quite softly. The man looked round.",
      "At home {hero} pulled the blanket over {his} head. {He} had looked forward to {theevent} for so long, and worked for it, and told everyone. Now there would always be a hole there. When they rang at the door, {he} did not move.",
      "They came in all the same. They had cake with them, or what was left of it. “Move over,” they said, and sat down on the bed, all round {hero}. “Do you know what it was like? Awful. Every time somebody made a speech, they all turned to look at the door.” {Hero} looked out from under the blanket. “Without you,” they said, “it didn't count.”",
    ],
    end: [
      "“What do you mean?” asked {hero}. Nobody had thought as far as that. But one of them still had the flowers, and another had the music in his pocket, and they were all sitting there in their good clothes. And that is how {theevent} took place once more, in a bedroom, with {hero} in the middle, in pyjamas, which were buttoned up properly by now.",
      "The speeches were shorter than the first time, and much better, since everyone knew what had been boring. When {hero} was called up, {he} had to climb over eight pairs of legs, and they clapped until the neighbours knocked, and then came over to ask what was being celebrated.",
      "There are two sets of pictures of {theevent}. In the first one all of them are standing in a row, very straight, and looking at a door. Nobody ever takes that one out. The second hangs in the corridor at {hero's}: crooked, blurred, and much too full. Right beside it {hero} has hung three alarm clocks.",
    ],
  }),
];
