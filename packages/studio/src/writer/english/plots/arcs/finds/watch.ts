import type { Arc, ArcStory } from "../arc.ts";

/** The one who does it is the one who has had company since. */
const somethingWarm: ArcStory = {
  after: [
    [
      0,
      "=A watch was kept. {Hero} drew up the list: who would sit where, for how long, and who would relieve whom. People who had lived next to each other for years learned each other's names from it. An old woman whom hardly anybody knew came by with a can of something warm to drink. “Anything yet?” she asked.",
    ],
    [
      0.6,
      "=Nothing happened for three nights. On the fourth they got to talking, {hero} and the others, and somebody was just telling the one about the bishop. When they looked round, it had happened again, right behind them. It must have taken less time than the bishop. “Oh dear,” said the old woman, and poured out another cup.",
    ],
    [
      0.8,
      "=“We need a system,” said {talker}. They stretched threads, and they scattered flour. In the morning {talker} was tied up in thread, {hero} was white to the knees, and there was one thing more on the list of what had been done.",
      "=“We need a system,” somebody said. They stretched threads, and they scattered flour. At the end of it two of them were tied up in thread, {hero} {was} white to the knees, and there was one thing more on the list of what had been done.",
    ],
    [
      0.8,
      "=By now they had begun to look at one another. It had to be one of those who knew the list. “Where were you at two?” somebody asked, and that was the end of the bishop. They sat further apart after that. Only the can went round as before, and there was always enough in it for all of them.",
    ],
    [
      0.5,
      "=At last one after the other had had enough. {Hero} sat there alone on the last night, with the list, and crossed out names. It was very quiet. {He} {was} cold, and {he} found that {he} {was} listening for steps. They were not the thief's. They were half an hour late.",
      "=At last one after the other had had enough. {Hero} sat there alone on the last night, with the list, and crossed out names. It was very quiet, and {he} {was} cold. After a while it struck {him} that nothing warm had come by. It was half an hour late.",
    ],
  ],
  end: [
    [
      0,
      "=Then {he} saw her. She had the can in one hand, and with the other one she was doing it, quite openly, quite slowly, and not at all badly. She looked up. “Ah,” said the old woman. “I thought you had all gone home.” {Hero} could think of nothing to say but “Why?”",
    ],
    [
      0.5,
      "=“The first time was an accident,” she said. “I was going to own up. But then everybody came out, and stood about, and somebody asked me if I took sugar. In nineteen years nobody had asked me that.” She filled the lid of the can and held it out. “And whenever it was nearly over, I saw to it that it went on.”",
    ],
    [
      0.3,
      "=It has all been put right again; she helped with it. The watch is still kept, on certain nights. Nothing is guarded, and the list is quite short: who brings the cups, who brings the sugar, and who tells the one about the bishop.",
    ],
  ],
};

