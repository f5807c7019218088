import type { ClauseScene } from "../../../clause-scene.ts";
import { unless } from "../open-scene.ts";
import { ofIdea, openForTwo } from "./company.ts";

const SEEKS =
  "(?:look(?:ed|s|ing)? for|search(?:ed|es|ing)? for|hunt(?:ed|s|ing)? for|seek(?:s|ing)?|sought|to find|in search of|on the hunt for|(?:went|sailed|set out|set off|dived|dug) (?:after|for)|wanted to find|tried to find|had to find|found)";
const WENT =
  "(?:went|set out|set off|travel(?:l)?ed|journeyed|walked|sailed|wandered|crossed|hiked|flew|rode|left home|left|started|embarked|climbed)";

/** Stories of treasures, long ways, mountains, and of those who wait below the ground. */
export const quests: readonly ClauseScene[] = [
  ...openForTwo({
    by: "any",
    ...ofIdea(
      `${unless("map|attic|stole|stolen|will|inherit\\w*|dragon guarded|robot|grandfather's treasure")}${SEEKS} [^.]*?\\b(?<treasure>(?:(?:the|an?|some|their|his|her) )?(?:(?:lost|hidden|buried|old|sunken|legendary|secret|pirate|biggest|great|golden|famous|cursed) )*(?:treasures?|gold|lost city(?: of gold)?|city of gold|golden (?:[a-z]+)|chest|shipwreck|jewels?|diamonds?|El Dorado))\\b[^.]*`,
      {
        says: "[Pp]irates?|[Ee]xplorers?|[Aa]dventurers?|[Ii]sland|[Jj]ungle|[Tt]reasure|[Dd]ivers?|[Cc]aptain|[Dd]esert|cave|sea|ocean|mountains?|expedition",
      },
    ),
    after: [
      [
        0,
        "=Everybody had warned them off it. “It's there all right,” said the old people at the harbour, “and it can stay there.” No two of them told it in the same way, but they all stopped at the same place. Then they looked into their glasses. After such a thing one has to go, or one never sleeps again.",
        "=There were three things that were known about it: that it was worth more than a kingdom, that it lay very deep, and that it did not like visitors. {Hero} had listened to that since {he} could listen. Nobody could say who had ever seen it. That, {he} thought, might well be because they had all turned back too early.",
      ],
      [
        0.7,
        "=The first sign was a row of stones, each with a face, and all of the faces looked the same way. {Hero} followed them with the spade on {his} shoulder. At noon there was a hole, and at four there were eleven. There was a great deal of water in them, and one very surprised crab. In the evening the stones were looking the other way.",
        "=The first sign was a row of stones, each with a face, and all of the faces looked the same way. {Hero} dug where they looked, and {mate} dug next to it. At four there were eleven holes. There was a great deal of water in them, and one very surprised crab. In the evening the stones were looking the other way.",
      ],
      [
        1,
        "=In the night it began. Something sighed under the ground, and {pet} sat up with both ears pointing forward. It might be the wind. It might be the moon. {Hero} put another branch on the fire, and {pet} did not lie down again until it got light. The ground was quite warm.",
        "=In the night it began. Something sighed under the ground, and the boots that had been put out to dry stood somewhere else. “It's the wind,” was the first thing that was said, and “It's the moon,” was the second. After that nothing more was said, and they all moved closer to the fire. The ground was quite warm.",
        "=In the night it began. Something sighed under the ground, and the boots that had been put out to dry stood somewhere else. It might be the wind. It might be the moon. {Hero} put another branch on the fire and did not think any further. The ground was quite warm.",
      ],
      [
        0.5,
        "=On the third day they had no water left, and the spade broke on the last stone of all. Behind it there was nothing but a wall. So that was it. {Hero} threw down the handle, sat down in the twelfth hole and said out loud what one really is not allowed to say: “I don't even need it. I only wanted to have found something for once.”",
        "=On the third day there was no water left, and the spade broke on the last stone of all. Behind it there was nothing but a wall. So that was it. {Hero} threw down the handle, sat down in the twelfth hole and said out loud what one really is not allowed to say: “I don't even need it. I only wanted to have found something for once.”",
      ],
    ],
    end: [
      [
        0,
        "=The wall moved. It sank away, quite gently, like somebody who has been waiting for the right word, and behind it lay {thetreasure}, so bright that one had to look past it. All the others who had come here had shouted “Mine!” at the wall; it was written there how often. A thousand and four times. Below that somebody had scratched, quite small: “Whoever does not need it may come in.”",
        "=The wall moved. It sank away, quite gently, like somebody who has been waiting for the right word. Behind it lay what they had come for, so bright that one had to look past it. All the others had shouted “Mine!” at that wall; it was written there how often. A thousand and four times. Below that it said, quite small: “Whoever does not need it may come in.”",
      ],
      [
        0.6,
        "=As much was taken along as one can carry, and that was a lot. The rest stayed where it was. It did no harm there, and the place looked so much happier with it. Water was running from a crack beside the door, clear and cold. On the way back all the stones had turned round once more. They looked after the boat until it was out of sight.",
        "={Hero} took as much as {he} could carry, and that was a lot. The rest stayed where it was. It did no harm there, and the place looked so much happier with it. Water was running from a crack beside the door, clear and cold. On the way back all the stones had turned round once more, and looked the way home.",
      ],
      [
        0.75,
        "=At the harbour they ask, of course. “Well, is it there?” “It's there,” is the answer, and then comes the story, and it stops at the same place as ever. On the table lies something that shines, with a crab scratched into it. And whoever means to go there is lent a spade, and told to sit down from time to time.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      `${unless("treasure|map|gold|ashes|murder\\w*|criminal|escape\\w*|toy|boat")}(?:${WENT}\\b[^.]*?\\b(?:to find|to look for|to search for|looking for|searching for|in search of|to see|to get|to reach|to discover) (?<goal>(?![^.,]*\\b(?:lost|missing|friends?|him|her|them)\\b)(?:an?|the|some) [^.,]{3,48}?)(?=[.,]|$| (?:and|but|that|who|where|with|before|because|so|on (?:earth|the way)|in the (?:world|wild))\\b)[^.]*)`,
      {
        says: "journey|quest|world|far|travel\\w*|journeyed|desert|across|country|expedition|road|land|set out|set off|mountains?|walk\\w*|crossed|earth|hiked|search\\w*|went to see|go to see",
        not: "(?:his|her|its|their) (?:[a-z]+ )?(?:mother|mum|mom|father|sister|brother|owner|wife|husband|family|pack|friend)|way home|sender|killer|cure|school",
      },
    ),
    after: [
      [
        0,
        "=“And where's that?” they were asked before they were even round the first bend. It was a good question. {Thegoal}: one knew that it existed, and one knew that it was not here. So it had to be straight on. {Hero} had taken along a blanket, some bread, and a stone for luck, in case the bread should run out.",
        "=“And where's that?” somebody asked at the first bend. It was a good question. {Thegoal}: one knew that it existed, and one knew that it was not here. So it had to be straight on. {Hero} had taken along very little, and a stone for luck.",
      ],
      [
        0.7,
        "=On the second day there was a signpost, and both its arms had fallen off. {Hero} went left. Left was a swamp. One sank in it up to the knees, and the frogs sang about it. Then {he} went right, and right led back to the signpost, from behind.",
        "=On the second day there was a signpost, and both its arms had fallen off. “Left,” said {hero}. “Right,” said {talker}. They went left, and that was a swamp. They went right, and that led back to the signpost, from behind. They sat down with their backs to each other for a while, and then one of them had to laugh.",
      ],
      [
        1,
        "=A crane that flew over could tell them more. “You want to get to that place? I was there once,” it called. “It's behind the next hill.” It was behind the next hill for six days. For someone with wings hills do not count, they had forgotten that.",
        "=A crane flew over and knew about it. “I was there once,” it called. “It's behind the next hill.” It was behind the next hill for six days. For someone with wings hills do not count.",
      ],
      [
        0.5,
        "=Then came the place where there was nothing any more, not a bush and not a shadow. The bread had long been eaten. The wind blew from the front and carried off the words. {Hero} went on until {he} could not, and then sat down on the ground. “Perhaps it doesn't exist,” {he} said. It was the first time that anybody had said it aloud. After that one could hear the wind even better.",
        "=Then came the place where there was nothing any more, not a bush and not a shadow. The wind blew from the front and carried off the words. “Perhaps it doesn't exist,” said {hero}, and sat down. {Mate} did not say anything, but sat down too, on the side where the wind came from. So for one of them it blew a little less.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} took out the stone for luck, to put it down; it had got too heavy. It rolled. It rolled very slowly at first, then faster, over a rim that nobody had seen, because the land was so flat. There was a small sound from down below. {He} crawled to the rim and looked over. One had been lying right in front of it all along. Down there was {thegoal}.",
        "={Hero} took out the stone for luck, to put it down; it had got too heavy. It rolled. It rolled very slowly at first, then faster, over a rim that nobody had seen, because the land was so flat. {Mate} had heard it, too. They crawled to the rim and looked over. They had been sitting right in front of it. Down there was {thegoal}.",
      ],
      [
        0.6,
        "=It was not quite as {he} had imagined it. In {his} head it had been bigger, and there had been music. But it was real, and it was enough. {Hero} stood in the middle of it for a long time and turned round once. The tiredness fell off like a wet coat. Then {he} thought of all those at home who had asked where that was. Now there was an answer.",
        "=It was not quite as they had imagined it. In their heads it had been bigger, and there had been music. But it was real, and it was enough for both of them. “Straight on,” said {hero}. “I said right,” said {talker}. They turned round once in the middle of it, and the tiredness fell off like a wet coat.",
      ],
      [
        0.75,
        "=The signpost has two arms again. “{Thegoal},” it says on one of them, “straight on, then sit down.” Everybody thinks that this is a mistake. The stone for luck is still lying down there. Whoever finds it may carry it back up, and put it down at the rim, for the next one.",
      ],
    ],
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      "(?:(?:want\\w*|try\\w*|tried|dream\\w*|hop\\w*|decided|set out|promised|was determined|had|went|began|started) (?:to |of )?(?:climb\\w*|reach\\w*|get(?:ting)? to|conquer\\w*|go(?:ing)? up|stand(?:ing)? on)|climbed|reached|trying to (?:reach|climb|get to|conquer))\\b[^.]*?\\b(?<peak>(?:the |an? |that |this )?(?:(?:top|summit|peak) of [^.,]*?(?=[.,]|$| (?:where|and|but|that|with|before|because|in|at|alone|without|which|after)\\b)|(?:Mount |Mt )?(?:Everest|Kilimanjaro|Matterhorn|Mont Blanc|K2)|(?:(?:highest|tallest|steepest|big|biggest|great|old|dangerous) )*(?:mountain|summit|peak)))\\b[^.]*",
      { not: "flower|sick|ill|cure|witch|medicine|herb|dragon|treasure|wizard|monster|hermit" },
    ),
    after: [
      [
        0,
        "=From below it looked like one piece. One saw {thepeak} from every window in the valley, all white, with a little flag of cloud. “It's been there a while,” people said, “it won't run away.” {Hero} had heard that for years. It was quite true. It was only {he} who might run out of time.",
      ],
      [
        0.7,
        "=The first day was easy, as first days are. On the second one the path stopped, and so did the trees. After that there was only stone, and {hero} put one foot in front of the other and counted to a hundred, and began again. It got so narrow that {he} could look down between {his} own boots on to the back of an eagle.",
        "=The first day was easy, as first days are. On the second one the path stopped, and so did the trees. {Hero} went in front until noon, and {mate} after that. They had one rope between them. It got so narrow that they could look down between their boots on to the back of an eagle.",
      ],
      [
        1,
        "=On the third day the weather turned, and {he} with it. {He} came as far as the last ledge before the ridge, and there the wind simply took hold of {him} and sat {him} down. {Hero} tried it on the left, on hands and knees. It blew {him} back a second time. All night the tent went off like a pistol.",
      ],
      [
        0.5,
        "=Then there was only snow, above, below and beside. One glove was gone. {Hero} could not have said any longer which way was up. It would have been so easy to stay sitting there for a moment; it was not even cold any more, and that was a bad sign, {he} knew that. Out of the white something stuck up, no longer than a hand. It was a bit of old rope.",
      ],
    ],
    end: [
      [
        0,
        "=Somebody had been here before, years ago, and had knotted it round a rock, so carefully that no storm had got it undone. It was the knot that {hero} had learned as a child: over, under, and once more for the one who comes after. {He} took hold of it. It led up. Behind that there was another one, and another one, and when there was no more rope, the cloud tore open, and there was nothing left above {him} but blue.",
      ],
      [
        0.6,
        "=It is not large, up there. There is just room enough for two to stand, and the world goes down on all sides. {Hero} had got ready something to say for it, and did not say it. {He} took off {his} cap and stayed for as long as one stays with somebody whom one has come to visit. Then {he} tied a new piece of rope to the old one, over, under, and once more.",
        "=It is not large, up there. There was just room enough for {hero} and {mate} to stand, and the world went down on all sides. They had got something ready to say, and did not say it. They took off their caps. Then a new piece of rope was tied to the old one, over, under, and once more for the one who comes after.",
      ],
      [
        0.75,
        "=From every window in the valley one sees {thepeak}, all white, with a little flag of cloud. It looks as if it were all one piece. {Hero} knows better now. On clear days {he} stands there, and with one finger on the glass {he} goes all the way up, and all the way back down again.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    ...ofIdea(
      "(?:(?:got|was|were|are|had been|became|is|remained) (?:trapped|buried|stuck|cut off)|trapped)\\b[^.]*?\\b(?:underground|(?:in|inside|under|below|down) (?:an?|the|their|his|her) (?:[a-z-]+ ){0,2}?(?:mine|cave|tunnel|shaft|avalanche|rubble|snow|well|pit|earth|ground|ruins))\\b[^.]*|(?:cave|mine|tunnel|shaft) (?:had )?(?:collapsed|fell in|caved in|was blocked)\\b[^.]*",
      { not: "strangers|kitten|lift|elevator|fox|rabbit|bear|mole|monster|murder\\w*" },
    ),
    after: [
      [
        0,
        "=It had been a rumbling, no louder than a train. Then came the wind, which put out everything, and after that the dust. When it had settled, there was one lamp that still burned. They looked at where the way out had been. There was stone there now, from the floor to the roof, and it looked as if it had never been anything else.",
        "=It had been a rumbling, no louder than a train. Then came the wind, which put out everything, and after that the dust. When it had settled, there was one lamp that still burned. {Hero} held it up to where the way out had been. There was stone there now, from the floor to the roof.",
      ],
      [
        0.7,
        "=It was counted what there was: three sandwiches, half a flask of tea, and a harmonica with one note missing. The sandwiches were cut up so small that they would last for six days. The lamp was to burn for ten minutes in every hour. “And in the dark?” That was what the harmonica was for.",
      ],
      [
        1,
        "=They dug, at first. For each stone that was taken away two others came, and the second time something above them groaned, so they let it be. After that there was a pipe, and somebody knocked on it with a spoon, three times, and listened. Water dripped. Nobody knocked back. It was done again after an hour, and after the next one.",
        "={Hero} dug, at first. For each stone that was taken away two others came, and the second time something above groaned, so {he} let it be. After that there was a pipe. {He} knocked on it with a spoon, three times, and listened. Water dripped. Nobody knocked back. {He} did it again after an hour, and after the next one.",
      ],
      [
        1,
        "=To pass the time they cooked. Down here in the dark one made a goose, with red cabbage, and one took care not to let the dumplings boil too hard. There was a long argument about the gravy. It got quite warm with it. When they had finished, each of them ate a piece of bread as big as a thumbnail, and wiped their mouth.",
      ],
      [
        0.5,
        "=On the fifth day the lamp went out and did not come on again. The harmonica had stopped. It was so dark that one forgot where one's own hands were. Each of them thought of somebody, up there in the light, who was standing there now with a coat over the shoulders and not going home. It was better not to say the name. The spoon lay on the floor. {Hero} felt about for it, and knocked once more, because it was time.",
      ],
    ],
    end: [
      [
        0,
        "=Knock. Knock. Knock. It came back. At first it might have been the heart. Then it came again, three times, and after that in the rhythm of a song, quite out of tune, as far as that is possible with a pipe. It was the song with the missing note. They had heard it up there. They had heard it for five days, and had dug along the tune.",
      ],
      [
        0.6,
        "=The hole was no bigger than a plate, and what came through it was the first thing that {hero} saw: a lamp, a hand, and a can of soup. They all held on to that hand, one after another. Then there was the light, far too much of it, and the coats. It turned out that nobody up there had gone home. They had cooked for everybody, with real gravy.",
      ],
      [
        0.75,
        "=Once a year they all eat together, with real gravy. Then the lamp is put out for ten minutes. Nobody says anything. There is only a spoon to be heard, three times, against the pipe under the window, and from next door, and from the one after that, somebody knocks back.",
      ],
    ],
    of: "people",
  }),
];
