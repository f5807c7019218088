import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Somebody who is smaller, quieter or otherwise than the others, and what it is good for. */
export const asOneIs: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "^(?:there was once |this is the story of )?(?:an?|the) (?:[a-z]+ ){0,2}?(?<creature>[a-z]+) (?:with|had|has|who had|who has|was born with) (?:an?|such an?|very|extremely)? ?(?:very |too |really |much too )?(?<size>short|tiny|small|little) (?<part>neck|legs?|trunk|ears?|arms?)\\b[^.]*",
    ),
    of: "creatures",
    after: [
      [
        0,
        "“It'll come,” they had said when {hero} {was} born. It did not come. On the photographs of the whole family one always had to look for {him} a little.",
      ],
      [
        1,
        "The others were kind about it, on the whole. They only forgot again and again. “Look, over there!” they cried, and {hero} {was} the only one for whom there was no over there.",
      ],
      [
        1,
        "{Hero} tried everything. {He} hung from a branch all Sunday. {He} ate only things that grow fast. {He} tied a stone to it, and then a bigger stone. The only thing that got longer was the day.",
      ],
      [
        2,
        "“What is it good for, such a {part}?” {hero} asked an old tortoise. “I don't know,” said the tortoise. “One usually finds out at the wrong moment.”",
        "“What is it good for?” {hero} asked an old tortoise. “I don't know,” said the tortoise. “One usually finds out at the wrong moment.”",
      ],
      [
        0.5,
        "The wrong moment was a Thursday. Something had fallen down the old shaft, and it cried: the smallest one of all, who had only wanted to see how deep it was. All of them came running. They bent down, and got stuck, and pulled one another out again. One was too long for it, and the other was too broad.",
      ],
    ],
    end: [
      [
        0,
        "“Let me through,” said {hero}. {He} fitted in as if it had been made for {him}. It was dark in there, and for a long time nothing was to be heard, and the others stood all round and did not dare to breathe. Then there was a scratching, and a bit of dust, and then two heads came up, one above the other.",
      ],
      [
        1,
        "Nobody said “It'll come” any more. There is a new photograph. In it they have all knelt down, every one of them, so that {hero} is in the middle.",
      ],
      [1, "“Well?” asked the tortoise. “It was the wrong moment,” said {hero}, “but I was the right one for it.”"],
    ],
    isOfLooks: true,
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:could not|cannot|can not|couldn't|can't|was unable to|failed to|never (?:managed|manages) to) (?:scare|frighten) (?:anyone|anybody|people|children|a single [a-z]+|even [^.,]+|the [a-z]+)\\b[^.]*|^[^.]*?\\b(?:nobody|no one) (?:was|is) (?:ever )?(?:afraid|scared|frightened) of (?:him|her|it|them)\\b[^.]*",
    ),
    idea: /\b(?:ghosts?|spooks?|poltergeist|phantom|spectre|skeleton|vampire|monsters?)\b/i,
    after: [
      [
        0,
        "It was not for lack of practice. {Hero} rattled with everything there was. “Could you do that a bit more quietly?” they said. “We've got visitors.”",
      ],
      [
        1,
        "“Boo,” said {hero} to the cat. The cat yawned. “Boo!” said {hero} to a very small boy. “Boo to you, too,” said the boy, and gave {him} half a biscuit.",
      ],
      [
        1,
        "There was a course for it, in the cellar, on Wednesdays. The others howled so well that the plaster came down. “And now you,” said the teacher. {Hero} took a deep breath. What came out sounded like “Good evening”.",
      ],
      [
        2,
        "“Perhaps,” said the teacher, and took off his glasses, “you should look for something else. Something with animals.” {Hero} went up to the attic and sat down among the old chairs. There it was quiet, and nobody expected anything.",
      ],
      [
        0.5,
        "In that night the burglars came. There were two of them, with a sack, and they were afraid of nothing. They had seen rattling, and they had seen howling, and had laughed about it. The sack was already half full, and on the stairs stood the very small boy in his nightshirt, and could not call out.",
      ],
    ],
    end: [
      [
        0,
        "“Good evening,” said {hero}. {He} said it quite politely, as always. The burglars turned round. They looked at {him}, and at the wall behind {him}, and at the biscuit. “May I help you?” asked {hero}. “It looks so heavy.”",
        "“Good evening,” said {hero}. {He} said it quite politely, as always. The burglars turned round. They had been ready for anything, for dogs and for policemen. They had not been ready for somebody who was pleased to see them. “May I help you?” asked {hero}. “It looks so heavy.”",
      ],
      [
        0.7,
        "They are said to have run as far as the sea. They could have got over a howl. But one who is nice, at midnight, on the stairs: nobody gets over that. The boy came down one step. “You were terrible,” he said, and it was the most beautiful thing that anybody had ever said to {hero}.",
      ],
      [
        1,
        "{He} gives the course himself by now, on Wednesdays. In the first lesson they learn to say good evening.",
        "There is a new course in the cellar now, on Wednesdays. In the first lesson one learns to say good evening.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:did not|didn't|does not|doesn't) want to (?:melt|fall|land|pop|burst|wither|fade|set|go out|be blown away|be picked)\\b[^.]*",
    ),
    idea: /\b(?:snowflake|raindrop|icicle|leaf|petal|apple|acorn)\b/i,
    after: [
      [
        0,
        "“It doesn't hurt,” said the others, and went. They all went, one after the other, and not one of them came back to say how it had been. {Hero} held on tight.",
      ],
      [
        1,
        "{He} had good reasons. From up there one could see the school, and the crooked chimney, and a window with a girl behind it who had her nose against the glass. Who would look after them all?",
        "There were good reasons. From up there one could see the school, and the crooked chimney, and a window with a girl behind it who had her nose against the glass. Who would look after them all?",
      ],
      [
        1,
        "The wind came and was friendly. “Just let go,” it said. “Not today,” said {hero}. The sun came and was very warm about it. {Hero} hid in the shade and made {himself} as small as could be.",
      ],
      [
        0.5,
        "“What are you afraid of?” asked an old sparrow. It took a while until {hero} could say it. “That it goes on afterwards,” {he} said, “and I'm not there.” The sparrow did not laugh. He sat down beside {him}, and they looked on for a while.",
      ],
      [
        0.5,
        "Then the window opened. The girl leaned out, further than is allowed. She was ill, one could see that; she had a scarf round her neck, and nobody had come to visit her all week. She held out her hand, quite flat, and waited.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} looked at the hand. It was very far down. “Well,” {he} said to the sparrow, “that is something different.” And then {he} let go. It was not like falling at all. It was as if the whole air had been waiting for it.",
      ],
      [
        0.7,
        "It was warm in that hand. “Oh,” said the girl, “you're the most beautiful one of all.” She held {him} up to the light, and laughed, for the first time that week. {Hero} felt {himself} growing quite light, and wide, and bright, and it really did not hurt.",
      ],
      [
        1,
        "In spring the girl was well again. She went out to see what had become of everything. There was one place under the window where it was greener than anywhere else, and an old sparrow was sitting there, as if he knew something about it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:dream(?:s|t|ed)? of (?:becoming|being|growing into)|want(?:s|ed) to (?:become|be|grow into)|wish(?:es|ed) to (?:become|be|grow into)) (?<tall>an? (?:very )?(?:big|large|great|tall|huge|mighty|giant|real|beautiful)(?: [a-z]+)? [a-z]+)",
    ),
    idea: /^(?:there was once )?(?:an?|the) (?:[a-z]+ ){0,2}?(?:seed|acorn|sapling|sprout|seedling|bud|bean|nut|tree|sunflower|flower|pip|chestnut|fir|bush)\b/i,
    after: [
      [
        0,
        "It was dark down there, and it smelled of cellar. “{Tall},” said the stones, when they heard about it. “You? We have been lying here since the ice age, and not one of us has become anything.”",
      ],
      [
        1,
        "“Which way is up?” asked {hero}. The mole thought that it depended. The worm, who had been everywhere, pointed with both ends. So {hero} stuck out one toe, to be on the safe side, and it went down all by itself, and held on.",
      ],
      [
        1,
        "Then came the hard part. {Hero} pushed. Above {him} lay a clod of earth, and on the clod lay a brick. “Go round it,” said the worm. It took eleven days to go round it.",
      ],
      [
        0.3,
        "And then it was suddenly bright, and there was so much room, in all directions, that {hero} got dizzy. {He} was as tall as a thumb. “Is that all?” asked a beetle. “It's the beginning,” said {hero}.",
      ],
      [
        2,
        "A boot came down right beside {him}. A goat came, sniffed, and went to fetch her sister. The snow came and lay on top of everything for four months. {Hero} kept still, and down below, where nobody saw it, {he} held on a little more tightly.",
      ],
      [
        0.5,
        "In the third year a child came with a stick and a piece of string. “You have a hard time of it,” said the child, and tied {him} up straight. “So have I. I'm the smallest in my class.” It made a mark on the stick, for both of them.",
      ],
    ],
    end: [
      [
        0,
        "They grew side by side, and every spring there was a new mark. Sometimes the one was ahead, and sometimes the other. Then came a year in which the child had to stretch, and the year after that it had to look up, with its hand over its eyes.",
      ],
      [
        0.7,
        "Nobody can say on which day it was. But once a storm came, and people ran to find shelter. They ran to {him}. Forty of them stood there, and a goat, and all of them were dry. “How tall it is!” they said. {Hero} had been so busy that {he} had not noticed it at all.",
      ],
      [
        1,
        "Each autumn something falls into the grass with a small thud. It is dark down there, and it smells of cellar. “Which way is up?” it asks. “Push,” it is told from above. “There's plenty of room.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:shrank|shrinks|shrunk|was shrunk|became|becomes|was|is|turned|grew)(?: suddenly| only| just)? (?:(?:as|no) (?:small|tiny|big|tall|little|bigger|larger) (?:as|than) (?<tiny>an? [a-z]+)|to the size of (?<tiny2>an? [a-z]+)|tiny|(?:very )?small enough)\\b[^.]*",
    ),
    of: "people",
    idea: /^(?!.*\b(?:garden|forest|woods|school|classroom|lab|laboratory|office|museum|street|train|kitchen|zoo)\b)(?=.*\b(?:wakes?|woke|suddenly|one (?:day|morning|night)|shr[aiu]nk\w*|magic|potion|spell|drinks?|drank|ate|eats|turned)\b)/is,
    after: [
      [
        0,
        "The first thing was the ceiling. It had always been up there, but not as far as that. The pillow rose up like a hill in winter. It took {hero} until half past eight to get to the edge of the bed.",
      ],
      [
        1,
        "The way down led along a thread of the blanket. Below was the carpet, as deep as a meadow, and in the carpet there were things that everybody had been looking for for weeks: a button, an earring, half of a biscuit. {Hero} broke off a crumb. It was enough for breakfast, lunch and supper.",
      ],
      [
        1,
        "“Hello!” {hero} shouted, as loudly as {he} could. High up there somebody said: “Did you hear something?” and somebody else said: “The fridge.” Then a slipper came down, as big as a ship.",
      ],
      [
        0.5,
        "It was an ant that pulled {him} out of the way. “You're new here,” she said. “Take that end.” There was no time for explanations. They carried the biscuit as far as the skirting board, {hero} and two hundred others, and somebody counted the time. {He} had never been part of so many.",
      ],
      [
        0.5,
        "In the evening the rain came in under the balcony door. For the big ones it was a spot that one wipes up. Down there it was a flood. The ants stood on the last dry board and held on to one another. “We can't swim,” they said. {Hero} could.",
      ],
    ],
    end: [
      [
        0,
        "There was a walnut shell. {Hero} rowed it with the earring, six times over and six times back, and on the last trip it was so full that the water stood level with the rim. Then they were all behind the skirting board, and somebody counted. Nobody was missing.",
      ],
      [
        0.7,
        "{Hero} lay down in the button, with wet hair, and fell asleep at once. When {he} woke up, {his} feet were sticking out of the bed, at the usual place. “Get up,” they called, “and look at this: somebody has moved the biscuit.”",
      ],
      [
        1,
        "{He} has walked differently since then: slowly, and with {his} eyes on the ground. And on Sundays there is a crumb by the skirting board, of the best cake, and beside it lies a walnut shell. One never knows.",
        "After that {hero} walked differently: slowly, and with {his} eyes on the ground. And on Sundays a crumb of the best cake lay by the skirting board, and beside it a walnut shell. One never knows.",
      ],
    ],
    isWhole: true,
  },
];