/** The thief is found, and then it comes out what the stolen things were for. */
const askedAtTheGate: ArcStory = {
  after: [
    [
      0,
      "=The trail ended at a green gate. {Pet} sat down in front of it and would not go a step further. Behind the gate there was a smell of {item}, so strong that {hero} did not need any more proof. {He} laid one hand on {pet} and knocked.",
      "=The trail ended at a green gate. {Hero} stood still in front of it. Behind the gate there were traces of {item}, more than enough, and {he} did not need any other proof. {He} took a breath and knocked.",
      "=The trail ended at a green gate. {Hero} stood still in front of it. {He} did not need any more proof. {He} took a breath and knocked.",
    ],
    [
      0.6,
      "=An old man opened, just a crack. {Hero} asked him straight out about {item}. “I don't know what you mean,” said the old man, but he did not shut the gate. His hands shook so much that the latch rattled. {Pet} put a nose through the crack and licked one of them.",
      "=An old man opened, just a crack. {Hero} asked him straight out about {item}. “I don't know what you mean,” said the old man, but he did not shut the gate. His hands shook so much that the latch rattled.",
      "=An old man opened, just a crack. “I know that it was you,” said {hero}. “What was me?” asked the old man, but he did not shut the gate. His hands shook so much that the latch rattled.",
    ],
    [
      0.9,
      "=On the way home {hero} asked a neighbour about the old man. “He lives all alone,” she said. “But last week he borrowed my biggest pot, and he washes a great many spoons.” {Hero} asked how many. She had seen them from her window, drying in a row. There were ten. That did not sound like a man who kept {item} for himself.",
      "=On the way home {hero} asked a neighbour about the old man. “He lives all alone,” she said. “But last week he borrowed my biggest pot, and he washes a great many spoons.” {Hero} asked how many. She had seen them from her window, drying in a row. There were ten. That did not sound like a thief who kept everything for himself.",
    ],
    [
      0.8,
      "=At home they were waiting for a name. {Item} belonged to them, after all, and they had been angry for weeks. “Well? Have you got the thief?” {Hero} thought of the hands. “Nearly,” {he} said. {He} asked for one day more, and got it, with a frown.",
      "=At home they were waiting for a name. They had been angry for weeks. “Well? Have you got the thief?” {Hero} thought of the hands. “Nearly,” {he} said. {He} asked for one day more, and got it, with a frown.",
    ],
    [
      0.6,
      "=The next day the gate was locked, and there was no answer. {Hero} had waited too long, or had been too kind. When the others heard that, they talked of the police. They had lost {item}, and now the thief was gone as well, and {hero} had let him go.",
      "=The next day the gate was locked, and there was no answer. {Hero} had waited too long, or had been too kind. When the others heard that, they talked of the police. Now the thief was gone as well, and {hero} had let him go.",
    ],
  ],
  end: [
    [
      0,
      "=Then {pet} pulled, not at the gate but past it, along the wall, and nose to the ground. {Hero} followed. Behind the house the old man sat at a long table with nine small children from the poorest street. In the middle of the table stood a dish, and in the dish lay what was left of {item}.",
      "=Then {hero} heard voices, and followed the wall to the back of the house. The old man sat there at a long table with nine small children from the poorest street. In the middle of the table, where they could all reach, stood what was left of {item}.",
      "=Then {hero} heard voices, and followed the wall to the back of the house. The old man sat there at a long table with nine small children from the poorest street, and in the middle of the table stood all that had been missing.",
    ],
    [
      0.5,
      "=“I would have asked,” said the old man, “but they always say no.” “Did you ever try?” said {hero}. {He} went with him, to the people whom {item} belonged to, and stood beside him while he said it. There was a long silence. “How many children?” asked the strictest of them. “Nine,” said {hero}. “Then you took too few.”",
      "=“I would have asked,” said the old man, “but they always say no.” “Did you ever try?” said {hero}. {He} went with him and stood beside him while he said it to everybody. There was a long silence. “How many children?” asked the strictest of them. “Nine,” said {hero}. “Then you took too little.”",
    ],
    [
      0.3,
      "=After that a basket stood outside every Saturday, and nobody had to climb in for it. {Hero} took it round {himself}. {Pet} knew the way to the green gate, and sat down in front of it, and waited.",
      "=After that a basket stood outside every Saturday, and nobody had to climb in for it. {Hero} took it round {himself}, as far as the green gate, and knocked.",
    ],
  ],
};

/** Everybody is told something different in confidence, and one of the things comes out. */
const toldInConfidence: ArcStory = {
  after: [
    [
      0,
      "={Hero} did not tell anybody what {he} thought. {He} laid it all out, from the first case to the last, and looked at how it had been done. It was careful work. It was even rather good. Whoever did this was not angry, and knew exactly where it would hurt.",
    ],
    [
      0.8,
      "=There was no lack of suspects. Everybody had one, and most of them had had theirs for years: it was the neighbour, the brother-in-law, the new one. {Hero} wrote them all down, out of politeness. In that way it came out that {he} {was} on four of the lists as well.",
    ],
    [
      0.5,
      "=So {he} had a quiet word with each of the people who came into question. To every one of them {he} let slip some little thing, in confidence, and to each a different one. None of it was true. One heard about a fear of geese, and one about a wig. Then there was nothing to do but wait.",
    ],
    [
      0.8,
      "=Nothing came of it. It went on as before, only better, and there was not one goose in it. {Hero} {was} asked when there would be results. “Soon,” {he} said. People began to laugh in the wrong places when {he} came in.",
    ],
    [
      0.6,
      "=There was somebody who was kind about it. “You need some sleep,” she said, and brought {him} something hot. She had always been good to {him}. It was she who had been told about the singing lessons, right at the end, for the sake of order. {Hero} had felt ashamed of it.",
    ],
  ],
  end: [
    [
      0,
      "=And the next time, there it was, neatly done, in the middle, where everyone could see it: singing lessons. {Hero} read it twice. Then {he} put on {his} coat and went to see her. She opened before {he} could knock. “It was too good,” she said. “I knew that I shouldn't. But it had just the right number of letters.”",
    ],
    [
      0.5,
      "=She explained it, and it was not a bad reason, it was only a bad way. Nobody had ever asked her for anything, and she was so good at it. {Hero} heard it to the end. “You'll tell them yourself,” {he} said. “I'll come along.” “And then?” “And then you'll do it properly, with your name underneath.”",
    ],
    [
      0.3,
      "=It has been quiet since then, apart from the geese. Somebody must have passed that on, because for years {hero} {was} warned about every pond. {He} always said thank you, and walked round it.",
    ],
  ],
};

