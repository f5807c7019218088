import type { Episode } from "./episode.ts";

/** Dangers, tasks and puzzles, for any place. */
export const trials: readonly Episode[] = [
  {
    id: "three-keys",
    paragraphs: [
      'Before them stood a gate with a lock as big as a plate, and from a nail hung three keys: a gold one, a silver one, and one of wood. <"It is always the wooden one," said {pal}, who had read a great deal.> It was not the wooden one.',
      'It was not the silver one either, and not the gold. {Hero} sat down and looked at the gate for a long while, and then {he} pulled instead of pushing. "Most people," said {folk}, who had been watching from a wall, "stay for a week."',
    ],
    friend: "the one from the wall by the gate, still laughing a little",
    lesson: "before you look for a key, try the handle",
  },
  {
    id: "river",
    paragraphs: [
      "Then they were stopped by {trouble}. {Pal} said it could be done, and {hero} said it could not; and both were right. <They tried it once, quickly, and were spat out again.> They sat there and wrung out their things.",
      'It was {folk} who showed them. "You are going against it," said {thefolk}. "Go along with it a bit, and then ask." So they let themselves be carried, much too far, and in the wrong direction; and there, exactly there, was the place where one could cross.',
    ],
    friend: "the one who had taught them to go along with it",
    lesson: "go along with it a bit, and then ask",
  },
  {
    id: "dark-passage",
    paragraphs: [
      'Under {spot} there was a passage, and it was so dark in there that it made no difference whether one closed one\'s eyes. {Hero} closed them anyway. <Something was breathing.> "Is that you?" asked {pal}. "No," said {speaker}. "Is it you?" "No."',
      '"It is me," said the dark. "I beg your pardon. I am always being walked through and never spoken to." So they asked it how it was. The dark was very well read and a little lonely, and it took them by the elbow and led them past every hole.',
      '+At the exit they thanked it. It could not come any farther. "Leave a light off for me sometimes," said the dark.',
    ],
    friend: "the dark itself, which knew a great many ways",
    lesson: "one can talk to the dark",
  },
  {
    id: "counting-task",
    paragraphs: [
      '"You may pass," said {folk} at {spot}, "once you have counted the sand." <There was a great deal of sand.> {Pal} began at once: one, two, three. By evening they had got to four thousand, and a wind came up.',
      'Then {hero} took a handful, let it run through {his} fingers, and said, "One." "One what?" "One beach." {Thefolk} was silent for a long time. "In all those years," said {thefolk}, "I never saw it as a beach."',
    ],
    friend: "the guardian of the sand, barefoot",
    lesson: "what cannot be counted may be one",
  },
  {
    id: "hunger-beast",
    paragraphs: [
      'Everything on that stretch had been bitten: the signposts, the milestones, the edge of {spot}. <"I should like to know by what," said {pal}. "I should not," said {speaker}.> Then it stood before them, as big as a barn, and all of it was mouth.',
      '"I am hungry," said the beast. "I have eaten everything, and I am still hungry." "When did anyone last eat with you?" asked {hero}. The beast did not understand the question. So they laid out a cloth, with three places. It took one bread roll, and chewed it slowly, and was full. It was the first time.',
    ],
    friend: "the beast that had always been hungry, with a cloth tied round its neck",
    lesson: "whoever eats alone is never full",
  },
  {
    id: "cracked-bell",
    paragraphs: [
      'In a heap of rubble lay a bell, with a crack from top to bottom. "It used to call everyone home," said {folk}. "Now it only says clunk, and people stay out." <Somebody had planted geraniums in it.>',
      "They could not mend it. They hung it up even so, crack and all, high up at {spot}, and {hero} pulled. Clunk, it went. It did not sound like the old days. It sounded like someone who is tired and who has waited up. And from all sides, slowly, they came home.",
    ],
    friend: "the bell ringer, and one could hear it even before: clunk",
    lesson: "a cracked bell calls as well",
  },
  {
    id: "frozen",
    paragraphs: [
      "At {spot} stood someone who had frozen fast in the middle of a step. <Frost lay over everything like sugar.> It was {folk}, and the eyes could still move, and followed them. They could not leave {thefolk} standing there, and they had no fire.",
      "{Hero} told a joke. It was not even a good one. Somewhere deep inside, under the ice, something twitched. {He} told another, and {pal} told the one about the two herrings; and at that a crack ran right across the frost, and {thefolk} laughed until it all fell off in plates.",
    ],
    friend: "the one who had been thawed, giggling",
    lesson: "where there is no fire, there is still a joke",
  },
  {
    id: "wrong-name",
    paragraphs: [
      '"Ah, there you are at last," said everybody when they came to {spot}; "the famous doctor!" They were carried shoulder-high through the streets. {Hero} said at least six times that there was some mistake. <There was cake, and so {pal} did not say so quite as often.>',
      'Then they were led to a bed, in which lay {folk} with a cold forehead. There was no more laughing then. {Hero} knew nothing about medicine. {He} sat down and held on, all night long, and did not let go. In the morning {thefolk} asked for soup. "I told you that I am no doctor," said {speaker}. "We noticed," they said. "The doctors never stayed."',
    ],
    friend: "the patient of that long night, with red cheeks",
    lesson: "one need not be a doctor to stay",
  },
  {
    id: "wall",
    paragraphs: [
      "Somebody had built a wall from one end of the view to the other. On this side lived people who said that over there lived monsters. <From over there one could hear a spoon in a cup.> There was no gate in it, there had never been one.",
      '{Hero} found a loose stone, down where only small ones and kneeling ones look. Behind it was an eye. It blinked. "Are you a monster?" asked the eye. "I do not think so," said {speaker}. "Are you?" "I am five," said the eye. By evening the hole was large enough for a hand, by morning for everyone.',
    ],
    friend: "people from both sides of a wall, and nobody could tell any longer from which",
    lesson: "look where one has to kneel",
  },
  {
    id: "old-machine",
    paragraphs: [
      'In the middle of {spot} stood a machine with a hundred levers, and nobody remembered what it had been for. <It was polished every Friday.> "Just do not touch the red one," said {folk}. There was no need to say that; {pal} had seen it already.',
      "Nothing happened when {hero} pulled it. Then, after a while, from very deep down, came music. All around, people stopped with what they were doing. It was a dance machine. For three generations they had polished it and been afraid of it.",
    ],
    friend: "the dancers, in their working clothes, and the machine came along on wheels",
    lesson: "pull the red lever once",
  },
  {
    id: "trial",
    paragraphs: [
      'They were arrested for stepping on a flower. It had been a very small flower, and the court was very large. <The judge was {folk}, and the wig had been made for a larger head.> "Guilty," said everyone, for that was quicker.',
      '"Yes," said {speaker}. "I was looking at the sky. I am sorry." The hall went quiet. Nobody there had ever said yes before; they all always said it was somebody else. They did not know what came next. In the end the judge climbed down, and they planted a new one together.',
    ],
    friend: "the judge, without the wig, and with a flowerpot",
    lesson: "say yes, it was me",
  },
  {
    id: "balloon",
    paragraphs: [
      'The quickest way went through the air, said {folk}, who owned a balloon and no sense of direction. <"Up I know," said {thefolk}. "The rest is a matter of luck."> From above everything looked like a tablecloth on which someone had forgotten the crumbs.',
      'Then they began to sink. Everything that was heavy had to go: the pans, the anchor, the good umbrella. They sank. "What else is heavy?" called {pal}. And {hero} said what {he} had not said in all this time: "I am afraid we are doing it for nothing." As soon as it was out, the balloon rose, and rose.',
    ],
    friend: "the balloonist, who for once had found the right direction",
    lesson: "throw out what you have not said",
  },
  {
    id: "statue",
    paragraphs: [
      'Before {spot} stood a stone hero with a stone sword. "Admire me," said the statue. "I slew the dragon." They admired it. <It took some time.> "And then?" asked {hero}. Nobody had ever asked that.',
      '"Then," said the statue, "I stood up here so as not to forget, and now I can think of nothing else." One could see a small crack running from its eye. They sat at its feet until dark and told it the news: who had married, how bread is baked nowadays. And in the night, very softly, a stone sword was put down.',
    ],
    friend: "the stone hero, on foot, and without the sword",
    lesson: "ask what came then",
  },
  {
    id: "borrowed-voice",
    paragraphs: [
      'It started with a tickle. In the morning {pal} opened {palhis} mouth, and out came nothing at all. <It was surprisingly quiet.> "It will have been taken in the night," said {folk}. "There is someone at {spot} who collects them."',
      "They found a room full of little boxes, and in each was a voice. It belonged to a girl who had never had one. She pushed the boxes toward them; she had only wanted to hear how it is to be called. So {hero} asked her name. She wrote it on the dust of the table, and {he} called it, out of the window, over all the roofs, until she laughed. One could hear it.",
    ],
    friend: "the girl who had had no voice, and who was calling their names",
    lesson: "everyone wants to be called once",
  },
  {
    id: "wrong-way",
    paragraphs: [
      "They went the wrong way, and they did it thoroughly, from early morning until the stars were out. <It was {pal} who had held the map, and the map that had been upside down.> No one said anything about it. One could hear no one saying anything.",
      "At the end of the wrong way stood a hut, and in it sat {folk}, who had been waiting for somebody to play draughts with ever since the snow before last. They stayed for three games. In the morning {thefolk} showed them a path that is on none of the maps, not even on one that is the right way up.",
    ],
    friend: "the draughts player from the end of the wrong way",
    lesson: "at the end of the wrong way there is someone as well",
  },
];
