import type { ArcStory } from "../arc.ts";

/** A regular finds his place taken. */
export const takenSeat: ArcStory = {
  after: [
    [
      0,
      "={Hero} stood in front of {item} and waited. {Who} looked up, moved a glass to one side, and looked down again. “You're in my place,” said {hero}. “It hasn't got your name on it,” said {who}. It had, as it happened. It was scratched underneath, but {who} could not know that.",
      "={Hero} stood there and waited. {Who} looked up, and looked down again. “You're in my place,” said {hero}. “It hasn't got your name on it,” said {who}. It had, as it happened. It was scratched underneath, but {who} could not know that.",
    ],
    [
      0.6,
      "=For the first time in all those years {hero} sat somewhere else. From there the whole room was the wrong way round. The clock was on the left. There was a picture of a ship that {he} had never seen, since it hung behind {his} head. {He} drank too fast, and watched {item} over the rim.",
      "=For the first time in all those years {hero} sat somewhere else. From there everything was the wrong way round. The clock was on the left. There was a picture of a ship that {he} had never seen, since it had always hung behind {his} head.",
    ],
    [
      0.75,
      "=The next evening {hero} came an hour early. {Who} was already there. On the third {he} came two hours early, and {who} had brought a book. “This could go on until breakfast,” said the landlord. “You might just sit down with {who}.” {Hero} said that there was no other chair. “There are two,” said the landlord. “There always were.”",
    ],
    [
      0.5,
      "=The second chair had been empty for so long that the others put their coats on it. {Hero} took hold of the back of it, and let go, and took hold again. “Somebody used to sit here,” {he} said. {Who} shut a library book. “I know,” said {who}. “I've been waiting for you to say who.”",
    ],
    [
      0.4,
      "=So {hero} sat down, on the wrong side of {item}, and told {who} who had sat there: every evening for eleven years, with a half of bitter and the crossword. “Was she good at it?” asked {who}. “Terrible,” said {hero}. “She made up words, and wrote them in ink.” {He} had not said so much in one go since then.",
      "=So {hero} sat down on the wrong side and told who had sat there once: every evening for eleven years, with a half of bitter and the crossword. “She was terrible at it,” said {hero}. “She made up words, and wrote them in ink.” {He} had not said so much in one go since then.",
    ],
  ],
  end: [
    [
      0,
      "={Who} opened the book. Between the pages lay a crossword, yellow, filled in with ink. “She taught me,” said {who}. “In the library, on Saturdays, when I was nine. She said that if I was ever in trouble I should sit down at her table, and not get up until the man at it had told me a joke.” {Hero} looked at the ink. Fourteen across did not exist in any language.",
    ],
    [
      0.72,
      "={Hero} knew just one joke. It was about a horse, and it was not very good. {Who} laughed until the landlord looked over, and then cried a little, and then told {him} about the trouble. It took two evenings. For most of it there was something to be done, and {hero} knew a man.",
    ],
    [
      0.7,
      "=After that it was a table for two. {Hero} kept {his} own side, and {who} took the second chair, and the others had to find somewhere else for their coats. Fourteen across was left as it was. They had begun to use it.",
    ],
  ],
};

/** Somebody comes upon his own name where it should not yet be: told quietly. */
export const ownName: ArcStory = {
  after: [
    [
      0,
      "={Hero} read it three times. It was spelled right, with both dates left to be filled in, the second one by Friday. {He} had seen {his} name on letters and on doors. It looked different here. {He} turned {topic} over, to see if there was anything on the back that made it a joke.",
      "={Hero} read it three times. It was spelled right. {He} had seen {his} name on letters and on doors. It looked different here. {He} turned the paper over, to see if there was anything on the back that made it a joke.",
    ],
    [
      0.6,
      "=“That's you,” said {talker}, and laughed, and stopped. “It's a mistake.” “Mistakes have one letter wrong,” said {hero}. There was an address at the bottom, in a street up behind the harbour. {Hero} washed {his} hands and took {his} good coat.",
      "=There was an address at the bottom, in a street on the far side of town. {Hero} did not tell anyone at home. {He} folded {topic} into {his} breast pocket, washed {his} hands, and put on {his} good coat.",
      "=There was an address at the bottom, in a street on the far side of town. {Hero} did not tell anyone at home. {He} washed {his} hands, and put on {his} good coat.",
    ],
    [
      0.75,
      "=On the way everything was very clear. {He} noticed the oranges outside a shop, and a boy who was teaching a smaller boy to whistle. {Hero} thought of what {he} had meant to do and had not done. It was not much. It would have fitted into a week.",
    ],
    [
      0.4,
      "=The house had a green door. Beside the bell there was a brass plate, and on it, in neat letters, stood {hero's} name. {He} put out a hand and did not ring. If nobody opened, {he} could still go home, and it would still be a mistake. Inside, slow steps were coming along the hall.",
    ],
    [
      0.8,
      "={Hero} held {topic} up in front of {him}, like somebody who has come to read the meter.",
      "={Hero} took off {his} hat, and put it on, and took it off again.",
    ],
  ],
  end: [
    [
      0,
      "=An old man opened, very thin, with a blanket over his shoulders. “You've come about the name,” he said. He held out his hand and said it, first name and last. It was his as well. He had had it for eighty-one years. “I found you in the telephone book long ago,” he said. “There were only ever the two of us. I thought that you'd take trouble with it.”",
    ],
    [
      0.6,
      "=They drank tea. The old man asked what {hero} had done with the name, and {hero} told him, and asked what he had done with it himself. He had taken it to sea. He had once had it painted on a boat. “I've nobody to leave it to,” the old man said. “But then I thought, it's taken care of.” {Hero} stayed until the lamps were lit.",
    ],
    [
      0.7,
      "={Hero} came every Thursday after that, for as long as there were Thursdays. When the time came {he} did the work {himself}, and let nobody help. It stood in the sun, above the water. Under the name {he} added a small boat. Then {he} went home and began on what would have fitted into a week.",
      "=In the years that {he} still had, {hero} did all that would have fitted into a week. Whenever {he} signed anything, {he} wrote the name out in full, slowly, for both of them.",
    ],
  ],
};