/** Somebody has to be found by a certain time. */
const whoSawLast: ArcStory = {
  after: [
    [
      0,
      "={Doer} began with those who had been there. “Who saw anything?” {doer} asked, and got five answers: somebody tall, somebody short, somebody friendly, somebody not, and one without a hat. There was not much time. {Doer} wrote it all down with the hour next to it.",
      "={Doer} began with those who had been there. “Who saw {talker}?” {doer} asked, and got five answers: somebody tall, somebody short, somebody friendly, somebody not, and one without a hat. There was not much time. {Doer} wrote it all down with the hour next to it.",
      "={Doer} began with those who had been there. “Who saw anything?” {doer} asked, and got five answers, no two of which could be true together. There was not much time. {Doer} wrote it all down with the hour next to it.",
    ],
    [
      0.8,
      "=Then {doer} searched. {Doer} opened every door, and everything that had a lid, and looked twice at {topic}. There was a cat that had been missing for a year, a love letter, and an old gentleman who did not wish to be found. There was no trace of {talker}. It grew late. {Doer} began again at the front.",
      "=Then came the looking. Every door was opened, and everything that had a lid. {Doer} found a cat that had been missing for a year, a love letter, somebody's grandfather, who did not wish to be found, and everything but the one thing that mattered. It grew late. {Doer} began again at the front.",
    ],
    [
      0.8,
      "=By then it had got about. People stood in their doors and had ideas. One had heard a splash. One had dreamed of it. “And if the time runs out,” one asked, “what happens then?” {Doer} said that it would not run out, and said it a second time, rather more quietly.",
    ],
    [
      0.6,
      "=With one hour left {doer} sat down, for the first time. Everybody had been asked. The answers lay side by side now, and they were no better for it. Five people had looked, and each had seen something different. It was only on the last line that they agreed: “And then you came by, and asked if all was well.”",
    ],
  ],
  end: [
    [
      0,
      "={Doer} read that line again. All five had it. But the rounds had only been four; that was in the notes, with the hour next to it. So somebody else had gone by once, in the same sort of coat, and asked if all was well, and nobody had looked at the face. No one looks at that coat. People see the coat, and look away.",
    ],
    [
      0.5,
      "=After that it went quickly. There was only one place for the spare coat, and {doer} had not searched it, because it was {doer's} own. “I was wondering when you'd come home,” said {talker} from behind the coats. “I needed a night without anyone looking for me. I didn't know that you would be so good at it.”",
      "=After that it went quickly. There was only one place for the spare coat, and it was the one place that had not been searched: {doer's} own. “I was wondering when you'd come home,” somebody said from behind the coats. “I only needed to be nobody for a bit. You're always so calm when you go by.”",
    ],
    [
      0.3,
      "=It was in time, with some minutes over. {Doer} used them to sit down. {Talker} sat opposite, in the borrowed coat, and asked if all was well. {Doer} looked up, at the face this time, and not at the coat, and said that it was.",
      "=It was in time, with some minutes over. {Doer} used them to sit down. After that {doer} went by as before and asked if all was well, and stood still until there was an answer.",
    ],
  ],
};

