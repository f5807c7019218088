import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren, WANTED } from "./words-of-children.ts";

const HOME =
  "(?:the|their|his|her|our|my) (?:whole |entire )?(?:apartment|flat|living room|house|bedroom|room|attic|kitchen|sofa|bed|garage|staircase|hallway|bathtub|nursery)";
const EATER =
  "(?:his|her|their|my|our|the) (?:sick |ill |tired |poorly )?(?:mum|mom|mother|dad|father|parents|grandmother|grandma|gran|nan|grandfather|grandpa|grandad|sister|brother|family|aunt|teacher)";
const MEAL =
  "(?:(?:a|an|the|some) )?(?:big |surprise |special |birthday |huge |three-course )*(?:breakfast|dinner|lunch|supper|meal|cake|pancakes?|soup|pizza|birthday cake|spaghetti|cookies|biscuits)";

/** Snow, rain, no light, and a meal for somebody: days on which children stay at home. */
export const daysAtHome: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:(?:built|made|wanted to build|decided to build|tried to build|rolled) (?<figure>(?:an?|the|their) (?:[a-z]+ ){0,3}?(?:snowman|snow man|snowwoman|igloo|snow castle|snow fort|snow dragon|snow dog|snow cat))|snow day|(?<!that )school was (?:closed|cancelled|canceled)|had (?:a|the) (?:snow day|day off)|snowed in)\\b[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:snow[a-z]*|igloo)\\b",
      "alive|melt\\p{L}*|freezer|talk\\p{L}*|magic\\p{L}*|lost|mountain|village cut|avalanche|midwife|postman|bus|train|plane|motorway|office|dog sled|reindeer|santa|christmas eve|penguin|bear|rabbit|fox|summer|competition|contest|forest",
    ),
    after: [
      [
        0,
        "=It was the quiet that woke everybody. There was no car to be heard, and no bus. Then somebody ran to the window in bare feet, and shouted, and after that there was no more quiet for the rest of the day.",
      ],
      [
        0.74,
        "=The first ball was as big as an orange. Then it was as big as a pumpkin, and picked up a glove. By the time it had come down the slope, three of them had to push it, and it had eaten a scarf as well. “Stop,” somebody shouted. It stopped at the lamp post. So that was the place.",
      ],
      [
        0.72,
        "=Everybody had an opinion. One wanted it taller, and one wanted it rounder. One had brought a carrot and would not give it up before the very end. There were eleven buttons and no agreement. A grandmother leaned out of a window and told them how it used to be done. They took no notice, and then they did it just like that.",
      ],
      [
        0.77,
        "=At noon it was higher than the bins. At two it was higher than the little ones on the shoulders of the big ones, and a kitchen chair was fetched. The chair sank in as far as the seat. It is still said that it was worth it, except by the owner of the chair.",
      ],
      [
        0.5,
        "=Then it leaned. Nobody had done anything. It leaned a little to the left, like somebody who wants to hear better, and then a little more. They put their backs against it, six of them, and dug in their heels. It was quite quiet. “If one of us sneezes now,” said somebody into his collar, “then that's it.” It was a cold day. Everybody had a nose.",
      ],
    ],
    end: [
      [
        0,
        "=It was not any of the six who sneezed. It was the grandmother up at the window. It slid, it sighed, and it sat down, with all of them in it. For a moment there was nothing to be seen but white and one boot. Then the boot moved. They dug each other out, counted, and found one more than before: the glove from the morning had come to light, and the scarf.",
      ],
      [
        0.6,
        "=It was not as tall as it had been now. But it was sitting, broad and comfortable, with its back to the lamp post, as if it had had enough of standing about. “That's better,” they decided. “Now one can sit on its lap.” They did so, one after the other, and then all at once. At last the carrot was handed over.",
      ],
      [
        0.7,
        "=The grass has long been green again. There is one place by the lamp post where it came up later than everywhere else, and it has the shape of somebody sitting. The grandmother looks down at it sometimes. Nobody has ever found the chair.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:turned|turn|transformed|changed) ${HOME} into (?<game>(?:an?|the) (?:[a-z]+ ){0,2}?[a-z]+)|(?:built|made) (?<den>(?:an?|the|their) (?:[a-z]+ ){0,2}?(?:den|fort|cave|pirate ship|spaceship|castle|tent|submarine|rocket|train))[^.]*? (?:in|out of|from|under) [^.]*?(?:living room|blankets?|sofa|chairs|cushions|pillows|sheets|boxes|table|kitchen|room|flat|bed)|(?:were|was|got) (?:so |very |terribly )?bored|found (?:an? |the )?(?:old |big |dusty )*(?:box|chest|trunk|suitcase)(?: full)? of (?:old )?(?<finds>[a-z]+(?: [a-z]+)?)(?= in|[.,]|$))\\b[^.]*`,
    ),
    idea: ofChildren(
      "\\b(?:rain(?:s|ed|ing|y)?|indoors|blankets?|cushions|pillows|sofa|boxes)\\b",
      "magic\\p{L}*|real|comes? alive|came alive|raincoat|office|medicine|sick|ill|garage|money|letters|machine|station|bus|school|umbrella|bank|eleven years|grandmother died|mars|space station|sea\\b|ocean|neighbou?rs?",
    ),
    after: [
      [
        0,
        "=The rain ran down the window, drop after drop, and each of them had been given a name. Somebody had bet on the one called Gustav. Gustav had stopped half-way. There was nothing more to be expected from this day.",
      ],
      [
        1,
        "=Then somebody put one foot on the carpet and pulled it back again. “It's wet,” it was said. “It's up to here.” From that moment on nobody could walk on the floor. One had to go by chair, by cushion, and by the edge of the shelf, and whoever fell in had to be fished out with the broom.",
        "=Then somebody put one foot on the carpet and pulled it back again. “It's wet,” it was said. “It's up to here.” From that moment on it was {game}, with everything that belongs to one. Nobody could walk on the floor. One had to go by chair and by cushion, and whoever fell in had to be fished out with the broom.",
        "=Then there were the {finds}. They smelled of camphor, and not one of them was right for anybody, and that was the best of it. From that moment on nobody was who they had been. Nobody could walk on the floor, either. It was wet, up to here. One had to go by chair and by cushion, and whoever fell in had to be fished out with the broom.",
      ],
      [
        0.74,
        "=They needed a captain. Everybody was captain, and they took turns by the kitchen timer. They needed a sail. There was a sheet, and it was still on a bed, with somebody in it who had only lain down for five minutes. They needed provisions. There was half a cake that was meant for Sunday. It was a matter of life and death.",
      ],
      [
        1,
        "=At four there was a whale. It was grey, and it was pushed through the door from outside, and it hummed. “I've got to do the carpet,” said the voice above the whale. “You can't do the carpet. It's nine hundred metres deep.” The voice thought it over, switched off the whale, and asked whether there was anywhere that it could hold on to.",
      ],
      [
        0.5,
        "=Towards evening the storm really came. The lamp swung, because somebody was swinging it. The mast broke; it had been the broom. One went overboard and was saved, and then the one who had saved him. And then, in the very worst of it, the timer rang, and nobody knew whose turn it was. They sat on the last cushion, close together, with wet socks. They had drunk the vase.",
      ],
    ],
    end: [
      [
        0,
        "=“Land!” It was the smallest of them who saw it. It was yellow, and it lay right across the carpet, a long stripe from the window to the door, and it was getting wider. They put a toe on it. It was warm. It held. One after the other they climbed down, and stood on it, and did not quite trust it yet. Outside it had stopped raining, and nobody had noticed.",
      ],
      [
        0.6,
        "=“Now you can go out at last,” it was said at the door. They looked at each other. They looked at what was lying about: four shipwrecks, a sheet, and one shoe with cake in it. “Tomorrow,” they said. “We've only just got here. We've got to explore it first.”",
      ],
      [
        0.7,
        "=The next day the sun was shining, and the day after that. They were out until supper, and came in brown and tired. Only once, at the window, somebody was seen looking up for a long time. There was one small cloud there. “That could be Gustav,” it was said, full of hope.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:the )?(?:power|electricity|lights?)(?: suddenly)? (?:went|goes|was|were) (?:out|off|gone)|(?:there was )?a (?:power cut|blackout|power outage)|during (?:a|the) (?:power cut|blackout|power outage)|(?:played|told|lit|sat|discovered|gathered|ate)\\b[^.]*?\\b(?:candles?|candlelight|torch|dark|games?|stories|stars|shadows?))\\b[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:power (?:cut|outage|failure)|blackout|(?:power|electricity|lights?) (?:suddenly )?(?:went|goes|was) (?:out|off))\\b",
      "nursing home|balcon\\p{L}*|lift|elevator|hospital|neighbou?rs?|street|whole city|thief|theatre|concert|stadium|underground|space|strangers?|ship|wedding|zoo|shadow came",
    ),
    after: [
      [
        0,
        "=First the fridge stopped. Nobody had ever noticed that it was humming, but everybody noticed that it stopped. Then there was nothing at all, and in the nothing somebody said: “That wasn't me.”",
      ],
      [
        1,
        "=They looked for the torch. It was in the drawer in which it always is, and there was no battery in it. The battery was in a clock, the clock was in a cupboard, and the cupboard was behind somebody who had just sat down. When they had found it all, there was a candle burning on the table long since. It had been the birthday one, with the number on it.",
      ],
      [
        1,
        "=It is a strange thing, a room like that. The ceiling had gone up. The noses had got longer. Everybody had a shadow right across the wall, and as soon as somebody reached for the bread, it looked as if the bread were going to be arrested. After that they all reached for the bread.",
      ],
      [
        0.72,
        "=“What did people do in the old days?” it was asked. “They went to bed,” said somebody. That was no answer. So there was a story, and it was told by turns, one sentence each. It began with a lighthouse. After two rounds it was about a pig that could not stand lighthouses, and nobody could say who had brought it in.",
      ],
      [
        0.5,
        "=Then the candle was so short that it began to swim. It flickered, it leaned over, and it was out. There was not even a shadow now. It was only when one had stopped looking that one saw it: over there by the window it was not dark. It had never been so little dark there. One after the other they got up and felt their way across the carpet.",
      ],
    ],
    end: [
      [
        0,
        "=There was no lamp in the whole street. There was no lamp in the whole town. And above it, from one roof to the other, there were so many stars that it looked like something spilled. “Were they always there?” asked somebody very small. “Always,” it was said behind. “We only keep the light on in front of them.”",
      ],
      [
        0.6,
        "=They took the blankets and sat down on the floor by the window, all in a heap. The story was not finished yet, and it went on. The pig got to the lighthouse after all. It was talked into liking it. When it came to the last sentence, it was quite quiet, for half of them were asleep, and the others did not want to be the one who says it.",
      ],
      [
        0.7,
        "=In the night the fridge began to hum again, and somewhere a lamp went on that nobody had switched off. It was put out at once. They have done that once a month since then, on purpose: somebody says “That wasn't me,” and then the candle is fetched. There is a two on it by now, and an old seven.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:cooked|baked|made|prepared|tried to (?:cook|bake|make)|${WANTED} (?:cook|bake|make|prepare|surprise)) (?:${EATER} )?(?:with )?(?<meal>${MEAL})\\b|(?:surprised|${WANTED} surprise) ${EATER} with|(?:the )?kitchen (?:ended up|was|looked|turned|became)|(?:everything|it all) went wrong|(?:burned|burnt|forgot|spilled)\\b)[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?<dish>${MEAL})\\b[^.]*?\\bfor (?<eater>${EATER})|\\bsurprise[sd]? (?<guest>${EATER})[^.]*?\\b(?<treat>${MEAL})\\b`,
      "contest|competition|restaurant|bakery|dragon|magic\\p{L}*|recipe|last time|died|dead|prison|giant|rolled|ingredient|wolf|bear|alien|fire|soup that",
    ),
    after: [
      [
        0,
        "=It was to be a surprise. That is why the door was shut, and why it had to be done in a whisper. There was a cookery book. On the page that mattered there was a big spot, exactly where it says how much.",
        "=It was to be a surprise. That is why the door was shut, and why it had to be done in a whisper. There was a cookery book. On the page that mattered there was a big spot, exactly where it says how long.",
      ],
      [
        0.74,
        "=One egg went into the bowl, and one went beside it, and one went into a slipper. Flour does not stay where one puts it. It went up in a small cloud and came down on everything, quite evenly, and on the cat. After that there were two cats in the kitchen, a black one and a white one, and they were the same.",
        "=One egg went into the bowl, and one went beside it, and one went into a slipper. Flour does not stay where one puts it. It went up in a small cloud and came down on everything, quite evenly, and anybody who had to sneeze wrote something in it.",
      ],
      [
        0.72,
        "=“A pinch of salt,” it said in the book. How big is a pinch? It depends on who is pinching. To be on the safe side everybody pinched once, and then it was forgotten who had already done so. “It tastes of seaside,” was the verdict. They put in sugar, until it tasted of seaside with ice cream.",
      ],
      [
        1,
        "=“Is everything all right in there?” called a voice through the door. “Don't come in!” It sounded more frightened than it had been meant to. Then something hissed. Then something else hissed, and the window had to be opened, and something was thrown out of it that was still smoking. It had been the first go.",
      ],
      [
        0.5,
        "=By then they had used up everything: the eggs, the flour, the clean spoons, and the time. There was one plate left. On the plate lay what there was. It was black on one side and not quite done on the other, and it had slid over to the edge, as if it wanted to leave. It was looked at in silence. Behind the door there were steps.",
      ],
    ],
    end: [
      [
        0,
        "=The door opened. There was a very long look, from the ceiling, where something was hanging, to the floor, where something was walking about and leaving white paw marks. Then it was the plate's turn. “For me?” was asked. They nodded. A fork was wanted. There was no clean one, and so it was done with the fingers. They counted how often there was chewing. It was eighteen times, for one bite. “It tastes of seaside,” it was said then. “And of something else. Is that ice cream?”",
        "=The door opened. There was a very long look, from the ceiling, where something was hanging, to the floor, where something was sticking. Then it was the plate's turn. “For me?” was asked. There was a nod. A fork was wanted. There was no clean one, and so it was done with the fingers. One could count how often there was chewing. It was eighteen times, for one bite. “It tastes of seaside,” it was said then. “And of something else. Is that ice cream?”",
      ],
      [
        0.6,
        "=It was eaten up. The last bit was fought over, politely. Afterwards they all had bread and butter, sitting on the kitchen floor, because the chairs were sticky. Nobody could remember when they had last done that. Somebody had flour on the nose, and it was not mentioned, because it looked so festive.",
      ],
      [
        0.7,
        "=The page in the cookery book has got a second spot by now, beside the first, a very dark one. Between the two somebody has written in neat letters how it is done: a pinch each, then sugar, then open the window. Once a year it has to be made exactly like that.",
      ],
    ],
  },
];
