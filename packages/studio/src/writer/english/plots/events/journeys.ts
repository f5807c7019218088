import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Who comes, goes, stays and is found somewhere. */
export const journeys: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:discovered|found|came to|came across|reached|landed on) (?<spot>(?:an?|the) (?:[a-z]+ ){0,2}?(?:island|planet|cave|valley|village|garden|town|forest|castle|lake|tunnel|room|door|path|city))",
    ),
    after: [
      [
        1,
        "At first it was only a line, far away, and it could have been anything. Then it had a colour, and then it had a smell, and then there was no doubt about it: it was {spot}.",
      ],
      [
        1,
        "{Doer} set one foot on it, very carefully, as one tries the water of a bath. It held. Something rustled, and then everything was quiet, as if somebody were holding their breath.",
      ],
      [2, "“Is anybody here?” The echo came back three times. The third time it sounded a little different."],
      [3, "{Doer} looked for a name for it. All the good ones were taken, so {doerhe} called it Here."],
    ],
    end: [
      [
        0,
        "When evening came, {doer} had seen nearly all of it: what grew there, and what sang there, and who had been there before. It was not much, and one could have stayed for years.",
      ],
      [
        1,
        "Back at home they took out the map. “Where was it exactly?” they asked. {Doer} looked at the map for a long time, and then put one finger next to it, on the table.",
      ],
      [1, "It is on no map to this day. {Doer} thinks that this is the best thing about it."],
    ],
  },
  {
    by: "any",
    words: event(
      "took (?:them|him|her|us|{being}) (?:to|out to|across|over to|along to) (?!(?:the|an?|his|her|their) (?:[a-z]+ )?(?:hospital|court|prison|jail|police|vet|doctor|school|station|shelter|surgery|cemetery)\\b){spot}",
    ),
    after: [
      [
        1,
        "They had packed for a day: bread, two apples and a rope, because one always needs a rope. Then home became smaller behind them, until one could have put it in a pocket.",
      ],
      [2, "“Are we nearly there?” somebody asked. “Nearly,” was the answer, as it was an hour later, too."],
    ],
    end: [
      [
        0,
        "They stayed until the light turned yellow. Nobody had found anything that one could have sold or shown. But on the way back none of them said a word, and that was because they were full to the top.",
      ],
      [
        1,
        "“Will we come back here?” “If we find it again,” was the answer, and it was said with a smile that belonged to somebody who would.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:moved in|moved into) ?(?:next door|{spot}|the (?:flat|house) (?:above|below|upstairs|opposite))?"),
    after: [
      [
        1,
        "It took all day. A lamp was carried in, and a cage without a bird, and a clock that struck in the middle of the stairs. Behind the curtains of the whole street somebody stood and counted.",
      ],
      [
        1,
        "“What can be in there?” they whispered. One said gold. One said books. One said a very long snake in slices.",
      ],
      [2, "In the evening there was light up there, and one could hear steps, to and fro, and now and then a laugh."],
    ],
    end: [
      [
        0,
        "On Sunday there was a knock. “I need somebody for the other end,” was all that was said. And then one held the other end, and after that nobody went home before it was dark.",
      ],
    ],
  },
  {
    by: "any",
    words: event("brought (?<object>(?:\\w+ )?(?:suitcases|boxes|trunks|bags|crates|parcels|baskets))"),
    after: [
      [
        1,
        "They stood in a row, big ones and small ones, and each of them had a label in a writing that nobody could read. One of them ticked. One of them had holes for the air.",
      ],
      [
        1,
        "{Hero} could not sleep because of it. In the morning {he} stood in front of the door with a cake, because nobody turns away a cake.",
      ],
    ],
    end: [
      [
        0,
        "“You may choose one,” said the new neighbour. There was a whole summer in it, with shells and sand and a blue scarf. In the next one there was a choir, nothing but voices on old black discs. “I've moved a lot,” said the neighbour. “I always packed what was best.”",
      ],
      [
        1,
        "The last one was empty. “That one is for here,” the neighbour said. Today it is nearly full, and the cake tin is in it, too.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:landed|crashed|came down|touched down) (?:in|on|behind) {spot}"),
    idea: /\b(?:alien|ufo|spaceship|martian|flying saucer)\b/i,
    after: [
      [
        1,
        "There was a hum, and then a bump, and then there was a round hole in the hedge. Something blinked, green, red, green. It was half past six, and nobody was properly awake yet.",
      ],
      [
        1,
        "A flap opened, and a ladder came out, far too short. {Doer} stood there in front of everybody, and everybody stood in front of {doerhim}. Nobody had practised this.",
      ],
      [
        2,
        "“We come in peace,” somebody said at last, because one says that. “Me too,” said {doer}. “Please, it's urgent.”",
      ],
    ],
    end: [
      [
        0,
        "It did not take long. “Thank you,” said {doer} at the ladder. “We have looked everywhere.” Then there was a hum, and the hole in the hedge was all that was left.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:only |just )?(?:wanted|needed) to (?:use|go to|find) the (?:toilet|bathroom|loo)"),
    idea: /\b(?:aliens?|ufo|martians?|spaceship|flying saucer)\b/i,
    after: [
      [
        1,
        "“First door on the left,” said somebody. It was quiet in there for a very long time. Then it flushed, and it flushed again, and somebody laughed with pleasure.",
      ],
      [
        1,
        "“What a wonderful machine,” said {hero} on coming out. “What does it do?” They explained it as well as they could.",
      ],
    ],
    end: [
      [
        0,
        "Ten minutes later everything was over. {Hero} shook hands with each of them, the cat included, and left a small silver thing on the edge of the basin. It is still there, and nobody knows what it is for. But the taps have never dripped since.",
      ],
      [
        1,
        "Nobody at school believed a word of it. But if the light blinks at night, green, red, green, they leave the hall lamp on, and a fresh towel.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("went to the (?<healer>dentist|doctor|vet|hairdresser|barber|optician)"),
    idea: /\b(?:alien|monster|dragon|vampire|crocodile|lion|shark|bear|robot|giant|troll|wolf|tiger|ghost|witch|kid|boy|girl|child)\b/i,
    after: [
      [
        1,
        "In the waiting room it was quite still. A boy looked up from his magazine, looked down again, and then looked up once more. “I'm after you,” said {doer}.",
      ],
      [
        1,
        "“What seems to be the trouble?” asked the {healer}, without turning round. Then the {healer} turned round. It has to be said: not an eyebrow moved.",
      ],
      [
        2,
        "“Will it hurt?” asked {doer}. “A little,” said the {healer}. “You may hold somebody's hand.” The boy from the waiting room came in and held out his.",
      ],
    ],
    end: [
      [
        0,
        "“All done,” said the {healer}. It had been much worse in the waiting room. {Doer} looked into the mirror, once from the left and once from the right, and liked what there was to see.",
      ],
      [
        1,
        "At the door everybody gets a sticker, and there are no exceptions. The boy got one as well, the biggest one. For bravery, it says.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:took the train|took the bus|travel(?:l)?ed|flew|sailed|rowed|rode|drove|walked|cycled|swam|set off|set out|hitchhiked) (?:alone |all alone |together |all the way |secretly )?(?:to|across|through|around|over|for|along|down|up) {spot}",
    ),
    after: [
      [
        1,
        "Behind the last house it began. From there on everything was new, and {doer} looked at it with both eyes, so as not to miss anything.",
      ],
      [
        1,
        "Halfway it got hard. It always does, at halfway: one is too far for turning back, and not far enough for arriving. {Doer} ate the last bread and went on.",
      ],
      [2, "“Where are you going?” somebody asked. “To {spot},” said {doer}. It sounded quite natural by now."],
    ],
    end: [
      [
        0,
        "And then {doerhe} {doerwas} there. It was smaller than {doerhe} had thought, and more beautiful. {Doer} sat down and did nothing at all for an hour. One has to arrive properly, too.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:came back|came home|returned(?! (?:them|it|him|her|the|all|his|its|their|everything)\\b)|went home|found (?:his|her|its|their) way (?:back|home))(?=[.,]|$| )",
    ),
    after: [
      [
        1,
        "The gate squeaked as it always had. It smelled of supper, and the light was on in the kitchen. {Doer} stood outside for one moment longer, because it was so good to know that one could go in.",
      ],
    ],
    end: [
      [
        0,
        "“There you are,” they said. Nobody asked about anything before {doer} had eaten. Then they moved closer together, and {doer} began to tell.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:got|had|received) (?:its|his|her|their) (?:very )?first (?<who>guest|guests|customer|visitor|visitors|patient)",
    ),
    idea: /\b(?:hotel|inn|guest ?house|hostel)\b/i,
    after: [
      [
        1,
        "There had been fresh sheets every day, and fresh flowers, and a sign at the door: welcome. Every evening somebody had turned the sign round, and every morning back again.",
      ],
      [1, "And now there was a knock. Everybody ran at the same time, and they all got stuck in the door."],
      [
        1,
        "“A room for one,” said the {who}. “With a view, if possible.” They had a good many rooms with a view, and they showed all of them.",
      ],
      [2, "Breakfast was brought by seven people, each with one egg."],
    ],
    end: [
      [
        0,
        "“I have never slept so well,” said the {who} on leaving. “Only it was a little quiet.” The next week there were two, and the week after that they needed a list.",
      ],
      [
        1,
        "The first name in the guest book has a frame round it, in gold. And the room is always kept free, just in case.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|were|had been|got) (?:stuck|caught|trapped|locked(?: in)?) (?:in|on|under|inside|between|behind) {spot}",
    ),
    after: [
      [
        1,
        "It was not possible to get out at the front, and it was not possible to get out at the back. {Doer} tried everything in between as well. Then {doerhe} tried it with shouting.",
      ],
      [1, "“Keep calm,” {doer} said aloud. It is easier to believe something if one hears it."],
      [2, "An hour is long if one counts it. {Doer} counted it, all three thousand six hundred seconds."],
    ],
    end: [
      [
        0,
        "Then somebody came who did not shout and did not pull. “One thing after the other,” said the voice. It took its time. And then there was air on all sides, and room, and {doer} was out.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:lived|lives) (?:all )?(?:alone |by (?:himself|herself|itself) )?(?:in|on|under|behind|at|above|next to|inside) {spot}",
    ),
    after: [
      [
        1,
        "There is a smell that belongs to {spot} alone, and {doer} would have known it anywhere. There was a place for sitting, and a place for looking, and one for thinking.",
      ],
      [2, "In the evening {doer} listened to everything that could be heard there. It was more than one would think."],
    ],
    end: [
      [
        0,
        "“Don't you ever want to live somewhere else?” {doer} was asked. {Doerhe} thought about it for a long time, so as to be polite. “No,” {doerhe} said.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:lived|lives) on the (?<floor>[a-z]+) floor"),
    idea: /\bdogs?\b/i,
    after: [
      [
        1,
        "From up there one could see all the others: the brown one with the short legs, the two white ones, the one that carried its own lead. {Doer} knew all of them by name.",
      ],
      [2, "“Up here?” they said at home. “It would have to take the lift.” That was a reason, and it was a high one."],
    ],
    end: [[0, "One gets used to looking at things from above. {Doer} had never got used to it."]],
  },
  {
    by: "any",
    words: event(
      "walked (?:everybody|everyone) else['’]s(?: dogs?)?|walked (?:all )?the (?:neighbou?rs['’] |other )?dogs",
    ),
    after: [
      [
        1,
        "It began with the brown one, because its owner had a bad knee. Then came the two white ones, and then people rang the bell by themselves. After a week {hero} needed both hands, and after two weeks {he} needed a belt.",
      ],
      [
        1,
        "They went round the block like a small parade, and whoever came towards them crossed over to the other side. {Hero} told them everything on the way. Dogs never interrupt.",
      ],
      [
        2,
        "Once all of them wanted to go in different directions. It must have looked like a star, with {hero} in the middle.",
      ],
    ],
    end: [
      [
        0,
        "One evening somebody was sitting in front of {hero's} door, with a lead in his mouth. It was the brown one. “My knee won't get any better,” said the woman behind it. “And he always pulls in this direction anyway. Would you like to have him on weekdays?”",
      ],
      [
        1,
        "There is a dog now that is at home behind two doors. It finds the way by itself. And {hero} has eleven leads on the hook, and one of them is {his} own.",
      ],
    ],
    isDecisive: true,
  },
];