/** A small thing has to be found in time, and everybody looks where it cannot be. */
const inTheCuff: ArcStory = {
  after: [
    [
      0,
      "=“Don't move!” called {hero}. “Nobody puts a foot down before we have {item}.” Everybody stood on one leg and looked at the floor. There were crumbs on it, a bead, and something sticky. There was no sign of {item}.",
      "=“Don't move!” called {hero}. Everybody stood on one leg and looked at the floor. There were crumbs on it, a bead, and something sticky. There was no sign of what they were looking for.",
    ],
    [
      0.85,
      "=“Where did you last have {itemthem}?” asked Grandad. {Hero} showed him: first by the window, then on the stairs, and then at the table, with both elbows on it. They all walked the whole way once more, on tiptoe, and nobody saw {item}.",
      "=“Where did you last have it?” asked Grandad. {Hero} showed him: first by the window, then on the stairs, and then at the table, with both elbows on it. They all walked the whole way once more, on tiptoe, and nobody saw a thing.",
    ],
    [
      0.8,
      "=Then they shared out the work. {Hero} took everything below the table, and the tall ones took everything above it. They emptied the bin, and put a hand into places where nobody likes to put a hand. “Got it!” shouted Grandad. It was a grain of rice. {Item} did not look like that at all.",
      "=Then they shared out the work. {Hero} took everything below the table, and the tall ones took everything above it. They emptied the bin, and put a hand into places where nobody likes to put a hand. “Got it!” shouted Grandad. It was a grain of rice.",
    ],
    [
      0.6,
      "={Hero} drew a picture of {item}, as large as life, so that everybody knew what to look for. It was a very good picture, and it was passed round. All the same they found three other things first, which had been missing since the summer. They were no use now. It had to be {item}.",
      "={Hero} drew a picture of it, as large as life, so that everybody knew what to look for. It was a very good picture, and it was passed round. All the same they found three other things first, which had been missing since the summer.",
    ],
    [
      0.6,
      "=It got late. “Perhaps we can write a note instead,” said Grandad, “and explain about {item}.” {Hero} tried. “I had {itemthem},” {he} wrote, “and then I didn't.” It looked like an excuse. {He} put both arms on the table, and {his} head on top, and did not want any supper.",
      "=It got late. “Perhaps we can write a note instead,” said Grandad, “and explain.” {Hero} tried. “I had it,” {he} wrote, “and then I didn't.” It looked like an excuse. {He} put both arms on the table, and {his} head on top, and did not want any supper.",
    ],
  ],
  end: [
    [
      0,
      "=With {his} head down there {he} looked straight at {his} own sleeve. The cuff was turned up. It had been turned up all day. {Hero} put one finger into the fold, very slowly, and there {itemwas} {item}. All the time {he} had been looking, {itemit} had come along.",
      "=With {his} head down there {he} looked straight at {his} own sleeve. The cuff was turned up. It had been turned up all day. {Hero} put one finger into the fold, very slowly, and there it was. All the time {he} had been looking, it had come along.",
    ],
    [
      0.5,
      "=There was a shout that they must have heard in the next street. {Item} went round the table on a saucer, and everybody had a look and said that {itemit} {itemwas} even better than the picture. Then {hero} put {itemthem} where {itemit} had to be, and checked twice. It was just in time.",
      "=There was a shout that they must have heard in the next street. It went round the table on a saucer, and everybody had a look. Then {hero} put it where it had to be, and checked twice. It was just in time.",
    ],
    [
      0.9,
      "=After that everybody else turned down their cuffs as well, to be sure. Out of Grandad's came the stub of a pencil, for which he had blamed the dog. Nobody had anything half as good as {item}, but they all went on looking for quite a while.",
      "=After that everybody else turned down their cuffs as well, to be sure. Out of Grandad's came the stub of a pencil, for which he had blamed the dog. Nobody had anything half as good as what {hero} had found, but they all went on looking for quite a while.",
    ],
    [
      0.3,
      "=The picture of {item} stayed on the wall. And before {hero} went to bed {he} turned down both cuffs after that, and shook them, and looked.",
      "=The picture stayed on the wall. And before {hero} went to bed {he} turned down both cuffs after that, and shook them, and looked.",
    ],
  ],
};

