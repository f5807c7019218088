import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

const FOOD =
  "(?:roast|cakes?|dinner|lunch|breakfast|supper|toast|pizzas?|cookies|biscuits|pies?|bread|soup|pancakes|rice|turkey|goose|food|meal|rolls|stew|pudding)";

/** What goes wrong, and how it is put right. */
export const mishaps: readonly ClauseScene[] = [
  {
    by: "any",
    words: event("(?:spilled|spilt|knocked over|tipped over) {object}(?: (?:on|onto|over|all over|across) {spot})?"),
    after: [
      [
        1,
        "It was only a small push. But {object} went all over {spot}, and it went further than anybody would have thought.",
        "It was only a small push. But {object} went everywhere, and much further than anybody would have thought.",
      ],
      [
        1,
        "^{Hero} looked at {spot}, and then at the door. Nobody was coming. {He} took the nearest cushion and put it on top. The cushion was too small.",
        "{Hero} looked at what {he} had done, and then at the door. Nobody was coming.",
      ],
      [2, "For a moment it was so quiet that one could hear it drip. Drip, it said. And after a while: drip."],
    ],
    end: [
      [
        0,
        "^{Hero} fetched a cloth, and then a second one. It took until supper. There is still a small spot, in the shape of a duck, and by now everybody would miss it.",
        "It took a long time until everything was clean again. There is still a small spot, in the shape of a duck, and by now everybody would miss it.",
      ],
    ],
  },
  {
    by: "hero",
    words: event("(?:blamed(?: it on| everything on)?|put the blame on|said (?:that )?it was) {being}"),
    after: [
      [
        1,
        "“It was {being},” said {hero}. It was out before {he} had thought about it. {Being} looked from one to the other and did not understand a word.",
      ],
      [
        1,
        "Everybody believed it. That was the worst thing about it. {Being} was told off, and {hero} got a piece of cake. It was hard to swallow.",
      ],
      [
        2,
        "That night {hero} turned over eleven times. Whenever {he} closed {his} eyes, there was {being}, looking at {whom}.",
      ],
      [
        3,
        "The next day {being} did not come near {whom}, and {hero} did not go near {being} either. The house had never been so big.",
      ],
    ],
    end: [
      [
        0,
        "On the third day {hero} could not bear it any longer. “It wasn't {being},” {he} said at breakfast. “It was me.” It was the shortest speech of {his} life, and it felt like the longest one.",
      ],
      [1, "“We know,” they said. “We only wondered how long it would take you.”"],
      [
        1,
        "Then {hero} went to {being} and said sorry, and shared the rest of the cake. {Being} was not one to be cross for long.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(`burn(?:ed|t) (?<object>(?:the|his|her|their|my|our|an?) (?:[a-z]+ )?${FOOD})`),
    after: [
      [
        1,
        "First there was a smell, and then there was a thin grey thread that came from the kitchen. When {doer} opened the oven, a cloud came out, and behind the cloud lay something small and black.",
      ],
      [
        1,
        "Everybody stood round it. “One could scrape it a bit,” said somebody. They scraped for a while. It was black all the way down.",
      ],
      [2, "{Doer} said nothing. {Doerhe} had been looking forward to it since Monday."],
      [
        3,
        "They opened all the windows, and the smoke went out, and the neighbours looked in. “Is it ready?” they asked.",
      ],
    ],
    end: [
      [
        0,
        "“Who likes pancakes?” asked a small voice. Everybody did. They made them together, all at the same time, and one of them is still on the ceiling.",
      ],
      [
        1,
        "Today, when they speak of the best meal of that year, nobody means one of those that went well. They look up at the ceiling, and {doer} laughs the loudest.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:broke(?! (?:out|into|in|down|up|off|free|through|(?:an?|the|his|her|its|their|all) (?:[a-z]+ )?(?:legs?|arm|hip|foot|ankle|wrist|hand|heart|promise|law|rules?|record|spell|curse|silence|ice|news|strike|tradition|code))\\b)|cracked|smashed|tore|ripped) {object}",
    ),
    after: [
      [
        1,
        "There was a small, sharp sound, and then it was very quiet. Where there had been one piece, there were two now.",
      ],
      [
        1,
        "{Doer} tried to put everything together again. From far away it looked quite good. From close up it looked like a puzzle.",
      ],
      [2, "“Perhaps nobody will notice,” thought {doer}. But somebody always does."],
    ],
    end: [
      [
        0,
        "In the evening they sat round the table with a pot of glue, and each of them held one piece. “Now it has a story,” somebody said. And that is true: everybody who comes asks about the crack, and {doer} has to tell it.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:put|added|used|poured|mixed|stirred|threw) (?:far |way |much |a bit |a little )?too (?:much|many) (?<stuff>[a-z]+(?: [a-z]+)?)(?=[.,]| (?:in|into|on|to)\\b)(?: (?:in|into|on|to) {spot})?",
    ),
    after: [
      [1, "“A little more can't hurt,” thought {doer}. Many things have begun with that sentence."],
      [
        1,
        "For a while nothing happened at all. {Doer} had already turned round when there was a soft sound from {spot}: plop.",
        "For a while nothing happened at all. {Doer} had already turned round when there was a soft sound: plop.",
      ],
      [
        2,
        "“How much {stuff} was it?” somebody asked later. {Doer} showed it with both arms. The arms were too short.",
        "“How much {stuff} was it?” somebody asked later. “Enough,” said {doer}.",
      ],
    ],
    end: [
      [
        0,
        "It took all day to put that right, and everybody who came by had to help. In the evening they were too tired to be angry, and one of them began to laugh.",
      ],
      [1, "Since then {doer} counts the {stuff} aloud, and the others count along."],
    ],
  },
  {
    by: "event",
    words: event("(?:filled|flooded|covered|spread (?:over|through)|ran down|poured into) {spot}"),
    idea: /\b(?:porridge|dough|foam|soap|bubbles?|pudding|jam|jelly|potion|spaghetti|noodles|popcorn|soup|honey|slime|experiment|machine|recipe|custard|chocolate|sauce|glue|paint|cream|milk|juice|lemonade|syrup|cake|bread|yeast)\b/i,
    after: [
      [
        1,
        "First it came under the door, quite slowly and politely. Then it came out of the windows. By noon there was not much left to be seen of {spot}, and people looked down from the upper floors and did not know what to say.",
      ],
      [
        1,
        "“Don't just stand there!” called an old woman from a balcony. “Bring something!” So they came, with spoons and buckets, with wheelbarrows, and one of them with a top hat.",
      ],
      [
        2,
        "{Hero} ran from one end to the other and back again. “I'm sorry,” {he} said to everybody. “Later,” said everybody. “Hold this.”",
      ],
      [
        3,
        "The children thought that it was the best day of the year. They slid down it, dug caves in it and would not come in for lunch.",
      ],
    ],
    end: [
      [
        0,
        "They worked side by side, people who had never said good morning to each other. In the evening one could see all of {spot} again, and it was cleaner than before. But nobody wanted to go home yet.",
      ],
      [
        1,
        "“And what do we learn from this?” somebody asked. “That there are forty-three of us here,” said {hero}. “I always thought that we were eleven.”",
      ],
      [
        1,
        "Now they do it every year, on the same day, with long tables out in the open. {Hero} measures everything twice then, and puts in one spoon too much, for luck.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:turned|dyed|coloured|colored) (?<spot>(?:the|his|her|their|all|our|my) (?:[a-z]+ ){0,2}?(?:school|class|classroom|house|kitchen|bathroom|street|town|village|castle|pool|river|lake|sea|teachers?|pupils|children|family|everything)) (?<colour>blue|green|pink|purple|orange|red|yellow|black|white|gold|grey)",
    ),
    after: [
      [
        1,
        "It went quite fast. First there was one {colour} dot, and then there was a {colour} puddle, and then everything was {colour}: the walls, the chairs, the clock and the milk.",
      ],
      [1, "“Nobody move!” somebody called, with a {colour} nose. But they had all touched something already."],
      [
        2,
        "They tried it with water, with soap and with lemon. What came off the walls went onto the brushes, and what came off the brushes went onto the sleeves.",
      ],
      [3, "{Hero} hid {his} hands in {his} pockets. Now the pockets were {colour}, too."],
    ],
    end: [
      [
        0,
        "On the third day somebody said what the others had only thought. “It suits us,” she said. And it was true that nobody had ever looked at the old walls, and that now people stopped in front of them and smiled.",
      ],
      [
        1,
        "The {colour} went away by itself, a little every day. In the end there was one spot left, up under the ceiling. {Hero} knows where it is, and so do all the others.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:put on|took|got on|got into|boarded|picked up|grabbed|sent|delivered|wore|packed|brought home|played|learned) (?:the |all the |by accident the )?wrong (?<thing>[a-z]+)",
    ),
    after: [
      [1, "It looked exactly like the right one. That is how it is with wrong ones: one notices it later."],
      [
        1,
        "When {doer} noticed it, it was too late to go back. {Doerhe} stood there, and everybody was looking at {doerhim}.",
      ],
      [2, "“Isn't that the wrong {thing}?” a child asked quite loudly. It was a good question."],
    ],
    end: [
      [
        0,
        "Nobody had planned it like that, and nobody could have planned it better. Without the wrong {thing} it would have been a day like any other.",
      ],
      [1, "Today {doer} keeps it in a drawer. One never knows when one needs something wrong."],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:rolled|climbed|crawled|got|fell|slipped|jumped|hopped|sneaked|crept) (?:accidentally |by accident |secretly )?(?:in|into|inside|aboard) (?<spot>(?:an?|the|his|her|their|somebody['’]s|someone['’]s) (?:[a-z]+ ){0,2}?(?:suitcase|bag|box|basket|backpack|parcel|trunk|crate|truck|lorry|van|ship|sack))",
    ),
    after: [
      [
        1,
        "Inside {spot} it was dark, and it smelled of all kinds of things. {Doer} only wanted to stay for a moment. But then there was a bang and a jolt, and the way out was gone.",
      ],
      [
        1,
        "It went up, and it went down, and round a corner, and for a long time straight on. {Doer} counted the bumps, because there was nothing else to count. At three hundred and twelve it became quiet.",
      ],
      [
        2,
        "“Hello?” said {doer} into the dark. Nobody answered. But something outside whistled a tune that {doerhe} had never heard.",
      ],
      [
        3,
        "At home somebody would be noticing it about now, thought {doer}, and that thought was smaller than {doerhe} was, and heavier.",
      ],
    ],
    end: [
      [
        0,
        "When it was light again, a pair of large eyes looked down. “Well, well,” said a voice. “A stowaway.” And because it was too far to walk, they took the next way back together, this time on a seat by the window.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:(?:ended up|came out|arrived|landed|found (?:himself|herself|itself|themselves)) (?:in|on|at)|woke up (?:in|on)) {spot}",
    ),
    idea: /^(?!.*\b(?:hospital|prison|jail|trouble|court|finals?)\b)/i,
    after: [
      [
        1,
        "It smelled of nothing that {hero} knew. Everything was bigger here, or smaller, or the other way round, and nobody in {spot} took any notice of {whom}.",
      ],
      [
        1,
        "^“Excuse me,” said {hero} to the first one who stopped, “which way is home?” “That depends,” was the answer. “Where is it?” {Hero} had never had to explain that before.",
        "“Excuse me,” said {hero} to a pigeon, “which way is home?” “That depends,” said the pigeon. “Where is it?” {Hero} had never had to explain that before.",
      ],
      [
        2,
        "So {hero} looked around {spot} first. {He} saw things that nobody at home would believe, and {he} looked at each of them twice, so as to be able to tell it properly.",
      ],
      [
        3,
        "In the evening a thousand lights came on. {Hero} had not known that one can be homesick and happy at the same time.",
      ],
    ],
    end: [
      [
        0,
        "Somebody gave {whom} a place for the night and half a supper, and in the morning showed {whom} the way. It was long, and {hero} did not mind, because there was so much to think about.",
      ],
      [
        1,
        "At home they had looked everywhere. “Where on earth have you been?” they asked. {Hero} sat down and began with {spot}. It took until midnight.",
        "At home they had looked everywhere. “Where on earth have you been?” they asked. {Hero} sat down and began. It took until midnight.",
      ],
      [
        2,
        "And whenever something rolls past that could be going somewhere, {hero} looks after it a little longer than the others do.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:broke down|stopped working|was broken|would not start|did not work|would not work|had no electricity|got stuck)",
    ),
    after: [
      [
        1,
        "First they spoke to {doer} gently, and then they spoke less gently. After that somebody gave it a kick. It changed nothing, but it did good.",
      ],
      [1, "“{Doer}?” said a voice on the telephone. “Somebody can come on Thursday.” It was Monday."],
      [
        2,
        "It is strange how much of a day hangs on {topic}. One only notices it when nothing works.",
        "“How did people do it in former times?” asked {hero}. Nobody knew it any more.",
      ],
    ],
    end: [
      [
        0,
        "By Thursday they had got so used to it that they were nearly sorry when it worked again. “Just once more without it,” said {hero}. So they switched it off, and sat together a little longer.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:all )?(?:the )?(?:neighbou?rs|passengers|people|guests|strangers|children|others|families) (?:[a-z]+ ){0,2}?met (?:on|in|at) {spot}",
    ),
    after: [
      [
        1,
        "Until then they had only known each other by the sound: the one with the heavy step, the one with the trumpet, the one who laughed in the shower. Now the sounds had faces.",
      ],
      [
        1,
        "One sat down because the bag was too heavy, and the next one sat down because there was somebody sitting already. Somebody had apples. Somebody had a knife. In the end there were eleven of them on {spot}.",
      ],
      [
        2,
        "{Hero} heard more in that hour than in the whole year before: who came from where, who was afraid of what, and who could bake.",
      ],
    ],
    end: [
      [
        0,
        "When everything worked again, there was not one who used it that evening. They met on {spot}, as they had done all week, and somebody had brought a cake.",
      ],
      [1, "A card hangs there now: every Thursday at six. {Hero} wrote it, and nobody has ever taken it down."],
    ],
  },
  {
    by: "any",
    words: event(
      "ran out of (?<stuff>(?!time|patience|luck|money|breath|ideas|words|the|his|her|its|their)[a-z]+(?: [a-z]+)?)",
    ),
    after: [
      [1, "{Doer} looked into the last tin, and then under it. There was not a crumb of {stuff} left."],
      [1, "“Without {stuff} it won't work,” said everybody who knew anything about it. That did not help much."],
      [2, "It was a long way to the next {stuff}, and it was getting dark."],
    ],
    end: [
      [
        0,
        "So they took what there was, and it worked, too, only differently. Some said that it was even better than with {stuff}.",
      ],
    ],
  },
  {
    by: "any",
    words: event("forgot to (?<task>[a-z]+(?: (?!and|but)[a-z'’-]+){0,4})"),
    after: [
      [1, "There had been so much to think of that day. And what one does every day one does not think of."],
      [1, "In the middle of something quite different {doer} stopped. There had been something. What had it been?"],
      [2, "Then it came back, all at once, and {doer} went hot and cold. {Doerhe} had forgotten to {task}."],
    ],
    end: [
      [
        0,
        "It all went well in the end, as it does more often than one thinks. But since then there is a knot in {doer's} handkerchief, a big one.",
      ],
    ],
  },
];
