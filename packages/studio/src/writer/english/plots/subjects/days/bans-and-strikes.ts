import { role, story } from "../subject-story.ts";

/** Stories of things that are forbidden, that quarrel, strike, or vanish. */
export const bansAndStrikes = [
  story({
    says: [
      role(
        "ruler",
        "king|queen|mayor|emperor|headmaster|headmistress|head teacher|headteacher|principal|mayoress|sultan|duke",
      ),
      /\b(?:bans?|banned|forbids?|forbade|forbidden|outlaw\w*)\s+(?:all )?(?<banned>(?!her|him|them|it|the|a|an|any|every)\p{Ll}+)\b/iu,
    ],
    unless: /\b(?:war|murder\w*|books?|love|magic|Tuesdays?|Mondays?|Sundays?|marry\w*)\b/i,
    of: "people",
    after: [
      "@street(hero read) The order hung on every door, in red letters, with a stamp. No {banned}. Not big ones and not small ones, not on weekdays and not on Sundays. {Hero} read it twice. Then {hero} read it upside down, but it was no better that way.",
      "@street(hero talk) “Why?” asked {hero}. “Because {theruler} says so,” said the policeman, and looked as if he was not happy about it either. He had to count the {banned} that were left and write them into a book. So far he had written only a nought, and under it he had drawn a flower.",
      "@street.night(hero) That evening {hero} knocked at the doors of all those who could be trusted. They met where no lamp shone, and the password was “{banned}”, whispered very softly. At the first meeting there were three of them. At the fourth {hero} had to fetch more chairs.",
      "@room.night(hero walk, ruler look) But then somebody giggled too loudly. The door opened, and there stood {theruler}, with a candle and in slippers. Nobody dared to breathe. {Hero} stood up, because it had been {hero's} idea, and went to the front with knees that shook.",
    ],
    end: [
      "@room.night(hero talk, ruler talk) “Have you never liked {banned}?” asked {hero}. {Theruler} opened a mouth to say something strict, and shut it again. The candle trembled. “Once,” said {theruler}. “When I was small. Everybody laughed at me. I thought that if there were no more {banned}, I'd forget it.”",
      "@room.night(hero talk, ruler talk) It was quiet for a while. Then {hero} moved a little to one side, so that there was a free place. “Nobody laughs at anybody here,” said {hero}. “It's the second rule of the club. The first is the password.” {Theruler} thought about it for a long moment. “{Banned},” said {theruler} very softly.",
      "+ @street.dawn They stayed until midnight, and {theruler} was by far the worst of them all at being quiet. The next morning the order was gone from every door. The policeman walked through the streets with his book and counted aloud, and he could hardly write fast enough.",
      "The club still meets, though nobody has to whisper any more. They whisper all the same, {hero} and {theruler} loudest of all, because it is nicer like that.",
    ],
  }),
  story({
    says: [
      /\b(?:argu\w+|quarrel\w*|fought|fights?|fighting)\b/i,
      /\b(?:most important|important|the best|quarrelling|quarreling|most useful|better)\b/i,
      /\b(?:crayons|pencils|colours|colors|pens|paints|felt tips|brushes)\b/i,
    ],
    may: [role("eraser", "eraser|rubber|sharpener")],
    unless: /\b(?:mum|mom|mother|dad|father|brothers?|sisters?|husband|wife|boys?|couple|children|kids)\b/i,
    after: [
      "“Without me nothing at all could be done,” said the first. “Without you it would be done better,” said the second. By midnight {hero} had said so many bad things that there were hardly any left, and they had to begin again with the old ones.",
      "+ They moved as far away from each other as the place allowed. “I'm not touching anything that you have touched,” said one. But that was difficult, since they had lived side by side from the very first day, and everything there had been touched by all.",
      "Then came the morning, and with it a hand. It was a small hand, and it was in a hurry. It reached in, took just one, and shut the lid. “Ha!” said the one who had been chosen. “You see?” And nobody answered, because the others were left in the dark.",
      "But alone it would not go. The hand tried this way, and it tried that way, and something was missing. A drop fell down. It was warm and salty. “I can't do it,” said a small voice, and the one who had been chosen lay there and felt very little.",
    ],
    end: [
      [
        "“Fetch the others,” the chosen one whispered. {Eraser} had heard it all, every bad word, and could have rubbed out the whole quarrel with one stroke. Instead {eraser} leaned against the lid, and out they all fell, and rolled over each other, and lay there in one heap, quite dizzy, as they had in the beginning.",
        "“Fetch the others,” the chosen one whispered. A hand cannot hear that. But a hand can knock against something, and so it came that the whole lot of them fell out, and rolled over each other, and lay there in one heap, quite dizzy, as they had in the beginning.",
      ],
      "And then it went. First this one, then that one, then the first one again. One began what the next went on with, and the last made it good where the others had slipped. They had no breath left for quarrelling. “After you,” said one. “No, no, after you,” said the other.",
      "When it was finished, the small voice laughed and called the whole family to come and look. Nobody said who had done the most. Nobody could have said it. In the middle was a spot where they had all been, one over the other, and that was the finest spot of all.",
      "At night {hero} lay close together, and it was quiet, almost. “But I was the first,” said somebody very softly. And then they all had to laugh so much that the lid jumped up.",
    ],
  }),
  story({
    says: [
      /\b(?:colours|colors)\b/i,
      /\b(?:disappear\w*|vanish\w*|gone|lost|stole\w*|faded?|run away|ran away|missing)\b/i,
      /\b(?:crayons?|paint(?:box|brush|s)?|chalk|pencils?|brush)\b/i,
    ],
    unless: /\b(?:bees|auction|rainbow|war|camera|film|photograph\w*|blind)\b/i,
    of: "people",
    after: [
      "+ @market(hero walk) It was a strange sight. The tomatoes at the market looked like stones, and the sky looked like dishwater. A lady bought a cabbage and carried home a ball. People spoke more softly than before, and nobody knew why. {Hero} walked through it all and was the only one who looked up.",
      "@street(hero look) “It's quite practical,” said the man at the corner. “Now everything goes with everything.” But he sighed when he said it, and his flowers hung their heads, too. {Hero} saw how he looked at his own red door, which was not red now, as if it were a stranger's.",
      "@street(hero look) So {hero} knelt down and began with something small. It was a ladybird on a wall. It took almost no colour at all. When it was done, the ladybird opened its wings and flew, one bright spot in all the grey, and up and down the street heads turned to follow it.",
      "@street(hero) After that everybody came. “My cat!” cried one. “Only the kettle, please!” said another. {Hero} did what {he} could, a window here, a scarf there. But every time there was less colour left for the next one. In the evening it was only a crumb, no bigger than a grain of rice.",
    ],
    end: [
      "@street(hero look) {Hero} looked at the crumb for a long time. There was the church, there was the river, there was the whole wide sky, and it would not have been enough for a pocket of it. Then {hero} went to the youngest child in the street and painted one dot on the tip of its nose.",
      "@street(hero look) The child squinted at the dot and began to laugh. It laughed so that its mother had to laugh as well, and her cheeks turned pink. And that pink nobody had painted! “Look at your ears!” someone called. “Look at your eyes! They're blue!”",
      "@street(hero look) It went from one to the other. Where somebody laughed, the colours came back, first to the faces, then to the shirts, then down the steps and into the gardens. When it reached the man at the corner, his door turned so red that he had to kiss it.",
      "@street(hero look) By the next morning every leaf was as it should be. Only one thing was new. Over the roofs stood a rainbow, though it had not rained, and {hero} saw that its last stripe was drawn a little crookedly, as if by hand.",
    ],
  }),
  story({
    says: [
      /\b(?:on strike|went on strike|stop(?:s|ped)? laying|refus(?:es|ed) to work|stopped working)\b/i,
      /\b(?<who>bees|hens|chickens|letters|alphabet|cows|ants|spiders|shoes|toys|clocks|numbers|socks|spoons|crayons|reindeer|elves|stars|birds|cats|dogs|horses|sheep|robots|vowels)\b/i,
    ],
    unless: /\b(?:factory|mine|union|rock band|murder|because|except|until)\b/i,
    after: [
      "It was a proper strike, with a sign. The sign said NO, in large writing, and under it in small writing: not until somebody says sorry. The {who} sat behind it in three rows with folded arms, or what they had instead of arms, and looked straight ahead.",
      "+ At first people thought that it would be over by lunch. “They'll come round,” they said. But lunch came and the {who} did not. Nothing worked as it should. What had always been there without anybody thinking about it was suddenly not there, and everybody thought of nothing else.",
      "They tried it with shouting, and the {who} hummed, so as not to hear it. They tried it with sweets. The {who} ate the sweets and stayed where they were. An important man read out a law from a thick book, until he noticed that he was reading to himself.",
      "In the evening only one small girl was left in front of the sign. She sat down on the ground. “What's it like?” she asked. “What you do every day?” The {who} looked at each other. In all the years, nobody had ever asked them that.",
    ],
    end: [
      "They told her all of it, and it took half the night. How early it begins. How nobody looks. How the same few are always put at the end, and some are never asked at all. The girl listened, and in between she said, “Oh,” and, “I didn't know that.”",
      "In the morning she went from door to door and told it on. And the people came out, with red ears, and stood in a row. The important man was there as well. “Sorry,” he said, and it was the shortest speech of his life, and the best.",
      "The {who} put their heads together. Then the oldest of them took the sign and turned it round. On the back there was written, in large writing, YES, and in small writing: but with a holiday in summer. They had had it ready the whole time.",
      "Since then everything works again. But every morning, when the {who} begin, the window of the small girl opens, and she calls out, “Thank you!” And sometimes it seems as if they go about it a little faster after that.",
    ],
  }),
];