/** Somebody has come or ordered every week because of one person, and this time somebody else brings word. */
export const everyWeekForOne: ArcStory = {
  after: [
    [
      0,
      "={Hero} held the note in one hand and {item} in the other. {Item} {itemwas} getting cold. “Aren't you going to read it?” asked {who} from the step. “I wasn't meant to wait, but now I'd like to know.” In all those weeks {hero} had said nineteen sentences at this door. {He} had counted. Eleven of them were “Keep the change.”",
      "={Hero} stood in the doorway with the note in {his} hand and did not open it. In all those weeks {he} had said nineteen sentences at this door. {He} had counted. Eleven of them were “Keep the change.”",
    ],
    [
      0.6,
      "=“You're the one, then,” said {who}. “She talks about you the whole shift. Friday, the third floor, the one with the odd socks.” {Hero} looked down. “She thinks you must really like {item},” said {who}. “I can't stand {itemthem},” said {hero}. “I've given {itemthem} to the dog downstairs for a year.”",
      "=“You're the one, then,” said {who}. “She talks about you the whole shift. The one with the odd socks.” {Hero} looked down. {He} had believed that she had never noticed the socks.",
      "=Through the wall the neighbour's dog began to whine. It knew the day. {Hero} had never eaten a bite of {item} {himself}; {he} only knew no other way to make the bell ring.",
      "=Through the wall the neighbour's radio was playing. {Hero} had never dared to say what all those orders were for; {he} only knew no other way to make the bell ring.",
    ],
    [
      0.4,
      "=The note had four lines. It was her last week, she wrote, as she was starting a new job in another town on Monday. She had meant to say goodbye in person, but she had lost her nerve on the second floor, three Fridays in a row. If it was only ever about {item}, please would {hero} throw this away.",
      "=The note had four lines. It was her last week, she wrote, as she was starting a new job in another town on Monday. She had meant to say goodbye, but she had lost her nerve on the stairs, three times in a row. If it was only ever about the order, please would {hero} throw this away.",
    ],
    [
      0.75,
      "=“When does her train go?” asked {hero}. {Who} looked at the clock. “You'd never make it on foot,” said {who}, and held up the keys of the scooter. “I've got one more delivery. It's on the way. You'd have to hold it.” {Hero} was already on the stairs, in odd socks and no coat.",
      "=It was a quarter past seven. The last train went at eight. {Hero} took the stairs three at a time, in odd socks and no coat.",
    ],
    [
      0.8,
      "=They went through two red lights and a flower bed. “What will you say to her?” shouted {who} over a shoulder. {Hero} thought about it. “Not ‘Keep the change’,” {he} shouted back.",
      "={Hero} practised while {he} ran. Every sentence that {he} tried had the word “order” in it.",
    ],
  ],
  end: [
    [
      0,
      "=She was sitting on a suitcase under the station clock. She saw {hero} come running, with {item} under one arm, because {he} had forgotten to put {itemthem} down. “You didn't have to bring me one,” she said. It was the twentieth sentence that {he} had to get right. “I don't even like {itemthem},” said {hero}. “I like Fridays.”",
      "=She was sitting on a suitcase under the station clock. She saw {hero} come running in {his} odd socks, and stood up. It was the twentieth sentence that {he} had to get right. “I never wanted the order,” said {hero}. “I wanted you to ring.”",
    ],
    [
      0.6,
      "=The train stood there with its doors open. They shared {item} on the suitcase, cold as {itemit} {itemwas}, and it was the best meal {hero} had ever had. By the time the whistle went {he} had said sixty sentences more, and she had answered every one. She wrote her new address on the lid.",
      "=The train stood there with its doors open. They sat on the suitcase, side by side. By the time the whistle went {hero} had said sixty sentences more, and she had answered every one. She wrote her new address on the back of the note.",
    ],
    [
      0.7,
      "=On Fridays now {hero} took the six o'clock train. {Who} sometimes drove {him} to the station, for the price of hearing how it was going. And it was {hero} who stood on a doorstep with something warm in {his} hands, and rang.",
      "=On Fridays now {hero} took the six o'clock train. It was {hero} who stood on a doorstep with something warm in {his} hands, and rang.",
    ],
  ],
};
