import type { ClauseScene } from "../../../clause-scene.ts";
import { event } from "../../event.ts";

const BEAST =
  "(?:penguin|polar bear|bear|fox|wolf|lion|mouse|mice|cat|dog|bird|owl|frog|toad|turtle|tortoise|rabbit|hare|hedgehog|squirrel|badger|mole|elephant|monkey|giraffe|zebra|goat|donkey|horse|duck|goose|geese|hen|pig|sheep|crow|raven|phoenix|dragon|unicorn|otter|beaver|deer|camel|snail|beetle|ladybird|butterfly|parrot|seagull|whale|dolphin|animals|friends|lizard|snake|meerkat|koala|kangaroo|dinosaur)s?";

/** Who wakes up in winter, and who sets out together for a place that has to be found. */
export const farAndCold: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "^[^.]*\\b(?:w[ao]ke|wakes?|woken|awake|(?:could|can) ?(?:not|n't) sleep|s[ae]w|sees?|snow|went|goes|looked|discovered|explored|white|cold|winter)\\b[^.]*",
    ),
    idea: /^(?=(?:\S+ ){0,7}?(?:bear|bears|bear cub|cub|cubs|hedgehog|hedgehogs|dormouse|marmot|badger|badgers|squirrel|hamster|tortoise|frog|groundhog|toad|chipmunk)\b)(?=[\s\S]*\b(?:w[ao]ke|wakes?|woken|awake|(?:could|can) ?(?:not|n't) sleep)\b)(?![\s\S]*\b(?:in spring|wanted to stay awake|girl|boy|cave of)\b)[\s\S]*\b(?:winter|hibernat\w+|snow|christmas)\b/iu,
    after: [
      [
        0,
        "=It was the wrong time to be awake, that much was clear. The others lay in a heap and breathed. From the way out came something that was quite cold and smelled of nothing at all. In the stories that are told before one goes to sleep, there had not been a word about that.",
      ],
      [
        1,
        "=Outside, everything had been put away. There were no flowers and no beetles, and there was no path. {Hero} took a step, and where the foot had been, there was a hole. {He} turned round. The hole was still there. {He} made eleven more, to see whether it would always work.",
      ],
      [
        1,
        "=“You belong in bed,” said a hare, who could hardly be seen, because it was white. “I know,” said {hero}. “Then we'll have to be quick,” said the hare. “First you roll it. Then you slide on it. Then you may eat some of it, but only one bit, because of the stomach.” And it was gone again.",
      ],
      [
        2,
        "={Hero} did it in that order. {He} rolled it until it was bigger than all those who had rolled it. {He} slid down the hill by mistake, and then once more on purpose. Then {he} caught one flake, the best one, to show it to the others at home. After a while there was only something wet.",
      ],
      [
        0.4,
        "=Then it began to snow in earnest, thickly and without a sound. The holes filled up, one after the other, the first ones first. {Hero} looked for the way back. It was white. It was white on all sides, and it was getting dark, and it was very beautiful and much too big. {He} sat down under a fir tree, and for the first time {he} {was} tired.",
      ],
    ],
    end: [
      [
        0,
        "=And then {he} heard it. It was far away, and quite deep, and it went up and down. It was a whole heap of somebodies, breathing. In there it had been so loud that one could not sleep for it. {Hero} shut {his} eyes, because one hears better like that, and went towards it, step by step. It got warmer. Then there was a foot underneath that belonged to somebody.",
      ],
      [
        0.6,
        "=“Where have you been?” mumbled the one with the foot, without waking up properly. “Outside,” said {hero}. “And what is there?” {Hero} thought about it. There was so very much of it. “It's all still there,” {he} said. “It has only got a blanket on, like us.” In the middle of the heap there was a gap, and it was still warm.",
      ],
      [
        0.8,
        "=In spring the others stretched, and asked who had brought in the wet. There was a small puddle by the bed. It had been a snowball, and a good one. {Hero} could have told them. But {hero} had something to catch up on, and slept, and one foot twitched a little in that sleep. It was sliding down a hill.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "^[^.]*\\b(?:travel(?:s|led|ed)?|went|go|goes|set (?:out|off)|sets (?:out|off)|walk(?:s|ed)|cross(?:es|ed)|journey|search(?:es|ed)?|looked for|looking for|quest)\\b[^.]*",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:got lost|way home|stole\\w*|drought|dried|pirates?|princess|knight|robot)\\b)(?=(?:An?|The|Two|Three|Four|Five|Some|There (?:was|were)(?: once)?(?: an?)?)(?: \\S+){0,4}? ${BEAST}\\b)(?=.*\\b(?:and|two|three|four|five|friends|animals|together)\\b)[\\s\\S]*\\b(?:journey|travel(?:s|led|ed)|set(?:s)? (?:out|off)|quest|went|walked|crossed|search\\w*|look\\w*)\\b[\\s\\S]*?\\b(?:find|reach|see|look(?:ed|ing)? for|search(?:ed|ing)? for|discover) (?<goal>the (?!(?:way|truth|thief|culprit)\\b)(?:(?:[a-z]+ ){1,2}[a-z]+(?: (?:in|on|of) (?:the )?[a-z]+)?|[a-z]+ (?:of|in|on) the [a-z]+))(?=[.,]|$| and| but| before)`,
      "iu",
    ),
    after: [
      [
        0,
        "=Everybody knew something about {goal}. It was behind the hills, said those who had never been behind the hills. It was further than that, said the others. There was no map. There was only a direction, and they agreed on it by pointing, all at once, with their eyes shut.",
      ],
      [
        1,
        "=To begin with it went very well. They sang. They shared what they had, and there was enough. Then came a day on which nobody sang, and what was left was counted twice. “We could turn round,” somebody said. They all looked round. It was just as far in that direction.",
      ],
      [
        1,
        "=They came to a place that looked like it. It had all the things that they had talked about, and they threw down their bundles and shouted for joy. In the morning they knew that it was not the place. It is hard to say how one knows. One wakes up and would still like to go on.",
      ],
      [
        0.6,
        "=There was a quarrel, and it was about left and right. In the end {hero} went left and {mate} went right, and after a hundred steps they both stood still. It gets very quiet when one is not complete. “Perhaps it's in the middle!” {hero} called. “I was just thinking the same,” called {mate}.",
        "=There was a quarrel, and it was about left and right. In the end some went left, and some went right, and after a hundred steps they all stood still. It gets very quiet when one is not complete. “Perhaps it's in the middle!” somebody called. They had all just thought the same.",
      ],
      [
        0.4,
        "=Then one evening there was nothing left: nothing to eat, no direction, and no strength to quarrel with. The wind came from all sides. So they moved close together, the big ones on the outside, the small ones in the middle, and what was left of the blanket over the top. About {goal} nobody said anything any more.",
      ],
    ],
    end: [
      [
        0,
        "=In the night somebody woke up because there was something there. It was very faint, and it must have been there for a long time. They had only never been quiet enough. They felt their way towards it, between two stones where nobody would have looked who was in a hurry. And there it was: {goal}. It was quite small. It was just big enough for all those who had come.",
      ],
      [
        0.6,
        "=They sat there, and for a long time there was nothing to say. “I had imagined it bigger,” said the one. “I had imagined it without you,” said another, and was startled at how that sounded. “I mean, I couldn't do it now. I've just tried.” And then, although there was room on all sides, they moved close together.",
      ],
      [
        0.8,
        "=The way back was shorter. It always is. When somebody asks them the way, they still point all at once, with their eyes shut, and each of them in a different direction. “You can't miss it,” they say. “You only have to be tired, and not alone.”",
      ],
    ],
  },
];
