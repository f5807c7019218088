import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";

const world = (gap: string): string =>
  `(?<${gap}>(?:an?|another|some|the|his|her|its) (?:[\\p{Ll}-]+ )*?(?:world|land|kingdom|country|city|town|place|forest|garden|universe|planet|realm|sea|island|village|palace)(?: of (?:the )?(?:[\\p{Ll}-]+ )?[\\p{Ll}-]+| (?:in|above|under|below|beneath|behind|between|beyond) the [\\p{Ll}-]+)?)`;
const NOT = /\b(?:murder\w*|kill\w*|war|dead|died|dies|hospital|prison|coma|tsunami|flood|river current|refugees?)\b/i;

/** Stories of worlds to which somebody comes in a dream or through the air. */
export const dreamLands = [
  story({
    says: [
      phrase(
        `(?:visit(?:s|ed)|went to|goes to|travel(?:s|led) to|flew to|flies to|return(?:s|ed) to|walk(?:s|ed) through|enter(?:s|ed)|dream(?:s|ed|t) of) ${world("land")}`,
      ),
      /\b(?:dreams?|dreamed|dreamt|sleep|asleep)\b/i,
      /\b(?:could(?: not|n't)|cannot|can't|did not want to|forgets? how to|refused to|unable to|never|no longer) wake\b|\b(?:trapped|stuck) in (?:the|his|her|that) dream\b/i,
    ],
    may: [phrase("(?:met|meets|with|helped by) <guide:somebody>")],
    unless: NOT,
    after: [
      "Until then it had always been quite easy. When {hero} had seen enough of {theland}, {he} shut {his} eyes, counted to three, and lay in {his} own bed again. Now {he} counted to three, and nothing happened. {He} counted to ten, and to a hundred. {Hero} opened {his} eyes, and was still standing in {theland}.",
      "{Hero} pinched {his} arm. {He} jumped up and down. {He} sang very loudly, because a song from next door had once woken {him} up. Those who lived in {theland} came running and clapped. They liked it so much that {hero} had to sing it again. But {he} did not wake up.",
      "+ “Stay,” said those who lived there. “It is never Monday here.” They showed {hero} the best corners of {theland}, which {he} had never seen, because the night had always been over before. It was beautiful, and for some time {hero} forgot to count. Then {he} thought of {his} bed, and of the dent in the pillow.",
      "+ “How do people get out of a dream?” {hero} asked everybody. One said that you have to fall. {Hero} let {himself} fall backwards, and landed very softly. One said that you have to run and not get anywhere. {Hero} ran, and got everywhere.",
      "At the end of {theland} sat an old woman with a big key ring, who locked up dreams when they were over. “Yours won't shut,” she told {hero}. “You have left something in the doorway. What did you take with you when you fell asleep?” {Hero} thought hard. {He} had gone to bed with a worry about the next day, and had put it under the pillow.",
    ],
    end: [
      "“I knew it,” said the old woman. “You did not want to wake up. Nobody can go home who does not want to.” So {hero} sat down beside her and told her about the worry, from the beginning to the end. The longer {he} talked, the smaller it grew. At last {hero} could think about tomorrow, and was even a little curious.",
      "“Now,” said the old woman. {Hero} took one more look at {theland} and waved to all of them. {He} shut {his} eyes and counted: one, two. At three {he} smelled toast. There was the ceiling with the crack in it, and the blanket, and somebody called {hero} to breakfast. It was Monday, and {hero} had never been so glad of one.",
      "{Hero} still goes to {theland} on most nights, and brings the old woman the news. But before {he} falls asleep, {he} tells {his} worries to somebody, or to the lamp. Then there is nothing in the doorway. One, two, three, and {hero} is back at home in time for toast.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:was|were|got) (?:carried|swept|whisked|blown|taken|lifted|pulled|sucked|transported|flown)(?: away| off| up)? (?:in)?to ${world("world")}`,
      ),
    ],
    may: [
      phrase("(?:opened|found|put on|touched|picked up|blew|rubbed|borrowed|sat on) <key:thing>"),
      role("balloon", "balloon"),
    ],
    unless: NOT,
    after: [
      [
        "It went so fast that {hero} lost {his} breath. {He} held on to {thekey} with both hands, shut {his} eyes, and felt the air whistle past. Then there was a bump. {Hero} opened one eye. In front of {him} lay {world}, as real as {his} own feet.",
        "It went so fast that {hero} lost {his} breath. {He} shut {his} eyes, and felt the air whistle past. Then there was a bump. {Hero} opened one eye, and then the other. In front of {him} lay {world}, as real as {his} own feet.",
      ],
      "{Hero} walked along, very close to the edge at first. In {theworld} they slid down the railings, even the grandmothers, and greeted each other by jumping once. {Hero} jumped back, to be polite. “You are from below!” cried a boy, who sold the wind in paper bags. “You can tell by how heavy you are.”",
      "“Why is everybody in such a hurry?” asked {hero}. The boy pointed up. A big bell hung over {theworld}, and it had not rung for a year. “Without the bell the wind does not know when to stop,” he said. “Every night it blows a bit of us away. We are all too light to ring it. We have tried with a whole school.”",
      [
        "+ {Hero} looked at {thekey}, which lay still now, as if it had done its part. Perhaps {thekey} had not brought {him} here by mistake. {He} put it under {his} arm, and asked the boy where the stairs were.",
        "+ {Hero} thought this over. Perhaps {he} had not come here by mistake. In the whole of {theworld} there was not one soul as heavy as {hero}. {He} asked the boy where the stairs were.",
      ],
      "There were a thousand steps. With every one of them the wind grew stronger, and the boy had to hold on to {his} belt. Up there hung a rope. “Now,” said the boy. {Hero} took the rope, thought of the heaviest thing that {he} had ever eaten, and let {himself} drop.",
    ],
    end: [
      "The bell rang. It was a deep, golden sound, and it rolled over all the roofs of {theworld}. The wind stopped, turned round, and lay down like a dog. Everybody came out and jumped, once for {hero}, and then again and again.",
      [
        "They gave {hero} a paper bag with a little wind in it. “For the way home,” said the boy. {Hero} held up {thekey}, opened the bag, and was off, over the edge and down, slowly this time, with {his} feet first. It was not even dark yet. {He} put {thekey} back in its place, and {his} hands were still shaking.",
        "They gave {hero} a paper bag with a little wind in it. “For the way home,” said the boy. {Hero} opened the bag at the edge and was off, down and down, slowly this time, with {his} feet first. It was not even dark yet when {he} stood on {his} own doorstep, and {his} hands were still shaking.",
      ],
      [
        "When it is very still in the evening, {hero} can hear the bell, far above. Then {he} goes out, looks up towards {theworld}, and jumps once, to be polite. {Thekey} hangs by the door. {Hero} never goes by without touching it, just in case.",
        "When it is very still in the evening, {hero} can hear the bell, far above. Then {he} goes out, looks up towards {theworld}, and jumps once, to be polite. And sometimes a small breath of wind comes down, and jumps back.",
      ],
    ],
  }),
];
