import type { ClauseScene } from "../../../clause-scene.ts";
import { OPEN_LAST, sentence } from "./figures.ts";

/** Portraits that look back, monsters that hide, and things that can do more than they seem to. */
export const picturesAndLakes: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(
      `(?:answered|answers|talked|talks|spoke|speaks|spoken|changed|changes|moved|winked|blinked|smiled|looked|vanished|disappeared|was (?:gone|missing|empty)|cried|stepped|climbed|whispered|came|noticed|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?:an?|the|one of the|old|his|her|each) (?:[a-z]+ ){0,2}?(?<picture>portrait|painting|picture)s?\b)(?=.*\b(?:answer(?:ed|s)|talk(?:ed|s)|spoke|speaks?|chang(?:ed|es)|moved|winked|blinked|smiled|stepped|climbed|whispered|came alive|came to life|looked (?:different|away))\b)(?=.*\b(?:night|museum|gallery|guard|janitor|castle|cleaner|evening|restorer|caretaker|midnight|hall|attic|wall)\b)(?!.*\b(?:in the end|finally|fell in love|thief|theft|murder|forger|stole\w*|late (?:wife|husband)|uncover\w*)\b)/i,
    after: [
      [
        0,
        "=The eyes were where they had always been. But the hands had been folded differently yesterday, the left one on top. {Hero} had walked past there often enough to know. {He} put {his} own left hand on top, to try it out. “Does that mean something?” {he} asked.",
      ],
      [
        1,
        "=“It means that I'm bored,” somebody said, rather hoarsely, and dust came down from the frame. “Two hundred years with the same sleeve.” {Hero} looked to the left and to the right. There was nobody there but a general with a horse, and the horse was looking at the ceiling as if it had not heard anything.",
      ],
      [
        1,
        "=After that there was something to talk about every night. {Hero} told what it was like outside, and that people fly now, and that they stand in line for it. From the frame came what the painter had been like: “He hummed. And he could not do feet. That's why I'm standing behind a table.”",
      ],
      [
        2,
        "=In the daytime one had to be careful. “It follows one with its eyes,” said a visitor. “They all say that,” said the one with the ticket punch. Up on the wall somebody had trouble keeping a straight face. One can see it on the postcards from that year.",
      ],
      [
        0.4,
        "=Then there came a piece of paper. That wall was to be painted, and whatever hung on it was to go into the cellar, into a crate with wood wool. “For how long?” {hero} was asked that night. {He} had read it twice. It did not say. “It's dark down there, isn't it?” was asked then.",
      ],
    ],
    end: [
      [
        0,
        "=On the last evening {hero} took down the {picture} with both arms, and did what is against all the rules: {he} carried it to the window. It was raining outside. A tram came, and a couple with one umbrella, and a dog. “So that's it,” said the voice from the frame after a very long time. “It moves. Nobody told me that it was so wet.”",
      ],
      [
        0.6,
        "=In the morning there stood a commission of three with their glasses on. “It ought to go down,” said the first. “But look at that face,” said the second. “It wasn't smiling, was it?” They looked in the catalogue. They put it up by the window, just for the time being, because of the light. For such things, that is for ever.",
      ],
      [
        0.8,
        "=It hangs there still. Whoever is in the room alone, towards evening, should look at the lower edge. The table has been pushed aside a little. One can see the feet now. He really could not do them.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: sentence(
      `(?:looked for|search(?:ed)?|wanted|tried|went|set out|saw|photographed|waited|discovered|found|lived|hid|believed|met|swam|caught|fished|claimed|noticed|was (?:said|afraid|lonely|shy)|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?:an?|the) (?:[a-z]+ ){0,2}?(?<beast>monster|sea serpent|water monster|creature|lake monster|yeti|bigfoot|kraken|sea monster)\b)(?=.*\b(?:in|of|from|behind|under|at) (?<water>(?:the|a|an|our|their|Loch) (?:[a-z]+ ){0,2}?(?:lake|pond|sea|river|swimming pool|pool|well|reservoir|quarry|Ness|loch|mountains?|bay|harbour|forest|woods|canal|moat|swamp))\b)(?=.*\b(?:look\w*|search\w*|find|photo\w*|see|saw|prove|believ\w*|exist\w*|catch|wait\w*|shy|hid\w*|afraid)\b)(?!.*\b(?:in the end|finally|killed|ate|fell in love|turned out|grew up|kill|slay|knight)\b)/i,
    after: [
      [
        0,
        "=There were three people who had seen it. The first had seen a neck, the second had seen a back, and the third had not had his glasses on. There was a postcard, too. It was for sale at the kiosk, and one could see a wave on it.",
      ],
      [
        1,
        "={Hero} lay in wait with all that is needed: a blanket, a thermos flask, a camera on a stick. The first night there was mist. The second night there was a duck. It swam past from left to right, and later back again, and it looked rather offended.",
        "={Hero} and {mate} lay in wait with all that is needed: a blanket, a thermos flask, a camera on a stick. The first night there was mist. The second night there was a duck. “That's only a duck,” said {mate}. It looked rather offended.",
      ],
      [
        1,
        "=On the third evening a bun was missing. It had lain quite close to the water. There were crumbs, and there was a wet patch as large as a door, with five toes. {Hero} looked at it for a long time. Then {he} put a second bun there, with jam.",
      ],
      [
        0.4,
        "=It came when the moon was up. First there was a ripple, and then there were two eyes, and then the {beast} rose and did not stop rising. {Hero} had one finger on the camera. It would have been the picture of the century. The {beast} looked at it, and put both its front feet over its face.",
      ],
    ],
    end: [
      [
        0,
        "=“Don't,” it said between the toes. “I always look so large in them.” {Hero} took {his} finger away. “I won't,” {he} said. It opened one eye. There was jam on its nose. “They all only ever want to know if I'm there,” it said. “Nobody asks how I am.”",
      ],
      [
        0.6,
        "=That took until morning. It was not well. It had a cold from all that mist, and it was bothered by the duck. When the sun came up, {hero} knew its name, which has eleven syllables and is mostly bubbles. “And?” they asked at home. “Did you see it?” “Mist,” said {hero}. “And a duck.”",
      ],
      [
        0.8,
        "=There are still only three people who have seen it. But in the evenings two buns are taken there, one of them without jam. In the camera there is a single picture. It has been taken from rather high up. It shows {hero}, laughing, somewhat too small.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: sentence(
      `(?:found|finds|discovered|got|bought|was given|inherited|put (?:them )?on|could|made|took|turned out|tried|carried|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:found|discovered|got|bought|was given|inherited|put on)\b[^.]*?\b(?:an?|the|some|two|her|his) (?:pair of )?(?:[a-z]+ ){0,2}?(?<gear>(?:magic|enchanted|flying|old|invisible|talking|strange|red|golden|wishing) (?:boots|shoes|hat|cloak|carpet|umbrella|glasses|ring|mirror|scarf|coat|gloves|key|suitcase|slippers|rug|broom|wellies|wellington boots))\b)(?=.*\b(?:magic|enchanted|flying|flew|fly|invisible|could (?:fly|talk|see|jump|hear|run)|made (?:him|her|them) (?:fly|invisible)|who(?:ever)? (?:wore|wears)|every time (?:he|she|they) (?:put|wore)|that (?:show|took|carr|made|could))\w*\b)(?!.*\b(?:in the end|finally|afraid|refuse\w*|stole\w*|thief|fell in love|pencil|sell\w*|dead|died)\b)/i,
    after: [
      [
        0,
        "=At first sight there was nothing special about it. The {gear} smelled of cellar, and there was a label inside, with writing that had been washed out: “Do not use before meals.” {Hero} had not had breakfast. One thing led to another.",
      ],
      [
        1,
        "=The first time was an accident, the second time was to make sure, and the third time was for fun. After that there was a flowerpot less, and a very thoughtful cat. {Hero} stood in the hedge and was out of breath. It worked.",
        "=The first time was an accident, the second time was to make sure, and the third time was for fun. “Now me,” said {mate}. After that there was a flowerpot less, and a very thoughtful cat. It worked.",
      ],
      [
        1,
        "=From now on it was used for everything. For the way to the baker. For what had rolled under the cupboard. For showing it to those who had said that {hero} could not do anything. They were amazed, and that was good. Only nobody asked any more how {he} was. They all asked: “Have you got it with you?”",
      ],
      [
        0.4,
        "=Then somebody called for help, quite far up, where one really cannot get without magic. It was somebody small on a roof, with a kite in one hand. Everybody looked at {hero}. {Hero} had got the {gear} ready at once. But it had rained, and the last bit of writing had been washed out, and with that the rest had gone. It was just what it had been at first sight. It smelled of cellar.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} looked up. {He} knew that roof. {He} had seen it from above often enough: there was the drainpipe, then the ledge, then eleven steps with both hands. “Hold the ladder,” {he} said. It was much slower than before, and {his} knees took part in it. At the top somebody small moved up. “You came on foot,” the somebody said.",
      ],
      [
        0.6,
        "=Going down took even longer, because the kite came along as well. There was a crowd below. “How did you do that?” they asked. “Without?” {Hero} had to think about it. “One step at a time,” {he} said. “And then another one.” They had expected something more magical.",
      ],
      [
        0.8,
        "=By the door there is a hook for the {gear}, to be used for what such things are for. Sometimes, before breakfast, there is a twitch on the hook. {Hero} gives it a pat then, and goes to the baker on foot. The cat comes along. It has decided to forgive.",
      ],
    ],
    of: "people",
  },
];