/** Something has gone, and everybody had it last. */
const wentTheSameWay: ArcStory = {
  after: [
    [
      0,
      "=At first there was a great deal of running about. Everybody looked for {who} in the places where they had looked already. {Hero} stood in the middle of it and thought. The night before, {who} had still been there, so there must have been a last moment. “Who noticed it first?” {he} asked. They all pointed at one another.",
      "=At first there was a great deal of running about. Everybody looked in the places where they had looked already. {Hero} stood in the middle of it and thought. What was gone had been there before, so there must have been a last moment. “Who noticed it first?” {he} asked. They all stopped, and pointed at one another.",
    ],
    [
      0.8,
      "=So {he} set out and asked about {who}. {He} asked those who get up early, and those who go to bed late. {Hero} asked a man on a roof, who saw most things from there. “No running,” the man said. “Quite slowly, that way. And a stop, and a look round, as if there ought to be somebody.”",
      "=So {he} set out and asked. {He} asked those who get up early, and those who go to bed late. {Hero} asked a man on a roof, who saw most things from there. “It didn't run,” the man said. “It went quite slowly, that way. And it stopped once and looked round, as if there ought to be somebody.”",
      "=So {he} set out with {talker} and asked. They asked those who get up early, and those who go to bed late. They asked a man on a roof, who saw most things from there. “It didn't run,” the man said. “It went quite slowly, that way. And it stopped once and looked round, as if there ought to be somebody.”",
    ],
    [
      0.8,
      "=That way was a long way. {Hero} followed it past the last people who could have been asked. {He} called, at first by name, and then just called. Nothing called back. There was not one footprint, but then it was hard to say what kind of foot one would have to look for.",
    ],
    [
      0.5,
      "=Where the way ended {hero} sat down. {He} {was} tired, and {he} would have to go home without {who}. “We didn't even notice right away,” {he} said, aloud. “That's the worst of it. You'd always been there, so nobody looked up. I didn't, either.”",
      "=Where it could go no further {hero} sat down. {He} {was} tired, and {he} had come without it, and without it {he} would have to go back. {He} told it so. “We didn't even notice right away,” {he} said, to whatever was there. “That's the worst of it. You'd always been there, so nobody looked.”",
    ],
  ],
  end: [
    [
      0,
      "=It was quiet for a bit. Then there was a little of {who}, close by, about as much as goes into a hand. {Hero} did not grab. “Is that all that's left of you?” {he} asked. There was a bit more. It seemed to depend on the asking. “We missed you,” said {hero}, and told {whohim} who, and when, and how much.",
      "=It was quiet for a bit. Then there was a little of it, close by, not much, about as much as goes into a hand. {Hero} did not grab at it. “Is that all that's left of you?” {he} asked. There was a bit more. It seemed to depend on the asking. “We missed you,” said {hero}, and told it who, and when, and at what time of day.",
    ],
    [
      0.6,
      "=It took the whole way back to tell it everything. At the first houses it went by itself, and {hero} only walked along. It did not all come back in one go; people had to look up, one after another, and say something. “Good to see you,” somebody called from a roof, and for a moment it was twice as strong as ever.",
    ],
    [
      0.3,
      "=It was where it belonged, and everybody got used to it again. But once a day somebody stopped in the middle of something and looked. Mostly it was {hero}. {He} did it at the same time every day, so that it could count on it.",
    ],
  ],
};

/** All colours have gone, but for one that somebody still has. */
const oneColourLeft: ArcStory = {
  after: [
    [
      0,
      "=Without colours it was hard to find anything. The grown-ups put on two different socks and could not tell which lemon was the lime. They held a meeting. {Hero} {was} not asked, because {he} {was} only there to fetch the chairs. But {he} had the one that was left, and held on to it tightly.",
    ],
    [
      0.5,
      "=It was not long, and it got shorter when it was used. {Hero} tried it out in secret, on a door handle. It worked. The door handle was as bright as a shout. Somebody who was passing put out a finger. “I'd forgotten,” he said, and went on, a good deal faster than he had come.",
    ],
    [
      0.8,
      "=After that it got about. Everybody wanted a bit of it. They came with hats and dogs and birthday cakes. One wanted his whole house done, because he had paid for it. {Hero} looked at what was left in {his} hand, and at the house. {He} did him a doorbell.",
    ],
    [
      0.6,
      "=In the end there was only a crumb of it. An old woman lived where the grey was thickest, and had not asked for any. “Keep it,” she said. “I know what it looks like.” “How?” asked {hero}. She shut her eyes. “Like this,” she said.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} shut {his} eyes as well. It was true. They were all in there, every single one, the red of the letter box and the green of the gate. “Say what it was like,” said the old woman, “so that it can hear you.” {Hero} said: “The gate was green, but it was scratched at the bottom.” And when they looked, it was, and it was even scratched.",
    ],
    [
      0.5,
      "=So {he} went from door to door with no more than a crumb and made them all shut their eyes. They quarrelled about the curtains, which had been blue, or possibly not. But bit by bit it came back, wherever somebody could say exactly how it had been. What nobody could remember stayed grey. It was chiefly the town hall.",
    ],
    [
      0.3,
      "=The crumb lies in a matchbox now. It is shown to visitors, if they ask. And on one door handle the colour is still a little brighter than anywhere else, and everybody who goes past puts out a finger.",
    ],
  ],
};

