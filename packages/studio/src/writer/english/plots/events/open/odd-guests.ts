import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";

/** What is left over, who is not invited, and what is done for those who cannot come. */
export const oddGuests: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:nobody|no one|none of [^.]*?) (?:else )?(?:came|would come|wanted to come|dared to come|turned up|showed up|accepted)\\b[^.]*?\\b(?:except(?: for)?|but) (?<guest>(?:an?|the|one) (?:[a-z]+ ){0,3}?[a-z]+)(?= who| that|[.,]|$)[^.]*",
    ),
    idea: /^(?=.*\b(?:party|housewarming|invit\p{L}+|tea|dinner|birthday|feast)\b).*\b(?:wolf|fox|lion|lioness|tiger|crocodile|alligator|dragon|ogre|giant|bear|snake|vampire|shark|monster|eagle|troll|lynx|panther|python)\b/iu,
    after: [
      [
        0,
        "={Hero} had got everything ready for forty. There were garlands, there were forty chairs, and on each of the chairs lay a paper hat. {He} had written the invitations {himself}. “Please do not bring any presents,” it said there. “There will be games. Nobody will be eaten.” Perhaps that last sentence had been a mistake.",
      ],
      [
        1,
        "At three {hero} put the paper hats straight. At four {he} put them straight again. Then there was a knock, and it was {mate}. “I only wanted to have a look,” said {mate}, and looked, and meant the table.",
        "At three {hero} put the paper hats straight. At four {he} put them straight again. Then there was a knock, quite low down. “I only wanted to have a look,” said {theguest}, and looked, and meant the table.",
      ],
      [
        1,
        "They sat down at the long table, one at each end, and waved to each other. “Could you pass me the salt?” That took a while. {Theguest} had three hats on by then.",
      ],
      [
        1,
        "After that there were the games. They played musical chairs. With forty chairs and two players nobody is ever out, and so they had to go on for two hours. Neither of them had ever done so well.",
      ],
      [
        0.5,
        "=Then there was a noise outside. They had come after all, every one of them. They stood in front of the house with lamps and rakes, and trembled. “Let the little one go!” they shouted. {Hero} stood in the door with a paper hat on and did not know how one answers that.",
      ],
    ],
    end: [
      [
        0,
        "=“Ssh!” said a voice. {Theguest} came out past {hero}, with both cheeks full. “We're in the middle of it. It's musical chairs, and there are thirty-eight of them free.” Nobody moved. “There's pudding as well.” An old one in front let the rake sink. “What kind of pudding?” it was asked.",
      ],
      [
        0.6,
        "=By nine o'clock the paper hats were not enough. The rakes stood in the umbrella stand. Somebody was out at last, and then somebody else, and they all wanted to begin again from the beginning.",
      ],
      [
        1,
        "One of the invitations is still hanging there. The last sentence has been left as it was. Only somebody has written something behind it, in pencil and quite low down: “True.”",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:wanted|wants|decided|decide|set out|tried|had|was (?:asked|hired|determined)|were determined|made it (?:his|her|their) business) to (?:know|find out|discover|catch|see|learn)|to find out|found out|to see) who\\b[^.]*",
    ),
    idea: /\bsome(?:one|body) (?:(?:secretly |always )?(?:keeps?|kept|leaves|left|puts?|hangs?|hung|knits|draws|drew|paints|is|was|has been|had been))\b[^.]*?\b(?:leav(?:e|es|ing)|left|put(?:s|ting)?|hang(?:s|ing)?|hung|plac(?:es|ing)|draw(?:s|ing)|drew|paint(?:s|ing|ed)?|plant(?:s|ing|ed)?|mend(?:s|ing|ed)?|repair(?:s|ing|ed)?|clean(?:s|ing|ed)?|knit(?:s|ting)?|writ(?:es|ing))\b/i,
    after: [
      [
        0,
        "={Hero} began with the facts, because one should begin with those. It was always early. It was always without a sound. And it was somebody who wiped their feet, even out of doors.",
      ],
      [
        1,
        "{He} scattered flour on the ground, quite thinly. In the morning there were tracks in it: those of a cat, those of a pigeon, and a third kind, very suspicious. {Hero} followed them right round the corner before {he} noticed that they were {his} own.",
        "{He} scattered flour on the ground, quite thinly. In the morning there were tracks in it: those of a cat, those of a pigeon, and a third kind, very suspicious. They followed them right round the corner, until {mate} said: “Those are ours.”",
      ],
      [
        1,
        "There was a list of suspects. One was on it because of the whistling, and one because there was never any whistling. By Wednesday everybody was on it. {Hero} put {himself} down as well, to be fair.",
      ],
      [
        1,
        "Something else had begun meanwhile, and {hero} made a note of it: they all came out earlier. They looked whether there was something there, and then they showed it to each other. “You've got one, too?” asked people who had never asked each other anything.",
      ],
      [
        0.5,
        "=In the end {hero} sat up all night behind the dustbins, with a thermos flask. It got to be two, and it got to be four. {He} only shut {his} eyes for a moment. When {he} opened them again, it was light, and there was one on {his} own knees.",
      ],
    ],
    end: [
      [
        0,
        "=And round {his} shoulders there was a blanket that did not belong to {him}. {Hero} knew it. It hung on a line every Monday, and {he} had walked past it for years. {He} got out the list and looked for the name. It was the only one that had been crossed out at once. There was nobody whom people noticed less.",
      ],
      [
        0.6,
        "=“Well?” the others asked. “Do you know who it is?” {Hero} folded the list, first once and then again. “I'm working on it,” {he} said. “It's difficult. It will take years.”",
      ],
      [
        1,
        "They still come out early. And now and then there is something where there never was anything before, at the door with the blanket. It is not very well made yet. Somebody is still practising.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:made a plan|make a plan|planned|plan|worked out|smuggled?|sneaked|snuck|brought|bring|carried|took|wheeled|decided to (?:bring|smuggle|show|take))\\b[^.]*?\\b(?:for the (?:boy|girl|child|patient|old [a-z]+)|(?:in)?to (?:the|his|her|their) (?:[a-z]+ )?(?:hospital|ward|bed|bedside|hospital room|sickroom|room)|out of the (?:hospital|ward))\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:two|three|four|five|six|seven|friends|children|siblings|sisters|brothers|cousins|clowns|toys|aunts|class|team|gang|neighbours)\b).*\b(?:hospital|ward|clinic|sickbed|bed six|hospice)\b/i,
    after: [
      [
        0,
        "=There was an hour that belonged to nobody. At ten the lamps were turned down, and at eleven somebody came with the thermometer. In between it had to be done. “An hour's plenty,” they said. They had not tried it out yet.",
      ],
      [
        1,
        "They practised in the linen room. It is not easy to be quiet when one has something on wheels. One of the wheels squeaked. It was given a spoonful of cough mixture, and after that it squeaked more slowly.",
      ],
      [
        1,
        "They needed somebody to keep watch. It was the fish in the waiting room that got the job. It could not shout, but it always looked at the door.",
      ],
      [
        2,
        "“What if we're caught?” “Then we're lost.” “Lost where?” They thought about it. “On the way to the lavatory,” they decided. Everybody had to say it three times.",
      ],
      [
        0.5,
        "=At half past ten they had got as far as the bed. Then the door opened, and it was the night sister. She looked at everything, the wheels, the string, the four pillows. “What's this going to be?” she asked. There was no answer to that which would have taken less than a quarter of an hour. “We're on the way to the lavatory,” somebody said.",
      ],
    ],
    end: [
      [
        0,
        "=The night sister took hold of the wrist that lay on the blanket, looked at her watch, and counted for a long time. “I thought as much,” she said. “This patient has not had enough to look at. It's urgent.” With one foot she let off the brake of the bed. “I haven't seen anything myself. I'm just going to air the room. As a rule that takes me twenty minutes.”",
      ],
      [
        0.6,
        "=Then nobody said anything any more. There was light on all their faces. One pair of eyes could not be got wide enough for all there was. “There!” it came from the pillow, and after a while again: “There!”",
      ],
      [
        1,
        "At the foot of the bed hangs a chart with a line on it. That night it goes up. The doctors talked about it for a long time. The night sister said nothing. She was looking for her cough mixture.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?<!\\b(?:at|in|on|of|from|to|by|under|behind|near|outside) )(?:only )?(?<odd>(?:an?|the) (?!only\\b)(?:[a-z-]+ ){0,3}?[a-z-]+(?: with (?:an?|the|one|two|three|only|no) [a-z-]+(?: [a-z-]+)?)?)(?: (?:at|in|on|from) [^.,]*?)?(?: that| which)? (?:was|were|is) (?:(?:always |the only one )?left (?:at the end|over|behind|alone|on the shelf)|never (?:chosen|bought|picked)|too (?:wonky|crooked|small|ugly|old|plain|bent|thin) for (?:anyone|anybody) to (?:buy|take|want|choose))\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:shop|market|shelf|stall|store|window|buy|bought|flea market|sale|tree|toys?)\b)(?!.*\b(?:train|beach|bus|ends? up|ended up)\b)/i,
    after: [
      [
        0,
        "=Everybody who had looked at {theodd} had put their head on one side. From there it looked straight. Then they had put their head up again, and taken another one.",
      ],
      [
        1,
        "It had got a red label, and after a week a second one. What it cost by then was less than the bag that one would have carried it home in. “We'll soon have to give people something for it,” somebody had said.",
      ],
      [
        1,
        "In the beginning it had stood in the front row. Later it stood in the second, and then it stood beside the mop. From there one sees mostly shoes. It got to know a great deal about shoes: which are in a hurry, which are only looking, and which stop because they have nowhere to go.",
      ],
      [
        0.5,
        "=And then there was a day on which all the others were gone, and somebody wrote “rest” on a cardboard box. The lamp went out. It is easy to be put down. It is not so easy to be put down in a box with “rest” on it.",
      ],
    ],
    end: [
      [
        0,
        "=There was a knock. A pair of shoes stood outside, one brown and one black. “Is there anything left?” asked a voice. “Only something that nobody wants.” “Show me.” Somebody bent down and looked at it, quite straight. There was a tooth missing in the smile, quite in front. “There you are,” said the voice. “I've been looking for something that isn't finished. One doesn't have to be so careful with it.”",
      ],
      [
        0.6,
        "=So {theodd} came to a place where hardly anything was quite straight. There was a clock with one hand there, and a dog with half an ear. Nobody had to move up. There was just such a gap there.",
      ],
      [
        1,
        "Those who come there for the first time always look at it first. They put their head on one side. Then they see the rest of it, the clock, the dog, the shoes. And after a while they sit up straight again, and stay.",
      ],
    ],
  },
];
