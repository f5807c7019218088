import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** First times, wonders of the weather, and who is small, overlooked or thought ugly. */
export const firstTimes: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:(?:takes?|took|makes?|made|tries|tried|practi[sc]es?|practi[sc]ed|dares?|dared) (?:its|his|her|a) (?:very )?|['’]s (?:very )?)first (?<feat>flight|jump|leap|dive)\\b[^.]*|^[^.]*?\\b(?:flies|flew|jumps|jumped) for the (?:very )?first time\\b[^.]*",
    ),
    of: "creatures",
    after: [
      [
        0,
        "“It's quite simple,” said the others. “You just do it.” They had all been saying so since Sunday. {Hero} looked at the place where it would have to happen. It had grown again since yesterday.",
      ],
      [
        1,
        "{He} knew everything about it. {He} knew how one holds one's head, and where one must look, and that one breathes out while doing it. “Then go on,” they said. {Hero} explained to them once more about the breathing out.",
      ],
      [
        1,
        "One after the other did it. There was a bit of shouting, and then there was one less. In the evening it was quiet. “You needn't,” said the mother. “There's no hurry.” That was the worst thing that she could have said, because now {hero} could not be cross with anybody.",
      ],
      [
        2,
        "At night {he} did it in {his} dreams. It was splendid. In the morning {he} woke up in exactly the same place.",
      ],
      [
        0.5,
        "It was a butterfly that was to blame, or perhaps the wind. Something yellow went past, quite close, and {hero} only wanted to see where it was going. {He} bent forward. {He} bent forward a little more. And then there was no more forward.",
      ],
    ],
    end: [
      [
        0,
        "“Oh,” thought {hero}, and forgot to breathe out. {He} forgot everything that {he} had known. It was all wrong, the head and the eyes and the whole of it, and it worked. It went on and on. It tickled in the stomach, and somewhere somebody was shouting for joy, very loudly. When {he} listened, it was {himself}.",
      ],
      [
        0.7,
        "The landing was less good. There was a nettle in it. “Again!” cried {hero}, before they had even got there. They had meant to say so many things. The mother said nothing. She only picked something out of {his} ear.",
      ],
      [
        1,
        "The next day a very small one sat at the edge and shivered. “It's quite simple,” {hero} began, and then {he} stopped. {He} sat down beside it. “Have you seen the yellow one over there?” {he} asked.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:it|the snow|snow)(?: suddenly| finally)? (?:snow(?:s|ed)|rain(?:s|ed)|falls|fell|comes|came)\\b[^.]*?(?:for the first time|in (?:the middle of )?(?:summer|july|august|june|the desert|the jungle|africa))\\b[^.]*|^[^.]*?\\bfirst (?<flake>snow)(?: of the (?:year|winter))?\\b[^.]*",
    ),
    idea: /\b(?:village|town|city|desert|valley|country|island|everyone|everybody|people|nobody|children|street)\b/i,
    after: [
      [
        0,
        "The first one fell on the nose of the mayor, who was asleep. He wiped it away. The second one fell on his hand, and he opened one eye, and did not shut it again for the rest of the day.",
      ],
      [
        1,
        "Nobody had a word for it. “The sky's peeling,” said the barber. “It's feathers,” said a woman, “somebody up there is plucking something.” The oldest one in the place had heard of it once, from a sailor. He had taken it for a lie, and had laughed. He went out now, in his slippers, and apologised to the sailor.",
        "“So that's what it is,” said those who had only heard of it. The oldest one in the place went out in his slippers, stuck out his tongue, and shut his eyes.",
      ],
      [
        1,
        "First only the children ran out. Then came the ones who had only wanted to call in the children. The policeman caught some in his cap and showed it to everybody, as if he had made it himself. By noon no shop was open any more.",
      ],
      [
        2,
        "“Does one keep it?” asked a little girl. She had put some into a tin, with a lid. She wanted to have it for later, when nobody would believe it any more.",
      ],
      [
        0.5,
        "Toward evening it grew quiet. It lay on all the roofs by then, and no one wanted to be the first to step into it. And there, in the middle of the square, two were standing who had not looked at each other for nine years. They had both come to look, from different sides, and now there they were, and between them everything was as if nothing had ever been there.",
      ],
    ],
    end: [
      [
        0,
        "“We shouldn't spoil it,” said the one. “No,” said the other. Then something hit him on the hat. It had been the little girl. He turned round very slowly. He bent down. There was such a silence that one could hear the square hold its breath. And he missed her, and hit the mayor.",
      ],
      [
        0.7,
        "They could be heard far out into the country. It went on by moonlight, with both grandmothers, and it was the ones from the upper town against the ones from the lower town until nobody knew any more who had come from where.",
      ],
      [
        1,
        "In the morning it was gone. There was only water in the tin. But the girl has kept it. In the dry years, when somebody has forgotten how to laugh, she takes off the lid, and he may look in.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:watch(?:es|ed)|look(?:s|ed)(?: out)? (?:at|of)|sees?|saw|observe[sd]?)\\b[^.]*\\bwindow\\b[^.]*",
    ),
    idea: /\b(?:ill|sick|in bed|broken leg|cannot go out|could not go out|fever|quarantine|hospital|wheelchair)\b/i,
    after: [
      [
        0,
        "The window was as large as a tea tray, and for three weeks that was the whole world. In the beginning {hero} only looked because there was nothing else. There was a wall. There was half of a tree.",
      ],
      [
        1,
        "On the second day the wall had a cat. On the third day {he} noticed that it came at ten past nine, and that a man with a ladder came at half past, and that the man took off his hat to the cat. By the end of the week {hero} knew who was in love, who was late, and who only pretended to go to work.",
      ],
      [
        1,
        "“Are you bored?” they asked when they brought the soup. “I've got no time for that,” said {hero}. {He} had got a notebook by then. It said: Tues., 4.15 p.m., red balloon, went left.",
      ],
      [
        2,
        "Across the street, on the fourth floor, there was a second window. Sometimes something flashed in it. {Hero} held up the spoon and flashed back. Long, short, long. It did not mean anything. The answer was just the same.",
      ],
      [
        0.5,
        "And then the man with the ladder did not come. It got half past, it got eleven. The cat waited on the wall and looked down on the side that nobody could see from the street. {Hero} could see it. There was a foot, and beside it lay the hat. {He} banged on the glass. Nobody looked up. Nobody ever looks up.",
      ],
    ],
    end: [
      [
        0,
        "{He} took the spoon, and the sun was just right. Long, short, long, as hard as {he} could, into the window on the fourth floor, until a head came out, a boy's head, with a scarf round the neck. {Hero} pointed. The boy looked. He could shout; it was only the mumps. The whole street came running.",
        "{He} shouted until somebody heard it, and pointed, with {his} whole arm. The whole street came running.",
      ],
      [
        0.7,
        "It was a broken leg, and nothing worse. “How did you know that?” they asked, quite beside themselves, up in {his} room. {Hero} opened the notebook. They read it for a long time, one after the other, and some of them went rather red.",
      ],
      [
        1,
        "{He} has been well for ages. But at ten past nine, wherever {he} is, {he} looks up. One sees a head now and then. Then {he} waves, in case somebody has only a window.",
        "Later, when {he} was well again, {he} often looked up. One saw a head now and then. Then {he} waved, in case somebody had only a window.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:the |an? |this is the story of (?:the|an?) )?(?<rank>youngest|smallest|littlest|shyest|quietest) (?:of [^.,]+?|[a-z]+(?: in (?:the|his|her|its) [^.,]+?| of [^.,]+?)?),? (?:(?:who )?(?:is|was|are|were) (?:always |often )?(?:overlooked|forgotten|ignored|left out|laughed at|underestimated|last|never asked|never chosen)|finds?|found|discovers?|discovered)\\b[^.]*",
    ),
    after: [
      [
        0,
        "When they were counted, there was always one too few, and then somebody said: “Oh, right.” On the family picture one saw {him} best if one knew where the others had left a gap.",
      ],
      [
        1,
        "“Not now,” they said, and “Mind your feet,” and “That's nothing for you.” {Hero} did not mind so much. If nobody looks at one, one has time for looking. {He} knew how long an ant needs for the length of the table. {He} knew which of the others sighed at night.",
      ],
      [
        1,
        "“I've noticed something,” {he} said at supper, for it was important. They were just talking about who had caught more, or found more, or shouted louder. “I've noticed something,” {he} said again. Somebody passed {him} the salt.",
      ],
      [
        2,
        "So {he} went alone. It was quite far. There was a narrow place where all the others had always turned round because of their shoulders. {He} did not even have to pull in {his} stomach.",
      ],
      [
        0.5,
        "Behind it everything opened out. It was so much, and so silvery, and so still, that {hero} had to sit down. There would be enough for all of them, for years. At home they had scraped out the last pot that morning, and had told one another that they were not hungry. Now {he} would only have to get them to listen.",
      ],
    ],
    end: [
      [
        0,
        "{He} did not say anything. {He} put it down in the middle of the table, between the plates, as much as {he} had been able to carry, and sat down in {his} place. It went quiet, from the left to the right. “Where is that from?” asked the biggest one. They all turned round, and for the first time all of them looked at the same spot. “Oh,” said {hero}, “right.”",
      ],
      [
        0.7,
        "They had to make the narrow place wider for the others. It took a week, and {hero} told them where. “Mind your heads,” {he} said.",
      ],
      [
        1,
        "When they are counted now, they begin with {him}. It always comes out right.",
        "When they were counted after that, they began with {him}. It always came out right.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:thinks?|thought|believes?|believed|feels?|felt|is told|was told|is sure|was sure)(?: that)? (?:he|she|it) (?:is|was) (?:so |too |very |not )?(?<flaw>ugly|fat|plain|grey|gray|beautiful enough|pretty)\\b[^.]*|^[^.]*?\\b(?:is|was|feels|felt) (?:so |very )?(?:ashamed of|embarrassed by|unhappy with|unhappy about) (?:his|her|its|their) (?<ownlook>(?:[a-z]+ )?(?:looks|fur|hair|nose|ears|freckles|tail|feet|spots|stripes|skin|face|teeth|legs|wings|beak|neck|curls|scars?|body))|^[^.]*?\\b(?:hates?|hated) (?:his|her|its|their) (?<ownlook2>(?:[a-z]+ )?(?:fur|hair|nose|ears|freckles|tail|feet|spots|stripes|colou?r|skin|face|teeth|legs|wings|beak|neck|curls))\\b[^.]*",
    ),
    after: [
      [
        0,
        "It had been one remark, a long time ago, and whoever had made it had forgotten it by the next corner. {Hero} had picked it up and taken it home. {He} had looked at it every day since then. It had grown.",
      ],
      [
        1,
        "{He} went out early, before the others were up, and always kept to the edge. When somebody laughed, it was about {him}. When nobody laughed, they were being polite.",
        "{He} went out early, before the others were up, and kept to the edge. When somebody laughed, it was about {him}. When nobody laughed, they were being polite.",
      ],
      [
        1,
        "“You do look nice today,” somebody said. {Hero} looked behind {him} to see who was meant. “Don't make fun of me,” {he} said, and was gone before there was any answer.",
      ],
      [
        2,
        "There was one picture of {him}, quite a small one, that somebody had painted from far away. {He} had found it and hidden it under a stone. It was quite well done, {he} thought. Whoever that was had been lucky.",
      ],
      [
        0.5,
        "In spring a child sat there and cried. It would not show its face to anybody. There was something on it, a spot, no bigger than a coin, and the others had found a word for it. {Hero} had not wanted to stop. “They're wrong,” {he} heard {himself} say. “I can see it from here. It's like the patch of sun on the water.”",
      ],
    ],
    end: [
      [
        0,
        "The child took its hands down. It looked at {him} for a long time, as nobody had looked at {him} before, because {he} had always been gone by then. “And who told you?” it asked. “Told me what?” “That you have to keep to the edge. You're the most beautiful thing I've ever seen. I come here because of you.” And it pulled out a paint box.",
      ],
      [
        0.7,
        "They sat in the middle of it all, where there is no shade. The child painted, and {hero} kept still. When {he} saw the picture, {he} knew it. {He} had one just like it under a stone.",
      ],
      [
        1,
        "The remark is still about somewhere. It has become quite small. {He} uses it to weigh down the picture when there is a wind.",
        "The remark was still about somewhere after that. It had become quite small.",
      ],
    ],
    isOfLooks: true,
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "^(?:there was once |this is the story of )?(?:an?|the) (?:[a-z]+ )?lonely (?:[a-z]+ )??(?<loner>[a-z]+)(?: (?<lair>(?:in|on|under|at|by|behind|at the bottom of|above) (?:an?|the|his|her|its) (?:[a-z]+ ){0,3}?[a-z]+))?(?:\\.|$)",
    ),
    idea: /\b(?:giant|giantess|troll|ogre|monster|ghost|dragon|yeti|bigfoot|werewolf|vampire|witch|wolf|bear|skeleton|zombie|cyclops|kraken|beast|golem|crocodile|shark|minotaur|goblin)\b/i,
    after: [
      [
        0,
        "It had its advantages. Nobody contradicted. The last piece was always there. {Hero} talked to {himself} a good deal, and {he} agreed with {himself} in nearly everything.",
      ],
      [
        1,
        "Now and then somebody came by. {Hero} heard it from far off, and every time {he} tidied up. But by the time {he} had got as far as “Good day”, they had screamed, or run, or both. They left things behind when they did so: a shoe, a basket, half a song. {He} kept everything very carefully.",
        "Now and then somebody came by. {Hero} heard it from far off, and every time {he} tidied up. But by the time {he} had got as far as “Good day”, they were gone. They left things behind: a shoe, a basket, half a song. {He} kept everything very carefully.",
      ],
      [
        1,
        "{He} hummed the half song in the evening. It stopped each time in the same place, in the middle of a word. {He} had tried all sorts of endings. None of them fitted.",
      ],
      [
        2,
        "“One could go where they are,” {he} thought, and got as far as the last stone. From there one saw the lights. They were warm and yellow, and there were always several of them together. {Hero} went back again. {He} had nothing to wear.",
      ],
      [
        0.5,
        "And one night somebody came who did not run. It was a small somebody, in a nightshirt, who had lost the way and had been crying for so long that nothing could frighten it any more. It sat down on the last stone. It hiccuped. And because it was afraid, it began to sing, very low, and it was the half song, and it went on past the place.",
      ],
    ],
    end: [
      [
        0,
        "So that was how it went! It was quite simple: up, and then down. {Hero} had joined in before {he} could think. The small one turned round. They looked at each other, and neither of them could stop, because the song was not over. After that it was too late for screaming.",
      ],
      [
        0.7,
        "{He} carried it home, as far as the lamps. “Whose is that?” they called, and they had pitchforks. “Mine,” said the small one, and did not get down. “He knows the second voice.” There was a pause. Somebody lowered a fork. “We've been missing a bass for years,” he said.",
        "{He} brought it home, as far as the lamps. “Whose is that?” they called, and they had pitchforks. “Mine,” said the small one. There was a pause. Somebody lowered a fork. “We've been missing a second voice for years,” he said.",
      ],
      [
        1,
        "The shoe and the basket have been given back. The practice is on Mondays. They've moved it to the last stone, because of the acoustics.",
      ],
    ],
    isWhole: true,
  },
];