const UNKNOWN = "(?:someone|somebody|an unknown \\w+|a mysterious \\w+)";
const GRAVE = "murder\\w*|kill\\w*|dead|bodies|war|bomb|poison\\w*|kidnapp\\w*|prison\\w*";

/** Somebody unknown does harm, and somebody or something is gone. */
export const watch: readonly Arc[] = [
  {
    told: /^/,
    by: "any",
    of: "adults",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE})\\b)(?=.*\\b(?:${UNKNOWN} (?:was|were|had been|has been|kept) (?:secretly )?(?:sabotag\\w*|forg\\w*|leak\\w*|chang\\w*|writ\\w*|post\\w*|send\\w*)\\b.*\\b(?:crossword|newspaper|paper|letters?|articles?|posters?|songs?|magazine|gossip|diary|blog|notes?|signs?)))`,
      "i",
    ),
    stories: [toldInConfidence],
  },
  {
    told: /^/,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE})\\b)(?=.*\\b(?:sniffed out|found out|discovered|worked out|figured out|caught|uncovered) who (?:was|had been|has been|kept|had) (?:steal\\w*|stolen|tak\\w*|eat\\w*) (?:all )?(?:the|his|her|their) [^.]*\\b(?:pears?|apples?|plums?|cherries|eggs?|bread|cakes?|pies?|vegetables|carrots|fruit|honey|cheese|sandwich\\w*|lunch\\w*|food|milk|biscuits|cookies|tomatoes|pumpkins?|strawberries|berries|chickens?)\\b)`,
      "i",
    ),
    stories: [askedAtTheGate],
  },
  {
    told: /^/,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE})\\b)(?=.*\\b(?:(?:${UNKNOWN}|who) (?:was|were|had been|has been|kept) (?:secretly )?(?:steal\\w*|tak\\w*|paint\\w*|break\\w*|destroy\\w*|eat\\w*|smash\\w*|cutt\\w*|dig\\w*|leav\\w*|mov\\w*)|kept disappearing|kept vanishing|night watch))`,
      "i",
    ),
    stories: [somethingWarm],
  },
  {
    told: /^had to find (?:it|them)\b.*\b(?:before|until|by|in time)\b/,
    by: "any",
    of: "young",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE}|witness|dog|cat|brother|sister|planet|kingdom|desert|sea)\\b)(?=.*\\b(?:disappeared|vanished|missing|gone|lost)\\b)`,
      "i",
    ),
    stories: [inTheCuff],
  },
  {
    told: /^(?:had|have|has) (?:only )?(?:until|till|[a-z0-9]+ (?:hours?|days?|minutes)) (?:[a-z]+ )?to find\b|^had to find (?:him|her|it|them|the missing|the lost) .*(?:before|until|by)\b/,
    by: "any",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|witness)\\b)(?=.*\\b(?:disappeared|vanished|missing|gone|lost)\\b)`, "i"),
    stories: [whoSawLast],
  },
  {
    told: /^/,
    by: "any",
    of: "people",
    idea: /^(?=.*\bcolou?rs\b[^.]*\b(?:disappeared|vanished|gone|faded)\b)(?=.*\b(?:crayon|pencil|brush|pot of paint|tube of paint|piece of chalk|still had one)\b)/i,
    stories: [oneColourLeft],
  },
  {
    told: /^(?:(?:had|suddenly|simply) )?(?:disappeared|vanished|went missing|was gone|were gone|stopped answering|went silent|faded away|ran out)\b/,
    by: "other",
    of: "people",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE}|oxygen|memory|money)\\b)(?!.*\\b(?:husband|wife|father|mother|man|woman|girl|boy|brother|sister|passenger|student|tourist|people|daughter|son|guest|dog|cat|child)(?: [a-z]+){0,3} (?:disappeared|vanished|went missing|was gone)\\b)`,
      "i",
    ),
    stories: [wentTheSameWay],
  },
];
