import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { NOT_OF_SOMEBODY } from "./beings.ts";

/** Who has no friend, or looks for one. */
export const LONELY =
  /\b(?:want(?:ed|s) (?:to (?:find|make|have) )?(?:a|some|new|one|just one)(?: [a-z]+)? ?friends?|(?:look(?:ed|ing)|search(?:ed|ing)) for (?:a|some)(?: [a-z]+)? friends?|had (?:no|not? (?:any|a single)) friends?|wish(?:ed|es) (?:\w+ )*?friends?|(?:was|felt|were|is) (?:\w+ )?lonely|[Aa] (?:\w+ )?lonely)\b/;

/** Who comes along to who is lonely. */
export const COMER = phrase(
  "(?:[Tt]hen|[Oo]ne (?:day|night|morning|evening)) (?:one (?:day|night|morning|evening) )?(?:(?:he|she|it|they) met )?<comer:somebody>(?= (?:came|knocked|moved|sat|fell|asked|arrived|landed|appeared|said|stopped|joined|invited|offered|heard|crept|flew|walked|taught|showed|told|needed|got lost)\\b|(?<=met [^.]{1,60})(?:[.,]| (?:who|in|on|at|near|with)\\b))",
);

/** Stories of lonely people. */
export const lonely = [
  story({
    says: [LONELY],
    unless:
      /\b(?:friends with|befriend\w*|best friend|in love|love letters?|girlfriend|boyfriend|dragon|robot|ghost|murder|dead|died|lost|imaginary|hospital|ill|sick|grandm\w+|grandf\w+)\b/i,
    of: "children",
    may: [COMER],
    after: [
      "{Hero} was good at being alone, because {he} had a lot of practice. {He} ate alone, {he} walked alone, and {he} had thought up a board game for one player, in which {hero} always came second. When the others stood together and laughed, {hero} stopped to tie a shoe that was tied already. That way it looked as if {he} was not waiting for anybody.",
      "One morning {hero} made a plan. {He} wrote three things on {his} hand, to say to somebody: a question, a joke, and {his} own name. Then {he} walked over to the others. But the question came out as a squeak, the joke had lost its end, and when somebody turned round, {hero} could not even read {his} own name. {He} ran away.",
      "+ “Did you have a nice day?” they asked {hero} at home. “Yes,” said {hero}, and went to {his} room, and sat down on the bed. {He} washed the three things off {his} hand. It took a lot of soap. “I don't need anybody,” {hero} told the wall, and the wall was the only one who believed it.",
      "The next day {hero} did not plan anything. {He} sat down on the steps with {his} game for one player and moved the pieces about. {Hero} was losing again. A shadow fell across the board, and {hero} did not dare to look up.",
    ],
    end: [
      [
        "It was {thecomer}. {Thecomer} did not laugh and did not go away, but sat down on the step and looked at the game. {Hero} pushed half of the pieces over, because there was nothing written on {his} hand that {he} could say. After three moves {thecomer} was winning, and {hero} had never been so happy to lose.",
        "“Is there room for one more?” somebody asked. It was a child from the next street, with a plaster on each knee. “It's only for one player,” said {hero}. “Then we have to change the rules,” said the other one, and sat down on the step. After three moves {hero} was losing, and {he} had never been so happy to lose.",
      ],
      "They changed all the rules that day. They laughed so loudly that the others came over to see what was so funny. {Hero} told the joke then, because it fitted, and this time it had an end. Somebody asked, “What's your name?” and {hero} did not have to read it anywhere. {He} just said it.",
      "The game is for as many players as you like now. {Hero} still sits on the steps with it. But {he} has learned to look up. When somebody walks past and stops to tie a shoe that is tied already, {hero} moves over and calls, “There's room for one more!”",
    ],
  }),
  story({
    says: [LONELY, phrase(`[Ss]o (?:[a-z]+ )?(?:started|began|decided) (?:to )?<plan:doing>${NOT_OF_SOMEBODY}`)],
    unless:
      /\b(?:friends with|befriend\w*|in love|girlfriend|boyfriend|murder\w*|killed|robot|prison|steal\w*|rob\w*)\b/i,
    of: "adults",
    may: [COMER],
    after: [
      "@kitchen.night(hero sit) The evenings were the worst. {Hero} laid the table for one, listened to the radio talk to somebody else, and went to bed early so that the day would be over. When the telephone rang, it was a wrong number. {Hero} kept the caller on the line for ten minutes all the same. That was the evening when {hero} knew that something had to change.",
      "It took more courage than {he} had expected. On the first day {hero} turned back at the door, twice. {He} had forgotten how to talk to people, and everything {he} said came out too fast, or too long, or both. “That was very nice,” said {hero} to {himself} when it was over, and did not believe a word of it.",
      "+ Not everybody was pleased. There were people who smiled politely and were suddenly busy. “Is {he} all right?” {hero} heard one of them whisper. {Hero} went home with hot cheeks, sat down on the edge of the bed, and thought about giving it up. But then there would be the evenings again.",
      "So {hero} went on with it for a week, and then for another. And then came a bad day. Not one person turned up, the rain ran down the window, and the table was laid for far too many. {Hero} sat down at it alone. “You old fool,” {he} said, and began to clear away the plates.",
    ],
    end: [
      [
        "There was a knock. {Thecomer} stood at the door, wet to the skin. “I nearly didn't come,” said {thecomer}. “I walked past three times. I'm not good with people.” {Hero} looked at {thecomer} for a moment, and then took a plate out of the sink again. “Neither am I,” said {hero}. “Sit down.” They sat there until midnight, and nothing came out wrong.",
        "There was a knock. At the door stood the neighbour from two doors down, wet to the skin, with whom {hero} had not exchanged a word in years. “I walked past three times,” said the neighbour. “I'm not good with people.” {Hero} took a plate out of the sink again. “Neither am I,” said {hero}. “Sit down.” They sat there until midnight.",
      ],
      "It got round, as such things do. The next time there were three of them, and then there were too few chairs. {Hero} learned their names and who could not sleep, whose children never rang, who laughed too loudly because it was so quiet at home. All of them had thought that they were the only lonely ones in the street.",
      "{Hero} does not go to bed early any more. There is always somebody who stays, and helps to wash up, and tells the end of a story in the doorway with a coat on. And when the telephone rings and it is a wrong number, {hero} says, “Never mind. Come round.”",
    ],
  }),
  story({
    says: [LONELY],
    unless:
      /\b(?:friends with|befriend\w*|in love|girlfriend|boyfriend|murder\w*|killed|robot|AI|ghost|prison|steal\w*|rob\w*|date|dating|so (?:he|she|they) (?:started|began|decided)|loves? letter|letters?|hires?d?|adopt\w*|dragon|king|queen|princess|prince|knight|wizard|witch|space\w*|astronaut|island|lighthouse)\b/i,
    of: "adults",
    may: [COMER],
    after: [
      "{Hero} had become an expert in being alone. {He} knew which table in the café had only one chair, and at what hour the shop was empty. {He} said good morning, thank you, and have a nice day, and on some days those were all the words that {hero} spoke. In the evening {his} own voice sounded rusty to {him}.",
      "It was not that {hero} disliked people. {He} watched them through the window: two men who laughed about something on a telephone, a woman who waved to somebody across the street. Once {hero} waved back by mistake. {He} stepped away from the window so quickly that {he} knocked over a chair.",
      "+ One evening {hero} took out an old address book and went through it from A to Z. Half of the people in it had moved, and with the other half {hero} would not have known how to begin. “Hello, it's me,” {hero} practised. It was a good sentence. {He} could not think of the second one.",
      "Then, on an ordinary day, {hero} slipped on the stairs. It was nothing bad. But {he} sat there among {his} shopping, with a sore ankle, and had to think of somebody to call. {Hero} thought for a long time. There was not one name. It had never been as clear as that before, and {hero} put {his} face in {his} hands.",
    ],
    end: [
      [
        "Somebody came up the stairs, two at a time, and stopped. It was {thecomer}. {Thecomer} picked up the oranges first, one from each step, and then helped {hero} up. “I've wanted to talk to you for ages,” said {thecomer}. “I never knew how to begin.” “Like this,” said {hero}. “But with less fruit, next time.”",
        "Somebody came up the stairs, two at a time, and stopped. It was the young woman from the floor above, whom {hero} knew only by her steps. She picked up the oranges first, one from each stair, and then she helped {hero} up. “I've wanted to say hello for ages,” she said. “I never knew how to begin.” “Like this,” said {hero}.",
      ],
      "There was tea, because of the ankle. The next day there was soup, because of the tea. {Hero} heard {himself} tell a story that had not been told in years, and somebody laughed in the right place. {His} voice was not rusty at all by the end of it. It only had not been used, and {hero} had thought that it was broken.",
      "{Hero} sits at another table now, one with several chairs. {He} still watches the people who go by. And when one of them waves to somebody across the street, {hero} waves back, just in case, and these days it is quite often meant for {him}.",
    ],
  }),
];
